import QuoinModel

// Filling the elements again: a child that has the same place as before keeps its relation, so that a layout sees only
// what is different.
extension ElementNodes {
  /// What the containers have been filled with so far.
  struct Refilling {
    /// The moment at which the containers were filled before.
    var moment: UInt64
    /// The number of children that each container has been filled with, except that of ``last``, which may be old.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The container that was asked about last, as its siblings are, and its number of children.
    private var last: (container: ObjectIdentifier, count: Int)?
    /// Whether the node of each item was inserted the time before.
    var placed: [Bool] = []
    /// The boxes before and after, and whether they are equal; they are retained, so that their identities are not
    /// reused.
    var compared: [BoxPair: (old: ElementBox.Shared, new: ElementBox.Shared, areEqual: Bool)] = [:]

    /// The shared properties of a box before and after.
    struct BoxPair: Hashable {
      var old: ObjectIdentifier
      var new: ObjectIdentifier
    }

    init(moment: UInt64, placed: [Bool]) { (self.moment, self.placed) = (moment, placed) }

    /// The number of children that a container has been filled with so far.
    subscript(container: ContainerNode) -> Int {
      mutating get {
        let container = ObjectIdentifier(container)
        if let last, last.container == container { return last.count }
        let count = counts[container] ?? 0
        setCount(count, of: container)
        return count
      }
      set { setCount(newValue, of: ObjectIdentifier(container)) }
    }

    private mutating func setCount(_ count: Int, of container: ObjectIdentifier) {
      if let last, last.container != container { counts[last.container] = last.count }
      last = (container, count)
    }
  }

  /// Prepares the elements for being filled again; empties them if clients changed what is in them.
  ///
  /// - Parameters:
  ///   - moment: The moment at which they were last filled.
  ///   - keepsSame: Whether children that have the same place as before are kept, rather than all elements emptied.
  mutating func beginFilling(_ root: ContainerNode, since moment: UInt64, keepsSame: Bool) {
    let isSame =
      keepsSame && takenOut.isEmpty && !hasGuests
      && !ElementNodes.hasOtherStructure(root, since: moment)
      && !placed.indices.contains {
        !placed[$0] && (nodes[$0]?.structureMoment ?? 0) > moment
      }
    if isSame {
      refilling = Refilling(moment: moment, placed: placed)
    } else {
      empty(root)
    }
    placed = Array(repeating: false, count: nodes.count)
  }

  /// Whether the children of a container in a tree changed after a moment.
  private static func hasOtherStructure(_ root: ContainerNode, since moment: UInt64) -> Bool {
    var pending = [root]
    while let container = pending.popLast() {
      if container.structureMoment > moment { return true }
      for relation in container.relations where relation.subtreeChangeMoment > moment {
        if let inner = relation.node as? ContainerNode { pending.append(inner) }
      }
    }
    return false
  }

  /// Records what clients inserted and removed, and empties the elements.
  private mutating func empty(_ root: ContainerNode) {
    var present: Set<NodeID> = []
    // Those of elements that the last filling left out are in no container.
    guests = guests.mapValues { $0.filter { $0.node.parent == nil } }.filter { !$0.value.isEmpty }
    let containers = [(-1, root as Node?)] + nodes.enumerated().map { ($0, $1) }
    for (item, node) in containers {
      guard let container = node as? ContainerNode else { continue }
      var others: [AnyRelation] = []
      forEachInside(container) { relation in
        if relation.isOfDocument { present.insert(relation.node.id) }
      }
      for relation in container.relations where !relation.isOfDocument { others.append(relation) }
      if !others.isEmpty { guests[item] = others }
    }
    hasGuests = !guests.isEmpty
    for item in placed.indices where placed[item] {
      guard let node = nodes[item] else { continue }
      if present.contains(node.id) { takenOut.remove(item) } else { takenOut.insert(item) }
    }
    root.removeAll()
    for case let container as ContainerNode in nodes { container.removeAll() }
  }

  /// Calls a closure with the relations in a container and in its boxes that are not elements, such
  /// as `::before`.
  private func forEachInside(_ container: ContainerNode, _ body: (AnyRelation) -> Void) {
    var pending = [container]
    while let next = pending.popLast() {
      for relation in next.relations {
        body(relation)
        if relation.isOfDocument, let inner = relation.node as? ContainerNode,
          inner.documentType?.hasPrefix("::") ?? false
        {
          pending.append(inner)
        }
      }
    }
  }

