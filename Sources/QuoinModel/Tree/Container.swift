/// A node that places other nodes.
///
/// `Placement` is all that a container of this type can be told about one child's position. Words
/// that speak of another container's placements do not compile.
public protocol Container: ContainerNode {
  /// The position words of a child.
  associatedtype Placement
}

/// A container in which a child needs no words to have a place.
public protocol DefaultPlacing: Container {
  /// The place of a child of which nothing is said.
  static var defaultPlacement: Placement { get }
}

extension DefaultPlacing {
  static var anyDefault: Any { defaultPlacement }
}

extension Container {
  /// The children with their places, in z-order from back to front.
  ///
  /// - Complexity: O(n).
  public var children: [Relation<Self>] {
    relations.compactMap { $0 as? Relation<Self> }
  }

  /// The place of a child, or `nil` for a node that is not in the container.
  ///
  /// - Complexity: O(n).
  public subscript(node: Node) -> Relation<Self>? {
    guard node.parent === self else { return nil }
    return relations.first { $0.node === node } as? Relation<Self>
  }

  /// Puts a child into the container, in front of those that are there; it leaves the one it was in.
  ///
  /// - Precondition: the relation's node is not the container and does not hold it.
  @discardableResult public func add(_ relation: Relation<Self>) -> Relation<Self> {
    adopt(relation)
    return relation
  }

  /// Puts a child before the one at an index; it leaves the container it was in.
  ///
  /// - Precondition: the index is from 0 to the number of children, and the relation's node is not
  ///   the container and does not hold it.
  @discardableResult public func insert(_ relation: Relation<Self>, at index: Int) -> Relation<Self>
  {
    adopt(relation, at: index)
    return relation
  }

  /// Adds the children of a description, in front of those that are there.
  ///
  /// - Precondition: none of them is the container or holds it.
  @discardableResult public func add(
    file: String = #fileID, line: Int = #line, @Children<Self> _ children: () -> [Relation<Self>]
  ) -> Self {
    declare(children(), file: file, line: line)
    return self
  }

  /// Takes all children out and puts those of a description in.
  ///
  /// Nodes that are in both keep their identity, so that a `Transition` moves them.
  ///
  /// - Precondition: none of them is the container or holds it.
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
  /// Puts a node of which nothing is said into the container, in front of those that are there, and
  /// returns its place; it leaves the container that it was in.
  ///
  /// - Precondition: the node is not the container and does not hold it.
  @discardableResult public func add(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> Relation<Self> {
    node.attach(to: self, file: file, line: line)
  }

  /// Puts a node into the container and returns its place: Mineral's spelling.
  ///
  /// - Precondition: the node is not the container and does not hold it.
  @discardableResult public func build(_ node: () -> Node) -> Relation<Self> {
    add(Relation(node(), Self.defaultPlacement))
  }
}

extension Node {
  /// Puts the node into a container, in front of those that are there, or before the child at an
  /// index; it leaves the container that it was in.
  ///
  /// - Precondition: the container is not the node or in it, and the index is one of the children's
  ///   or their number.
  @discardableResult @inlinable public func attach<C: DefaultPlacing>(
    to container: C, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) -> Relation<C> {
    describe(file, line)
    let relation = Relation<C>(self, C.defaultPlacement)
    container.adopt(relation, at: index)
    return relation
  }
}
