/// What few constraints have: more terms, a name, a place in a document.
@usableFromInline final class ConstraintExtras: Sendable {
  let others: [AnchorTerm]
  let label: String?
  let place: SourcePlace?
  let keeper: ConstraintKeeper?

  @usableFromInline var hasPlace: Bool { place != nil }

  init(
    others: [AnchorTerm], label: String?, place: SourcePlace?, keeper: ConstraintKeeper? = nil
  ) {
    self.others = others
    self.label = label
    self.place = place
    self.keeper = keeper
  }
}

/// Tells the one who keeps a constraint where it was put and under which identity.
///
/// It is written when the constraint is put at a node, and read by who keeps it: both happen in
/// the isolation in which the node is used, like all that concerns a node.
package final class ConstraintKeeper: @unchecked Sendable {
  /// The list that the constraints were put in.
  package private(set) var list: ConstraintList?
  /// Their identities.
  package private(set) var ids = ConstraintIdentities()

  /// A keeper of constraints to come.
  package init() {}

  /// Notes where a constraint was put.
  package func take(_ id: ConstraintIdentity, in list: ConstraintList) {
    if self.list !== list { ids = ConstraintIdentities() }
    self.list = list
    ids.insert(id..<id.advanced(by: 1))
  }
}
