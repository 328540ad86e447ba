/// Data that few constraints have: further terms, a label, a source location in a document, the
/// names of their nodes.
@usableFromInline final class ConstraintExtras: Sendable {
  let others: [AnchorTerm]
  let label: String?
  let place: SourcePlace?
  let keepers: [ConstraintKeeper]
  /// The names of the nodes; only constraints that were handed out have them.
  let names: ConstraintNames?

  @usableFromInline var hasPlace: Bool { place != nil }

  init(
    others: [AnchorTerm] = [], label: String? = nil, place: SourcePlace? = nil,
    keepers: [ConstraintKeeper] = [], names: ConstraintNames? = nil
  ) {
    self.others = others
    self.label = label
    self.place = place
    self.keepers = keepers
    self.names = names
  }

  /// Returns a copy with the names of the nodes.
  func naming(_ names: ConstraintNames) -> ConstraintExtras {
    ConstraintExtras(others: others, label: label, place: place, keepers: keepers, names: names)
  }
}
