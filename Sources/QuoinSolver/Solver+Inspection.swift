extension Solver {
  /// The number of constraints ever added; their indices range from 0 up to this.
  public var constraintCount: Int { system.rows.count }

  /// Whether a constraint is in the system, that is, has not been removed.
  public func contains(_ id: ConstraintID) -> Bool { system.rows[Int(id.index)].isAlive }

  /// The client's number for a constraint.
  public func tag(of id: ConstraintID) -> Int32 { system.tag(of: Int(id.index)) }

  /// The comparison of a constraint.
  public func relationalOperator(of id: ConstraintID) -> RelationalOperator {
    system.rows[Int(id.index)].relation
  }

  /// The strength of a constraint.
  public func strength(of id: ConstraintID) -> Strength {
    Strength(system.rows[Int(id.index)].strength)
  }

  /// The right side of a constraint in the form `Σ terms (op) constant`.
  public func constant(of id: ConstraintID) -> Double { system.rows[Int(id.index)].constant }

  /// The left side of a constraint in the form `expression (op) 0`.
  public func expression(of id: ConstraintID) -> LinearExpression {
    let row = Int(id.index)
    var terms: [Term] = []
    for term in system.terms(of: row) {
      terms.append(
        Term(Variable(index: system.cells[term].variable), system.cells[term].coefficient))
    }
    return LinearExpression(terms, -system.rows[row].constant)
  }

  /// The amount by which a constraint fails in the last solution; 0 if it holds.
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

  /// The client's number for a preference.
  public func tag(of id: PreferenceID) -> Int32 { preferred.tag(of: Int(id.index)) }
}
