import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// The frames of what is in lines: texts, inline elements and their pieces.
extension LayoutPass {
  /// Places inline elements and texts according to the final lines.
  ///
  /// In a later layout, lines that are the same at the same place in their block keep their frames and texts.
  ///
  /// - Parameter move: A map for lines that were laid out elsewhere, or `nil`.
  func placeLines(
    _ flow: FlowTree, _ absolute: [Rect], _ placed: inout PlacedFrames,
    move: ((Rect) -> Rect)? = nil
  ) {
    var pieces = FragmentTable(
      capacity: isUpdating ? 0 : flow.inlineNodes.count, hasTexts: scene.placesTexts)
    // The root is placed once; only markers need its lines again, whose places depend on them.
    let isLast =
      !scene.keepsLayouts && flow.nodes[0] == 0 && move == nil
      && !(scene.placesTexts && flow.hasMarkers)
    // In text order, in which the boxes were created.
    for box in flow.nodes.indices {
      guard let inline = flow.lines(of: box) else { continue }
      var content = flow.boxes.contentRect(of: flow.ids[box])
      let lines = inline.lines(width: content.width, flow.ids[box], self)
      inline.forgetText()
      if isLast {
        // Large documents need the memory for their placed texts.
        flow.forgetLines(of: box)
      } else if !scene.keepsLayouts {
        inline.forgetFragments()
      }
      let shift = flow.boxes.contentShift(of: flow.ids[box], height: lines.layout.size.height)
      var base = Point.zero
      if move == nil, let outer = flow.place(of: inline.container) { base = absolute[outer].origin }
      content.origin = (absolute[box].origin - base) + content.origin
      let place = InlineFlow.Place(lines: lines.number, content: content, shift: shift)
      if isUpdating, place == inline.place, move == nil, !inline.isBroken {
        inline.forEachInlineNode { placed.keep($0, base: base) }
        continue
      }
      inline.place = place
      for var fragment in lines.fragments {
        fragment.frame = fragment.frame.offset(
          by: Point(content.minX, content.minY + shift))
        if let move { fragment.frame = move(fragment.frame) }
        placed.setBase(base, of: fragment.node)
        pieces.add(fragment, fragment.text < 0 ? nil : lines.texts[Int(fragment.text)])
      }
    }
    // The fragments after these are the blocks inside.
    let partCount = pieces.count
    addPartsAroundBlocks(in: flow, absolute, placed, isMoved: move != nil, &pieces)
    let isBroken = Set(flow.blocksInside.map(\.element))
    for node in flow.inlineNodes where !placed.isKept(node) {
      if isUpdating, pieces.first(of: node) >= 0 || inlineTexts[node] != nil {
        forgetInlineContent(node)
      }
      guard let frame = place(node, &pieces, partCount: partCount, isBroken.contains(node)) else {
        continue
      }
      placed.place(node, in: frame)
    }
  }

  /// Adds the parts of inline elements that are around blocks inside them.
  ///
  /// - Parameter isMoved: Whether the lines were laid out elsewhere.
  private func addPartsAroundBlocks(
    in flow: FlowTree, _ absolute: [Rect], _ placed: PlacedFrames, isMoved: Bool,
    _ pieces: inout FragmentTable
  ) {
    var last = -1
    // How far an element and those around it move its part beside a block.
    var moved = Point.zero
    for (element, block) in flow.blocksInside {
      if block != last { (last, moved) = (block, .zero) }
      moved = moved + relativeMove(of: element, around: block, flow)
      var part = placed.frame(of: block)
      // The part of the element around the block is a block itself, as wide as there is room (CSS 2 §9.2.1.1).
      if !isMoved, let box = flow.place(of: block), flow.parent(of: box) >= 0 {
        let parent = Int(flow.parent(of: box))
        let content = flow.boxes.contentRect(of: flow.ids[parent])
        part = Rect(
          x: absolute[parent].minX + content.minX + moved.x,
          y: absolute[parent].minY + flow.boxes.frame(of: flow.ids[box]).minY + moved.y,
          width: content.width, height: part.height)
      }
      let base = placed.base(of: element)
      pieces.add(
        InlineLines.Fragment(node: element, frame: part.offset(by: Point(-base.x, -base.y))))
    }
  }

