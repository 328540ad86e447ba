/// A node in a container of any type.
public class AnyRelation {
  /// The reference to the node; a variable, so that `isKnownUniquelyReferenced` accepts it.
  @exclusivity(unchecked) @usableFromInline package final var heldNode: Node
  /// Variations for certain traits; see `Relation.when(_:_:)`.
  @exclusivity(unchecked) package final var variations: [RelationVariation] = [] {
    didSet { heldNode.noteChange() }
  }
  // Flags after references: a large document has a relation for each node.
  /// Whether a description put the node here, rather than a method such as `attach`.
  @exclusivity(unchecked) package final var isDeclared = false
  /// Whether the relation is, or once was, in a container.
  @exclusivity(unchecked) package final var isTaken = false
  /// Whether an imported document put the node here, rather than a user.
  package final var isOfDocument: Bool {
    get { isImported }
    set { isImported = newValue }
  }
  // Apart, because other modules would check the access to a stored property each time they read it.
  @exclusivity(unchecked) private final var isImported = false

  /// Whether the placement varies by traits.
  package final var varies: Bool { !variations.isEmpty }

  /// The placed node.
  public final var node: Node { heldNode }
  /// The placed node, without counting a reference to it.
  @inlinable package final var unretainedNode: Unmanaged<Node> {
    Unmanaged.passUnretained(heldNode)
  }
  /// The latest change of the node and its descendants.
  package final var subtreeChangeMoment: UInt64 { heldNode.subtreeChangeMoment }

  /// The container that holds the relation, or `nil` if there is none.
  ///
  /// - Complexity: O(siblings).
  public final var container: ContainerNode? {
    guard let parent = heldNode.parent, parent.relations.contains(where: { $0 === self }) else {
      return nil
    }
    return parent
  }

  /// Returns the placement, whatever its type.
  package func anyPlacement() -> Any { () }

  /// Returns the container's default placement, if it has one.
  package func anyDefaultPlacement() -> Any? { nil }

  @usableFromInline init(_ node: Node) { heldNode = node }
}

/// A node in a container of a known type: the only object that carries a position.
///
/// The container stores the relation, and methods on it change the placement in place, so the
/// declarative and the imperative spelling are equivalent:
///
///     FlexContainer { avatar.grow(1) }
///     let relation = avatar.attach(to: box).grow(1)
public final class Relation<C: Container>: AnyRelation {
  /// The container's data about the node's position.
  @exclusivity(unchecked) public var placement: C.Placement { didSet { heldNode.noteChange() } }

  /// Creates a relation that no container holds yet.
  @inlinable public init(_ node: Node, _ placement: C.Placement) {
    self.placement = placement
    super.init(node)
  }

  deinit {
    // A placement that a statement outside of a description specifies would be lost silently.
    if !isTaken { node.noteLostPlace(in: "\(C.self)") }
  }

  package override func anyPlacement() -> Any { placement }

  package override func anyDefaultPlacement() -> Any? {
    (C.self as? any DefaultPlacing.Type).map { $0.anyDefault }
  }
}
