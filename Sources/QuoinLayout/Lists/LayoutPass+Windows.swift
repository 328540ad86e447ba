import QuoinGeometry
import QuoinModel
import QuoinStyle

// A kept pass, too, lays lists out in rounds. Rows that come and go are children that are inserted and removed; rows that
// stay keep what is known of them, and only get other places. Since each node of a kept pass has an item, rows outside of
// the window are removed again.

/// The lists of a pass whose children are not those of the window.
struct ListQueue {
  struct Entry {
    let list: ListContainer
    /// The nesting depth of the list in the pass.
    let depth: Int
    /// The part in the window, or `nil` if rows are missing.
    let shown: ListPlan?
  }

  var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
}

extension LayoutPass {
  /// Whether the lists are laid out again as a part of this pass.
  ///
  /// Rows beyond the window, which a list may request, are children without an item, and how far the heads of lists that
  /// do not scroll reach is not renewed.
  var knowsLists: Bool {
    lists.isEmpty
      || leftOut.isEmpty && headReaches.isEmpty && lists.allSatisfy { !$0.hasOverscan && !$0.flows }
  }

  /// Creates the rows of the lists that changed since a moment, before the changes of the tree are found.
  ///
  /// - Parameters:
  ///   - moment: The moment of the previous layout.
  ///   - size: The available size of the scene, in points.
  /// - Returns: `false` if a new pass is required.
  func prepareRows(since moment: UInt64, in size: Size?) -> Bool {
    (round, needsAnotherRound) = (0, false)
    leftOut = []
    queuedLists = ListQueue()
    settlements = []
    guard knowsLists else { return false }
    for list in lists where list.changeMoment > moment && list.isBelow(scene.root) {
      let traits = indices[list.id].map { tree.traits(of: $0) }
      list.prepareRows(round: 0, room: size, traits: traits ?? self.traits)
    }
    return true
  }

  /// Lays lists out again until each has the rows of its window and no others.
  ///
  /// The frames of lists that scroll do not depend on their rows, so nothing around them is placed again.
  ///
  /// - Parameters:
  ///   - items: The items of all nodes.
  ///   - changed: The nodes that changed or were inserted.
  ///   - size: The available size of the scene, in points.
  /// - Returns: The changes to children, one after the other, or `nil` if a new pass is required.
  func settleLists(
    _ items: inout Arrangement.Items, _ changed: inout MarkedNodes, in size: Size?
  ) -> [PreorderSplice]? {
    var splices: [PreorderSplice] = []
    var rounds = 0
    while !queuedLists.isEmpty {
      rounds += 1
      guard rounds <= LayoutPass.roundLimit, !isOutOfTime, !findings.areLoose else { return nil }
      if needsAnotherRound { round += 1 } else { dirty.removeAll(of: tree.count) }
      let entries = queuedLists.entries
      guard entries.allSatisfy(\.list.scrolls), setRows(entries, in: size),
        scene.resolver.diagnostics == resolverDiagnostics,
        let fresh = apply(scene.resolver.splices, &items),
        let containers = containers(of: entries),
        readChildren(of: containers, fresh)?.isEmpty ?? false
      else { return nil }
      splices += scene.resolver.splices
      changed = changed.applying(scene.resolver.splices, of: tree.count)
      dirty = dirty.applying(scene.resolver.splices, of: tree.count)
      rewritten = rewritten.applying(scene.resolver.splices, of: tree.count)
      for index in fresh {
        if !Node.isKnown(type(of: tree.nodes[index])) { hasForeignNodes = true }
        changed.insert(index)
        dirty.insert(index)
      }
      // Other nodes, such as rows of an earlier round, were read with their former styles.
      let read = Set(fresh + containers)
      guard scene.resolver.updated.allSatisfy({ read.contains(Int($0)) }) else { return nil }
      placeAgain(entries, containers)
    }
    return leftOut.isEmpty ? splices : nil
  }