  /// Places the lines of a box again, unless they are the same at the same place in their container.
  ///
  /// No element in them contains a block.
  func placeChangedLines(of box: Int, in flow: FlowTree) {
    guard let inline = flow.lines(of: box) else { return }
    var content = flow.boxes.contentRect(of: flow.ids[box])
    let lines = inline.lines(width: content.width, flow.ids[box], self)
    inline.forgetText()
    let shift = flow.boxes.contentShift(of: flow.ids[box], height: lines.layout.size.height)
    let outer = flow.place(of: inline.container) ?? 0
    content.origin = flow.offset(of: box, in: outer) + content.origin
    let place = InlineFlow.Place(lines: lines.number, content: content, shift: shift)
    if place == inline.place { return }
    inline.place = place
    var first = Int.max
    inline.forEachInlineNode { first = min(first, $0) }
    var pieces = FragmentTable(
      capacity: lines.fragments.count, hasTexts: scene.placesTexts, from: first)
    for var fragment in lines.fragments {
      fragment.frame = fragment.frame.offset(by: Point(content.minX, content.minY + shift))
      pieces.add(fragment, fragment.text < 0 ? nil : lines.texts[Int(fragment.text)])
    }
    // The corners of the inline elements in the container, outer ones first.
    var corners = NodeTable<Point>(from: first)
    func corner(of node: Int) -> Point {
      var step = node
      while step > inline.container {
        if let known = corners[step] { return known }
        step = Int(tree.parents[step])
      }
      return .zero
    }
    inline.forEachInlineNode { node in
      if pieces.first(of: node) >= 0 || inlineTexts[node] != nil { forgetInlineContent(node) }
      let outer = corner(of: Int(tree.parents[node]))
      guard let frame = self.place(node, &pieces, partCount: pieces.count, false) else {
        if tree.nodes[node].isContainer { corners[node] = outer }
        frames[node] = .zero
        return
      }
      if tree.nodes[node].isContainer { corners[node] = frame.origin }
      frames[node] = Rect(origin: frame.origin - outer, size: frame.size)
    }
    // Boxes in inline elements move with these.
    inline.forEachBox { node, inner in
      let parent = Int(tree.parents[node])
      guard parent != inline.container else { return }
      let frame = flow.boxes.frame(of: flow.ids[Int(inner)])
      let origin = flow.offset(of: Int(inner), in: outer) - corner(of: parent)
      frames[node] = Rect(origin: origin, size: frame.size)
    }
  }

  /// Discards the texts and the pieces of an inline node, which gets others.
  private func forgetInlineContent(_ node: Int) {
    inlineTexts[node] = nil
    inlinePieces[node] = nil
    rewritten.insert(node)
  }

  /// Places the texts and the pieces of an inline node.
  ///
  /// - Parameters:
  ///   - partCount: The number of fragments without blocks inside of inline elements.
  ///   - isBroken: Whether there is a block inside the node.
  /// - Returns: The frame around its fragments, or `nil` if it has none.
  private func place(
    _ node: Int, _ pieces: inout FragmentTable, partCount: Int, _ isBroken: Bool
  ) -> Rect? {
    let first = pieces.first(of: node)
    guard first >= 0 else { return nil }
    defer { pieces.remove(node) }
    // As in browsers, empty fragments are ignored beside non-empty ones.
    var extended: Rect?
    var count = 0
    var index = first
    while index >= 0 {
      let part = pieces.frame(at: index)
      if !part.isEmpty { extended = extended?.union(part) ?? part }
      count += 1
      index = pieces.next(after: index)
    }
    let frame = extended ?? pieces.frame(at: first)
    guard scene.placesTexts, !tree.nodes[node].isHidden else { return frame }
    // A block inside an inline element breaks its box, too, and is not part of it (CSS 2 §9.2.1.1).
    let hasPieces = (count > 1 || isBroken) && !(tree.nodes[node] is TextNode)
    var texts: [PlacedText] = []
    var parts: [Rect] = []
    index = first
    while index >= 0 {
      if let text = pieces.takeText(at: index),
        let text = placed(text, pieces.frame(at: index), of: node, in: frame)
      {
        texts.append(text)
      }
      if hasPieces, index < partCount {
        parts.append(pieces.frame(at: index).offset(by: Point(-frame.minX, -frame.minY)))
      }
      index = pieces.next(after: index)
    }
    inlineTexts[node] = texts
    if hasPieces {
      inlinePieces[node] = [Arrangement.Piece](
        parts, tree.directions[node],
        areWhole: tree.elements[node]?.inline.clonesEdges == true)
    }
    return frame
  }

  private func placed(
    _ text: InlineLines.Text, _ place: Rect, of node: Int, in frame: Rect
  ) -> PlacedText? {
    let line = text.line
    guard !line.text.isEmpty, line.text != "\n" else { return nil }
    var look = text.look ?? tree.looks[node].text
    if text.wordSpacing != 0 { look.wordSpacing += text.wordSpacing }
    if text.letterSpacing != 0 { look.letterSpacing += text.letterSpacing }
    return PlacedText(
      frame: place.offset(by: Point(-frame.minX, -frame.minY)),
      text: MeasuredText(
        lines: [line], size: place.size,
        missingGlyphs: line.runs.reduce(0) { $0 + $1.missingGlyphs }),
      look: look, alignment: .left,
      color: look.color ?? Color.label.resolved(tree.traits(of: node).colorScheme),
      runs: [StyledText.Run(line.range, look)])
  }
}
