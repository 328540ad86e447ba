import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// The content of a multi-column element, laid out for a width.
final class ColumnLayout {
  /// The content in one long column, except for elements that span all columns.
  let flow: FlowTree
  let width: Double
  let limit: Double?
  /// The height of all columns, including the elements that span them.
  var height = 0.0
  var map = ColumnMap()
  /// The rules between columns.
  var rules: [Rect] = []

  init(_ flow: FlowTree, width: Double, limit: Double?) {
    self.flow = flow
    self.width = width
    self.limit = limit
  }
}

// CSS Multi-column Layout 1. The content is laid out in a column of unlimited length, which is then broken between
// lines and boxes, and its fragments are placed beside each other.
extension LayoutPass {
  /// Returns the column style of a node's content.
  func columns(of index: Int) -> ColumnStyle? {
    guard tree.hasInnerBoxTrees, tree.roles[index].contains(.flow) else { return nil }
    return tree.elements[index]?.columns
  }

  /// Whether a node's children are boxes of the same box tree as the node itself.
  func isBoxes(_ index: Int) -> Bool {
    tree.roles[index].contains(.boxes)
      && (!tree.hasInnerBoxTrees || columns(of: index) == nil && !isVertical(index))
  }

  /// Returns the size of the columns for a question.
  func measureColumns(_ index: Int, _ style: ColumnStyle, _ question: Question) -> MeasuredSize {
    var width = question.proposal.width ?? .infinity
    if !question.isWidthExact {
      let content = measureNarrowColumns(index, style, question)
      guard width.isFinite, width > 0 else { return content }
      width = min(width, content.size.width)
    }
    let limit = question.isHeightExact ? question.proposal.height : nil
    return MeasuredSize(Size(width, columnLayout(index, style, width, limit).height))
  }

  /// Returns the size of columns that are each as wide as their content.
  ///
  /// §3.4 leaves the intrinsic sizes to CSS Sizing 3 §5.1. As in browsers, one column that is no wider than the
  /// specified width is the smallest size, however many there may be.
  private func measureNarrowColumns(
    _ index: Int, _ style: ColumnStyle, _ question: Question
  ) -> MeasuredSize {
    let flow = FlowTree(index, in: self)
    let extent: BoxExtent = question.proposal.width == 0 ? .minContent : .maxContent
    let answer = try? flow.boxes.measure(
      flow.ids[0], in: BoxSpace(width: extent, height: .maxContent)
    ) { [self] box, request in
      measureItem(Int(flow.nodes[Int(box.index)]), request)
    } inline: { [self] request in
      breakLines(of: flow, request)
    }
    if extent == .minContent, let width = style.width, let size = answer?.size {
      return MeasuredSize(Size(min(width, size.width), size.height))
    }
    let content = max(style.width ?? 0, answer?.size.width ?? 0)
    let count = Double(style.count ?? 1)
    let gap = style.columns(in: 0).gap
    return MeasuredSize(Size(count * content + (count - 1) * gap, answer?.size.height ?? 0))
  }

