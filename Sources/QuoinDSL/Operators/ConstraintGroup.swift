public import QuoinModel

/// Constraints to be changed, switched off, on again, or replaced together: those that one call
/// made, or those that were kept.
///
/// The group does not keep the node alive, and letting the group go does not remove constraints.
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
  /// The list that the constraints are in.
  @exclusivity(unchecked) var list: ConstraintList?
  @exclusivity(unchecked) private var ids = ConstraintIdentities()
  /// The constraints while they are switched off.
  @exclusivity(unchecked) private var stored: [Constraint] = []
  /// Whether chains made the constraints, so that remaking replaces them.
  @exclusivity(unchecked) private var isMadeByChains = false
  /// Who is told where kept constraints were put.
  @exclusivity(unchecked) private var keeper: ConstraintKeeper?

  /// An empty group, to be filled by `constrain(_:replacing:)` or `kept(in:)`.
  public init() {}

  /// A group of constraints that are put at a node.
  @usableFromInline init(_ constraints: consuming [Constraint], at node: Node) {
    let list = node.openConstraintList()
    self.list = list
    ids = ConstraintIdentities(list.take(constraints))
  }

  /// A group of constraints that chains made.
  init(chained constraints: consuming [Constraint], in list: ConstraintList) {
    self.list = list
    isMadeByChains = true
    let block = list.take(constraints)
    list.chained.insert(block)
    ids = ConstraintIdentities(block)
  }

  /// A group of constraints that wait to be put into the layout.
  init(waiting constraints: consuming [Constraint], for list: ConstraintList, chained: Bool) {
    self.list = list
    isMadeByChains = chained
    ids = ConstraintIdentities(list.identify(&constraints))
    stored = constraints
  }

  /// The constraints of the group, as they are now.
  public var constraints: [Constraint] {
    takeKept()
    return stored.isEmpty ? list?.constraints.filter(ids.contains) ?? [] : stored
  }

  /// Whether the constraints take part in the layout; so do those of an empty group, but not those
  /// that `removeConstraints()` or `remakeConstraints` took away.
  public var isActive: Bool {
    get {
      takeKept()
      return stored.isEmpty && !isGone
    }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Takes the constraints out of the layout and keeps them.
  public func deactivate() {
    takeKept()
    guard let list, stored.isEmpty else { return }
    stored = constraints
    list.constraints.removeAll(where: ids.contains)
  }

  /// Puts the constraints back where they were in the order of declaration.
  ///
  /// Those that were removed from the node cannot be put back; that is reported.
  public func activate() {
    takeKept()
    guard let list, let oldest = stored.first else {
      if isGone {
        report(
          .removed,
          "a group was activated of which the constraints had been removed: describe them"
            + " again, or deactivate the group instead of removing them")
      }
      return
    }
    // Identities grow, so they tell the order; switching off and on again changes nothing.
    let isInOrder = list.constraints.last.map { $0.id < oldest.id } ?? true
    list.constraints += stored
    if !isInOrder { list.constraints.sort { $0.id < $1.id } }
    if isMadeByChains { list.chained.insert(stored) }
    stored = []
  }

  /// Removes the constraints for good.
  public func clear() {
    takeKept()
    if !ids.isEmpty {
      list?.constraints.removeAll(where: ids.contains)
      list?.chained.subtract(ids)
    }
    ids = ConstraintIdentities()
    keeper = nil
    stored = []
  }

  /// Removes what the group had, and puts constraints at a node.
  @usableFromInline func fill(_ constraints: consuming [Constraint], at node: Node?) {
    clear()
    list = node?.openConstraintList()
    isMadeByChains = false
    if let list { ids = ConstraintIdentities(list.take(constraints)) }
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
    takeKept()
    for index in stored.indices { body(&stored[index]) }
    guard stored.isEmpty, let list else { return }
    for index in list.constraints.indices where ids.contains(list.constraints[index]) {
      body(&list.constraints[index])
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

  /// Whether constraints were removed that the group did not remove.
  private var isGone: Bool {
    guard stored.isEmpty, !ids.isEmpty, let list else { return false }
    return !list.constraints.contains(where: ids.contains)
  }

  private func takeKept() {
    guard let keeper, stored.isEmpty, let home = keeper.list else { return }
    list = home
    ids = keeper.ids
    isMadeByChains = home.constraints.contains {
      ids.contains($0) && home.chained.contains($0)
    }
  }
}

/// Removes the constraints of a group for good.
public func constrain(clear group: ConstraintGroup) { group.clear() }
