import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension LayoutPass {
  /// Returns the arrangement of the results, with edges on whole pixels.
  func arrangement(_ room: Size) -> Arrangement {
    let count = diagnostics.count
    let (items, lackGlyphs) = makeItems()
    tree.forgetOriginals()
    return arrangement(room, items, lackGlyphs: lackGlyphs, count)
  }

  /// The items of an earlier layout, those of nodes that did not change being the same but for their frames.
  struct FormerItems {
    let items: Arrangement.Items
    /// The index of each node's item, or empty if they are in the order of the nodes.
    let places: [Int]
    /// The nodes that changed.
    let changed: MarkedNodes
  }

  /// Returns the items of all nodes.
  ///
  /// - Parameter former: The items of the layout before, if there was one.
  /// - Returns: The items, and whether a text has characters that no font contains.
  func makeItems(
    from former: FormerItems? = nil
  ) -> (items: Arrangement.Items, lackGlyphs: Bool) {
    itemPlaces = []
    let isInOrder = leftOut.isEmpty && tablePieces.isEmpty
    var items = Arrangement.Items()
    items.reserveCapacity(tree.count, order: isInOrder ? 0 : tree.count)
    // Absolute edges are rounded, so siblings tile at any depth; then the parent's origin is subtracted.
    var origins: [Point] = []
    let lackGlyphs =
      isInOrder ? addAllItems(&items, &origins) : addVisibleItems(&items, &origins, former)
    if scene.keepsLayouts {
      self.origins = origins
      items.reserveRoom()
    }
    return (items, lackGlyphs)
  }

  /// Adds one item for each node, in the order of the tree.
  ///
  /// - Returns: Whether a text has characters that no font contains.
  private func addAllItems(_ items: inout Arrangement.Items, _ origins: inout [Point]) -> Bool {
    let frames = pixelFrames(&origins)
    var lackGlyphs = false
    var contents = [Int32](repeating: 0, count: tree.count)
    for start in stride(from: 0, to: tree.count, by: ChunkMap.capacity) {
      let nodes = start..<min(start + ChunkMap.capacity, tree.count)
      var positions: [Arrangement.Item.Position] = []
      var references: [Arrangement.Items.Reference] = []
      positions.reserveCapacity(nodes.count)
      references.reserveCapacity(nodes.count)
      for index in nodes {
        let texts = self.texts(ofItem: index, in: frames[index].size)
        if texts.lackGlyphs { lackGlyphs = true }
        contents[index] =
          tree.original(of: index).map { contents[$0] }
          ?? items.add(self.contents(of: index, in: frames[index], at: origins[index]))
        positions.append(
          Arrangement.Item.Position(frame: frames[index], textFrame: texts.frameOfOnly))
        references.append(
          Arrangement.Items.Reference(contents: contents[index], texts: items.add(texts)))
      }
      items.append(chunk: (positions, references))
    }
    items.setOrder(ids: tree.nodes.map { $0.id }, parents: tree.parents, ends: tree.ends)
    noteFloats(&items)
    return lackGlyphs
  }

  /// Returns the frames of all nodes on the grid of pixels, and their origins in the scene.
  private func pixelFrames(_ origins: inout [Point]) -> [Rect] {
    var pixels = PixelFrames(of: scene, traits)
    let (parents, frames) = (tree.parents, frames)
    origins = Array(repeating: .zero, count: tree.count)
    return origins.withUnsafeMutableBufferPointer { origins in
      parents.indices.map { pixels.frame(of: $0, frames[$0], in: Int(parents[$0]), origins) }
    }
  }

  /// Returns the contents of a node's item.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - frame: Its frame on the grid of pixels.
  ///   - origin: Its origin in the scene, not rounded.
  private func contents(
    of index: Int, in frame: Rect, at origin: Point
  ) -> Arrangement.Item.Contents {
    let parent = Int(tree.parents[index])
    var item = itemWithoutTexts(of: index, in: frame, parent: parent >= 0 ? parent : nil)
    if let pieces = inlinePieces[index] { item.pieces = onPixels(pieces, from: origin) }
    return item.contents
  }

  /// Notes which items hold floats that are not elements; each node has the item of its index.
  private func noteFloats(_ items: inout Arrangement.Items) {
    guard tree.hasFlows else { return }
    for index in 0..<tree.count where tree.elements[index] == nil && level(of: index) == .float {
      items.noteFloats(at: floatHolder(of: index))
    }
  }

  /// Adds an item for each node in the windows of lists, and those of the parts of tables that are painted separately.
  ///
  /// - Returns: Whether a text has characters that no font contains.
  private func addVisibleItems(
    _ items: inout Arrangement.Items, _ origins: inout [Point], _ former: FormerItems?
  ) -> Bool {
    var pixels = PixelFrames(of: scene, traits)
    let grid = PixelGrid(scale: traits.displayScale)
    // The item index of each node.
    var places: [Int] = []
    origins.reserveCapacity(tree.count)
    places.reserveCapacity(tree.count)
    // The index after the nodes outside the window of their list.
    var skipped = 0
    var lackGlyphs = false
    for index in 0..<tree.count {
      let parent = Int(tree.parents[index])
      let exact = frames[index]
      if index < skipped || leftOut.contains(index) {
        skipped = max(skipped, Int(tree.ends[index]))
        origins.append(.zero)
        places.append(items.count)
        continue
      }
      let origin = parent >= 0 ? origins[parent] + exact.origin : exact.origin
      origins.append(origin)
      let frame = pixels.frame(exact, at: origin, in: parent, origins[parent])
      let place = items.count
      places.append(place)
      let itemParent = parent >= 0 ? places[parent] : nil
      if let former, let item = item(of: index, in: frame, parent: itemParent, from: former) {
        items.append(item)
      } else {
        var item = item(of: index, in: frame, parent: itemParent)
        if let pieces = inlinePieces[index] { item.pieces = onPixels(pieces, from: origin) }
        if item.placedTexts.lackGlyphs { lackGlyphs = true }
        items.append(item)
      }
      if tree.elements[index] == nil, level(of: index) == .float {
        items.noteFloats(at: places[floatHolder(of: index)])
      }
      if let pieces = tablePieces[index] {
        addTablePieces(
          pieces, origin, scene.roundsToPixels ? grid.round(origin) : nil, grid, &items)
      }
    }
    closeItems(&items, places)
    itemPlaces = places
    return lackGlyphs
  }

  /// Returns the arrangement of items, with the diagnostics of the pass.
  ///
  /// - Parameters:
  ///   - lackGlyphs: Whether a text has characters that no font contains.
  ///   - treeCount: The number of diagnostics before the items were made.
  private func arrangement(
    _ room: Size, _ items: Arrangement.Items, lackGlyphs: Bool, _ treeCount: Int
  ) -> Arrangement {
    // Items are made once more for nodes that change only.
    if diagnostics.count > treeCount { findings.noteLoose() }
    reportUnusableStyles()
    if lackGlyphs { reportMissingGlyphs(items) }
    if diagnostics.count > treeCount { hasTreeDiagnostics = true }
    reportDeadline()
    let safeArea = (scene.root as? ContainerNode)?.safeAreaInsets ?? scene.safeArea
    let terms = scene.documentTerms
    return Arrangement(
      size: room, traits: traits, safeArea: safeArea, items: items,
      diagnostics: diagnostics.limited(to: terms?.diagnostics ?? .none),
      indices: itemPlaces.isEmpty ? indices : nil, windows: windows, documentTerms: terms)
  }

  /// Returns the item of a node, without pieces.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - frame: Its frame in its container's coordinates.
  ///   - parent: The index of its container's item.
  func item(of index: Int, in frame: Rect, parent: Int?) -> Arrangement.Item {
    var item = itemWithoutTexts(of: index, in: frame, parent: parent)
    item.setTexts(texts(ofItem: index, in: frame.size))
    return item
  }

  /// Returns the texts of a node's item.
  private func texts(ofItem index: Int, in size: Size) -> Arrangement.PlacedTexts {
    guard tree.mayHaveTexts[index] || inlineTexts[index] != nil,
      withNode(index, { showsTexts($0) })
    else { return .none }
    return texts(index, in: size)
  }

  /// Returns the item of a node, without pieces and texts.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - frame: Its frame in its container's coordinates.
  ///   - parent: The index of its container's item.
  private func itemWithoutTexts(
    of index: Int, in frame: Rect, parent: Int?
  ) -> Arrangement.Item {
    let node = tree.nodes[index]
    let (element, role) = (tree.elements[index], tree.roles[index])
    var item = Arrangement.Item(
      id: node.id, identifier: node.identifier, type: node.documentType ?? node.kind,
      parent: parent, end: Int(tree.ends[index]), frame: frame,
      direction: tree.directions[index], colorScheme: tree.traits(of: index).colorScheme,
      isHidden: node.isHidden, look: tableLooks[index] ?? tree.looks[index],
      content: node.content.resolved(tree.traits(of: index)), texts: .none, place: node.place)
    if role.contains(.list), let list = node as? ListContainer, list.scrolls {
      item.look.clips = true
    }
    if let drawings = node.drawings { item.drawings = drawings }
    let level = level(of: index)
    if level != .block { item.level = level }
    if let element { describe(element, index, &item) }
    if let reach = headReaches[index] { item.repeatsFor = reach }
    if let reach = footReaches[index] { item.closesFor = reach }
    if tableRows[index] == true || isListRow(index) { item.isRow = true }
    if case .control = item.content {
      item.parts = scene.resolver.partLooks(of: index, in: tree.traits(of: index))
    }
    return consume item
  }

  /// Whether the item of a node has texts.
  @inline(__always) func showsTexts(_ node: Node) -> Bool {
    scene.placesTexts && !node.isHidden && !isOutOfTime
  }

  /// Applies the element's document properties to an item.
  private func describe(_ element: ElementBox, _ index: Int, _ item: inout Arrangement.Item) {
    item.stacking = element.stacking
    item.isPaintedWhole = isPaintedWhole(index, element)
    if let link = element.link { item.link = link }
    if let alternative = element.alternative { item.alternative = alternative }
    if let insets = contentInsets[index] { item.contentInsets = insets }
    if element.order != 0 { item.ordinal = ordinal(of: index, element) }
    item.breaks = element.breaks
    let parent = Int(tree.parents[index])
    switch element.topMargin {
    case .points(let margin): item.marginTop = margin
    case .percent(let percent) where parent >= 0:
      item.marginTop = percent / 100 * frames[parent].width
    default: break
    }
  }

  private func isListRow(_ index: Int) -> Bool {
    let parent = Int(tree.parents[index])
    guard parent >= 0, tree.roles[parent].contains(.list),
      let relation = tree.relations[index] as? Relation<ListContainer>,
      case .row = relation.placement.part
    else { return false }
    return true
  }

  /// Computes the end indices of the items, since some nodes have no item or more than one.
  private func closeItems(_ items: inout Arrangement.Items, _ places: [Int]) {
    var skipped = 0
    for index in 0..<tree.count {
      let end = Int(tree.ends[index])
      if index < skipped || leftOut.contains(index) {
        skipped = max(skipped, end)
        continue
      }
      items[places[index]].end = end < tree.count ? places[end] : items.count
    }
  }

  /// Returns pieces with absolute edges on whole pixels, relative to their element's rounded
  /// corner, if the scene rounds.
  ///
  /// - Parameter origin: The corner of the element in the scene, not rounded.
  func onPixels(_ pieces: [Arrangement.Piece], from origin: Point) -> [Arrangement.Piece] {
    guard scene.roundsToPixels else { return pieces }
    let grid = PixelGrid(scale: traits.displayScale)
    let corner = grid.round(origin)
    return pieces.map { piece in
      var piece = piece
      piece.frame = grid.round(piece.frame.offset(by: origin))
      piece.frame.origin = piece.frame.origin - corner
      return piece
    }
  }
}
