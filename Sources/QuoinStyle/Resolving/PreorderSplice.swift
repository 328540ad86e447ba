import QuoinModel

/// A change to the children of one container, expressed as a splice of arrays that hold the tree in
/// preorder.
///
/// The common prefix and suffix of the old and new children stay in place. The range between them
/// is replaced by other nodes: reordered existing children with their descendants, and new nodes.
/// Nodes after the range shift, so their indices change.
package struct PreorderSplice {
  /// The index of the container.
  package let container: Int
  /// The indices that are replaced.
  package let range: Range<Int>
  /// For each node that replaces the range, its old index, or -1 for a new node.
  package let sources: [Int32]
  /// The parents of the inserted nodes, as new indices.
  let parents: [Int32]
  /// For each inserted node, the index after its last descendant, as new indices.
  let ends: [Int32]
  /// The new nodes, in preorder.
  let fresh: [Node]
  /// The new index of each node of the old range, or -1 if it was removed.
  private let places: [Int32]
  /// The sources grouped into runs of consecutive indices: the first index, or -1 for new nodes,
  /// and the count.
  private let runs: [(first: Int, count: Int)]

  /// The change in the number of nodes.
  package var change: Int { sources.count - range.count }

  /// - Parameters:
  ///   - container: The index of the container.
  ///   - range: The indices to replace: whole children with their descendants.
  ///   - children: The replacement in order: the index of a child that is in the range, or `nil`
  ///     for a new one.
  ///   - ends: The index after the last descendant of each node.
  ///   - outer: The index of the parent of each node.
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
      // Iterates without recursion, because an inserted subtree may be 100,000 levels deep.
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

  /// The indices of the new nodes.
  package var freshIndices: [Int32] {
    sources.indices.lazy.filter { sources[$0] < 0 }.map { Int32(range.lowerBound + $0) }
  }

  /// Returns the new index of a node, or -1 if it was removed.
  package func renumbered(_ index: Int32) -> Int32 {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index + Int32(change) }
    return places[Int(index) - range.lowerBound]
  }

  /// Replaces the old indices in a list with the new ones.
  package func renumber(_ indices: inout [Int32]) {
    for place in indices.indices where indices[place] >= range.lowerBound {
      indices[place] = renumbered(indices[place])
    }
  }

  /// Applies the splice to an array with one element per node.
  ///
  /// - Parameter blank: The element for new nodes.
  package func apply<Element>(to list: inout [Element], blank: Element) {
    apply(to: &list, from: 0, blank: blank)
  }

  /// Applies the splice to the elements from an index on.
  private func apply<Element>(to list: inout [Element], from start: Int, blank: Element) {
    if fresh.isEmpty, change == 0 {
      reorder(&list, from: start)
      return
    }
    // Copy whole runs: that is fast for arrays of references, whatever their type.
    var elements: [Element] = []
    elements.reserveCapacity(sources.count)
    for (first, count) in runs {
      if first < 0 {
        elements.append(contentsOf: repeatElement(blank, count: count))
      } else {
        elements.append(contentsOf: list[first - start..<first - start + count])
      }
    }
    list.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: elements)
  }

  /// Moves the elements of the range to their new order, without copying any.
  private func reorder<Element>(_ list: inout [Element], from start: Int) {
    list.withUnsafeMutableBufferPointer { list in
      guard let base = list.baseAddress else { return }
      let moved = UnsafeMutablePointer<Element>.allocate(capacity: range.count)
      defer { moved.deallocate() }
      var next = moved
      for (first, count) in runs {
        next.moveInitialize(from: base + (first - start), count: count)
        next += count
      }
      (base + (range.lowerBound - start)).moveInitialize(from: moved, count: range.count)
    }
  }

  /// Applies the splice to a list with one element per node, stored in chunks of a size.
  ///
  /// The chunks before the change stay shared with other copies of the list.
  ///
  /// - Parameter blank: The element for new nodes.
  package func apply<Element>(to chunks: inout [[Element]], by size: Int, blank: Element) {
    let first = min(range.lowerBound / size, chunks.count)
    var list: [Element] = []
    for chunk in chunks[first...] { list += chunk }
    apply(to: &list, from: first * size, blank: blank)
    chunks.removeSubrange(first...)
    for start in stride(from: 0, to: list.count, by: size) {
      chunks.append(Array(list[start..<min(start + size, list.count)]))
    }
  }

  /// Applies the splice to the array of parent indices.
  func apply(toParents list: inout [Int32]) {
    list.replaceSubrange(range, with: parents)
    guard change != 0 else { return }
    for place in range.lowerBound + sources.count..<list.count
    where list[place] >= range.upperBound {
      list[place] += Int32(change)
    }
  }

  /// Applies the splice to the array of indices after the last descendant of each node.
  ///
  /// - Parameter parents: The parents of the nodes; those before the range are unchanged.
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
