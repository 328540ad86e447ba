import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// A kept pass lays out only what changed. It holds the flat tree, the boxes, and the measured sizes and frames of
// nodes, and discards those that the changes affect; everything else is neither measured nor placed again. If it does
// not support a change or the tree, the caller makes a new pass, which is always correct.
extension LayoutPass {
  /// Whether this pass, which has laid out the tree once, can lay out changes of it.
  ///
  /// A pass with diagnostics that depend on how nodes were measured is not kept, since it cannot tell whether they still
  /// hold.
  var canBeKept: Bool {
    !findings.areLoose && scene.resolver.unusable.isEmpty && tree.preparation.unusable.isEmpty
      && !isOutOfTime && knowsLists && knowsFlows
  }

  /// Returns the nodes that changed since a moment, or `nil` if a node has another layout direction.
  ///
  /// - Parameter indices: The indices of the nodes.
  func changes(since moment: UInt64, _ indices: NodeIndex) -> TreeChanges? {
    var changes = TreeChanges()
    var pending = [0]
    // A node that moved is in the journals of several containers.
    var journaled: Set<Int> = []
    while let index = pending.popLast() {
      let node = tree.nodes[index]
      if node.directionMoment > moment { return nil }
      if node.structureMoment > moment, node.isContainer { changes.containers.append(index) }
      if max(node.changeMoment, node.styleMoment) > moment { changes.nodes.append(index) }
      let end = Int(tree.ends[index])
      guard end > index + 1 else { continue }
      if end - index > ContainerNode.journaledCount,
        let container = node as? ContainerNode,
        container.relations.count > ContainerNode.journaledCount,
        let children = container.journal.children(changedAfter: moment)
      {
        for child in children {
          if let index = indices[child], journaled.insert(index).inserted { pending.append(index) }
        }
        continue
      }
      forEachChild(of: index) { child in
        if tree.nodes[child].subtreeChangeMoment > moment { pending.append(child) }
      }
    }
    changes.nodes.sort()
    changes.containers.sort()
    return changes
  }

  /// Lays out the changes, in a size that may differ.
  ///
  /// - Parameters:
  ///   - moment: The moment of the previous layout.
  ///   - old: The layout before the changes.
  ///   - size: The available size, in points.
  ///   - deadline: The deadline of this layout; that of the pass's own scene was the first one's.
  ///   - isKnown: Whether a node that follows models is known as such.
  /// - Returns: `nil` if the changes need a new pass.
  func update(
    since moment: UInt64, of old: Arrangement, in size: Size?, by deadline: Deadline?,
    _ isKnown: (Node) -> Bool
  ) -> Arrangement? {
    let resolver = scene.resolver
    if let size, finite(size) != size { return nil }
    diagnostics = []
    findings.isOpen = true
    setDeadline(deadline)
    setVariedValues()
    defer { tree.preparation.restore() }
    guard lists.isEmpty || prepareRows(since: moment, in: size) else { return nil }
    // After the closures that make rows, which may change shared styles.
    resolver.noteSharedChanges()
    // Code of users may have changed nodes during the layout, or styles were resolved after it.
    let moment = min(moment, resolver.lastMoment)
    guard let changes = changes(since: moment, indices), setVariedValues(in: changes.nodes) else {
      return nil
    }
    let takesNodes = resolveStyles(of: changes, in: size)
    guard takesNodes, !resolver.work.isFull, resolver.diagnostics == resolverDiagnostics,
      resolver.unusable.isEmpty
    else { return nil }
    var items = old.items
    // Inserted and removed children shift the indices.
    let found = changes.renumbered(by: resolver.splices)
    guard let fresh = apply(resolver.splices, &items),
      !tree.hasFlows || found.nodes.allSatisfy({ keepsLevel($0, in: items) }),
      var changed = readChanges(found, since: moment, fresh, isKnown)
    else { return nil }
    renewFindings(of: found, since: moment)
    if dirty.isEmpty, size == old.size || size == nil {
      return listsItemsAgain
        ? relisted(old, items, changed, old.size, in: size) : repaint(old, changed)
    }
    return update(old, &items, &changed, in: size)
  }

