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
  private var ids = ConstraintIdentities()
  /// The constraints while they are switched off.
  private var stored: [Constraint] = []
  /// Whether chains made the constraints, so that remaking replaces them.
  private var isMadeByChains = false

  /// An empty group, to be filled by `constrain(_:replacing:)`.
  public init() {}

  /// The constraints of the group, as they are now.
  public var constraints: [Constraint] {
    stored.isEmpty ? owner?.constraints.filter(ids.contains) ?? [] : stored
  }

  /// Whether the constraints take part in the layout; so do those of an empty group.
  public var isActive: Bool { stored.isEmpty }

  /// Takes the constraints out of the layout and keeps them.
  public func deactivate() {
    guard let owner, stored.isEmpty else { return }
    stored = constraints
    owner.constraints.removeAll(where: ids.contains)
  }

  /// Puts the constraints back where they were in the order of declaration.
  public func activate() {
    guard let owner, let oldest = stored.first else { return }
    // Identities grow, so they tell the order; switching off and on again changes nothing.
    let isInOrder = owner.constraints.last.map { $0.id < oldest.id } ?? true
    owner.constraints += stored
    if !isInOrder { owner.constraints.sort { $0.id < $1.id } }
    if isMadeByChains { owner.chainConstraints.insert(stored) }
    stored = []
  }

  /// Removes the constraints for good.
  public func clear() {
    owner?.constraints.removeAll(where: ids.contains)
    owner?.chainConstraints.subtract(ids)
    ids = ConstraintIdentities()
    stored = []
  }

  /// Removes what the group had, and puts constraints at a node.
  func fill(_ constraints: [Constraint], at node: Node?, madeByChains: Bool = false) {
    clear()
    owner = node
    isMadeByChains = madeByChains
    ids = ConstraintIdentities(constraints)
    guard let node else { return }
    if madeByChains { node.chainConstraints.insert(constraints) }
    if node.constraints.isEmpty {
      node.constraints = constraints
    } else {
      node.constraints.append(contentsOf: constraints)
    }
  }
}

/// Removes the constraints of a group for good.
public func constrain(clear group: ConstraintGroup) { group.clear() }
