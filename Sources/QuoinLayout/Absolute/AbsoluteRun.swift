import QuoinGeometry
import QuoinModel

/// The layout of an absolute container for one question: its children with their placements.
///
/// First all columns (x and width) are solved, then all rows (y and height) at those widths. Along an axis, a child
/// comes after the siblings that it refers to.
struct AbsoluteRun {
  let pass: LayoutPass
  let container: Int
  let children: [Int]
  let placements: [AbsolutePlacement]
  /// Whether the layout direction is right to left.
  let isMirrored: Bool
  /// The order in which the children are solved along each axis.
  private var orders: [[Int]] = [[], []]
  /// The children whose references are ignored because they are circular.
  private var isCut: [Set<Int>] = [[], []]
  /// The positions of the siblings that are referred to, among the children.
  private var locals: [NodeID: Int] = [:]

  init(_ pass: LayoutPass, _ container: Int) {
    self.pass = pass
    self.container = container
    children = pass.children(of: container)
    placements = children.map { child in
      (pass.tree.relations[child] as? Relation<AbsoluteContainer>)?.placement
        ?? AbsolutePlacement()
    }
    isMirrored = pass.tree.directions[container] == .rightToLeft
    let refers = placements.contains { $0.horizontal.hasLines || $0.vertical.hasLines }
    if refers {
      for (local, child) in children.enumerated() { locals[pass.tree.nodes[child].id] = local }
    }
    for axis in Axis.allCases {
      orders[Int(axis.rawValue)] = refers ? order(axis) : Array(children.indices)
    }
  }

  /// Returns the columns or rows of all children in a container of an extent.
  ///
  /// - Parameters:
  ///   - columns: The solved columns, for rows.
  ///   - rows: The rows as far as they are known, for columns.
  ///   - isMeasuring: Whether the extent is a guess, from which only positions may be derived.
  func solve(
    _ axis: Axis, extent actual: Double, columns: [Segment]? = nil, rows: [Segment]? = nil,
    isMeasuring: Bool = false
  ) -> [Segment] {
    var segments = Array(repeating: Segment(start: 0, length: 0), count: children.count)
    for local in orders[Int(axis.rawValue)] {
      let span = placements[local][axis]
      // Springs and struts start from the frame in the design.
      let design = placements[local].design(axis)
      let extent = design ?? actual
      let bounds = bounds(span, local, axis, extent, segments)
      let length = length(
        local, axis, isMeasuring && design == nil ? nil : extent, bounds, segments,
        across: (columns ?? rows)?[local].length)
      let center = effective(span.center).map {
        (position(of: $0.line, span, local, axis, extent, segments) ?? 0)
          + $0.constant + $0.fraction * extent + bounds.margins.start - bounds.margins.end
      }
      let share = span.share(isFlipped: isFlipped(span, axis), isMirrored: isMirrored(axis))
      var segment = Segment(
        start: span.start(of: length, bounds, center: center, share: share), length: length)
      if isFlipped(span, axis) { segment = segment.mirrored(in: extent) }
      if let design {
        let springs = Springs(placements[local].autoresizing[axis], placements[local].distribution)
        segment = springs.resize(
          start: segment.start, length: segment.length, from: design, to: actual)
        segment.length = limited(segment.length, local, axis, in: actual)
      }
      segments[local] = segment
    }
    return segments
  }

  /// Returns a length clamped to the limits of the placement and of the node itself.
  ///
  /// The larger of the two minima takes precedence.
  func limited(_ length: Double, _ local: Int, _ axis: Axis, in extent: Double?) -> Double {
    let span = placements[local][axis]
    let sizing = pass.tree.sizings[children[local]]
    let least = max(span.clamp(0, in: extent), sizing.clamp(0, along: axis))
    return max(
      least, min(span.clamp(length, in: extent), sizing.clamp(length, along: axis)))
  }

  /// Returns the two ends that bound a child, measured from the side at which its span begins.
  func bounds(
    _ span: AbsolutePlacement.Span, _ local: Int, _ axis: Axis, _ extent: Double,
    _ segments: [Segment]
  ) -> Bounds {
    let margins = placements[local].margins(
      axis, extent: extent, isFlipped: isFlipped(span, axis), isMirrored: isMirrored(axis))
    var bounds = Bounds(margins: margins)
    if let start = effective(span.start) {
      bounds.start =
        (position(of: start.line, span, local, axis, extent, segments) ?? 0) + start.constant
        + start.fraction * extent + margins.start
    }
    if let end = effective(span.end) {
      bounds.end =
        (position(of: end.line, span, local, axis, extent, segments) ?? extent) - end.constant
        - end.fraction * extent - margins.end
    }
    if span.isBetweenSiblings, let room = bounds.room, room + margins.start + margins.end < -1e-9 {
      bounds = Bounds(margins: margins, hasNoGap: true)
    }
    return bounds
  }