  /// Resolves the styles of the nodes that changed, and reads the list of nodes.
  ///
  /// - Returns: `false` if the values that new nodes have in their traits are not known.
  func resolveStyles(of changes: TreeChanges, in size: Size?) -> Bool {
    var takesNodes = true
    if !changes.containers.isEmpty { tree.forgetNodes() }
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: traits, viewport: size), changed: changes,
      willRead: { takesNodes = setVariedValues(inNew: $0.fresh, of: $0.container) && takesNodes },
      order: nil)
    tree.readNodes(scene.resolver)
    return takesNodes
  }

  /// Lays out what changed.
  ///
  /// - Parameters:
  ///   - old: The layout before the changes.
  ///   - items: The items of all nodes.
  ///   - changed: The changed and inserted nodes.
  ///   - size: The available size, in points.
  /// - Returns: `nil` if the changes need a new pass.
  private func update(
    _ old: Arrangement, _ items: inout Arrangement.Items, _ changed: inout MarkedNodes,
    in size: Size?
  ) -> Arrangement? {
    measured.trim()
    if let size, size != old.size { resizes += 1 }
    let room = finite(size ?? measure(0, Question(.unlimited)).size)
    rewritten.removeAll(of: tree.count)
    frames.startRecording()
    frames[0] = Rect(origin: .zero, size: room)
    isUpdating = true
    place(0, in: room)
    var splices = scene.resolver.splices
    if !lists.isEmpty {
      guard !listsItemsAgain, let more = settleLists(&items, &changed, in: size) else { return nil }
      splices += more
    }
    isUpdating = false
    let moved = frames.stopRecording()
    defer { textPreparer?.forgetLongTexts() }
    changed.insert(rewritten.nodes)
    noteMargins(in: moved, &changed)
    if listsItemsAgain {
      return findings.areLoose ? nil : relisted(old, items, changed, room, in: size)
    }
    // Texts that the update reaches after the deadline are missing.
    guard !findings.areLoose, lists.isEmpty || headReaches.isEmpty,
      update(&items, changed, moved), !isOutOfTime,
      let found = updatedDiagnostics(old, items, in: size)
    else { return nil }
    settle()
    if splices.isEmpty {
      return Arrangement(old, size: room, items: items, windows: windows, diagnostics: found)
    }
    let indices = indices
    if !windows.isEmpty { windows = windows.filter { indices[$0.key] != nil } }
    return Arrangement(
      old, size: room, items: items, indices: indices, windows: windows, diagnostics: found)
  }

  /// Returns the arrangement with items that are listed again, since the parts of tables among them may differ.
  ///
  /// - Parameters:
  ///   - old: The layout before the changes.
  ///   - items: Its items.
  ///   - changed: The nodes whose items may differ in more than their frames.
  ///   - room: The size of the root, in points.
  ///   - size: The available size, in points.
  /// - Returns: `nil` if the changes need a new pass.
  private func relisted(
    _ old: Arrangement, _ items: Arrangement.Items, _ changed: MarkedNodes, _ room: Size,
    in size: Size?
  ) -> Arrangement? {
    // Parts of tables may be the first ones.
    guard lists.isEmpty else { return nil }
    let places = itemPlaces
    let (items, lackGlyphs) = makeItems(
      from: FormerItems(items: items, places: places, changed: changed))
    guard !lackGlyphs, !isOutOfTime,
      let found = updatedDiagnostics(old, items, in: size)
    else { return nil }
    settle()
    return Arrangement(
      size: room, traits: traits, safeArea: old.safeArea, items: items, diagnostics: found,
      indices: indices(ofItemsFrom: old, at: places), windows: old.windows,
      documentTerms: old.documentTerms)
  }

  /// Returns the indices of the nodes' items, or `nil` if they are not known.
  ///
  /// - Parameters:
  ///   - old: The layout before the changes.
  ///   - places: The indices of its items, by node.
  private func indices(ofItemsFrom old: Arrangement, at places: [Int]) -> NodeIndex? {
    if itemPlaces.isEmpty { return indices }
    return scene.resolver.splices.isEmpty && itemPlaces == places ? old.indices : nil
  }

  /// Reads the nodes that changed, and discards the results that depend on them.
  ///
  /// - Parameters:
  ///   - found: The nodes that changed.
  ///   - moment: The moment of the previous layout.
  ///   - inserted: The inserted nodes.
  ///   - isKnown: Whether a node that follows models is known as such.
  /// - Returns: The changed and inserted nodes, or `nil` if the changes need a new pass.
  private func readChanges(
    _ found: TreeChanges, since moment: UInt64, _ inserted: [Int],
    _ isKnown: (Node) -> Bool
  ) -> MarkedNodes? {
    noteVariations(of: found.nodes)
    guard let related = readChildren(of: found.containers, inserted),
      found.nodes.allSatisfy({ index in
        isPlain(index) && (!tree.nodes[index].hasBindings || isKnown(tree.nodes[index]))
      })
    else { return nil }
    tree.readElements(of: found.nodes)
    // Inserted nodes are new altogether and have no results to discard.
    let fresh = MarkedNodes(inserted, of: tree.count)
    var changed = MarkedNodes(of: tree.count)
    for index in found.nodes + related where !fresh.contains(index) { changed.insert(index) }
    for index in scene.resolver.updated where !fresh.contains(Int(index)) {
      changed.insert(Int(index))
    }
    dirty.removeAll(of: tree.count)
    for index in found.containers { forget(index, isOther: false) }
    for index in related { forget(index, isOther: true) }
    var isQuoins: [Bool?] = []
    // Nodes that share a style have the same looks before and after.
    var last: (old: Look, new: Look, hasSameSize: Bool)?
    for index in changed.nodes {
      let old = tree.looks[index]
      tree.refresh(index, scene.resolver)
      if !hasUsedPadding(index) { hasTreeDiagnostics = true }
      let new = tree.looks[index]
      // Places in grids are checked for all nodes at once.
      if tree.nodes[index].changeMoment > moment, mayBeMisplaced(index) {
        hasTreeDiagnostics = true
      }
      let hasSameSize: Bool
      if let last, last.old.isShared(with: old), last.new.isShared(with: new) {
        hasSameSize = last.hasSameSize
      } else {
        hasSameSize = new.givesSameSize(as: old)
        last = (old, new, hasSameSize)
      }
      // The texts of lines have the looks that they were placed with.
      if tree.nodes[index].changeMoment > moment || !hasSameSize || isInFlow(index)
        || !isMeasuredByQuoin(index, &isQuoins)
      {
        forget(index, isOther: true)
      }
    }
    for index in inserted {
      if !Node.isKnown(type(of: tree.nodes[index])) { hasForeignNodes = true }
      changed.insert(index)
      dirty.insert(index)
    }
    return changed
  }

  /// Returns the layout in the traits of another colour scheme, in which all frames are the same.
  ///
  /// - Returns: `nil` if a size may depend on the scheme.
  func recolor(
    _ old: Arrangement, _ traits: Traits, in size: Size?, by deadline: Deadline?
  ) -> Arrangement? {
    setVariedValues()
    defer { tree.preparation.restore() }
    guard !tree.hasElements, tree.preparation.traitSets.count == 1,
      tree.nodes.indices.allSatisfy(isSameInAnyScheme)
    else { return nil }
    setDeadline(deadline)
    // What was found holds in any scheme.
    diagnostics = []
    self.traits.colorScheme = traits.colorScheme
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: self.traits, viewport: size))
    let looks = tree.looks
    tree.readLooks(scene.resolver, in: self.traits)
    guard scene.resolver.diagnostics == resolverDiagnostics, scene.resolver.unusable.isEmpty,
      haveSameSizes(tree.looks, looks)
    else { return nil }
    if tree.hasFlows { return recolorFlows(old, in: size) }
    var items = Arrangement.Items()
    items.reserveCapacity(old.items.count, order: old.items.count)
    for index in old.items.indices {
      let parent = Int(tree.parents[index])
      items.append(
        item(of: index, in: old.items.frame(at: index), parent: parent >= 0 ? parent : nil))
    }
    items.reserveRoom()
    guard hasNoFindings, !isOutOfTime else { return nil }
    return Arrangement(old, size: old.size, traits: self.traits, items: items)
  }

  /// Returns the layout with other looks, and with the lines made again that contain texts, which they record with their
  /// looks.
  private func recolorFlows(_ old: Arrangement, in size: Size?) -> Arrangement? {
    findings.isOpen = true
    dirty.removeAll(of: tree.count)
    for index in tree.nodes.indices where tree.areInlineTexts[index] {
      forget(index, isOther: true)
    }
    var items = old.items
    var changed = MarkedNodes(Array(tree.nodes.indices), of: tree.count)
    guard let recolored = update(old, &items, &changed, in: size) else { return nil }
    return Arrangement(
      recolored, size: recolored.size, traits: traits, items: recolored.items)
  }

  /// Whether content has the same sizes in looks as in those of the same nodes before.
  private func haveSameSizes(_ new: [Look], _ old: [Look]) -> Bool {
    // Nodes share looks, so few pairs are distinct; identities are valid while the lists hold the looks.
    var known: [Look.Identity: Look.Identity] = [:]
    for index in new.indices {
      let identity = old[index].identity
      if known.updateValue(identity, forKey: new[index].identity) == identity { continue }
      guard new[index].givesSameSize(as: old[index]) else { return false }
    }
    return true
  }

  /// Whether only colours of a node can depend on the colour scheme.
  ///
  /// A list, which is not among Quoin's own classes, measures its rows again in other traits.
  private func isSameInAnyScheme(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return Node.isOwn(type(of: node)) && !node.hasTraitOverrides
      && node.variations.allSatisfy { $0.query.colorScheme == nil }
      && tree.relations[index]?.variations.allSatisfy { $0.query.colorScheme == nil } ?? true
  }

  /// Returns the arrangement with the same frames, and new items for some nodes.
  private func repaint(_ old: Arrangement, _ changed: MarkedNodes) -> Arrangement? {
    var items = old.items
    for index in changed.nodes {
      items[index] = item(of: index, in: items.frame(at: index), parent: items.parent(of: index))
    }
    guard let found = updatedDiagnostics(old, items, in: old.size) else { return nil }
    return Arrangement(old, size: old.size, items: items, diagnostics: found)
  }

  /// Whether a node is a grid, or has a place in one that may be reported.
  func mayBeMisplaced(_ index: Int) -> Bool {
    if tree.roles[index].contains(.grid) { return true }
    guard let item = (tree.relations[index] as? Relation<GridContainer>)?.placement else {
      return false
    }
    return item.column != .auto || item.row != .auto
  }

  /// Whether there are no diagnostics, including those about parts of controls, which items reveal.
  private var hasNoFindings: Bool { diagnostics.isEmpty && scene.resolver.unusable.isEmpty }

  /// Whether a node has the traits that it had, and no unusable numbers.
  func isPlain(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let parent = Int(tree.parents[index])
    let outer = parent >= 0 ? tree.roles[parent] : []
    if !keepsTraits(index) { return false }
    let isMember = tree.roles[index].contains(.island) || outer.contains(.island)
    // Diagnostics that follow from the tree alone are collected again.
    if node.hasDescriptionDiagnostics || !isMember && !node.keptConstraints.isEmpty
      || node.hasSpans
        && node.texts.contains(where: { $0.content?.unusableNumbers.isEmpty == false })
    {
      hasTreeDiagnostics = true
    }
    // One after the other, so that each change of the tree is undone before the next.
    if let found = tree.relations[index]?.leaveOutUnusableNumbers(in: outer) {
      found.restore()
      return false
    }
    if let found = node.leaveOutUnusableNumbers(tree.roles[index]) {
      found.restore()
      return false
    }
    return true
  }

  /// Whether a node and all its ancestors are of Quoin's own classes.
  ///
  /// The sizes of these depend on looks only by what `Look.givesSameSize(as:)` compares.
  ///
  /// - Parameter known: The results so far in this update, so that no container is checked twice.
  private func isMeasuredByQuoin(_ index: Int, _ known: inout [Bool?]) -> Bool {
    guard hasForeignNodes else { return true }
    if known.isEmpty { known = Array(repeating: nil, count: tree.count) }
    var step = index
    while step >= 0, known[step] == nil, Node.isKnown(type(of: tree.nodes[step])) {
      step = Int(tree.parents[step])
    }
    let answer = step < 0 ? true : known[step] ?? false
    step = index
    while step >= 0, known[step] == nil {
      known[step] = answer
      // The ancestors of a container of a foreign class may be measured by Quoin again.
      guard Node.isKnown(type(of: tree.nodes[step])) else { break }
      step = Int(tree.parents[step])
    }
    return answer
  }

  /// Discards the measured sizes of a node and its containers, and invalidates their boxes.
  ///
  /// - Parameter isOther: Whether the node itself changed, and not only its descendants.
  func forget(_ changed: Int, isOther: Bool) {
    var step = changed
    while step >= 0, dirty.insert(step) || step == changed {
      measured.forget(step)
      lines[step] = nil
      islands[step] = nil
      caches[step] = nil
      forgetAndroidState(step, isOther: isOther && step == changed)
      forgetBox(of: step, isOther: isOther && step == changed)
      step = Int(tree.parents[step])
    }
  }

  /// Invalidates the box of a node.
  ///
  /// - Parameter isOther: Whether the node itself changed, and not only its descendants.
  private func forgetBox(of index: Int, isOther: Bool) {
    if isOther { flowTrees[index] = nil }
    let parent = Int(tree.parents[index])
    guard parent >= 0, let root = rootOfBoxes(around: parent), let flow = flowTrees[root] else {
      return
    }
    if tree.roles[parent].contains(.flow) {
      if isOther, !renewBox(of: index, in: flow) {
        flowTrees[root] = nil
      } else if !isOther, let box = flow.box(of: index) {
        flow.boxes.markDirty(box)
      }
      return
    }
    guard let box = flow.box(of: index) else {
      flowTrees[root] = nil
      return
    }
    if isOther {
      // The look of a flow container's lines may be another one.
      if tree.roles[index].contains(.flow) { _ = flow.renewLines(of: index, in: self) }
      flow.boxes.setStyle(BoxStyles.style(of: index, isRoot: false, in: self), of: box)
      if tree.algorithms[index] == nil { flow.boxes.setMeasured(measuresBox(index), box) }
      if tree.roles[index].contains(.grid), let grid = BoxStyles.grid(of: index, in: self) {
        flow.boxes.setGrid(grid, of: box)
      }
      if tree.roles[parent].contains(.grid), let item = BoxStyles.gridItem(of: index, in: self) {
        flow.boxes.setGridItem(item, of: box)
      }
      if let element = tree.elements[index] { flow.setLengths(of: box, element) }
    } else {
      flow.boxes.markDirty(box)
    }
  }
}
