public import QuoinModel

/// A group of constraints that can be changed, deactivated, activated or replaced together: those
/// made by one call, or those added with `kept(in:)`.
///
/// The group does not keep the node alive, and releasing the group does not remove constraints.
/// Constraints that other calls remove from the layout while the group exists (`removeConstraints`,
/// `remakeConstraints`, `removeFromContainerAndConstraints`) become inactive members of the group,
/// which can activate them again.
///
///     let group = constrain(avatar) { $0.size == 48 }
///     group.deactivate()
///     constrain(avatar, replacing: group) { $0.size == 64 }
///
/// A group can also contain individual constraints, from several calls and at several nodes:
///
///     let gap = ConstraintGroup()
///     constrain(avatar, name) { avatar, name in
///       (name.leading == avatar.trailing + 12).kept(in: gap)
///       name.centerY == avatar.centerY
///     }
///     gap.update(offset: 20)
///
/// When a description is run again, it adds its constraints to the group again: as soon as the
/// group gets a new member, it drops those that were removed. It keeps those that are only
/// inactive.
public final class ConstraintGroup {
  /// The list that contains the constraints made by the group.
  @exclusivity(unchecked) @usableFromInline var home: ConstraintList?
  /// The constraints made by the group.
  @exclusivity(unchecked) @usableFromInline var made: Range<ConstraintIdentity>
  /// The membership of individually added constraints.
  @exclusivity(unchecked) @usableFromInline var membership: GroupMembership?

  /// Creates an empty group, to be filled by `constrain(_:replacing:)` or `kept(in:)`.
  public init() { made = ConstraintIdentity.none..<ConstraintIdentity.none }

  // These initializers are inlinable, so that a group whose result is discarded costs little.
  @inlinable init(_ home: ConstraintList, _ made: Range<ConstraintIdentity>) {
    self.home = home
    self.made = made
  }

  /// Creates a group and adds its constraints at a node.
  @inlinable convenience init(_ constraints: consuming [Constraint], at node: Node) {
    let (home, made) = ConstraintGroup.put(consume constraints, at: node)
    self.init(home, made)
  }

  /// Creates a group of constraints that are not in the layout yet.
  convenience init(
    waiting constraints: consuming [Constraint], for list: ConstraintList, chained: Bool
  ) {
    self.init(list, list.hold(consume constraints, isChained: chained, isInactive: true))
  }

  @usableFromInline static func put(
    _ constraints: consuming [Constraint], at node: Node
  ) -> (ConstraintList, Range<ConstraintIdentity>) {
    let list = node.openConstraintList()
    return (list, list.hold(consume constraints))
  }

  @inlinable deinit { ConstraintList.release(home, made, membership) }

  /// All constraints of the group, node by node.
  var parts: [(list: ConstraintList, ids: ConstraintIdentities)] {
    var parts = membership?.lists.map { (list: $0, ids: $0.ids(keptBy: membership)) } ?? []
    guard let home, !made.isEmpty else { return parts }
    var ids = ConstraintIdentities(made)
    let kept = home.ids(keptBy: membership)
    if !kept.isEmpty {
      ids.insert(kept)
      parts.removeAll { $0.list === home }
    }
    return [(home, ids)] + parts
  }

  /// The constraints of the group with their current values, in order of declaration.
  ///
  /// Each includes the names of its nodes, for printing.
  public var constraints: [Constraint] { constraints { $0.named($1) } }

  /// The constraints as stored, without names.
  var keptConstraints: [Constraint] { constraints { $1 } }

  private func constraints(
    _ name: (ConstraintList, [Constraint]) -> [Constraint]
  ) -> [Constraint] {
    let parts = parts
    let all = parts.flatMap { name($0.list, $0.list.constraints($0.ids)) }
    return parts.count > 1 ? all.sorted { $0.id < $1.id } : all
  }

  /// Whether all constraints of the group are in the layout; `true` for an empty group.
  ///
  /// A group is not active if one of its constraints is inactive or was removed from
  /// `Node.constraints` directly.
  public var isActive: Bool {
    get { parts.allSatisfy { $0.list.areActive($0.ids) } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Removes the constraints from the layout and keeps them in the group.
  public func deactivate() { for part in parts { part.list.deactivate(part.ids) } }

  /// Adds the constraints to the layout again, at their places in the order of declaration,
  /// whatever call removed them.
  ///
  /// Constraints that were removed from `Node.constraints` directly cannot be restored; this is
  /// reported until the group gets other constraints.
  public func activate() {
    for part in parts {
      part.list.activate(part.ids)
      if part.list.areActive(part.ids) {
        if let membership { part.list.withdrawFailedActivations(of: membership) }
      } else if let node = part.list.owner {
        part.list.reportFailedActivation(
          diagnostic(
            .removed,
            "a group was activated after some of its constraints were removed through 'constraints': "
              + "describe them again, or deactivate the group instead", at: node),
          by: openMembership(), about: part.ids)
      }
    }
  }

  /// Removes the constraints permanently.
  public func clear() {
    let kept = membership.map { membership in
      membership.lists.map { (list: $0, ids: $0.ids(keptBy: membership)) }
    }
    if let membership {
      for list in membership.lists { list.withdrawFailedActivations(of: membership) }
      home?.withdrawFailedActivations(of: membership)
      membership.releaseAll()
    }
    for part in kept ?? [] { part.list.remove(where: part.ids.contains) }
    home?.discard(made)
    made = ConstraintIdentity.none..<ConstraintIdentity.none
  }

  /// Replaces the group's constraints by new ones at a node.
  @usableFromInline func fill(_ constraints: consuming [Constraint], at node: Node?) {
    clear()
    home = nil
    guard let node else { return }
    (home, made) = ConstraintGroup.put(consume constraints, at: node)
  }

  /// Returns the membership that tracks where individually added constraints are stored, creating it if
  /// needed.
  func openMembership() -> GroupMembership {
    if let membership { return membership }
    let membership = GroupMembership()
    self.membership = membership
    return membership
  }

  /// Modifies the constraints in place.
  func change(_ body: (inout Constraint) -> Void) { change { constraint, _ in body(&constraint) } }

  /// Modifies the constraints in place, together with their lists.
  func change(_ body: (inout Constraint, ConstraintList) -> Void) {
    for (list, ids) in parts { list.change(ids) { body(&$0, list) } }
  }

  /// Reports at a list's node that a change of the group could not be applied.
  func report(
    _ rule: ChainRule, _ message: String, in list: ConstraintList, at place: SourcePlace? = nil
  ) {
    guard let node = list.owner else { return }
    node.report(diagnostic(rule, message, at: node, place))
  }

  private func diagnostic(
    _ rule: ChainRule, _ message: String, at node: Node, _ place: SourcePlace? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule.severity, rule: rule.rawValue, message, place: place,
      nodes: [node.identifier ?? node.kind])
  }
}

/// Removes the constraints of a group permanently.
public func constrain(clear group: ConstraintGroup) { group.clear() }
