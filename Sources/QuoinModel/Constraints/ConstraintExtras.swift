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
