import QuoinGeometry

/// The superclass of all containers: the children in order, the margins, and the background.
///
/// This class only stores; the methods of a container are those of its type. See `Container`. A
/// container of your own is a subclass that conforms to `ContainerAlgorithm`.
open class ContainerNode: Node {
  /// The children in z-order from back to front, whatever the type of their placements.
  @exclusivity(unchecked) public internal(set) var relations: [AnyRelation] = []
  /// The distances from the bounds to the margin guide, or `nil` for the default of the traits.
  public final var margins: LayoutMargins? {
    get { marginsApart?.value }
    set { marginsApart = newValue.map { Apart($0) } }
  }
  @exclusivity(unchecked) private final var marginsApart: Apart<LayoutMargins>? {
    didSet { noteChange() }
  }
  /// Whether the margins are at least as large as the parent's.
  @exclusivity(unchecked) public final var preservesParentMargins = false {
    didSet { noteChange() }
  }
  /// Whether the safe area adds to the margins.
  @exclusivity(unchecked) public final var insetsMarginsFromSafeArea = true {
    didSet { noteChange() }
  }
  /// The properties that few containers have.
  @exclusivity(unchecked) final var rareInContainer: RareContainerProperties?
  /// Whether the container specifies margins or a safe area.
  package var specifiesInsets: Bool { marginsApart != nil || safeAreaInsets != nil }
  /// The latest changes among the children, if there are many.
  @exclusivity(unchecked) package internal(set) var journal = ChangeJournal()
  /// The reference to the container that its children hold.
  final let reference = ContainerReference()

  public override init() {
    super.init()
    isContainer = true
    reference.begin(self)
  }

  deinit {
    reference.end()
    if hasFormerParents { dismissFormerParents() }
    // Nested releases would overflow the stack at some ten thousand levels.
    var doomed = relations
    relations = []
    while var last = doomed.popLast() {
      // A container with other owners lives on; the rest is emptied before it is released.
      guard last.heldNode.isContainer, isKnownUniquelyReferenced(&last),
        isKnownUniquelyReferenced(&last.heldNode),
        let container = last.heldNode as? ContainerNode
      else { continue }
      doomed.append(contentsOf: container.relations)
      container.relations = []
    }
  }

  /// Adds the children of a description, in order.
  ///
  /// A node that another description already holds, or this one a second time, leaves its first
  /// place, and `node-attached-twice` is reported there.
  package final func declare(_ relations: [some AnyRelation], file: String, line: Int) {
    if place == nil { place = SourcePlace(file: file, line: line) }
    if relations.isEmpty { return }
    self.relations.reserveCapacity(self.relations.count + relations.count)
    for relation in relations {
      let formerHolders = relation.node.parent?.formerHolders(of: relation.node, to: self) ?? []
      adopt(relation)
      relation.isDeclared = true
      for holder in formerHolders { holder.reportDuplicate(of: relation.node, to: self) }
    }
  }

  /// Adds a relation to the container, before the one at an index or at the end.
  @usableFromInline package final func adopt(_ relation: AnyRelation, at index: Int? = nil) {
    let node = relation.node
    precondition(!isHeld(by: node), "a node cannot be put into itself or its descendants")
    node.parent?.abandon(node)
    node.parent = self
    relation.isDeclared = false
    // A placement that is described again starts from the beginning.
    if relation.isTaken { (relation as? Relation<AbsoluteContainer>)?.forgetOldPlace() }
    relation.isTaken = true
    if let index {
      precondition(
        index >= 0 && index <= relations.count, "\(index) is not a valid index among the children")
      relations.insert(relation, at: index)
    } else {
      relations.append(relation)
    }
    noteStructureChange(adding: node)
    if hasDuplicateReports { withdrawReports(of: node.id) }
  }

  /// Removes a child.
  package final func abandon(_ node: Node) {
    // It is usually the last one, in a description that is taken apart or for a node that moves.
    if let last = relations.last, last.node === node {
      relations.removeLast()
    } else {
      relations.removeAll { $0.node === node }
    }
    node.parent = nil
    if hasFormerParents { dismissFormerParents(for: node.id) }
    noteStructureChange()
  }

  /// Whether the container is a node or one of its descendants.
  final func isHeld(by node: Node) -> Bool {
    // A node without children cannot hold this one; this avoids the search in the common case.
    guard node.isContainer else { return false }
    // A description puts most containers together from the inside.
    if parent == nil { return self === node }
    let container = unsafeDowncast(node, to: ContainerNode.self)
    guard !container.relations.isEmpty || container === self else { return false }
    // Searching a few nodes is faster than climbing through all ancestors of this container.
    var pending = [container]
    var looked = 0
    while looked <= 16, let next = pending.popLast() {
      if next === self { return true }
      looked += 1 + next.relations.count
      guard looked <= 16 else { break }
      for relation in next.relations {
        if let inner = relation.node as? ContainerNode { pending.append(inner) }
      }
    }
    guard looked > 16 else { return false }
    var step: Node? = self
    while let current = step {
      if current === node { return true }
      step = current.parent
    }
    return false
  }
}

/// The margins of a container, in points.
public enum LayoutMargins: Hashable, Sendable {
  /// Margins by left and right.
  case fixed(EdgeInsets)
  /// Margins by leading and trailing.
  case directional(DirectionalEdgeInsets)

  /// Returns the margins by left and right, for a direction.
  @inlinable package func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(direction)
    }
  }
}
