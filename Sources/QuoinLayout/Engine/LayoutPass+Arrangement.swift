import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// The snapshot of all that was found, with edges on whole pixels.
  func arrangement(_ room: Size) -> Arrangement {
    let grid = PixelGrid(scale: traits.displayScale)
    // Absolute edges are rounded, so siblings tile at any depth; then the parent is taken off.
    var origins: [Point] = []
    var rounded: [Point] = []
    origins.reserveCapacity(tree.count)
    rounded.reserveCapacity(tree.count)
    var items: [Arrangement.Item] = []
    items.reserveCapacity(tree.count)
    for index in 0..<tree.count {
      let parent = Int(tree.parents[index])
      let frame = frames[index]
      let origin = parent >= 0 ? origins[parent] + frame.origin : frame.origin
      origins.append(origin)
      var result = frame
      if scene.roundsToPixels {
        let absolute = grid.round(Rect(origin: origin, size: frame.size))
        rounded.append(absolute.origin)
        result = absolute
        if parent >= 0 { result.origin = absolute.origin - rounded[parent] }
      }
      let node = tree.nodes[index]
      items.append(
        Arrangement.Item(
          id: node.id, identifier: node.identifier, type: node.documentType ?? node.kind,
          parent: parent >= 0 ? parent : nil, end: Int(tree.ends[index]), frame: result,
          direction: tree.directions[index], colorScheme: tree.traits(of: index).colorScheme,
          isHidden: node.isHidden, look: tree.looks[index], content: node.content,
          texts: scene.placesTexts && !node.isHidden ? texts(index, in: result.size) : [],
          place: node.place))
    }
    let safeArea = (scene.root as? ContainerNode)?.safeAreaInsets ?? scene.safeArea
    return Arrangement(
      size: room, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics)
  }

  /// The lines of a text in its room.
  ///
  /// A size that a document recorded was measured in its own font, of which the one at hand is a
  /// stand-in: where the text does not fit such a room, it is set up to 6 % smaller.
  private func lines(
    of string: String, _ look: inout TextLook, in room: Size, of index: Int,
    _ measurer: any TextMeasurer
  ) -> MeasuredText {
    // A hair more than the room: a width that was rounded must not wrap its own text.
    let width = room.width + 0.01
    func fits(_ text: MeasuredText) -> Bool {
      let isCut = text.lines.count == 1 && text.lines[0].text != string
      return !isCut && text.size.height <= room.height + 1
    }
    let text = measurer.measure(string, style: look, width: width)
    guard case .fixed = tree.sizings[index].naturalWidth, !fits(text) else { return text }
    for scale in [0.98, 0.96, 0.94] {
      var smaller = look
      smaller.font.size *= scale
      let text = measurer.measure(string, style: smaller, width: width)
      if fits(text) {
        look = smaller
        return text
      }
    }
    return text
  }

  /// The lines of a node's texts at their places.
  private func texts(_ index: Int, in size: Size) -> [PlacedText] {
    if let placed = inlineTexts[index] { return placed }
    // A text in lines has no other ones.
    if isInLines(index) { return [] }
    let parts = tree.nodes[index].texts
    guard !parts.isEmpty, let measurer = scene.text else { return [] }
    let isRightToLeft = tree.directions[index] == .rightToLeft
    let traits = tree.traits(of: index)
    return parts.compactMap { part in
      guard !part.string.isEmpty else { return nil }
      var look = tree.looks[index].text
      look.font = part.font?.scaled(traits.textSize) ?? look.font
      look.lineLimit = part.lineLimit ?? look.lineLimit
      let span =
        isRightToLeft ? (1 - part.span.upperBound)...(1 - part.span.lowerBound) : part.span
      let room = Rect(
        x: size.width * span.lowerBound, y: 0,
        width: size.width * (span.upperBound - span.lowerBound), height: size.height
      ).inset(by: part.insets)
      guard room.width > 0 else { return nil }
      let text = lines(of: part.string, &look, in: room.size, of: index, measurer)
      let above = part.vertical == .top ? 0 : (room.height - text.size.height) / 2
      let alignment: TextAlignment =
        switch part.alignment ?? look.alignment {
        case .natural: isRightToLeft ? .right : .left
        case let other: other
        }
      return PlacedText(
        frame: Rect(
          x: room.minX, y: room.minY + above, width: room.width, height: text.size.height),
        text: text, look: look, alignment: alignment,
        color: look.color ?? part.defaultColor.resolved(traits.colorScheme))
    }
  }
}