  private func columnLayout(
    _ index: Int, _ style: ColumnStyle, _ width: Double, _ limit: Double?
  ) -> ColumnLayout {
    if let known = columnLayouts[index], known.width == width, known.limit == limit {
      return known
    }
    let columns = style.columns(in: width)
    let flow = FlowTree(index, in: self, columnWidth: columns.width)
    let layout = ColumnLayout(flow, width: width, limit: limit)
    layoutBoxes(flow, BoxSpace(width: .exactly(width), height: .maxContent), index)
    let frames = flow.frames()
    var breaker = ColumnBreaker(flow, frames, self)
    let step =
      (columns.width + columns.gap) * (tree.directions[index] == .rightToLeft ? -1 : 1)
    var shift = 0.0
    var child = flow.boxes.firstChild(of: flow.ids[0])
    while let box = child {
      child = flow.boxes.next(after: box)
      let frame = frames[Int(box.index)]
      if flow.boxes.style(of: box).position == .absolute { continue }
      guard flow.columnRuns.contains(box.index) else {
        layout.map.add(
          ColumnMap.Segment(
            start: frame.minY, end: frame.maxY, move: Point(0, -shift), bottom: frame.maxY - shift))
        continue
      }
      let atoms = breaker.atoms(in: Int(box.index))
      let (starts, length) = ColumnBreaker.columns(
        atoms, frame.minY...max(frame.minY, frame.maxY), count: columns.count, limit: limit,
        isBalanced: style.isBalanced)
      let top = frame.minY - shift
      for (number, start) in starts.enumerated() {
        let begin = start.top
        let end = number + 1 < starts.count ? starts[number + 1].top : frame.maxY
        layout.map.add(
          ColumnMap.Segment(
            start: begin, end: end, move: Point(Double(number) * step, top - begin),
            bottom: top + length))
        guard number > 0, style.rule.line != .none, style.rule.width > 0 else { continue }
        // §4: in the middle of the gap, between columns that both have content.
        let middle =
          step > 0
          ? frame.minX + Double(number) * step - columns.gap / 2
          : frame.maxX + Double(number) * step + columns.gap / 2
        layout.rules.append(
          Rect(x: middle - style.rule.width / 2, y: top, width: style.rule.width, height: length))
      }
      shift += frame.height - length
    }
    layout.height = max(0, frames[0].height - shift)
    columnLayouts[index] = layout
    return layout
  }

  /// Places the content of a node's columns.
  func placeColumns(_ index: Int, _ style: ColumnStyle, in size: Size) {
    let content = contentRects[index] ?? Rect(origin: .zero, size: size)
    let isFixed = tree.elements[index].map { $0.style.height != .auto } ?? false
    let layout = columnLayout(index, style, content.width, isFixed ? content.height : nil)
    let flow = layout.flow
    let absolute = flow.frames()
    var placed = PlacedFrames(in: index..<Int(tree.ends[index]))
    var starts = absolute
    for (box, node) in flow.nodes.enumerated() {
      let pieces = layout.map.pieces(of: absolute[box]).map { $0.offset(by: content.origin) }
      guard let first = pieces.first else { continue }
      starts[box] = first
      guard box > 0, node >= 0 else { continue }
      let frame = pieces.dropFirst().reduce(first) { $0.union($1) }
      placed.place(Int(node), box: frame)
      guard scene.placesTexts, tree.elements[Int(node)] != nil else { continue }
      contentInsets[Int(node)] = insets(
        of: flow.boxes.contentRect(of: flow.ids[box]), absolute[box])
      if pieces.count > 1 {
        inlinePieces[Int(node)] = pieces.map {
          Arrangement.Piece($0.offset(by: Point(-frame.minX, -frame.minY)))
        }
      }
    }
    placeLines(flow, absolute, &placed) { [map = layout.map] in
      map.moved($0).offset(by: content.origin)
    }
    if scene.placesTexts {
      placeMarkers(flow, starts)
      if flow.hasTables { placeTables(flow, flow.ids.indices, starts) }
      placeRules(layout, style, index, at: content.origin)
    }
    noteContents(in: flow)
    relate(index, &placed)
    for node in flow.nodes.dropFirst() where node >= 0 && !isBoxes(Int(node)) {
      place(Int(node), in: frames[Int(node)].size)
    }
  }

  private func placeRules(
    _ layout: ColumnLayout, _ style: ColumnStyle, _ index: Int, at origin: Point
  ) {
    var line = style.rule
    line.color = line.color.resolved(tree.traits(of: index).colorScheme)
    for (number, rule) in layout.rules.enumerated() {
      tablePieces[index, default: []].append(
        TablePiece(
          layer: Arrangement.TableLayer(
            node: tree.nodes[index].id, kind: .border(.left), number: number),
          frame: rule.offset(by: origin), look: .line(line, isUpright: true)))
    }
  }

  /// Stores the content rectangles of boxes that lay out their content themselves.
  func noteContents(in flow: FlowTree) {
    guard tree.hasInnerBoxTrees else { return }
    for (box, node) in flow.nodes.enumerated().dropFirst()
    where node >= 0 && (columns(of: Int(node)) != nil || isVertical(Int(node))) {
      contentRects[Int(node)] = flow.boxes.contentRect(of: flow.ids[box])
    }
  }
}
