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

extension Container {
  /// The children with their places, in z-order from back to front.
  ///
  /// - Complexity: O(n).
  public var children: [Relation<Self>] {
    relations.compactMap { $0 as? Relation<Self> }
  }

  /// Puts a child into the container, in front of those that are there; it leaves the one it was in.
  @discardableResult public func add(_ relation: Relation<Self>) -> Relation<Self> {
    adopt(relation)
    return relation
  }
}

extension Node {
  /// Puts the node into a container, in front of those that are there.
  @discardableResult public func attach<C: DefaultPlacing>(to container: C) -> Relation<C> {
    container.add(Relation(self, C.defaultPlacement))
  }

  /// Takes the node out of its container.
  public func removeFromContainer() { parent?.abandon(self) }
}
