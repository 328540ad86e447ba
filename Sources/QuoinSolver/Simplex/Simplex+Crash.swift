extension Simplex {
  /// Chooses the starting vertex of a fresh search.
  ///
  /// Rows that fail at the current point are made to hold exactly, each by a variable of no row
  /// made exact before, provided that the earlier rows still hold. Rows of one variable come first,
  /// such as optional sizes; then all others, level by level.
  ///
  /// Such a basis is triangular, and usually close to the solution. Views nested by limits alone,
  /// thousands deep, are in place at once; the search would move all the inner ones with each outer
  /// one.
  mutating func crash() {
    var isBound = [Bool](repeating: false, count: variableCount)
    // By row: whether it was visited and holds.
    var holds = [Bool](repeating: false, count: units.count)
    var isChanged = false
    var patience = 16 * basis.matrix.cells.count
    for isSingle in [true, false] {
      for index in ordered where isSingle == (basis.matrix.rows[Int(index)].count == 1) {
        let number = Int(index)
        let sum = residual(number)
        if units[number].isEquality ? sum == 0 : sum >= 0 {
          holds[number] = true
          continue
        }
        guard let term = movableTerm(of: number, sum, isBound, holds, &patience) else { continue }
        let variable = Int(basis.matrix.cells[term].column)
        let slot = units[variable].slot
        units[variable].value -= sum / basis.matrix.cells[term].coefficient
        units[variable].slot = -1
        units[number].slot = slot
        basis.unitOfSlot[Int(slot)] = index
        for term in basis.matrix.terms(of: number) {
          isBound[Int(basis.matrix.cells[term].column)] = true
        }
        isChanged = true
      }
    }
    if isChanged { refactor() }
  }

  private func residual(_ number: Int) -> Double {
    var sum = -units[number].constant
    for term in basis.matrix.terms(of: number) {
      let cell = basis.matrix.cells[term]
      sum += cell.coefficient * units[Int(cell.column)].value
    }
    return sum
  }

  /// Returns the term of a row whose variable can compensate for `sum` without violating rows that
  /// hold: the last of those with the largest coefficient.
  private func movableTerm(
    of number: Int, _ sum: Double, _ isBound: [Bool], _ holds: [Bool], _ patience: inout Int
  ) -> Int? {
    var best: Int?
    var largest = 0.01
    for term in basis.matrix.terms(of: number) {
      let cell = basis.matrix.cells[term]
      if isBound[Int(cell.column)] || cell.coefficient.magnitude < largest { continue }
      let step = -sum / cell.coefficient
      var other = basis.matrix.heads[Int(cell.column)]
      var isAllowed = true
      while other >= 0 && isAllowed {
        let limit = basis.matrix.cells[Int(other)]
        other = limit.next
        patience -= 1
        let row = Int(limit.row)
        if !holds[row] { continue }
        let change = limit.coefficient * step
        if units[row].isEquality {
          isAllowed = false
        } else if change < 0 {
          // The cost of a long row is proportional to its length.
          patience -= Int(basis.matrix.rows[row].count)
          isAllowed = residual(row) + change >= 0
        }
      }
      if patience < 0 { return nil }
      if !isAllowed { continue }
      best = term
      largest = cell.coefficient.magnitude
    }
    return best
  }
}
