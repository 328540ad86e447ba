import QuoinSolver

extension IntegerSystem {
  /// The same system with rows and variables in another order; `order` has each variable's place.
  func permuted(_ order: [Int], using random: inout RandomNumbers) -> IntegerSystem {
    var result = IntegerSystem(variableCount: variableCount)
    result.rows = rows.map { row in
      var moved = row
      for (variable, coefficient) in row.coefficients.enumerated() {
        moved.coefficients[order[variable]] = coefficient
      }
      return moved
    }
    result.rows.shuffle(using: &random)
    return result
  }

  /// The same system in another unit of length.
  func scaled(by factor: Int) -> IntegerSystem {
    var result = self
    for index in rows.indices { result.rows[index].constant *= factor }
    for index in preferences.indices { result.preferences[index].value *= factor }
    return result
  }

  /// The sums of errors of all optional levels, strongest first.
  func errors(at point: [Double]) -> [Double] { levels.map { error(ofLevel: $0, at: point) } }

  /// Rows that hold at a point, some of them exactly, and so change nothing.
  ///
  /// The point has to be of whole numbers or halves.
  func rowsThatHold(at point: [Double], using random: inout RandomNumbers) -> [Row] {
    (0..<3).compactMap { _ in
      guard var row = rows.randomElement(using: &random) else { return nil }
      row.coefficients.shuffle(using: &random)
      var sum = 0.0
      for (coefficient, value) in zip(row.coefficients, point) {
        sum += 2 * Double(coefficient) * value
      }
      // Twice the row, so that its constant is whole.
      guard sum == sum.rounded() else { return nil }
      row.coefficients = row.coefficients.map { 2 * $0 }
      row.constant = Int(sum)
      switch row.relation {
      case .equal: break
      case .lessThanOrEqual: row.constant += Int.random(in: 0...2, using: &random)
      case .greaterThanOrEqual: row.constant -= Int.random(in: 0...2, using: &random)
      }
      row.strength = [1000, 750, 500, 100][Int.random(in: 0..<4, using: &random)]
      return row
    }
  }
}
