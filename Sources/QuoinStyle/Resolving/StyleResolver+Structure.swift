import QuoinModel

extension StyleResolver {
  /// Updates the arrays for children that were inserted, removed or moved since a moment.
  ///
  /// New nodes have the match number -1 afterwards.
  ///
  /// - Returns: `false` if the whole tree must be read again: rules select by position or by
  ///   descendants, a node changed its direction, there are diagnostics to renumber, or most of the
  ///   tree is new.
  func takeStructure(since moment: UInt64) -> Bool {
    guard let containers = restructured(since: moment) else { return false }
    if containers.isEmpty { return true }
    guard content.foreignKinds.isEmpty, !content.reach.usesPlaces, !content.reach.usesHas,
      !content.reach.usesEmpty, late.isEmpty, unusable.isEmpty,
      containers.count <= StyleResolver.maximumSplices, !tree.wastesRoom
    else { return false }
    // Iterate backwards, so that the remaining indices stay valid.
    var freshCount = 0
    for container in containers.reversed() {
      guard let splice = splice(of: container) else { continue }
      freshCount += splice.fresh.count
      guard freshCount <= nodes.count / 2 + 64 else { return false }
      apply(splice)
      splices.append(splice)
    }
    return true
  }

  /// The maximum number of containers with changed children; each one updates all arrays once.
  private static let maximumSplices = 16

  /// Returns the containers whose children were inserted, removed or moved, in order, or `nil` if a
  /// node changed its direction.
  private func restructured(since moment: UInt64) -> [Int]? {
    var found: [Int] = []
    var pending = [0]
    while let index = pending.popLast() {
      let node = nodes[index]
      if node.directionMoment > moment { return nil }
      if node.structureMoment > moment { found.append(index) }
      forEachChild(index) { child in
        if nodes[child].subtreeStyleMoment > moment { pending.append(child) }
      }
    }
    return found.sorted()
  }

  /// Returns the change to the children of a container, or `nil` if they are the same.
  private func splice(of index: Int) -> PreorderSplice? {
    guard let container = nodes[index] as? ContainerNode else { return nil }
    let relations = container.relations
    var (first, last) = (index + 1, Int(ends[index]))
    var (start, end) = (0, relations.count)
    while start < end, first < last, nodes[first] === relations[start].node {
      first = Int(ends[first])
      start += 1
    }
    var others: [Int] = []
    var step = first
    while step < last {
      others.append(step)
      step = Int(ends[step])
    }
    while start < end, let other = others.last, nodes[other] === relations[end - 1].node {
      last = other
      end -= 1
      others.removeLast()
    }
    if first == last, start == end { return nil }
    var known: [ObjectIdentifier: Int] = [:]
    if start < end {
      for child in others { known[ObjectIdentifier(nodes[child])] = child }
    }
    return PreorderSplice(
      container: index, range: first..<last,
      children: relations[start..<end].map { ($0.node, known[ObjectIdentifier($0.node)]) },
      parents: parents, ends: ends)
  }

  private func apply(_ splice: PreorderSplice) {
    let first = splice.range.lowerBound
    nodes.replaceSubrange(
      splice.range,
      with: StyleResolver.merged(splice, nodes))
    splice.apply(toParents: &parents)
    splice.apply(toEnds: &ends, parents: parents)
    splice.renumber(&wearers)
    wearers.removeAll { $0 < 0 }
    splice.apply(to: &matchNumbers, blank: -1)
    splice.apply(to: &resolved, blank: ResolvedStyle())
    splice.apply(to: &variables, blank: CSS.Variables())
    splice.apply(to: &looks, blank: Look())
    guard hasRules else { return }
    tree.open(splice, parents: parents)
    let (atoms, reach) = (content.atoms, content.reach)
    for (offset, source) in splice.sources.enumerated() where source < 0 {
      let node = nodes[first + offset]
      tree.set(
        first + offset, kindList: kinds.list(of: node, atoms, &tree), id: id(of: node),
        classes: classes(of: node), state: node.states.union(node.contentStates),
        hasText: reach.usesEmpty && StyleResolver.hasText(node),
        attributes: reach.usesAttributes ? StyleResolver.attributes(of: node) : nil)
    }
    tree.close(splice, ends: ends)
  }

  /// Returns the nodes that replace a range.
  private static func merged(_ splice: PreorderSplice, _ nodes: [Node]) -> [Node] {
    var fresh = splice.fresh.makeIterator()
    return splice.sources.compactMap { $0 < 0 ? fresh.next() : nodes[Int($0)] }
  }
}