  private func isMirrored(_ axis: Axis) -> Bool { isMirrored && axis == .horizontal }

  /// Whether a span is measured from the right.
  func isFlipped(_ span: AbsolutePlacement.Span, _ axis: Axis) -> Bool {
    axis == .horizontal && isMirrored && span.isDirectional
  }

  /// Returns a coordinate, or `nil` if it refers to no sibling.
  ///
  /// This is the case for an empty list, and for siblings that are all hidden and skipped if so.
  func effective(_ coordinate: Coordinate?) -> Coordinate? {
    guard let line = coordinate?.line, line.nodes.isEmpty || line.skipsHidden,
      members(line).isEmpty
    else { return coordinate }
    return nil
  }

  /// Returns the siblings that a line refers to, as indices among the children.
  private func members(_ line: SiblingLine) -> [Int] {
    let members = line.nodes.compactMap { locals[$0] }
    guard line.skipsHidden else { return members }
    return members.filter { !pass.tree.nodes[children[$0]].isHidden }
  }

  /// Returns the position of a line of siblings, measured from the side at which a span begins, or `nil` if there is no
  /// line.
  private func position(
    of line: SiblingLine?, _ span: AbsolutePlacement.Span, _ local: Int, _ axis: Axis,
    _ extent: Double, _ segments: [Segment]
  ) -> Double? {
    guard let line, !isCut[Int(axis.rawValue)].contains(local) else { return nil }
    // In right-to-left layouts, leading and trailing are swapped, and the outermost sibling is chosen from the right.
    let isFlippedLine = axis == .horizontal && isMirrored && line.isDirectional
    let values = members(line).map { sibling -> Double in
      let segment =
        isFlippedLine ? segments[sibling].mirrored(in: extent) : segments[sibling]
      switch line.side {
      case .start: return segment.start
      case .center: return segment.middle
      case .end: return segment.end
      case .length: return segment.length
      }
    }
    guard let position = line.choice.of(values) else { return nil }
    guard line.side != .length, isFlippedLine != isFlipped(span, axis) else { return position }
    return extent - position
  }

  private func length(
    _ local: Int, _ axis: Axis, _ extent: Double?, _ bounds: Bounds, _ segments: [Segment],
    across: Double?
  ) -> Double {
    limited(
      unlimited(local, axis, extent, bounds, segments, across: across), local, axis, in: extent)
  }

  /// Returns the length of a child before its limits.
  ///
  /// - Parameter across: The length along the other axis, if known; for columns only if it is specified.
  private func unlimited(
    _ local: Int, _ axis: Axis, _ extent: Double?, _ bounds: Bounds, _ segments: [Segment],
    across: Double?
  ) -> Double {
    let span = placements[local][axis]
    let across =
      axis == .vertical || placements[local].vertical.isLengthSaid ? across : nil
    if let fitted = fitted(local, axis, extent, bounds, across: across) { return fitted }
    if let known = span.ownLength(in: extent, margins: bounds.margins) { return known }
    if let length = span.length, length.line != nil,
      let other = position(of: length.line, span, local, axis, extent ?? 0, segments)
    {
      return other + length.constant + length.fraction * (extent ?? 0)
    }
    if span.length == nil, extent != nil, let room = bounds.room { return room }
    return natural(local, axis, across: across)
  }

  /// Returns the length of the content for a child with `sizeToFit`, which takes it regardless of its ends.
  private func fitted(
    _ local: Int, _ axis: Axis, _ extent: Double?, _ bounds: Bounds, across: Double?
  ) -> Double? {
    let placement = placements[local]
    guard let fit = placement.fit else { return nil }
    let child = children[local]
    func own(_ axis: Axis) -> Double? {
      placement[axis].ownLength(in: axis == .horizontal ? extent : nil, margins: bounds.margins)
    }
    switch (axis, fit) {
    case (.horizontal, .width): return nil
    case (.horizontal, .widthFlexible):
      guard let room = own(.horizontal) ?? bounds.room else { return nil }
      return min(room, pass.measure(child, Question(ProposedSize(width: room))).size.width)
    case (.horizontal, .content): return pass.measure(child, Question(ProposedSize())).size.width
    case (.horizontal, .height), (.horizontal, .heightFlexible):
      guard let height = own(.vertical) ?? across else { return nil }
      return pass.measure(child, Question(ProposedSize(height: height))).size.width
    case (.vertical, .width), (.vertical, .widthFlexible), (.vertical, .content):
      return across.map { pass.measure(child, Question(exactWidth: $0)).size.height }
    case (.vertical, .height): return nil
    case (.vertical, .heightFlexible):
      guard let room = placement.vertical.ownLength(in: extent, margins: bounds.margins), let across
      else { return nil }
      return min(room, pass.measure(child, Question(exactWidth: across)).size.height)
    }
  }

