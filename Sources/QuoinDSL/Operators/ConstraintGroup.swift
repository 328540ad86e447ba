public import QuoinModel

/// The constraints that one call made, to be switched off, on again, or replaced together.
///
/// The group does not keep the node alive, and letting the group go does not remove constraints.
///
///     let group = constrain(avatar) { $0.size == 48 }
///     group.deactivate()
///     constrain(avatar, replacing: group) { $0.size == 64 }
public final class ConstraintGroup {
  private weak var owner: Node?
  private var ids: Set<ConstraintIdentity> = []
  /// The constraints while they are switched off.
  private var stored: [Constraint] = []

  /// Whether chains made the constraints, so that remaking replaces them.
  private var isMadeByChains = false

  /// An empty group, to be filled by `constrain(_:replacing:)`.
  public init() {}

  /// The constraints of the group, as they are now.
  public var constraints: [Constraint] {
    stored.isEmpty ? owner?.constraints.filter { ids.contains($0.id) } ?? [] : stored
  }

  /// Whether the constraints take part in the layout; so do those of an empty group.
  public var isActive: Bool { stored.isEmpty }

  /// Takes the constraints out of the layout and keeps them.
  public func deactivate() {
    guard let owner, stored.isEmpty else { return }
    stored = constraints
    owner.constraints.removeAll { ids.contains($0.id) }
  }

  /// Puts the constraints back where they were in the order of declaration.
  public func activate() {
    guard let owner, !stored.isEmpty else { return }
    // Ids grow, so they tell the order; switching off and on again changes nothing.
    let newest = owner.constraints.last?.id.rawValue ?? 0
    let isInOrder = stored.allSatisfy { $0.id.rawValue > newest }
    owner.constraints += stored
    if !isInOrder { owner.constraints.sort { $0.id.rawValue < $1.id.rawValue } }
    if isMadeByChains { owner.chainConstraints.formUnion(ids) }
    stored = []
  }

  /// Removes the constraints for good.
  public func clear() {
    owner?.constraints.removeAll { ids.contains($0.id) }
    owner?.chainConstraints.subtract(ids)
    ids = []
    stored = []
  }

  /// Removes what the group had, and puts constraints at a node.
  func fill(_ constraints: [Constraint], at node: Node?, madeByChains: Bool = false) {
    clear()
    owner = node
    isMadeByChains = madeByChains
    ids = Set(constraints.lazy.map(\.id))
    if madeByChains { node?.chainConstraints.formUnion(ids) }
    node?.constraints.append(contentsOf: constraints)
  }
}

/// Removes the constraints of a group for good.
public func constrain(clear group: ConstraintGroup) { group.clear() }
