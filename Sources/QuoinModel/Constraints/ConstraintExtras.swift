/// Data that few constraints have: further terms, a label, a source location in a document, the
/// names of their nodes.
@usableFromInline final class ConstraintExtras: Sendable {
  let others: [AnchorTerm]
  let label: String?
  let place: SourcePlace?
  let memberships: [GroupMembership]
  /// The names of the nodes; only constraints that were handed out have them.
  let names: ConstraintNames?

  @usableFromInline var hasPlace: Bool { place != nil }

  init(
    others: [AnchorTerm] = [], label: String? = nil, place: SourcePlace? = nil,
    memberships: [GroupMembership] = [], names: ConstraintNames? = nil
  ) {
    self.others = others
    self.label = label
    self.place = place
    self.memberships = memberships
    self.names = names
  }

  /// Returns a copy with the names of the nodes.
  func naming(_ names: ConstraintNames) -> ConstraintExtras {
    ConstraintExtras(
      others: others, label: label, place: place, memberships: memberships, names: names)
  }
}
