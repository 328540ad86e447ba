import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Items for the pieces of an inline element on several lines, with the look of its box.
  private func addPieces(of index: Int, _ frame: Rect, _ items: inout [Arrangement.Item]) {
    guard let pieces = inlinePieces[index] else { return }
    let owner = items.count - 1
    let element = items[owner]
    items[owner].look = Look()
    items[owner].look.text = element.look.text
    items[owner].look.alpha = element.look.alpha
    for piece in pieces {
      var item = Arrangement.Item(
        id: NodeID(), identifier: nil, type: "#piece", parent: owner, end: items.count + 1,
        frame: piece, direction: element.direction, colorScheme: element.colorScheme,
        isHidden: element.isHidden, look: element.look, content: .none, texts: [],
        place: element.place)
      item.look.alpha = 1
      items.append(item)
    }
  }

  /// The snapshot of all that was found, with edges on whole pixels.
  func arrangement(_ room: Size) -> Arrangement {
    let grid = PixelGrid(scale: traits.displayScale)
    // Absolute edges are rounded, so siblings tile at any depth; then the parent is taken off.
    var origins: [Point] = []
    var rounded: [Point] = []
    origins.reserveCapacity(tree.count)
    rounded.reserveCapacity(tree.count)
    var items: [Arrangement.Item] = []
    // Where the item of each node is: pieces of inline elements are items of their own.
    var places: [Int] = []
    places.reserveCapacity(tree.count)
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
          parent: parent >= 0 ? places[parent] : nil, end: Int(tree.ends[index]), frame: result,
          direction: tree.directions[index], colorScheme: tree.traits(of: index).colorScheme,
          isHidden: node.isHidden, look: tableLooks[index] ?? tree.looks[index],
          content: node.content,
          texts: scene.placesTexts && !node.isHidden ? texts(index, in: result.size) : [],
          place: node.place))
      places.append(items.count - 1)
      if let element = BoxStyles.element(of: index, in: self) {
        items[items.count - 1].stacking = element.stacking
        items[items.count - 1].contentInsets = contentInsets[index] ?? .zero
      }
      addPieces(of: index, result, &items)
      if let pieces = tablePieces[index] {
        addTablePieces(
          pieces, of: index, origin, scene.roundsToPixels ? rounded[index] : nil, grid, &items)
      }
    }
    for index in 0..<tree.count {
      let end = Int(tree.ends[index])
      items[places[index]].end = end < tree.count ? places[end] : items.count
    }
    let safeArea = (scene.root as? ContainerNode)?.safeAreaInsets ?? scene.safeArea
    return Arrangement(
      size: room, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics)
  }
}
