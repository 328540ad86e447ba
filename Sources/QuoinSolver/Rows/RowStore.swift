/// Rows `Σ coefficient · variable (op) constant` in flat arrays, listed by row and by variable.
struct RowStore: Sendable {
  struct Row: Sendable {
    var constant: Double
    var start: Int32
    var count: Int32
    var tag: Int32
    var strength: Float
    var relation: RelationalOperator
    var isAlive: Bool
    var hasFiniteTerms: Bool

    var isFinite: Bool { hasFiniteTerms && constant.isFinite }
    var isRequired: Bool { strength >= 1000 }
    var isRequiredEquality: Bool { relation == .equal && strength >= 1000 }
  }

  /// One term of a row, and the link to the variable's next term elsewhere.
  struct Cell: Sendable {
    var coefficient: Double
    var variable: Int32
    var next: Int32
    var row: Int32
  }

  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []
  /// The first term of each variable, -1 for none.
  private(set) var heads: [Int32] = []
  /// Variables with terms of removed rows in their lists.
  private var stale: [Int32] = []

  func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// Makes room for what is to come.
  mutating func reserve(rows rowCount: Int, terms: Int) {
    rows.reserveCapacity(rows.count + rowCount)
    cells.reserveCapacity(cells.count + terms)
  }

  mutating func addVariables(_ count: Int) {
    for _ in 0..<count { heads.append(-1) }
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
  }

  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  mutating func setStrength(_ strength: Float, of row: Int) { rows[row].strength = strength }

  mutating func remove(_ row: Int) {
    rows[row].isAlive = false
    for term in terms(of: row) {
      let variable = Int(cells[term].variable)
      // What was added last is often removed first.
      if heads[variable] == Int32(term) {
        heads[variable] = cells[term].next
      } else {
        stale.append(Int32(variable))
      }
    }
  }

  /// Takes the terms of removed rows out of the variables' lists.
  mutating func purge() {
    for variable in stale {
      var last = -1
      var term = heads[Int(variable)]
      while term >= 0 {
        let next = cells[Int(term)].next
        if rows[Int(cells[Int(term)].row)].isAlive {
          last = Int(term)
        } else if last < 0 {
          heads[Int(variable)] = next
        } else {
          cells[last].next = next
        }
        term = next
      }
    }
    stale.removeAll(keepingCapacity: true)
  }

  /// Opens a row; its terms follow by ``append(_:_:)``, and ``link()`` closes it.
  mutating func begin(
    _ relation: RelationalOperator, _ constant: Double, strength: Float, tag: Int32
  ) {
    rows.append(
      Row(
        constant: constant, start: Int32(cells.count), count: 0, tag: tag, strength: strength,
        relation: relation, isAlive: true, hasFiniteTerms: true))
  }

  /// Adds a term to the last row.
  ///
  /// A variable that is there already gets the sum; nothing is stored for a coefficient of 0, so
  /// that it does not tie components together.
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    let last = rows.count - 1
    let start = Int(rows[last].start)
    for index in start..<cells.count where cells[index].variable == variable {
      setCoefficient(cells[index].coefficient + coefficient, at: index)
      return
    }
    appendDistinct(variable, coefficient)
  }

  /// As ``append(_:_:)``, for a variable known not to be in the row yet.
  mutating func appendDistinct(_ variable: Int32, _ coefficient: Double) {
    if coefficient == 0 { return }
    let last = rows.count - 1
    cells.append(
      Cell(coefficient: coefficient, variable: variable, next: -1, row: Int32(last)))
    rows[last].count += 1
    if !coefficient.isFinite { rows[last].hasFiniteTerms = false }
  }

  private mutating func setCoefficient(_ coefficient: Double, at index: Int) {
    let last = rows.count - 1
    if coefficient == 0 {
      cells.remove(at: index)
      rows[last].count -= 1
    } else {
      cells[index].coefficient = coefficient
      if !coefficient.isFinite { rows[last].hasFiniteTerms = false }
    }
  }

  /// Closes the last row: enters its terms into the variables' lists.
  ///
  /// - Precondition: its variables were added.
  mutating func link() {
    for term in terms(of: rows.count - 1) {
      let variable = Int(cells[term].variable)
      precondition(variable >= 0 && variable < heads.count, "a variable of another solver")
      cells[term].next = heads[variable]
      heads[variable] = Int32(term)
    }
  }
}
