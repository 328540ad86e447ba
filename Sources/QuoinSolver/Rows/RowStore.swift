/// Rows `Σ coefficient · variable (op) constant` in flat arrays.
struct RowStore: Sendable {
  struct Row: Sendable {
    var start: Int32
    var count: Int32
    var tag: Int32
    var strength: Float
    var relation: RelationalOperator
    var isAlive: Bool
    var hasFiniteTerms: Bool
    var constant: Double

    var isFinite: Bool { hasFiniteTerms && constant.isFinite }
    var isRequired: Bool { strength >= 1000 }
  }

  private(set) var rows: [Row] = []
  private(set) var termVariables: [Int32] = []
  private(set) var termCoefficients: [Double] = []

  func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  mutating func setStrength(_ strength: Float, of row: Int) { rows[row].strength = strength }

  mutating func remove(_ row: Int) { rows[row].isAlive = false }

  /// Opens a row; its terms follow by ``append(_:_:)``.
  mutating func begin(
    _ relation: RelationalOperator, _ constant: Double, strength: Float, tag: Int32
  ) {
    rows.append(
      Row(
        start: Int32(termVariables.count), count: 0, tag: tag, strength: strength,
        relation: relation, isAlive: true, hasFiniteTerms: true, constant: constant))
  }

  /// Adds a term to the last row.
  ///
  /// A variable that is there already gets the sum; nothing is stored for a coefficient of 0, so
  /// that it does not tie components together.
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    let last = rows.count - 1
    let start = Int(rows[last].start)
    for index in start..<termVariables.count where termVariables[index] == variable {
      setCoefficient(termCoefficients[index] + coefficient, at: index)
      return
    }
    appendDistinct(variable, coefficient)
  }

  /// As ``append(_:_:)``, for a variable known not to be in the row yet.
  mutating func appendDistinct(_ variable: Int32, _ coefficient: Double) {
    if coefficient == 0 { return }
    termVariables.append(variable)
    termCoefficients.append(coefficient)
    rows[rows.count - 1].count += 1
    if !coefficient.isFinite { rows[rows.count - 1].hasFiniteTerms = false }
  }

  private mutating func setCoefficient(_ coefficient: Double, at index: Int) {
    let last = rows.count - 1
    if coefficient == 0 {
      termVariables.remove(at: index)
      termCoefficients.remove(at: index)
      rows[last].count -= 1
    } else {
      termCoefficients[index] = coefficient
      if !coefficient.isFinite { rows[last].hasFiniteTerms = false }
    }
  }
}
