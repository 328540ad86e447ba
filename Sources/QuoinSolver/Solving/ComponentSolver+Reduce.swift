extension ComponentSolver {
  /// Step 1: eliminates the required equalities.
  mutating func eliminate(recordsFactors: Bool) {
    elimination.reset(variableCount: variables.count, recordsFactors: recordsFactors)
    equalities.removeAll(keepingCapacity: true)
    for row in constraints {
      let header = system.rows[Int(row)]
      if header.isRequired && isSetAside(row) { continue }
      guard header.isRequired, header.relation == .equal else {
        for term in system.terms(of: Int(row)) {
          elimination.otherCount[Int(place[Int(system.cells[term].variable)])] += 1
        }
        continue
      }
      equalities.append(row)
      elimination.beginRow(constant: header.constant)
      for term in system.terms(of: Int(row)) {
        elimination.appendTerm(
          place[Int(system.cells[term].variable)], system.cells[term].coefficient)
      }
    }
    elimination.run()
    elimination.computeForms()
  }

  /// Step 2: writes the other rows in kept variables, and joins those that have to do with each other.
  mutating func reduceRows() {
    reduced.removeAll()
    blockSets.reset(count: variables.count)
    for row in constraints {
      let header = system.rows[Int(row)]
      if header.isRequired && (header.relation == .equal || isSetAside(row)) { continue }
      reduce(row, header)
    }
  }

  private mutating func reduce(_ row: Int32, _ header: RowStore.Row) {
    let sign: Double = header.relation == .lessThanOrEqual ? -1 : 1
    elimination.beginExpansion(constant: 0)
    for term in system.terms(of: Int(row)) {
      elimination.expand(
        place[Int(system.cells[term].variable)], sign * system.cells[term].coefficient)
    }
    elimination.endExpansion()
    let constant = sign * header.constant - elimination.expansion.constant
    let magnitude = max(header.constant.magnitude, elimination.expansion.constant.magnitude)
    if !constant.isFinite {
      isInexact = true
      return
    }
    let kept = elimination.expansion.variables
    if kept.isEmpty {
      // The row is a number now. An optional one does not matter any more.
      if header.isRequired && constant > Tolerance.feasibility(magnitude) {
        contradictions.append([Contribution(row: row, multiplier: sign)])
      }
      return
    }
    for variable in kept.dropFirst() { blockSets.union(kept[0], variable) }
    reduced.rows.append(
      ReducedRows.Row(
        constant: constant, start: Int32(reduced.variables.count), count: Int32(kept.count),
        source: row, strength: header.strength, magnitude: Float(magnitude),
        isEquality: header.relation == .equal))
    reduced.variables.append(contentsOf: kept)
    reduced.coefficients.append(contentsOf: elimination.expansion.coefficients)
  }

  /// Looks at the answer once more: every number finite, every required row kept.
  mutating func check() {
    for index in values.indices where !values[index].isFinite {
      values[index] = 0
      isInexact = true
    }
    for row in constraints {
      let header = system.rows[Int(row)]
      if !header.isRequired || isSetAside(row) { continue }
      var sum = -header.constant
      var magnitude = header.constant.magnitude
      for term in system.terms(of: Int(row)) {
        let part =
          system.cells[term].coefficient * values[Int(place[Int(system.cells[term].variable)])]
        sum += part
        magnitude = max(magnitude, part.magnitude)
      }
      switch header.relation {
      case .equal: sum = sum.magnitude
      case .lessThanOrEqual: break
      case .greaterThanOrEqual: sum = -sum
      }
      if sum > 1e-6 + 1e-9 * magnitude { isInexact = true }
    }
  }
}
