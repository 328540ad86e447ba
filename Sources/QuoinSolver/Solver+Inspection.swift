extension Solver {
  /// How many constraints were ever added; their names are 0 up to this.
  public var constraintCount: Int { system.rows.count }

  /// Whether a constraint is in the system, that is, was not removed.
  public func contains(_ id: ConstraintID) -> Bool { system.rows[Int(id.index)].isAlive }

  /// The client's own number for a constraint.
  public func tag(of id: ConstraintID) -> Int32 { system.tag(of: Int(id.index)) }

  /// How the sides of a constraint compare.
  public func relationalOperator(of id: ConstraintID) -> RelationalOperator {
    system.rows[Int(id.index)].relation
  }

  /// How much a constraint matters.
  public func strength(of id: ConstraintID) -> Strength {
    Strength(system.rows[Int(id.index)].strength)
  }

  /// The right side of a constraint, written `Σ terms (op) constant`.
  public func constant(of id: ConstraintID) -> Double { system.rows[Int(id.index)].constant }

  /// The left side of a constraint, written `expression (op) 0`.
  public func expression(of id: ConstraintID) -> LinearExpression {
    let row = Int(id.index)
    var terms: [Term] = []
    for term in system.terms(of: row) {
      terms.append(
        Term(Variable(index: system.cells[term].variable), system.cells[term].coefficient))
    }
    return LinearExpression(terms, -system.rows[row].constant)
  }

  /// By how much a constraint fails in the last solution; 0 when it holds.
  public func error(of id: ConstraintID) -> Double {
    let row = Int(id.index)
    var difference = -system.rows[row].constant
    for term in system.terms(of: row) {
      difference += system.cells[term].coefficient * values[Int(system.cells[term].variable)]
    }
    switch system.rows[row].relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(difference, 0)
    case .greaterThanOrEqual: return max(-difference, 0)
    }
  }

  /// The client's own number for a preference.
  public func tag(of id: PreferenceID) -> Int32 { wishes.tag(of: Int(id.index)) }
}
