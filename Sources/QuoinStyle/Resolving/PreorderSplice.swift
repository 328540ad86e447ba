import QuoinModel

/// A change to the children of one container, expressed as a splice of arrays that hold the tree in
/// preorder.
///
/// The common prefix and suffix of the old and new children stay in place. The range between them
/// is replaced by other nodes: reordered existing children with their descendants, and new nodes.
/// Nodes after the range shift, so their indices change.
@usableFromInline package struct PreorderSplice {
  /// The index of the container.
  package let container: Int
  /// The indices that are replaced.
  @usableFromInline package let range: Range<Int>
  /// The nodes that replace the range.
  @usableFromInline package let runs: [Run]
  /// The number of nodes that replace the range.
  @usableFromInline let count: Int
  /// The new nodes, in preorder.
  @usableFromInline package let fresh: [Node]
  /// The parents of the new nodes, as new indices.
  private let freshParents: [Int32]
  /// For each new node, the index after its last descendant, as new indices.
  private let freshEnds: [Int32]
  /// The new index of each node of the old range, or -1 if it was removed.
  private let places: [Int32]
  /// Whether nodes are only added behind all others, whose indices stay the same.
  package let onlyAppends: Bool

  /// Consecutive nodes that were consecutive before, or that are new.
  @usableFromInline package struct Run {
    /// The old index of the first node, or -1 if the nodes are new.
    @usableFromInline package let first: Int
    /// The new index of the first node.
    let start: Int
    /// The number of nodes.
    @usableFromInline package fileprivate(set) var count: Int

    /// Whether the nodes are new.
    @inlinable package var isFresh: Bool { first < 0 }
    /// The new indices.
    var indices: Range<Int> { start..<start + count }
    /// Whether another run continues this one.
    fileprivate func isFollowed(by other: Run) -> Bool {
      if isFresh || other.isFresh { return isFresh && other.isFresh }
      return first + count == other.first
    }
    /// The distance by which the nodes shift.
    fileprivate var shift: Int32 { Int32(start - first) }
  }

  /// The change in the number of nodes.
  @inlinable package var change: Int { count - range.count }

  /// - Parameters:
  ///   - container: The index of the container.
  ///   - range: The indices to replace: whole children with their descendants.
  ///   - children: The replacement in order: the index of a child that is in the range, or `nil`
  ///     for a new one.
  ///   - ends: The index after the last descendant of each node.
  init(
    container: Int, range: Range<Int>, children: [(node: Node, index: Int?)], ends: [Int32]
  ) {
    (self.container, self.range) = (container, range)
    onlyAppends = range.isEmpty && range.lowerBound == ends.count
    var runs: [Run] = []
    var fresh: (nodes: [Node], parents: [Int32], ends: [Int32]) = ([], [], [])
    var start = range.lowerBound
    for (node, index) in children {
      var run = Run(first: index ?? -1, start: start, count: 0)
      if let index {
        run.count = Int(ends[index]) - index
      } else {
        run.count = PreorderSplice.append(node, at: start, in: container, to: &fresh)
      }
      start += run.count
      if let last = runs.last, last.isFollowed(by: run) {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
    self.runs = runs
    count = start - range.lowerBound
    (self.fresh, freshParents, freshEnds) = fresh
    var places = [Int32](repeating: -1, count: range.count)
    places.withUnsafeMutableBufferPointer { places in
      for run in runs where !run.isFresh {
        let first = run.first - range.lowerBound
        for offset in 0..<run.count {
          places[first + offset] = Int32(truncatingIfNeeded: run.start + offset)
        }
      }
    }
    self.places = places
  }

  /// Appends a new node and its descendants.
  ///
  /// - Parameters:
  ///   - start: The new index of the node.
  ///   - container: The index of its container.
  /// - Returns: The number of nodes.
  private static func append(
    _ node: Node, at start: Int, in container: Int,
    to fresh: inout (nodes: [Node], parents: [Int32], ends: [Int32])
  ) -> Int {
    let first = fresh.nodes.count
    // Iterates without recursion, because an inserted subtree may be 100,000 levels deep.
    var pending: [(node: Node, parent: Int32)] = [(node, Int32(container))]
    while let (node, parent) = pending.popLast() {
      let place = Int32(start + fresh.nodes.count - first)
      fresh.nodes.append(node)
      fresh.parents.append(parent)
      fresh.ends.append(place + 1)
      guard node.isContainer, let container = node as? ContainerNode else { continue }
      for child in container.relations.reversed() { pending.append((child.node, place)) }
    }
    for number in stride(from: fresh.nodes.count - 1, to: first, by: -1) {
      let parent = Int(fresh.parents[number]) - start + first
      fresh.ends[parent] = max(fresh.ends[parent], fresh.ends[number])
    }
    return fresh.nodes.count - first
  }

  /// The indices of the new nodes.
  package var freshIndices: [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(fresh.count)
    for run in runs where run.isFresh { for index in run.indices { indices.append(Int32(index)) } }
    return indices
  }

  /// The old indices of the removed nodes.
  package var removedIndices: [Int] {
    guard count - fresh.count < range.count else { return [] }
    return range.filter { renumbered(Int32($0)) < 0 }
  }

  /// Returns the new index of a node, or -1 if it was removed.
  package func renumbered(_ index: Int32) -> Int32 {
    if index < range.lowerBound { return index }
    if index >= range.upperBound { return index + Int32(change) }
    return places[Int(index) - range.lowerBound]
  }

  /// Returns the new indices of those nodes in a list that were not removed.
  package func renumbered(_ indices: [Int]) -> [Int] {
    let (lower, upper, change) = (range.lowerBound, range.upperBound, change)
    return Array(unsafeUninitializedCapacity: indices.count) { new, count in
      for index in indices {
        // Most indices are before the range or behind it.
        let place =
          index < lower ? index : index >= upper ? index + change : Int(places[index - lower])
        guard place >= 0 else { continue }
        new.initializeElement(at: count, to: place)
        count += 1
      }
    }
  }

  /// Replaces the old indices in a list with the new ones.
  ///
  /// Most blocks of indices only shift, without branches.
  package func renumber(_ indices: inout [Int32]) {
    if onlyAppends { return }
    let (lower, upper) = (Int32(range.lowerBound), Int32(range.upperBound))
    let shift = Int32(change)
    let wholes = indices.count / Block.scalarCount * Block.scalarCount
    indices.withUnsafeMutableBufferPointer { indices in
      guard let base = indices.baseAddress else { return }
      let (beforeRange, beforeEnd) = (Block(repeating: lower - 1), Block(repeating: upper - 1))
      let change = Block(repeating: shift)
      var first = 0
      while first < wholes {
        let bytes = UnsafeMutableRawPointer(base + first)
        let block = bytes.loadUnaligned(as: Block.self)
        let (areBehindStart, areBehind) = (
          PreorderSplice.bits(block .> beforeRange), PreorderSplice.bits(block .> beforeEnd)
        )
        // Unless one of them is replaced, all behind the start are behind the range.
        if PreorderSplice.isZero(areBehindStart ^ areBehind) {
          bytes.storeBytes(of: block &+ (areBehind & change), as: Block.self)
        } else {
          for place in first..<first &+ Block.scalarCount where indices[place] >= lower {
            let index = indices[place]
            indices[place] = index >= upper ? index &+ shift : places[Int(index &- lower)]
          }
        }
        first &+= Block.scalarCount
      }
    }
    for place in wholes..<indices.count { indices[place] = renumbered(indices[place]) }
  }

  /// Indices that are renumbered at once.
  private typealias Block = SIMD16<Int32>

  /// Returns a mask with all bits of a scalar set where a comparison holds.
  @inline(__always) private static func bits(_ mask: SIMDMask<Block>) -> Block {
    unsafeBitCast(mask, to: Block.self)
  }

  /// Whether all bits are zero; faster than a comparison of the scalars.
  @inline(__always) private static func isZero(_ block: Block) -> Bool {
    let half = block.lowHalf | block.highHalf
    let words = unsafeBitCast(half.lowHalf | half.highHalf, to: SIMD2<UInt64>.self)
    return words.x | words.y == 0
  }

  /// Applies the splice to an array with one element per node.
  ///
  /// - Parameter blank: The element for new nodes.
  @inlinable package func apply<Element>(to list: inout [Element], blank: Element) {
    apply(to: &list, from: 0, blank: blank)
  }

  /// Applies the splice to an array with one element for each node of a subtree.
  ///
  /// - Parameter root: The root of the subtree.
  /// - Returns: `false` if the root is among the replaced nodes, or not all of these are in the
  ///   subtree.
  @inlinable package func apply<Element>(
    to list: inout [Element], ofSubtree root: Int, blank: Element
  ) -> Bool {
    if root >= range.upperBound { return true }
    guard root < range.lowerBound, range.upperBound <= root + list.count else { return false }
    apply(to: &list, from: root, blank: blank)
    return true
  }

  /// Applies the splice to an array with one element for each node from one on.
  @inlinable func apply<Element>(to list: inout [Element], from start: Int, blank: Element) {
    if fresh.isEmpty, change == 0 {
      reorder(&list, from: start)
      return
    }
    replace(in: &list, from: start) { elements, run in
      elements += repeatElement(blank, count: run.count)
    }
  }

  /// Applies the splice to the array of all nodes.
  func apply(toNodes list: inout [Node]) {
    if fresh.isEmpty, change == 0 {
      reorder(&list, from: 0)
      return
    }
    var next = 0
    replace(in: &list, from: 0) { elements, run in
      elements += fresh[next..<next + run.count]
      next += run.count
    }
  }

  /// Replaces the range of a list, in which a closure appends the elements of new nodes.
  @inlinable func replace<Element>(
    in list: inout [Element], from start: Int, _ appendFresh: (inout [Element], Run) -> Void
  ) {
    // Copy whole runs: that is fast for arrays of references, whatever their type.
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for run in runs {
      if run.isFresh {
        appendFresh(&elements, run)
      } else {
        let first = run.first - start
        elements.append(contentsOf: list[first..<first + run.count])
      }
    }
    list.replaceSubrange(
      range.lowerBound - start..<range.upperBound - start, with: elements)
  }

  /// Moves the elements of the range to their new order, without copying any.
  @inlinable func reorder<Element>(_ list: inout [Element], from start: Int) {
    list.withUnsafeMutableBufferPointer { list in
      guard let base = list.baseAddress else { return }
      let moved = UnsafeMutablePointer<Element>.allocate(capacity: range.count)
      defer { moved.deallocate() }
      var next = moved
      for run in runs {
        next.moveInitialize(from: base + (run.first - start), count: run.count)
        next += run.count
      }
      (base + (range.lowerBound - start)).moveInitialize(from: moved, count: range.count)
    }
  }

  /// Applies the splice to the array of parent indices.
  func apply(toParents list: inout [Int32]) {
    replaceIndices(in: &list, freshParents)
    guard change != 0 else { return }
    let (upper, change) = (Int32(range.upperBound), Int32(change))
    list.withUnsafeMutableBufferPointer { list in
      for place in range.lowerBound + count..<list.count {
        list[place] &+= list[place] >= upper ? change : 0
      }
    }
  }

  /// Applies the splice to the array of indices after the last descendant of each node.
  ///
  /// - Parameter parents: The parents of the nodes; those before the range are unchanged.
  func apply(toEnds list: inout [Int32], parents: [Int32]) {
    replaceIndices(in: &list, freshEnds)
    guard change != 0 else { return }
    let change = Int32(change)
    var step = container
    while step >= 0 {
      list[step] += change
      step = Int(parents[step])
    }
    list.withUnsafeMutableBufferPointer { list in
      for place in range.lowerBound + count..<list.count { list[place] &+= change }
    }
  }

  /// Replaces the range of a list of indices, which shift with the nodes that they belong to.
  private func replaceIndices(in list: inout [Int32], _ fresh: [Int32]) {
    let lower = Int32(range.lowerBound)
    var indices: [Int32] = []
    indices.reserveCapacity(count)
    var next = 0
    for run in runs {
      if run.isFresh {
        indices += fresh[next..<next + run.count]
        next += run.count
      } else {
        // Only the parents of whole children are before the range.
        let (start, shift) = (indices.count, run.shift)
        indices += list[run.first..<run.first + run.count]
        indices.withUnsafeMutableBufferPointer { indices in
          for place in start..<indices.count {
            indices[place] &+= indices[place] >= lower ? shift : 0
          }
        }
      }
    }
    list.replaceSubrange(range, with: indices)
  }
}
