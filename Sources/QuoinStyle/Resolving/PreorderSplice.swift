import QuoinModel

/// A change of the children of one container, as a change of lists that hold a tree in preorder.
///
/// The children that are the same from the first on and from the last on stay where they are. What is between them
/// is one range of each list, and other elements come in its place: those of children that were there before, in
/// another order, and those of fresh nodes. What follows the range moves, and so do the indices of it.
package struct PreorderSplice {
  /// The container.
  package let container: Int
  /// The indices that are replaced.
  package let range: Range<Int>
  /// For each node that comes in place of the range: its index before, or -1 for a fresh one.
  package let sources: [Int32]
  /// The containers of the nodes that come, by the new indices.
  let parents: [Int32]
  /// The indices behind the last node inside each node that comes, by the new indices.
  let ends: [Int32]
  /// The fresh nodes, in order.
  let fresh: [Node]
  /// The new index of each node of the range, or -1.
  private let places: [Int32]
  /// The sources, those that follow each other as one: the first, or -1 for fresh nodes, and how many.
  private let runs: [(first: Int, count: Int)]

  /// How many more nodes there are.
  package var change: Int { sources.count - range.count }

  /// - Parameters:
  ///   - container: the container's index.
  ///   - range: the indices that are replaced: whole children with their descendants.
  ///   - children: what comes, in order: the index of a child that is in the range, or `nil` for a fresh one.
  ///   - ends: the index behind the last node inside each node.
  ///   - outer: the container's index of each node.
  init(
    container: Int, range: Range<Int>, children: [(node: Node, index: Int?)],
    parents outer: [Int32], ends inner: [Int32]
  ) {
    self.container = container
    self.range = range
    var sources: [Int32] = []
    var parents: [Int32] = []
    var ends: [Int32] = []
    var fresh: [Node] = []
    var places = [Int32](repeating: -1, count: range.count)
    for (node, index) in children {
      let start = range.lowerBound + sources.count
      if let index {
        let shift = Int32(start - index)
        for old in index..<Int(inner[index]) {
          places[old - range.lowerBound] = Int32(old) + shift
          sources.append(Int32(old))
          parents.append(old == index ? Int32(container) : outer[old] + shift)
          ends.append(inner[old] + shift)
        }
        continue
      }
      // Without recursion: what comes may be 100,000 levels deep.
      var pending: [(node: Node, parent: Int32)] = [(node, Int32(container))]
      while let (node, parent) = pending.popLast() {
        let place = Int32(range.lowerBound + sources.count)
        sources.append(-1)
        parents.append(parent)
        ends.append(place + 1)
        fresh.append(node)
        guard node.isContainer, let container = node as? ContainerNode else { continue }
        for child in container.relations.reversed() { pending.append((child.node, place)) }
      }
      let count = range.lowerBound + sources.count
      for place in stride(from: count - 1, to: start, by: -1) {
        let parent = Int(parents[place - range.lowerBound]) - range.lowerBound
        ends[parent] = max(ends[parent], ends[place - range.lowerBound])
      }
    }
    (self.sources, self.parents, self.ends) = (sources, parents, ends)
    (self.fresh, self.places) = (fresh, places)
    var runs: [(first: Int, count: Int)] = []
    for source in sources {
      let last = runs.last ?? (first: -2, count: 0)
      if source < 0 ? last.first == -1 : last.first >= 0 && Int(source) == last.first + last.count {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((Int(source), 1))
      }
    }
    self.runs = runs
  }

  /// The indices of the fresh nodes.
  package var freshIndices: [Int32] {
    sources.indices.lazy.filter { sources[$0] < 0 }.map { Int32(range.lowerBound + $0) }
  }

  /// The new index of a node, or -1 where it is there no more.
  package func renumbered(_ index: Int32) -> Int32 {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index + Int32(change) }
    return places[Int(index) - range.lowerBound]
  }

  /// Gives the indices in a list their new numbers.
  package func renumber(_ indices: inout [Int32]) {
    for place in indices.indices where indices[place] >= range.lowerBound {
      indices[place] = renumbered(indices[place])
    }
  }

  /// Changes a list that has an element for each node.
  ///
  /// - Parameter blank: what fresh nodes have.
  package func apply<Element>(to list: inout [Element], blank: Element) {
    // Of each run at once: a list of references is copied fast then, whatever its type.
    var elements: [Element] = []
    elements.reserveCapacity(sources.count)
    for (first, count) in runs {
      if first < 0 {
        elements.append(contentsOf: repeatElement(blank, count: count))
      } else {
        elements.append(contentsOf: list[first..<first + count])
      }
    }
    list.replaceSubrange(range, with: elements)
  }

  /// Changes a list of the containers of nodes.
  func apply(toParents list: inout [Int32]) {
    list.replaceSubrange(range, with: parents)
    guard change != 0 else { return }
    for place in range.lowerBound + sources.count..<list.count
    where list[place] >= range.upperBound {
      list[place] += Int32(change)
    }
  }

  /// Changes a list of the indices behind the last node inside each node.
  ///
  /// - Parameter parents: the containers of nodes; those before the range are as they were.
  func apply(toEnds list: inout [Int32], parents: [Int32]) {
    list.replaceSubrange(range, with: ends)
    guard change != 0 else { return }
    var step = container
    while step >= 0 {
      list[step] += Int32(change)
      step = Int(parents[step])
    }
    for place in range.lowerBound + sources.count..<list.count { list[place] += Int32(change) }
  }
}
