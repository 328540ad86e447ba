/// What few constraints have: more terms, a name, a place in a document.
@usableFromInline final class ConstraintExtras: Sendable {
  let others: [AnchorTerm]
  let label: String?
  let place: SourcePlace?
  let keepers: [ConstraintKeeper]

  @usableFromInline var hasPlace: Bool { place != nil }

  init(
    others: [AnchorTerm], label: String?, place: SourcePlace?, keepers: [ConstraintKeeper] = []
  ) {
    self.others = others
    self.label = label
    self.place = place
    self.keepers = keepers
  }
}
