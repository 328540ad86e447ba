import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// Inserted, removed or moved children change the lists of a kept pass in one place, and everything after it shifts. The
// results of nodes that stayed are kept.
extension LayoutPass {
  /// Applies insertions, removals and moves of nodes.
  ///
  /// - Parameters:
  ///   - splices: The changes in order.
  ///   - items: The items of all nodes; an inserted one temporarily has its container's item.
  /// - Returns: The inserted nodes, which are not read yet; `nil` if a new pass is required.
  func apply(_ splices: [PreorderSplice], _ items: inout Arrangement.Items) -> [Int]? {
    if splices.isEmpty { return [] }
    guard canRenumber else { return nil }
    let movesItems = !listsItemsAgain
    for splice in splices {
      if tree.roles[splice.container].contains(.flow), !canReplaceLines(splice) { return nil }
      open(splice)
      if movesItems { items.apply(splice) }
    }
    tree.readOrder(scene.resolver)
    discardCaches(behind: splices)
    if movesItems { items.setOrder(parents: tree.parents, ends: tree.ends) }
    updateIndices(splices)
    findings.apply(splices)
    return TreeChanges.fresh(of: splices)
  }

  /// Discards the caches of containers whose descendants may have other indices.
  ///
  /// The caches of layout values hold no indices; others may hold those of children.
  private func discardCaches(behind splices: [PreorderSplice]) {
    guard !caches.isEmpty, let start = splices.map({ $0.range.lowerBound }).min() else { return }
    caches.removeAll { index in
      index >= start && type(of: tree.nodes[index]) != LayoutContainer.self
    }
  }

  /// Reads inserted nodes, and the relations and boxes of changed containers.
  ///
  /// - Returns: The children that stayed but have another relation, or `nil` if a node needs a new pass.
  func readChildren(of containers: [Int], _ fresh: [Int]) -> [Int]? {
    var related: [Int] = []
    for container in containers { related += tree.readRelations(of: container) }
    setVariedPlacements(of: related)
    noteVariations(of: related)
    for index in fresh {
      if tree.nodes[index].isContainer { _ = tree.readRelations(of: index) }
      setVariedPlacements(of: [index])
      tree.readInserted(index, scene.resolver)
    }
    noteVariations(of: fresh)
    if !fresh.isEmpty {
      let isFresh = Set(fresh)
      related.removeAll { isFresh.contains($0) }
    }
    guard (fresh + related).allSatisfy(canTake), !related.contains(where: isInFlow) else {
      return nil
    }
    // The boxes of removed children are gone already, and no others have come.
    if scene.resolver.splices.allSatisfy({ $0.runs.isEmpty }) { return related }
    // The boxes around a flow container whose children are others are discarded.
    let places = scene.resolver.changedPlaces()
    for container in containers where !tree.roles[container].contains(.flow) {
      let start = places.lazy.filter { $0.container == container }.map { $0.start }.min()
      if let start { readBoxes(of: container, from: start) }
    }
    return related
  }

  /// Returns the child of a container that precedes an index, or `nil` if the index is that of the first child.
  func child(of container: Int, before index: Int) -> Int? {
    guard index > container + 1 else { return nil }
    var child = index - 1
    while Int(tree.parents[child]) != container { child = Int(tree.parents[child]) }
    return child
  }

  /// Whether everything that is kept of nodes can be renumbered, which is not the case for columns.
  var canRenumber: Bool { columnLayouts.isEmpty && contentRects.isEmpty }

  /// Whether a flow container can get other children; asked before the change is applied.
  ///
  /// Those of documents cannot. Neither can one that loses a float, which the item of another container paints.
  private func canReplaceLines(_ splice: PreorderSplice) -> Bool {
    !tree.hasElements
      && splice.removedIndices.allSatisfy { index in
        let relation = tree.relations[index] as? Relation<FlowContainer>
        return relation.map { $0.placement.float == .none } ?? true
      }
  }

  /// Renumbers the kept islands; those around the change are discarded already.
  private func renumberIslands(_ splice: PreorderSplice) {
    islands.apply(splice)
    islands.forEach(from: splice.range.lowerBound) { $1.move(to: $0) }
  }

  /// Makes space in the lists.
  func open(_ splice: PreorderSplice) {
    tree.open(splice)
    frames.apply(splice)
    splice.apply(to: &placedSizes, blank: Size(-1, -1))
    if !origins.isEmpty { splice.apply(to: &origins, blank: .zero) }
    measured.apply(splice)
    lines.apply(splice)
    var outer: Set<Int> = []
    var step = splice.container
    while step >= 0 {
      outer.insert(step)
      // Its members behind the change have other indices.
      islands[step] = nil
      // Its cache may be about its former children.
      caches[step] = nil
      step = Int(tree.parents[step])
    }
    renumberIslands(splice)
    caches.apply(splice)
    androidStates = []
    inlineTexts.apply(splice)
    inlinePieces.apply(splice)
    contentInsets.apply(splice)
    tableLooks.apply(splice)
    tablePieces.apply(splice)
    tableRows.apply(splice)
    headReaches.apply(splice)
    footReaches.apply(splice)
    if !itemPlaces.isEmpty { splice.apply(to: &itemPlaces, blank: 0) }
    renumberMarkers(splice)
    renumberBoxes(splice, inside: outer)
  }

  private func renumberMarkers(_ splice: PreorderSplice) {
    if markerPlaces.isEmpty { return }
    markerPlaces = markerPlaces.reduce(into: [:]) { places, entry in
      let node = Int(splice.renumbered(Int32(entry.key)))
      if node >= 0 { places[node] = entry.value }
    }
  }

  /// Renumbers the nodes of boxes; the boxes around a flow container with other children are discarded.
  ///
  /// - Parameter outer: The container of the change, and all containers around it.
  private func renumberBoxes(_ splice: PreorderSplice, inside outer: Set<Int>) {
    if tree.roles[splice.container].contains(.flow),
      let root = rootOfBoxes(around: splice.container)
    {
      flowTrees[root] = nil
    }
    var trees: [Int: FlowTree] = [:]
    for (root, flow) in flowTrees {
      if root < splice.range.lowerBound, !outer.contains(root) {
        trees[root] = flow
        continue
      }
      let place = splice.renumbered(Int32(root))
      if place >= 0, flow.apply(splice) { trees[Int(place)] = flow }
    }
    flowTrees = trees
  }

  /// Whether the kept pass supports a node that came.
  private func canTake(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let role = tree.roles[index]
    if !hasUsedPadding(index) || mayBeMisplaced(index) { hasTreeDiagnostics = true }
    var isControl = false
    if case .control = node.content { isControl = true }
    return node.notesItsChanges && node.direction == nil && !node.hasBindings
      && (!isControl || usesTheme) && !role.contains(.list)
      && (!role.isEmpty || !node.isContainer) && isPlain(index)
      && tree.flowRelation(of: index)?.placement.element == nil && level(of: index) != .float
  }

  /// Updates the boxes of a container's children.
  ///
  /// - Parameter start: The index from which on children differ from before.
  private func readBoxes(of container: Int, from start: Int) {
    if let root = rootOfBoxes(around: container) {
      flowTrees[root]?.readChildren(of: container, from: start, in: self)
    }
  }

  /// Returns the outermost container of the box tree that contains a container, or `nil` if no box tree does.
  func rootOfBoxes(around container: Int) -> Int? {
    var root = container
    while root >= 0, tree.roles[root].contains(.boxes) {
      if flowTrees[root] != nil { return root }
      root = Int(tree.parents[root])
    }
    return nil
  }
}
