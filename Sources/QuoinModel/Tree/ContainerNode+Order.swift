extension ContainerNode {
  /// The nodes in the container, in z-order from back to front.
  ///
  /// - Complexity: O(n).
  public final var childNodes: [Node] { relations.map(\.node) }

  /// The place of a node in the z-order, or `nil` for a node that is not in the container.
  ///
  /// - Complexity: O(n).
  public final func index(of node: Node) -> Int? {
    node.parent === self ? relations.firstIndex { $0.node === node } : nil
  }

  /// Takes a child out; a node that is none is left where it is.
  public final func remove(_ node: Node) {
    if node.parent === self { abandon(node) }
  }

  /// Takes all children out.
  public final func removeAll() {
    for relation in relations { relation.node.parent = nil }
    relations.removeAll()
    if !losses.isEmpty { forgetLosses() }
    if !rivals.isEmpty { dismissRivals() }
    noteStructureChange()
  }

  /// Moves a child so that it has an index in the z-order.
  ///
  /// What was said of its place stays. In a stack or a row the order of children is the order along
  /// it.
  ///
  /// - Precondition: the node is a child, and the index one of the children's.
  public final func move(_ node: Node, to index: Int) {
    guard let old = self.index(of: node) else {
      preconditionFailure("\(node.displayName) is not in this container")
    }
    precondition(relations.indices.contains(index), "there is no place \(index) among the children")
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

  /// Puts a node in the place of a child: the relation, and so position and order, stays.
  ///
  /// The new node leaves the container that it was in. One that is in this container already gives
  /// its own place up.
  ///
  /// - Precondition: the old node is a child, and the new one does not hold the container.
  public final func replace(_ old: Node, with new: Node) {
    guard old !== new else { return }
    precondition(old.parent === self, "\(old.displayName) is not in this container")
    precondition(!isHeld(by: new), "a node cannot be put into itself or what is in it")
    new.parent?.abandon(new)
    guard let index = index(of: old) else { return }
    relations[index].heldNode = new
    // The description had another node here: a word put this one in.
    relations[index].isDeclared = false
    relations[index].isOfDocument = false
    old.parent = nil
    new.parent = self
    if !rivals.isEmpty { dismissRivals(for: old.id) }
    if !losses.isEmpty { forgetLoss(of: new.id) }
    noteStructureChange()
  }
}

extension Node {
  /// Takes the node out of its container; one that is in none stays as it is.
  public final func removeFromContainer() { parent?.abandon(self) }

  /// Moves the node in front of its siblings; one that is in no container stays as it is.
  public final func bringToFront() { parent?.bringToFront(self) }

  /// Moves the node behind its siblings; one that is in no container stays as it is.
  public final func sendToBack() { parent?.sendToBack(self) }

  /// Puts another node in this one's place.
  ///
  /// - Precondition: the node is in a container that is not in the other node.
  public final func replace(with other: Node) {
    guard let parent else { preconditionFailure("\(displayName) is in no container") }
    parent.replace(self, with: other)
  }
}