  /// Adds a node of the document to a container after what it has been filled with.
  mutating func put(_ node: Node, _ placement: FlowItem, into container: FlowContainer) {
    if refilling != nil {
      let place = count(of: container)
      refilling?[container] = place + 1
      if place < container.relations.count {
        let former = container.relations[place]
        if former.heldNode === node, let relation = former as? Relation<FlowContainer> {
          return setElement(placement.element, of: relation)
        }
        cut(container, to: place)
      }
      // All that is left where the node was is removed from its end, which takes constant time for each child.
      if let former = node.parent {
        cut(former, to: count(of: former))
      }
    }
    let relation = Relation<FlowContainer>(node, placement)
    container.add(relation)
    relation.isOfDocument = true
  }

  /// Sets the box of an element, if it is another than before.
  private mutating func setElement(
    _ element: ElementBox?, of relation: Relation<FlowContainer>
  ) {
    let former = relation.placement.element
    if former === element { return }
    if let former, let element, former.hasSameOwnValues(as: element), isEqual(former, element) {
      return
    }
    relation.placement.element = element
  }

  /// Whether the properties that elements may share are equal.
  private mutating func isEqual(_ a: ElementBox, _ b: ElementBox) -> Bool {
    if a.shared === b.shared { return true }
    let pair = Refilling.BoxPair(old: ObjectIdentifier(a.shared), new: ObjectIdentifier(b.shared))
    if let known = refilling?.compared[pair] { return known.areEqual }
    let areEqual = a.shared.isEqual(b.shared)
    refilling?.compared[pair] = (a.shared, b.shared, areEqual)
    return areEqual
  }

  /// Returns the next child of a container, to be filled again, if it is a generated box of a kind, such as `::before`.
  mutating func former(_ kind: String, in container: FlowContainer) -> FlowContainer? {
    guard let node = nextFormer(in: container), node.documentType == kind else { return nil }
    return node as? FlowContainer
  }

  /// Returns the next child of a generated box, if it is a text.
  mutating func formerText(in container: FlowContainer) -> TextNode? {
    guard container.documentType?.hasPrefix("::") == true else { return nil }
    return nextFormer(in: container) as? TextNode
  }

  private mutating func nextFormer(in container: FlowContainer) -> Node? {
    guard refilling != nil else { return nil }
    let (place, relations) = (count(of: container), container.relations)
    guard place < relations.count, relations[place].isOfDocument else { return nil }
    return relations[place].node
  }

  /// The number of children that a container has been filled with so far.
  private mutating func count(of container: ContainerNode) -> Int { refilling?[container] ?? 0 }

  /// Keeps the next children of a container as they are, as long as they are those of elements that follow each other.
  ///
  /// - Parameters:
  ///   - first: The item of the first element.
  ///   - end: A closure that returns the item after all in an element that may be kept, or `nil` for other items.
  /// - Returns: The item after the kept elements.
  mutating func keep(
    from first: Int, in container: FlowContainer, _ end: (Int) -> Int?
  ) -> Int {
    guard refilling != nil else { return first }
    let (start, relations) = (count(of: container), container.relations)
    var (place, item) = (start, first)
    while place < relations.count {
      let relation = relations[place]
      guard relation.isOfDocument, item < nodes.count, nodes[item] === relation.node,
        let next = end(item)
      else { break }
      place += 1
      item = next
    }
    guard place > start else { return first }
    refilling?[container] = place
    if let former = refilling?.placed {
      placed.withUnsafeMutableBufferPointer { placed in
        for kept in first..<item { placed[kept] = former[kept] }
      }
    }
    return item
  }

  /// Removes the children that a container has not been filled with again.
  mutating func finish(_ container: ContainerNode) {
    if refilling != nil { cut(container, to: count(of: container)) }
  }

  /// Removes the children that the root has not been filled with again.
  mutating func finishFilling(_ root: ContainerNode) {
    finish(root)
    refilling = nil
  }

  /// Removes the children of a container from an index on.
  private func cut(_ container: ContainerNode, to count: Int) {
    while container.relations.count > count, let last = container.relations.last,
      last.isOfDocument
    {
      container.abandon(last.heldNode)
    }
  }

  /// Records that the node of an item is inserted.
  ///
  /// - Returns: `false` if a client removed it, so that it must not be inserted.
  mutating func begin(_ item: Int) -> Bool {
    if takenOut.contains(item) { return false }
    placed[item] = true
    return true
  }

  /// Adds the nodes that clients inserted into an element or the root after its own content.
  mutating func addGuests(of item: Int, to container: ContainerNode) {
    guard let others = guests.removeValue(forKey: item) else { return }
    // A client may have moved the element into its own guest.
    for relation in others where !container.isInside(relation.node) { container.adopt(relation) }
  }
}
