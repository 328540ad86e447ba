extension ContainerNode {
  /// The nodes in the container, in z-order from back to front.
  ///
  /// - Complexity: O(n).
  public final var childNodes: [Node] { relations.map(\.node) }

  /// Returns the index of a node in the z-order, or `nil` if the node is not in the container.
  ///
  /// - Complexity: O(n).
  public final func index(of node: Node) -> Int? {
    node.parent === self ? relations.firstIndex { $0.node === node } : nil
  }

  /// Removes a child; a node that is not a child is left unchanged.
  public final func remove(_ node: Node) {
    if node.parent === self { abandon(node) }
  }

  /// Removes all children.
  public final func removeAll() {
    for relation in relations { relation.node.parent = nil }
    relations.removeAll()
    if hasDuplicateReports { withdrawAllReports() }
    if hasFormerParents { dismissFormerParents() }
    noteStructureChange()
  }

  /// Moves a child to an index in the z-order.
  ///
  /// Its placement is kept. In a stack or a row, the order of the children is also their order
  /// along the axis.
  ///
  /// - Precondition: the node is a child, and the index one of the children's.
  public final func move(_ node: Node, to index: Int) {
    guard let old = self.index(of: node) else {
      preconditionFailure("\(node.displayName) is not in this container")
    }
    precondition(
      relations.indices.contains(index), "\(index) is not a valid index among the children")
    let relation = relations.remove(at: old)
    relations.insert(relation, at: index)
    noteStructureChange()
  }

  /// Moves a child in front of all others.
  ///
  /// - Precondition: the node is a child.
  public final func bringToFront(_ node: Node) { move(node, to: relations.count - 1) }

  /// Moves a child behind all others.
  ///
  /// - Precondition: the node is a child.
  public final func sendToBack(_ node: Node) { move(node, to: 0) }

  /// Replaces a child with another node, which takes over the relation and so the position and
  /// order.
  ///
  /// The new node is removed from its previous container; if that is this container, it gives up
  /// its old position.
  ///
  /// - Precondition: the old node is a child, and the new one is not an ancestor of the container.
  public final func replace(_ old: Node, with new: Node) {
    guard old !== new else { return }
    precondition(old.parent === self, "\(old.displayName) is not in this container")
    precondition(!isHeld(by: new), "a node cannot be put into itself or its descendants")
    new.parent?.abandon(new)
    guard let index = index(of: old) else { return }
    relations[index].heldNode = new
    // A description declared the old node here; this call put the new one in.
    relations[index].isDeclared = false
    relations[index].isOfDocument = false
    old.parent = nil
    new.parent = self
    if hasFormerParents { dismissFormerParents(for: old.id) }
    if hasDuplicateReports { withdrawReports(of: new.id) }
    noteStructureChange(adding: new)
  }
}

extension Node {
  /// Removes the node from its container, if it has one.
  public final func removeFromContainer() { parent?.abandon(self) }

  /// Moves the node in front of its siblings, if it has a container.
  public final func bringToFront() { parent?.bringToFront(self) }

  /// Moves the node behind its siblings, if it has a container.
  public final func sendToBack() { parent?.sendToBack(self) }

  /// Replaces this node with another one in its container.
  ///
  /// - Precondition: the node has a container, and the other node is not an ancestor of it.
  public final func replace(with other: Node) {
    guard let parent else { preconditionFailure("\(displayName) is in no container") }
    parent.replace(self, with: other)
  }
}
