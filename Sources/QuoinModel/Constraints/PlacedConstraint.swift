/// A constraint as plain data on its way through a result builder, which hands it from statement to
/// statement; each hand would count references otherwise.
///
/// What the constraint keeps aside is held by a count of its own, which `take` gives back: a value
/// is made into a constraint exactly once.
public struct PlacedConstraint {
  @usableFromInline var plain: PlainConstraint
  @usableFromInline let extras: Unmanaged<ConstraintExtras>?

  /// A constraint that is written at a place, unless another is known of it.
  @inlinable @inline(__always) package init(_ constraint: Constraint, at place: LiteralPlace) {
    plain = constraint.plain
    guard let extras = constraint.extras else {
      self.extras = nil
      if plain.place.isNone { plain.place = place }
      return
    }
    if plain.place.isNone, !extras.hasPlace { plain.place = place }
    self.extras = Unmanaged.passRetained(extras)
  }

  /// The constraint; to be asked once.
  @inlinable @inline(__always) package func take() -> Constraint {
    Constraint(plain, extras?.takeRetainedValue())
  }
}
