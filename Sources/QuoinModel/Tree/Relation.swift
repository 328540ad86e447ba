/// A node in a container, whatever the container's type.
public class AnyRelation {
  /// The reference to the node; a variable so that uniqueness can be asked of it.
  package final var heldNode: Node

  /// The node that is placed.
  public final var node: Node { heldNode }

  fileprivate init(_ node: Node) { heldNode = node }
}

/// A node in a container of a type: the only thing that carries position.
///
/// The container stores the relation, and words written on it change the placement in place, so
/// the declarative spelling and the imperative one are one thing:
///
///     FlexContainer { avatar.grow(1) }
///     let relation = avatar.attach(to: box).grow(1)
public final class Relation<C: Container>: AnyRelation {
  /// What the container knows of the node's position.
  public var placement: C.Placement

  /// A relation that no container holds yet.
  public init(_ node: Node, _ placement: C.Placement) {
    self.placement = placement
    super.init(node)
  }
}