  /// Returns the child's own length.
  private func natural(_ local: Int, _ axis: Axis, across: Double?) -> Double {
    let placement = placements[local]
    let ratio = placement.aspectRatio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if axis == .vertical, let across {
      if let ratio { return across / ratio }
      return pass.measure(children[local], Question(exactWidth: across)).size.height
    }
    let height =
      across
      ?? placement.vertical.ownLength(in: nil).map { limited($0, local, .vertical, in: nil) }
    if let ratio, let height { return height * ratio }
    var room = placement.horizontal.maxLength?.constant
    if placement.horizontal.maxLength?.fraction != 0 { room = nil }
    var question = Question(ProposedSize(width: room, height: height))
    question.isHeightExact = height != nil
    return pass.measure(children[local], question).size.width
  }
}

extension AbsoluteRun {
  /// Whether a width depends on a height that only the rows determine: by a ratio or from the content.
  var hasWidthsByHeight: Bool {
    placements.contains { placement in
      let isAsked =
        placement.aspectRatio != nil || placement.fit == .height
        || placement.fit == .heightFlexible
      return isAsked && placement.vertical.isLengthSaid && !placement.horizontal.isLengthSaid
        && placement.vertical.ownLength(in: nil) == nil
    }
  }
}

extension AbsolutePlacement.Span {
  /// Whether a length is specified, or two ends that determine it.
  var isLengthSaid: Bool { length != nil || start != nil && end != nil }
}

extension AbsolutePlacement {
  /// Returns the container's extent in the design, if something is flexible when it changes.
  func design(_ axis: Axis) -> Double? {
    autoresizing.isEmpty ? nil : designSize?[axis]
  }
}

extension SiblingLine.Choice {
  func of(_ values: [Double]) -> Double? {
    guard !values.isEmpty else { return nil }
    switch self {
    case .least: return values.min()
    case .greatest: return values.max()
    case .mean: return values.reduce(0, +) / Double(values.count)
    }
  }
}

extension AbsoluteRun {
  /// Returns the children ordered such that each comes after those that it refers to.
  private mutating func order(_ axis: Axis) -> [Int] {
    enum Mark { case new, open, done }
    var marks = Array(repeating: Mark.new, count: children.count)
    var order: [Int] = []
    order.reserveCapacity(children.count)
    let targets = children.indices.map { self.targets(of: $0, axis) }
    for first in children.indices where marks[first] == .new {
      // The walk is iterative: a chain may be as long as the list of children.
      var path: [(local: Int, next: Int)] = [(first, 0)]
      marks[first] = .open
      while let (local, next) = path.last {
        guard next < targets[local].count else {
          marks[local] = .done
          order.append(local)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = targets[local][next]
        switch marks[target] {
        case .done: break
        case .new:
          marks[target] = .open
          path.append((target, 0))
        case .open:
          reportCircle(path.map(\.local).drop { $0 != target }, axis)
          isCut[Int(axis.rawValue)].insert(local)
        }
      }
    }
    return order
  }

  /// Returns the siblings that a child refers to along an axis; references to other nodes are reported.
  private func targets(of local: Int, _ axis: Axis) -> [Int] {
    let span = placements[local][axis]
    guard span.hasLines else { return [] }
    let lines = [span.start, span.center, span.end, span.length].compactMap { $0?.line }
    return lines.flatMap(\.nodes).compactMap { id in
      if let target = locals[id] { return target }
      reportStranger(id, local)
      return nil
    }
  }

  private func reportCircle(_ circle: ArraySlice<Int>, _ axis: Axis) {
    guard let last = circle.last else { return }
    let names = circle.map { pass.name(children[$0]) }.joined(separator: ", ")
    let axis = axis == .horizontal ? "x" : "y"
    pass.report(
      .error, rule: "circular-placement",
      "the places along \(axis) of \(names) depend on each other; "
        + "\(pass.name(children[last])) is placed as if it referred to nothing",
      about: children[last])
  }

  private func reportStranger(_ id: NodeID, _ local: Int) {
    let other =
      pass.indices[id].map { pass.name($0) } ?? "a node that is not in the tree"
    pass.report(
      .error, rule: "not-a-sibling",
      "\(pass.name(children[local])) is placed by \(other), which is not in "
        + "\(pass.name(container)); a place may refer to siblings only",
      about: children[local])
  }
}
