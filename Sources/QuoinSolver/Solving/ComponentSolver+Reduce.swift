extension ComponentSolver {
  /// Step 1: eliminates the required equalities.
  mutating func eliminate(recordsFactors: Bool) {
    elimination.reset(variableCount: variables.count, recordsFactors: recordsFactors)
    reserveForEqualities()
    equalities.removeAll(keepingCapacity: true)
    for row in constraints {
      let header = system.rows[Int(row)]
      if header.isRequired && isSetAside(row) { continue }
      guard isEliminated(header) else {
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
    let isLong = elimination.rowStart.count > ComponentSolver.longChain
    writtenStarts = isLong ? elimination.rowStart : []
    writtenVariables = isLong ? elimination.termVariable : []
    elimination.run()
    elimination.computeForms()
  }

  /// With at most this many equalities, freedom is settled without looking at the rows as written.
  private static let longChain = 64

  private mutating func reserveForEqualities() {
    var (rows, terms) = (0, 0)
    for row in constraints where isEliminated(system.rows[Int(row)]) {
      rows += 1
      terms += Int(system.rows[Int(row)].count)
    }
    elimination.reserve(rows: rows, terms: terms)
  }

  /// Step 2: expresses the other rows in kept variables, and joins connected rows into blocks,
  /// which an explanation needs.
  mutating func reduceRows(joins: Bool = true) {
    reduced.removeAll()
    blockSets.reset(count: joins ? variables.count : 0)
    var (rows, terms) = (0, 0)
    for row in constraints where !isEliminated(system.rows[Int(row)]) {
      rows += 1
      terms += Int(system.rows[Int(row)].count)
    }
    reduced.reserve(rows: rows, terms: terms)
    for row in constraints {
      let header = system.rows[Int(row)]
      if leavesWeakOut, let notedStrength, header.strength <= notedStrength { continue }
      if isEliminated(header) || header.isRequired && isSetAside(row) { continue }
      if !copy(row, header) { reduce(row, header) }
      if joins { join() }
    }
  }

  /// Copies a row that has kept variables only; returns false and changes nothing for others.
  private mutating func copy(_ row: Int32, _ header: RowStore.Row) -> Bool {
    if header.count == 0 || !header.constant.isFinite { return false }
    let sign: Double = header.relation == .lessThanOrEqual ? -1 : 1
    let start = reduced.variables.count
    let isCopied = system.withPointers { _, cells, _ in
      for term in Int(header.start)..<Int(header.start + header.count) {
        let variable = place[Int(cells[term].variable)]
        if elimination.pivotOfVariable[Int(variable)] >= 0 { return false }
        reduced.variables.append(variable)
        reduced.coefficients.append(sign * cells[term].coefficient)
      }
      return true
    }
    if !isCopied {
      reduced.variables.removeLast(reduced.variables.count - start)
      reduced.coefficients.removeLast(reduced.coefficients.count - start)
      return false
    }
    reduced.rows.append(
      ReducedRows.Row(
        constant: sign * header.constant, start: Int32(start), count: header.count, source: row,
        strength: header.strength, magnitude: Float(header.constant.magnitude),
        isEquality: header.relation == .equal))
    return true
  }

  /// Joins the variables of the last row into one block.
  private mutating func join() {
    guard let row = reduced.rows.last else { return }
    let first = reduced.variables[Int(row.start)]
    for term in row.terms.dropFirst() { blockSets.union(first, reduced.variables[term]) }
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
      // The row has reduced to a constant. An optional row no longer matters.
      let failure = header.relation == .equal ? constant.magnitude : constant
      if failure > Tolerance.feasibility(magnitude), mustHold(header, by: failure) {
        contradictions.append([Contribution(row: row, multiplier: sign)])
      }
      return
    }
    reduced.rows.append(
      ReducedRows.Row(
        constant: constant, start: Int32(reduced.variables.count), count: Int32(kept.count),
        source: row, strength: header.strength, magnitude: Float(magnitude),
        isEquality: header.relation == .equal))
    reduced.variables.append(contentsOf: kept)
    reduced.coefficients.append(contentsOf: elimination.expansion.coefficients)
  }

  /// Validates the solution: every number is finite, every required row holds.
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
