import QuoinSolver

/// What a system means, worked out exactly: level after level by linear programming.
struct ExactAnswer {
  var isFeasible = true
  var values: [Double] = []
  /// The least sum of errors of each optional level, strongest first.
  var errors: [Double] = []
  var isDetermined: [Bool] = []

  init(_ system: IntegerSystem) throws(ExactTableau.Overflow) {
    let count = system.variableCount
    var builder = Builder(variableCount: count)
    for row in system.rows {
      builder.add(row.coefficients, row.relation, row.constant, strength: row.strength)
    }
    for (index, preference) in system.preferences.enumerated() {
      builder.add(preference.coefficients, .equal, preference.value, strength: -1 - Float(index))
    }
    for variable in 0..<count {
      var coefficients = [Int](repeating: 0, count: count)
      coefficients[variable] = 1
      builder.add(coefficients, .equal, 0, strength: -1000 - Float(variable))
    }
    var tableau = builder.makeTableau()

    let artificial = try tableau.addObjective(builder.costs(of: 1000))
    _ = try tableau.minimise(artificial)
    if tableau.objectives[artificial].last != 0 {
      isFeasible = false
      return
    }
    for strength in system.levels {
      let objective = try tableau.addObjective(builder.costs(of: strength))
      _ = try tableau.minimise(objective)
      let total = -(tableau.objectives[objective].last ?? 0)
      errors.append(Double(total) / Double(tableau.denominator))
    }
    for variable in 0..<count {
      isDetermined.append(try Self.isFixed(variable, in: tableau))
    }
    var tieBreakers: [Float] = []
    for index in system.preferences.indices { tieBreakers.append(-1 - Float(index)) }
    for variable in 0..<count { tieBreakers.append(-1000 - Float(variable)) }
    for strength in tieBreakers {
      let objective = try tableau.addObjective(builder.costs(of: strength))
      _ = try tableau.minimise(objective)
    }
    for variable in 0..<count {
      let numerator = tableau.numerator(of: 2 * variable) - tableau.numerator(of: 2 * variable + 1)
      values.append(Double(numerator) / Double(tableau.denominator))
    }
  }

  /// Whether the largest and the smallest value of a variable are the same.
  private static func isFixed(
    _ variable: Int, in tableau: ExactTableau
  ) throws(ExactTableau.Overflow) -> Bool {
    var ends: [Double] = []
    for sign in [1, -1] {
      var copy = tableau
      var costs = [Int](repeating: 0, count: tableau.isBanned.count)
      costs[2 * variable] = sign
      costs[2 * variable + 1] = -sign
      let objective = try copy.addObjective(costs)
      if try !copy.minimise(objective) { return false }
      let end = copy.numerator(of: 2 * variable) - copy.numerator(of: 2 * variable + 1)
      ends.append(Double(end) / Double(copy.denominator))
    }
    return (ends[0] - ends[1]).magnitude < 1e-12
  }
}

extension ExactAnswer {
  /// Brings rows to the form with non-negative variables: a variable is the difference of two,
  /// an error has a positive and a negative part.
  struct Builder {
    private var rows: [[Int]] = []
    private var constants: [Int] = []
    private var basis: [Int] = []
    private var columnCount: Int
    /// For each cost of 1: the column and its level.
    private var charges: [(column: Int, strength: Float)] = []

    init(variableCount: Int) { columnCount = 2 * variableCount }

    mutating func add(
      _ coefficients: [Int], _ relation: RelationalOperator, _ constant: Int, strength: Float
    ) {
      let turn = relation == .lessThanOrEqual ? -1 : 1
      var row: [Int] = []
      for coefficient in coefficients { row += [turn * coefficient, -turn * coefficient] }
      row += [Int](repeating: 0, count: columnCount - row.count)
      var constant = turn * constant
      // The row `row + below - above == constant`; `above` is free of charge for inequalities
      // and missing from required equalities.
      let below = columnCount
      let above = columnCount + 1
      columnCount += 2
      let hasAbove = !(strength == 1000 && relation == .equal)
      row += [1, hasAbove ? -1 : 0]
      charges.append((below, strength))
      if relation == .equal && hasAbove { charges.append((above, strength)) }
      if constant < 0 {
        row = row.map { -$0 }
        constant = -constant
        if hasAbove {
          basis.append(above)
        } else {
          row[below] = 1
          basis.append(below)
        }
      } else {
        basis.append(below)
      }
      rows.append(row)
      constants.append(constant)
    }

    func costs(of strength: Float) -> [Int] {
      var result = [Int](repeating: 0, count: columnCount)
      for charge in charges where charge.strength == strength { result[charge.column] = 1 }
      return result
    }

    func makeTableau() -> ExactTableau {
      var tableau = ExactTableau()
      for (row, constant) in zip(rows, constants) {
        tableau.rows.append(
          row + [Int](repeating: 0, count: columnCount - row.count) + [constant])
      }
      tableau.basis = basis
      tableau.isBanned = [Bool](repeating: false, count: columnCount)
      return tableau
    }
  }
}
