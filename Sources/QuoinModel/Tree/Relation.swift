/// A node in a container, whatever the container's type.
public class AnyRelation {
  /// The reference to the node; a variable so that uniqueness can be asked of it.
  @exclusivity(unchecked) package final var heldNode: Node
  /// Whether a description put the node here, and not a word such as `attach`.
  @exclusivity(unchecked) package final var isDeclared = false
  /// Whether a container has, or had, the relation.
  @exclusivity(unchecked) package final var isTaken = false
  /// Whether an imported document put the node here, and not a user.
  @exclusivity(unchecked) package final var isOfDocument = false
  /// What is different in some surroundings; see `Relation.when(_:_:)`.
  @exclusivity(unchecked) package final var variations: [RelationVariation] = [] {
    didSet { heldNode.noteChange() }
  }

  /// The node that is placed.
  public final var node: Node { heldNode }

  /// The container that holds the relation, or `nil` where none does.
  ///
  /// - Complexity: O(siblings).
  public final var container: ContainerNode? {
    guard let parent = heldNode.parent, parent.relations.contains(where: { $0 === self }) else {
      return nil
    }
    return parent
  }

  /// The placement, whatever its type.
  package func anyPlacement() -> Any { () }

  /// The placement of a child of which nothing is said, where there is such a thing.
  package func anyDefaultPlacement() -> Any? { nil }

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
  @exclusivity(unchecked) public var placement: C.Placement { didSet { heldNode.noteChange() } }

  /// A relation that no container holds yet.
  public init(_ node: Node, _ placement: C.Placement) {
    self.placement = placement
    super.init(node)
  }

  deinit {
    // What a statement outside of a description says of a place would be lost in silence.
    if !isTaken { node.noteLostPlace(in: "\(C.self)") }
  }

  package override func anyPlacement() -> Any { placement }

  package override func anyDefaultPlacement() -> Any? {
    (C.self as? any DefaultPlacing.Type).map { $0.anyDefault }
  }
}
