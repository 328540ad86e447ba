import QuoinModel

extension StyleResolver {
  /// Updates the arrays for containers whose children were inserted, removed or moved.
  ///
  /// New nodes have the match number -1 afterwards.
  ///
  /// - Parameter willRead: A closure that is called with the new nodes of a container, before they are read.
  /// - Returns: `false` if the whole tree must be read again: rules select by descendants, a node
  ///   changed its direction, there are diagnostics to renumber, or most of the tree is new.
  func takeStructure(of containers: [Int], _ willRead: (PreorderSplice) -> Void) -> Bool {
    if containers.isEmpty { return true }
    guard takesStructure, containers.count <= StyleResolver.maximumSplices else { return false }
    // Iterate backwards, so that the remaining indices stay valid.
    var freshCount = 0
    for container in containers.reversed() {
      guard let splice = splice(of: container) else { continue }
      freshCount += splice.fresh.count
      guard freshCount <= nodes.count / 2 + 64 else { return false }
      willRead(splice)
      apply(splice)
      splices.append(splice)
    }
    return true
  }

  /// Whether children can be inserted, removed and moved without reading the whole tree again.
  package var takesStructure: Bool {
    content.foreignKinds.isEmpty && !content.reach.usesHas && late.isEmpty && unusable.isEmpty
      && !tree.wastesRoom
  }

  /// Whether no rule selects nodes by their siblings, by their place among these, or by whether they have children.
  package var takesAnyPlace: Bool { !content.reach.usesPlaces && !content.reach.usesEmpty }

  /// Returns, for each container with other children, its index and that behind its last child that has stayed before
  /// the others, after all changes.
  package func changedPlaces() -> [(container: Int, start: Int)] {
    var places: [Int32] = []
    for splice in splices {
      splice.renumber(&places)
      places += [Int32(splice.container), Int32(splice.range.lowerBound - 1)]
    }
    return stride(from: 0, to: places.count, by: 2).compactMap { number in
      places[number] < 0 ? nil : (Int(places[number]), Int(places[number + 1]) + 1)
    }
  }

  /// The maximum number of containers with changed children; each one updates all arrays once.
  private static let maximumSplices = 16

  /// Returns the containers whose children were inserted, removed or moved, in order, or `nil` if a
  /// node changed its direction.
  func restructured(since moment: UInt64) -> [Int]? {
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
    let (children, places) = otherChildren(of: index, relations)
    if children.isEmpty, places.isEmpty { return nil }
    var others: [Int] = []
    var step = places.lowerBound
    while step < places.upperBound {
      others.append(step)
      step = Int(ends[step])
    }
    var former = FormerChildren(others)
    let nodes = nodes
    return PreorderSplice(
      container: index, range: places,
      children: relations[children].map { ($0.node, former.index(of: $0.node, in: nodes)) },
      ends: ends)
  }

  /// Returns the children of a container that differ from before, and the former places of those that they replace.
  ///
  /// - Parameter relations: The relations of the container with its children.
  private func otherChildren(
    of index: Int, _ relations: [AnyRelation]
  ) -> (children: Range<Int>, places: Range<Int>) {
    let (nodes, parents, ends) = (nodes, parents, ends)
    return nodes.withUnsafeBufferPointer { nodes in
      relations.withUnsafeBufferPointer { relations in
        func isChild(_ place: Int, _ number: Int) -> Bool {
          // Without counting references to the node.
          let node = Unmanaged.passUnretained(relations[number])
            ._withUnsafeGuaranteedRef { $0.unretainedNode }
          return Unmanaged.passUnretained(nodes[place]).toOpaque() == node.toOpaque()
        }
        var (first, last) = (index + 1, Int(ends[index]))
        var (start, end) = (0, relations.count)
        while start < end, first < last, isChild(first, start) {
          first = Int(ends[first])
          start += 1
        }
        while start < end, first < last {
          var other = last - 1
          while Int(parents[other]) != index { other = Int(parents[other]) }
          guard isChild(other, end - 1) else { break }
          last = other
          end -= 1
        }
        return (start..<end, first..<last)
      }
    }
  }

  private func apply(_ splice: PreorderSplice) {
    splice.apply(toNodes: &nodes)
    splice.apply(toParents: &parents)
    splice.apply(toEnds: &ends, parents: parents)
    splice.renumber(&wearers)
    wearers.removeAll { $0 < 0 }
    splice.apply(to: &matchNumbers, blank: -1)
    splice.apply(to: &resolved, blank: ResolvedStyle())
    variables.apply(splice)
    guard hasRules else { return }
    tree.open(splice, parents: parents)
    let (atoms, reach) = (content.atoms, content.reach)
    for index in splice.runs.lazy.filter(\.isFresh).flatMap(\.indices) {
      let node = nodes[index]
      tree.set(
        index, kindList: kinds.list(of: node, atoms, &tree), id: id(of: node),
        classes: classes(of: node), state: node.states.union(node.contentStates),
        hasText: reach.usesEmpty && StyleResolver.hasText(node),
        attributes: reach.usesAttributes ? StyleResolver.attributes(of: node) : nil)
    }
    tree.close(splice, ends: ends)
  }
}

/// The former children of a container, which are found in about the same order again.
private struct FormerChildren {
  private let indices: [Int]
  /// The place behind the child that was found last.
  private var next = 0
  /// All children, if one was not where it is looked for first.
  private var known: [ObjectIdentifier: Int]?

  init(_ indices: [Int]) { self.indices = indices }

  /// Returns the index of a node, or `nil` if it is new.
  mutating func index(of node: Node, in nodes: [Node]) -> Int? {
    if isChild(node, at: next, in: nodes) {
      next += 1
      return indices[next - 1]
    }
    // The child before it was removed, or has moved behind it.
    if isChild(node, at: next + 1, in: nodes) {
      next += 2
      return indices[next - 1]
    }
    if isChild(node, at: indices.count - 1, in: nodes) { return indices.last }
    if known == nil {
      known = Dictionary(
        uniqueKeysWithValues: indices.map { (ObjectIdentifier(nodes[$0]), $0) })
    }
    return known?[ObjectIdentifier(node)]
  }

  private func isChild(_ node: Node, at place: Int, in nodes: [Node]) -> Bool {
    indices.indices.contains(place) && nodes[indices[place]] === node
  }
}
