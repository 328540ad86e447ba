public import QuoinModel

/// Constraints to be changed, switched off, on again, or replaced together: those that one call
/// made, or those that were kept.
///
/// The group does not keep the node alive, and letting the group go does not remove constraints.
/// What others take out of the layout while the group lives (`removeConstraints`,
/// `remakeConstraints`, `removeFromContainerAndConstraints`) is switched off for the group, which may
/// put it back.
///
///     let group = constrain(avatar) { $0.size == 48 }
///     group.deactivate()
///     constrain(avatar, replacing: group) { $0.size == 64 }
///
/// A group may also keep some of the constraints of a call, one for one; of several calls, and at several
/// nodes:
///
///     let gap = ConstraintGroup()
///     constrain(avatar, name) { avatar, name in
///       (name.leading == avatar.trailing + 12).kept(in: gap)
///       name.centerY == avatar.centerY
///     }
///     gap.update(offset: 20)
///
/// A description that is run again says anew what is kept: a group lets go of what was removed as soon
/// as it keeps something new. What is only switched off it keeps.
public final class ConstraintGroup {
  /// The list that the constraints which the group made are in.
  @exclusivity(unchecked) @usableFromInline var home: ConstraintList?
  /// Those that it made.
  @exclusivity(unchecked) @usableFromInline var made: Range<ConstraintIdentity>
  /// Who keeps others for it, one for one.
  @exclusivity(unchecked) @usableFromInline var keeper: ConstraintKeeper?

  /// An empty group, to be filled by `constrain(_:replacing:)` or `kept(in:)`.
  public init() { made = ConstraintIdentity.none..<ConstraintIdentity.none }

  // A group that nobody keeps costs little: what makes it and lets it go is seen where it is made.
  @inlinable init(_ home: ConstraintList, _ made: Range<ConstraintIdentity>) {
    self.home = home
    self.made = made
  }

  /// A group of constraints that are put at a node.
  @inlinable convenience init(_ constraints: consuming [Constraint], at node: Node) {
    let (home, made) = ConstraintGroup.put(consume constraints, at: node)
    self.init(home, made)
  }

  /// A group of constraints that wait to be put into the layout.
  convenience init(
    waiting constraints: consuming [Constraint], for list: ConstraintList, chained: Bool
  ) {
    self.init(list, list.hold(consume constraints, isChained: chained, isResting: true))
  }

  @usableFromInline static func put(
    _ constraints: consuming [Constraint], at node: Node
  ) -> (ConstraintList, Range<ConstraintIdentity>) {
    let list = node.openConstraintList()
    return (list, list.hold(consume constraints))
  }

  @inlinable deinit { ConstraintList.release(home, made, keeper) }

  /// All that the group means, node by node.
  var parts: [(list: ConstraintList, ids: ConstraintIdentities)] {
    var parts = keeper?.lists.map { (list: $0, ids: $0.ids(keptBy: keeper)) } ?? []
    guard let home, !made.isEmpty else { return parts }
    var ids = ConstraintIdentities(made)
    let kept = home.ids(keptBy: keeper)
    if !kept.isEmpty {
      ids.insert(kept)
      parts.removeAll { $0.list === home }
    }
    return [(home, ids)] + parts
  }

  /// The constraints of the group, as they are now, in order of declaration.
  ///
  /// Each knows what its nodes are called, for `print`.
  public var constraints: [Constraint] { constraints { $0.named($1) } }

  /// The constraints as they are kept.
  var keptConstraints: [Constraint] { constraints { $1 } }

  private func constraints(
    _ name: (ConstraintList, [Constraint]) -> [Constraint]
  ) -> [Constraint] {
    let parts = parts
    let all = parts.flatMap { name($0.list, $0.list.constraints($0.ids)) }
    return parts.count > 1 ? all.sorted { $0.id < $1.id } : all
  }

  /// Whether all the constraints take part in the layout; so do those of an empty group.
  ///
  /// A group of which one constraint is switched off, or was taken out of `Node.constraints` itself, is
  /// not active.
  public var isActive: Bool {
    get { parts.allSatisfy { $0.list.areActive($0.ids) } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Takes the constraints out of the layout and keeps them.
  public func deactivate() { for part in parts { part.list.deactivate(part.ids) } }

  /// Puts the constraints back where they were in the order of declaration, whoever took them out
  /// of the layout.
  ///
  /// Those that were taken out of `Node.constraints` itself are gone; that is reported until the group
  /// means others.
  public func activate() {
    for part in parts {
      part.list.activate(part.ids)
      if part.list.areActive(part.ids) {
        if let keeper { part.list.withdrawComplaints(of: keeper) }
      } else if let node = part.list.owner {
        part.list.complain(
          diagnostic(
            .removed,
            "a group was activated of which constraints had been taken out of 'constraints': "
              + "describe them again, or deactivate the group instead", at: node),
          by: openKeeper(), about: part.ids)
      }
    }
  }

  /// Removes the constraints for good.
  public func clear() {
    let kept = keeper.map { keeper in
      keeper.lists.map { (list: $0, ids: $0.ids(keptBy: keeper)) }
    }
    if let keeper {
      for list in keeper.lists { list.withdrawComplaints(of: keeper) }
      home?.withdrawComplaints(of: keeper)
      keeper.letGo()
    }
    for part in kept ?? [] { part.list.remove(where: part.ids.contains) }
    home?.discard(made)
    made = ConstraintIdentity.none..<ConstraintIdentity.none
  }

  /// Removes what the group had, and puts constraints at a node.
  @usableFromInline func fill(_ constraints: consuming [Constraint], at node: Node?) {
    clear()
    home = nil
    guard let node else { return }
    (home, made) = ConstraintGroup.put(consume constraints, at: node)
  }

  /// The one who is told where the constraints of this group were put.
  func openKeeper() -> ConstraintKeeper {
    if let keeper { return keeper }
    let keeper = ConstraintKeeper()
    self.keeper = keeper
    return keeper
  }

  /// Changes the constraints where they are.
  func change(_ body: (inout Constraint) -> Void) { change { constraint, _ in body(&constraint) } }

  /// Changes the constraints where they are, in their lists.
  func change(_ body: (inout Constraint, ConstraintList) -> Void) {
    for (list, ids) in parts { list.change(ids) { body(&$0, list) } }
  }

  /// Notes at a list's node what a change of the group could not do.
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

/// Removes the constraints of a group for good.
public func constrain(clear group: ConstraintGroup) { group.clear() }
