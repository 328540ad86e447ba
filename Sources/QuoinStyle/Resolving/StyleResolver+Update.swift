import QuoinModel

extension StyleResolver {
  /// Resolves the nodes that changed since a moment.
  ///
  /// - Parameters:
  ///   - changed: What may have changed, if it is known and no direction did.
  ///   - willRead: A closure that is called with the new nodes of a container, before they are read.
  /// - Returns: `false` if the whole tree must be read again.
  func update(
    since moment: UInt64, changed: TreeChanges?, _ willRead: (PreorderSplice) -> Void
  ) -> Bool {
    // The numbers restart whenever the tree is read.
    guard nextHandedNumber < .max / 2,
      let containers = changed?.containers ?? restructured(since: moment),
      takeStructure(of: containers, willRead)
    else { return false }
    let changedNodes = changed.map { changed in
      changed.renumbered(by: splices).nodes + TreeChanges.fresh(of: splices)
    }
    var pending = IndexQueue()
    // Changes of many siblings that each reach all the others cost more than matching every node once.
    matchesLeft = 4 * nodes.count
    // New nodes are known by their lack of a match, so before others are matched.
    let found = changedNodes ?? self.changedNodes(since: moment)
    guard matchChangedPlaces(&pending) else { return false }
    for index in found {
      let isOther = matchAgain(index, &pending)
      // `:has()` matches ancestors, and how far up it reaches is not tracked.
      if isOther, content.reach.usesHas || matchesLeft < 0 { return false }
      pending.insert(Int32(index))
    }
    let rootFont = resolved.first?.look.text.font.size
    var last: Int32 = -1
    while let next = pending.popFirst() {
      if let deadline, deadline.isPassed { return false }
      if next == last { continue }
      last = next
      let index = Int(next)
      let old = resolved[index].effective
      let handsDownAnew = compute(index)
      updated.append(next)
      let isOther = resolved[index].effective != old
      // Any node may have lengths in `rem`.
      if index == 0, look(of: 0).text.font.size != rootFont {
        for other in nodes.indices where pool.matches[Int(matchNumbers[other])].hasLate {
          pending.insert(Int32(other))
        }
      }
      guard handsDownAnew || isOther else { continue }
      forEachChild(index) { child in
        if handsDownAnew || resolved[child].dependsOnParent { pending.insert(Int32(child)) }
      }
    }
    return true
  }

  /// Returns the changed and new nodes, in order.
  private func changedNodes(since moment: UInt64) -> [Int] {
    var changed: [Int] = []
    var pending = [0]
    while let index = pending.popLast() {
      if nodes[index].styleMoment > moment || matchNumbers[index] < 0 { changed.append(index) }
      forEachChild(index) { child in
        if nodes[child].subtreeStyleMoment > moment || matchNumbers[child] < 0 {
          pending.append(child)
        }
      }
    }
    return changed.sorted()
  }

  func forEachChild(_ index: Int, _ body: (Int) -> Void) {
    var next = index + 1
    while next < Int(ends[index]) {
      body(next)
      next = Int(ends[next])
    }
  }

  /// Matches a changed node again, and the nodes that rules may select differently because of it.
  ///
  /// - Returns: Whether something changed that rules can select by.
  private func matchAgain(_ index: Int, _ pending: inout IndexQueue) -> Bool {
    if matchNumbers[index] < 0 {
      matchOne(index, &pending)
      return false
    }
    guard hasRules else { return false }
    let node = nodes[index]
    let newID = id(of: node)
    let newClasses = classes(of: node)
    let newState = node.states.union(node.contentStates)
    let oldClasses = Array(tree.classes(of: index))
    var reach: CSS.SelectorReach.Reach = []
    var isOther = false
    if tree.ids[index] != newID {
      isOther = true
      for atom in [tree.ids[index], newID] { reach.formUnion(content.reach.ids[atom] ?? []) }
    }
    if oldClasses != newClasses {
      isOther = true
      for atom in Set(oldClasses).symmetricDifference(newClasses) {
        reach.formUnion(content.reach.classes[atom] ?? [])
      }
    }
    if tree.states[index] != newState {
      isOther = true
      reach.formUnion(content.reach.states)
    }
    if content.reach.usesAttributes {
      isOther = true
      reach.formUnion(content.reach.attributes)
    }
    if content.reach.usesEmpty, tree.hasText[index] != StyleResolver.hasText(node) {
      isOther = true
      tree.setHasText(index, !tree.hasText[index])
      reach.formUnion(content.reach.emptiness)
    }
    guard isOther else { return false }
    tree.update(index, id: newID, classes: newClasses, state: newState)
    if content.reach.usesAttributes {
      tree.setAttributes(index, StyleResolver.attributes(of: node))
    }
    matchReached(from: index, reach, &pending)
    return true
  }

  /// Matches an element, and the others that a change of it can affect.
  private func matchReached(
    from index: Int, _ reach: CSS.SelectorReach.Reach, _ pending: inout IndexQueue
  ) {
    matchOne(index, &pending)
    if reach.contains(.descendants) {
      matchRange(index + 1..<Int(ends[index]), &pending)
    }
    let parent = Int(parents[index])
    guard parent >= 0 else { return }
    if reach.contains(.earlierSiblings) {
      matchSiblings(parent + 1..<index, isDeep: reach.contains(.descendants), &pending)
    }
    if reach.contains(.siblings) {
      matchSiblings(
        Int(ends[index])..<Int(ends[parent]), isDeep: reach.contains(.descendants), &pending)
    }
  }

  /// Matches the children of containers in which children were inserted, removed or moved, if rules select by position,
  /// and the containers, if rules select empty ones.
  ///
  /// - Returns: `false` if more is to be matched than the nodes of the tree several times.
  private func matchChangedPlaces(_ pending: inout IndexQueue) -> Bool {
    guard content.reach.usesPlaces || content.reach.usesEmpty else { return true }
    let reach = content.reach.places
    for (container, start) in changedPlaces() {
      if content.reach.usesEmpty {
        matchReached(from: container, content.reach.emptiness, &pending)
      }
      if !reach.isEmpty {
        let first = reach.contains(.earlierSiblings) ? container + 1 : start
        matchSiblings(
          first..<Int(ends[container]), isDeep: reach.contains(.descendants), &pending)
      }
      if matchesLeft < 0 { return false }
    }
    return true
  }

  private func matchRange(_ range: Range<Int>, _ pending: inout IndexQueue) {
    for index in range {
      tree.refreshFilter(index)
      matchOne(index, &pending)
    }
  }

  /// Matches the siblings in a range.
  ///
  /// - Parameter isDeep: Whether the nodes in them are matched, too.
  private func matchSiblings(
    _ range: Range<Int>, isDeep: Bool, _ pending: inout IndexQueue
  ) {
    if isDeep { return matchRange(range, &pending) }
    var sibling = range.lowerBound
    while sibling < range.upperBound {
      matchOne(sibling, &pending)
      sibling = Int(ends[sibling])
    }
  }

  private func matchOne(_ index: Int, _ pending: inout IndexQueue) {
    matchesLeft -= 1
    let number = match(index, tree)
    if number != matchNumbers[index] {
      matchNumbers[index] = number
      pending.insert(Int32(index))
    }
  }
}

/// A queue that returns indices in ascending order, implemented as a binary heap.
struct IndexQueue {
  private var heap: [Int32] = []

  mutating func insert(_ index: Int32) {
    heap.append(index)
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2] > heap[child] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      if least == parent { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
