/// A node that places other nodes.
///
/// `Placement` holds everything that this type of container can specify about one child's position.
/// Methods for another container's placements do not compile.
public protocol Container: ContainerNode {
  /// The placement of a child.
  associatedtype Placement
}

/// A container in which a child has a default placement.
public protocol DefaultPlacing: Container {
  /// The placement of a child that specifies none.
  static var defaultPlacement: Placement { get }
}

extension DefaultPlacing {
  static var anyDefault: Any { defaultPlacement }
}

extension Container {
  /// The children with their placements, in z-order from back to front.
  ///
  /// - Complexity: O(n).
  public var children: [Relation<Self>] {
    relations.compactMap { $0 as? Relation<Self> }
  }

  /// Returns the relation of a child, or `nil` if the node is not in the container.
  ///
  /// - Complexity: O(n).
  public subscript(node: Node) -> Relation<Self>? {
    guard node.parent === self else { return nil }
    return relations.first { $0.node === node } as? Relation<Self>
  }

  /// Adds a child in front of the existing children, removing it from its previous container.
  ///
  /// - Precondition: the relation's node is neither the container nor one of its ancestors.
  @discardableResult public func add(_ relation: Relation<Self>) -> Relation<Self> {
    adopt(relation)
    return relation
  }

  /// Inserts a child before the one at an index, removing it from its previous container.
  ///
  /// - Precondition: the index is from 0 to the number of children, and the relation's node is
  ///   neither the container nor one of its ancestors.
  @discardableResult public func insert(_ relation: Relation<Self>, at index: Int) -> Relation<Self>
  {
    adopt(relation, at: index)
    return relation
  }

  /// Adds the children of a description in front of the existing ones.
  ///
  /// - Precondition: none of them is the container or one of its ancestors.
  @discardableResult public func add(
    file: String = #fileID, line: Int = #line, @Children<Self> _ children: () -> [Relation<Self>]
  ) -> Self {
    declare(children(), file: file, line: line)
    return self
  }

  /// Replaces all children with those of a description.
  ///
  /// Nodes that are in both keep their identity, so a `Transition` animates them.
  ///
  /// - Precondition: none of them is the container or one of its ancestors.
  @discardableResult public func replaceChildren(
    file: String = #fileID, line: Int = #line, @Children<Self> _ children: () -> [Relation<Self>]
  ) -> Self {
    let new = children()
    redescribe {
      removeAll()
      declare(new, file: file, line: line)
    }
    return self
  }
}

extension DefaultPlacing {
  /// Adds a node with the default placement in front of the existing children.
  ///
  /// The node is removed from its previous container. Returns its relation.
  ///
  /// - Precondition: the node is neither the container nor one of its ancestors.
  @discardableResult public func add(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> Relation<Self> {
    node.attach(to: self, file: file, line: line)
  }

  /// Adds a node and returns its relation, in Mineral's spelling.
  ///
  /// - Precondition: the node is neither the container nor one of its ancestors.
  @discardableResult public func build(_ node: () -> Node) -> Relation<Self> {
    add(Relation(node(), Self.defaultPlacement))
  }
}

extension Node {
  /// Adds the node to a container, in front of the existing children or before the child at an
  /// index.
  ///
  /// The node is removed from its previous container.
  ///
  /// - Precondition: the container is neither the node nor one of its descendants, and the index is
  ///   one of the children's or their number.
  @discardableResult @inlinable public func attach<C: DefaultPlacing>(
    to container: C, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) -> Relation<C> {
    describe(file, line)
    let relation = Relation<C>(self, C.defaultPlacement)
    container.adopt(relation, at: index)
    return relation
  }
}
