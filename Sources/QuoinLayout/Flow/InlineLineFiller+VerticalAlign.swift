import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// Across the line: CSS 2 §10.8.1.
extension InlineLineFiller {
  /// How far a box and its descendants extend above and below its baseline.
  struct Extent {
    var above = -Double.infinity
    var below = -Double.infinity

    init() {}
    init(_ metrics: InlineMetrics) { (above, below) = (metrics.above, metrics.below) }

    /// Adds the extent of a descendant.
    mutating func add(_ other: Extent, raisedBy rise: Double) {
      above = max(above, other.above + rise)
      below = max(below, other.below - rise)
    }
  }

  /// Returns how far `vertical-align` raises a box above the baseline of its parent, or `nil` if the box is aligned with
  /// the line.
  private func rise(
    of node: Int, _ metrics: InlineMetrics, _ extent: Extent, in outer: InlineMetrics
  ) -> Double? {
    switch InlineText.verticalAlign(of: node, pass) {
    case .baseline: 0
    case .sub: -InlineLineFiller.shift(outer.fontSize, by: 5)
    case .super: InlineLineFiller.shift(outer.fontSize, by: 3)
    case .middle: outer.xHeight / 2 - (extent.above - extent.below) / 2
    case .baselineMiddle: -(extent.above - extent.below) / 2
    case .textTop: outer.ascent - extent.above
    case .textBottom: extent.below - outer.descent
    case .points(let points): points
    case .percent(let percent): percent * metrics.lineHeight / 100
    case .top, .bottom: nil
    }
  }

  /// Returns how far browsers shift a subscript or a superscript in a text of some size, in 64ths of a pixel.
  private static func shift(_ fontSize: Double, by divisor: Double) -> Double {
    ((fontSize * 64).rounded() / divisor).rounded(.down) / 64 + 1
  }

  /// Applies the property `vertical-align`.
  ///
  /// - Parameter extent: The extent of the box with its descendants, or `nil` for its own.
  func stand(
    _ node: Int, _ metrics: InlineMetrics, _ extent: Extent? = nil, in outer: Standing,
    _ extents: inout LineExtents
  ) -> Standing {
    var standing = Standing(
      metrics: metrics, rise: outer.rise, group: outer.group, lift: outer.lift)
    if let rise = rise(of: node, metrics, extent ?? Extent(metrics), in: outer.metrics) {
      standing.rise += rise
    } else {
      // As browsers have it, an element that is raised takes along what is aligned with the line in it.
      standing.lift += outer.rise
      standing.rise = 0
      standing.group = extents.addGroup(InlineText.verticalAlign(of: node, pass), in: outer.group)
    }
    return standing
  }

  /// Applies the property `vertical-align` of a piece, and adds its extent to that of the line.
  func stand(
    _ piece: Piece, in outer: Standing, ignoresBreak: Bool, _ extents: inout LineExtents
  ) -> Standing {
    guard let (node, metrics) = box(of: piece, in: outer.metrics) else { return outer }
    let standing = stand(node, metrics, in: outer, &extents)
    if ignoresBreak, case .lineBreak = text.parts[piece.part] { return standing }
    extents.add(
      above: standing.metrics.above + standing.rise, below: standing.metrics.below - standing.rise,
      to: standing.group)
    return standing
  }

  /// Returns the box of a piece, or `nil` for an edge.
  private func box(of piece: Piece, in outer: InlineMetrics) -> (node: Int, InlineMetrics)? {
    switch text.parts[piece.part] {
    case .text(let node), .lineBreak(let node):
      var metrics = metrics(of: node)
      if let others = piece.others {
        metrics.above = max(metrics.above, others.above)
        metrics.below = max(metrics.below, others.below)
      }
      return (node, metrics)
    case .atomic(let index, let node):
      guard index < request.boxes.count else { return nil }
      let box = request.boxes[index]
      var metrics = outer
      metrics.above = box.baseline ?? box.size.height
      metrics.below = box.size.height - metrics.above
      metrics.lineHeight = self.metrics(of: node).lineHeight
      return (node, metrics)
    case .start, .end, .indent, .direction: return nil
    }
  }

  /// Returns the extents of inline elements with their descendants on a line, if the alignment of an element depends on
  /// them.
  ///
  /// CSS 2 aligns the box of the element alone; browsers align it together with its descendants, except for those that
  /// are aligned with the line.
  ///
  /// - Parameters:
  ///   - onLine: The elements on the line, outer ones first.
  ///   - ignoresBreak: Whether breaks have no height.
  func subtreeExtents(
    _ onLine: [Int], _ pieces: [Piece], ignoresBreak: Bool
  ) -> [Int: Extent] {
    let isNeeded = onLine.contains { index in
      switch InlineText.verticalAlign(of: text.spans[index].node, pass) {
      case .middle, .baselineMiddle, .textTop, .textBottom: true
      default: false
      }
    }
    guard isNeeded else { return [:] }
    var extents: [Int: Extent] = [:]
    for index in onLine {
      let node = text.spans[index].node
      extents[index] = hasExtent(node) ? Extent(metrics(of: node)) : Extent()
    }
    for piece in pieces {
      let owner = text.starts[piece.part].owner
      guard extents[owner] != nil else { continue }
      if ignoresBreak, case .lineBreak = text.parts[piece.part] { continue }
      let outer = metrics(of: text.spans[owner].node)
      guard let (node, metrics) = box(of: piece, in: outer),
        let rise = rise(of: node, metrics, Extent(metrics), in: outer)
      else { continue }
      extents[owner]?.add(Extent(metrics), raisedBy: rise)
    }
    // The descendants of an element come after it.
    for index in onLine.reversed() {
      let span = text.spans[index]
      let own = metrics(of: span.node)
      if extents[index].map({ $0.above.isFinite }) != true { extents[index] = Extent(own) }
      guard let extent = extents[index], extents[span.parent] != nil,
        let rise = rise(
          of: span.node, own, extent, in: metrics(of: text.spans[span.parent].node))
      else { continue }
      extents[span.parent]?.add(extent, raisedBy: rise)
    }
    return extents
  }
}
