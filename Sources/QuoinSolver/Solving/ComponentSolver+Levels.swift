extension ComponentSolver {
  /// Step 3: solves the remaining rows level by level.
  mutating func solveLevels(explains: Bool = true) {
    let count = variables.count
    values.refill(with: 0, count: count)
    isDetermined.refill(with: true, count: count)
    unitOfVariable.refill(with: -1, count: count)
    var blocks: [Int32] = []
    var kept: Int32 = 0
    for variable in 0..<count where elimination.pivotOfVariable[variable] < 0 {
      unitOfVariable[variable] = kept
      kept += 1
      if explains { blocks.append(blockSets.find(Int32(variable))) }
    }
    simplex.reset(
      variableCount: Int(kept), rows: reduced.rows.count, terms: reduced.variables.count)
    if Int(kept) < count {
      for index in reduced.variables.indices {
        reduced.variables[index] = unitOfVariable[Int(reduced.variables[index])]
      }
    }
    simplex.shouldStop = shouldStop
    simplex.leastNoted = notedStrength ?? .infinity
    simplex.allowsErrors = allowsErrors
    for row in reduced.rows {
      simplex.addRow(
        variables: reduced.variables[row.terms], coefficients: reduced.coefficients[row.terms],
        constant: row.constant, magnitude: Double(row.magnitude), label: row.source,
        strength: row.strength, isEquality: row.isEquality)
    }
    // Large arrays are not kept twice.
    if reduced.rows.count > 1_000 { reduced = ReducedRows() }
    for certificate in simplex.solveLevels(blocks: explains ? blocks : nil) {
      var parts: [Contribution] = []
      for (source, multiplier) in certificate {
        let isTurned = system.rows[Int(source)].relation == .lessThanOrEqual
        parts.append(Contribution(row: source, multiplier: isTurned ? -multiplier : multiplier))
      }
      contradictions.append(parts)
    }
    if contradictions.isEmpty && !leavesWeakOut { simplex.removeFalseFreedom() }
    readValues()
  }

  /// Copies the values of the kept variables.
  mutating func readValues() {
    if elimination.pivotRow.isEmpty {
      // All variables are in the simplex, under the same numbers.
      let count = variables.count
      simplex.units.withUnsafeBufferPointer { units in
        values.withUnsafeMutableBufferPointer { values in
          for variable in 0..<count { values[variable] = units[variable].value }
        }
      }
      return
    }
    for variable in 0..<variables.count {
      let unit = unitOfVariable[variable]
      if unit >= 0 { values[variable] = simplex.value(of: Int(unit)) }
    }
  }
}
