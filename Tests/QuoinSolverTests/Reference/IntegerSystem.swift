import QuoinSolver

/// A system in small integers, for which an exact answer can be worked out.
struct IntegerSystem {
  struct Row {
    var coefficients: [Int]
    var relation: RelationalOperator
    var constant: Int
    var strength: Float

    var isRequired: Bool { strength == 1000 }

    func error(at point: [Double]) -> Double {
      var difference = -Double(constant)
      for (coefficient, value) in zip(coefficients, point) {
        difference += Double(coefficient) * value
      }
      return switch relation {
      case .equal: difference.magnitude
      case .lessThanOrEqual: max(difference, 0)
      case .greaterThanOrEqual: max(-difference, 0)
      }
    }
  }

  struct Preference {
    var coefficients: [Int]
    var value: Int
  }

  var variableCount: Int
  var rows: [Row] = []
  var preferences: [Preference] = []

  /// The optional levels, strongest first.
  var levels: [Float] {
    var result: [Float] = []
    for row in rows where !row.isRequired && !result.contains(row.strength) {
      result.append(row.strength)
    }
    return result.sorted(by: >)
  }

  func error(ofLevel strength: Float, at point: [Double]) -> Double {
    rows.reduce(0) { $0 + ($1.strength == strength ? $1.error(at: point) : 0) }
  }

  static func expression(_ coefficients: [Int], _ constant: Int) -> LinearExpression {
    var terms: [Term] = []
    for (variable, coefficient) in coefficients.enumerated() where coefficient != 0 {
      terms.append(Term(Variable(index: Int32(variable)), Double(coefficient)))
    }
    return LinearExpression(terms, -Double(constant))
  }

  /// A solver with the rows in the order of the system.
  func makeSolver() -> Solver {
    var solver = Solver()
    solver.makeVariables(variableCount)
    for row in rows {
      solver.add(
        Self.expression(row.coefficients, row.constant), row.relation,
        strength: Strength(row.strength))
    }
    for preference in preferences {
      solver.prefer(Self.expression(preference.coefficients, preference.value))
    }
    return solver
  }
}

extension Solver {
  /// The values of the first variables.
  func values(_ count: Int) -> [Double] {
    (0..<count).map { value(of: Variable(index: Int32($0))) }
  }
}
