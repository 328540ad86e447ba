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
/// A group may also keep some of the constraints of a call, one for one:
///
///     let gap = ConstraintGroup()
///     constrain(avatar, name) { avatar, name in
///       (name.leading == avatar.trailing + 12).kept(in: gap)
///       name.centerY == avatar.centerY
///     }
///     gap.update(offset: 20)
public final class ConstraintGroup {
  /// The list that the constraints which the group made are in.
  @exclusivity(unchecked) @usableFromInline var home: ConstraintList?
  /// Those that it made.
  @exclusivity(unchecked) @usableFromInline var made: Range<ConstraintIdentity>
  /// Those that it keeps.
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

  /// The list that the constraints are in.
  private var list: ConstraintList? { keeper?.list ?? home }

  /// All that the group means.
  private var ids: ConstraintIdentities {
    guard let keeper, let list = keeper.list else { return ConstraintIdentities(made) }
    var ids = keeper.ids
    if list === home { ids.insert(made) }
    return ids
  }

  /// The constraints of the group, as they are now, in order of declaration.
  public var constraints: [Constraint] {
    guard let list else { return [] }
    let ids = ids
    let active = list.constraints.filter(ids.contains)
    let resting = list.resting.filter(ids.contains)
    return resting.isEmpty ? active : (active + resting).sorted { $0.id < $1.id }
  }

  /// Whether all the constraints take part in the layout; so do those of an empty group.
  public var isActive: Bool {
    get { !isResting && !isGone }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Takes the constraints out of the layout and keeps them.
  public func deactivate() { list?.deactivate(ids) }

  /// Puts the constraints back where they were in the order of declaration, whoever took them out
  /// of the layout.
  ///
  /// Those that were taken out of `Node.constraints` itself are gone; that is reported.
  public func activate() {
    if isGone {
      report(
        .removed,
        "a group was activated of which the constraints had been taken out of 'constraints': "
          + "describe them again, or deactivate the group instead")
    }
    list?.activate(ids)
  }

  /// Removes the constraints for good.
  public func clear() {
    if let keeper {
      let (list, kept) = (keeper.list, keeper.ids)
      keeper.forget()
      list?.remove(where: kept.contains)
    }
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
  func change(_ body: (inout Constraint) -> Void) {
    guard let list else { return }
    let ids = ids
    for index in list.constraints.indices where ids.contains(list.constraints[index]) {
      body(&list.constraints[index])
    }
    for index in list.resting.indices where ids.contains(list.resting[index]) {
      body(&list.resting[index])
    }
  }

  /// Notes at the node what a change of the group could not do.
  func report(_ rule: ChainRule, _ message: String, at place: SourcePlace? = nil) {
    guard let node = list?.owner else { return }
    node.report(
      Diagnostic(
        rule.severity, rule: rule.rawValue, message, place: place,
        nodes: [node.identifier ?? node.kind]))
  }

  /// Whether some constraints are out of the layout and may be put back.
  private var isResting: Bool {
    guard let list, !list.resting.isEmpty else { return false }
    return list.resting.contains(where: ids.contains)
  }

  /// Whether there were constraints of which nothing is left.
  private var isGone: Bool {
    let ids = ids
    guard !ids.isEmpty, let list, !isResting else { return false }
    return !list.constraints.contains(where: ids.contains)
  }
}

/// Removes the constraints of a group for good.
public func constrain(clear group: ConstraintGroup) { group.clear() }
