/// A constraint as plain data on its way through a result builder.
///
/// The builder passes it from statement to statement, and each step would otherwise count
/// references. The out-of-line data is retained once, and `take` balances that: each value must be
/// turned into a constraint exactly once.
public struct PlacedConstraint {
  @usableFromInline var plain: PlainConstraint
  @usableFromInline let extras: Unmanaged<ConstraintExtras>?

  /// Creates a value with a source location, unless the constraint already has one.
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

  /// Returns the constraint; must be called exactly once.
  @inlinable @inline(__always) package func take() -> Constraint {
    Constraint(plain, extras?.takeRetainedValue())
  }
}