  /// Removes the rows outside of the windows of lists after a first layout, so that the pass can be kept.
  ///
  /// - Returns: `false` if the tree has to be laid out again: with other rows, or without removing any if they cannot be
  ///   removed (``removesHiddenRows``).
  func removeHiddenRows(in size: Size?) -> Bool {
    guard !queuedLists.isEmpty, tree.preparation.unusable.isEmpty, canRenumber,
      round < LayoutPass.roundLimit, !isOutOfTime,
      scene.resolver.takesStructure, scene.resolver.takesAnyPlace,
      queuedLists.entries.allSatisfy({
        $0.list.scrolls && !$0.list.hasOverscan && !$0.list.flows
      })
    else { return true }
    let entries = queuedLists.entries
    removesHiddenRows = false
    guard setRows(entries, in: size), TreeChanges.fresh(of: scene.resolver.splices).isEmpty else {
      return false
    }
    for splice in scene.resolver.splices { open(splice) }
    tree.readOrder(scene.resolver)
    updateIndices(scene.resolver.splices)
    findings.apply(scene.resolver.splices)
    guard let containers = containers(of: entries) else { return false }
    removesHiddenRows = true
    for container in containers { _ = tree.readRelations(of: container) }
    dirty = MarkedNodes(of: tree.count)
    rewritten = MarkedNodes(of: tree.count)
    isUpdating = true
    placeAgain(entries, containers)
    isUpdating = false
    return queuedLists.isEmpty && !needsAnotherRound
  }

  /// Makes the rows of queued lists their children, and resolves the styles of new ones.
  ///
  /// - Returns: `false` if the styles of the whole tree were resolved, or have unusable numbers, or a list looks different.
  private func setRows(_ entries: [ListQueue.Entry], in size: Size?) -> Bool {
    let moment = StyleClock.tick()
    for entry in entries {
      if let shown = entry.shown {
        entry.list.show(shown, isFirst: false)
      } else {
        let traits = indices[entry.list.id].map { tree.traits(of: $0) }
        entry.list.prepareRows(round: round, room: size, traits: traits ?? self.traits)
      }
    }
    var changes = TreeChanges()
    guard let containers = containers(of: entries), haveOnlyOtherRows(containers, since: moment)
    else { return false }
    changes.containers = containers.sorted()
    // A closure may change the style of its list in the moment in which it makes rows, so the looks are compared.
    changes.nodes = changes.containers
    let former = changes.nodes.map { (look: tree.looks[$0], traits: tree.traits(of: $0)) }
    return resolveStyles(of: changes, in: size) && !scene.resolver.work.isFull
      && scene.resolver.unusable.isEmpty
      && zip(changes.renumbered(by: scene.resolver.splices).nodes, former).allSatisfy {
        scene.resolver.look(of: $0, in: $1.traits) == $1.look
      }
  }

  /// Whether nothing has changed since a moment but the children of lists and the places of separators.
  ///
  /// Closures that make rows may change other nodes and rows, and styles that these share.
  private func haveOnlyOtherRows(_ lists: [Int], since moment: UInt64) -> Bool {
    scene.resolver.noteSharedChanges()
    guard let found = changes(since: moment, indices) else { return false }
    return found.containers.allSatisfy { lists.contains($0) }
      && found.nodes.allSatisfy { index in
        let node = tree.nodes[index]
        if lists.contains(index) { return node.changeMoment <= moment }
        return node is SeparatorNode && node.styleMoment <= moment
          && lists.contains(Int(tree.parents[index]))
      }
  }

  /// Returns the indices of queued lists.
  private func containers(of entries: [ListQueue.Entry]) -> [Int]? {
    let found = entries.compactMap { indices[$0.list.id] }
    return found.count == entries.count ? found : nil
  }

  /// Places the rows of queued lists, whose frames are known.
  private func placeAgain(_ entries: [ListQueue.Entry], _ containers: [Int]) {
    queuedLists = ListQueue()
    leftOut = []
    needsAnotherRound = false
    for container in containers { dirty.insert(container) }
    // The name of a row contains its position among those of the same name, and the rows are others now.
    var changes = TreeChanges()
    changes.containers = containers
    renewFindings(of: changes, since: .max)
    let outer = depth
    for (entry, container) in zip(entries, containers) {
      depth = entry.depth
      place(container, in: frames[container].size)
    }
    depth = outer
  }
}

extension ListContainer {
  /// Whether rows beyond the window are laid out.
  var hasOverscan: Bool { scrolls && overscan.isUsable && overscan > 0 }

  /// Whether cells flow in lines by estimated sizes, so that the last line is known only with the cell behind it.
  var flows: Bool {
    sections.contains { if case .flow(.estimated) = $0.layout { true } else { false } }
  }
}
