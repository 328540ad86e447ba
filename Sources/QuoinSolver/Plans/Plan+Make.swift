extension Plan {
  /// Makes the plan of the component of `variable` at its solution; `nil` if the pattern there is
  /// not clear.
  static func make(
    from variable: Int32, _ system: RowStore, _ preferred: RowStore, values: [Double],
    determined: [Bool], memory: inout PropagationMemory
  ) -> Plan? {
    var plan = Plan()
    let count = values.count
    let isClear = memory.withPropagation(system, preferred, variableCount: count) { propagation in
      let component = propagation.visit(from: variable)
      let isClear = plan.fill(
        component, &propagation, system, preferred, values: values, determined: determined)
      propagation.clear()
      return isClear
    }
    return isClear ? plan : nil
  }

  private mutating func fill(
    _ component: Propagation.Component, _ propagation: inout Propagation, _ system: RowStore,
    _ preferred: RowStore, values: [Double], determined: [Bool]
  ) -> Bool {
    guard propagation.spread() else { return false }
    variables.reserveCapacity(component.variables.count)
    known.reserveCapacity(propagation.knownCount)
    loose.reserveCapacity(propagation.looseCount)
    checks.reserveCapacity(component.rows.count)
    for index in component.variables {
      let variable = propagation.variableList[index]
      variables.append(variable)
      if !determined[Int(variable)] { isDetermined = false }
    }
    backup = [Double](repeating: 0, count: variables.count)
    for index in 0..<propagation.knownCount { known.append(propagation.knownTerms[index]) }
    for term in known { knownRows.append(system.cells[Int(term)].row) }
    knownRows.sort()
    for index in (0..<propagation.looseCount).reversed() {
      loose.append(propagation.looseTerms[index])
    }

    var tight: [Int32] = []
    for index in component.rows {
      let row = Int(propagation.rowList[index])
      let header = system.rows[row]
      if !header.isAlive || !header.isFinite { continue }
      let side = Check.side(system.residual(row, values), header)
      if side != 0 && header.isRequired && header.isBroken(on: side) { return false }
      let isInCore = propagation.rowState[row] != Propagation.used
      if isInCore || !propagation.gaveValue(row) {
        checks.append(Check(row: Int32(row), side: side))
      }
      if isInCore && side == 0 && propagation.unknownCount[row] > 0 { tight.append(Int32(row)) }
    }
    var tightPreferences: [Int32] = []
    if !isDetermined {
      for index in component.preferences {
        let preference = Int(propagation.preferenceList[index])
        let side = Check.side(preferred.residual(preference, values), preferred.rows[preference])
        preferenceChecks.append(Check(row: Int32(preference), side: side))
        if side == 0 { tightPreferences.append(Int32(preference)) }
      }
      for variable in variables where !determined[Int(variable)] {
        let value = values[Int(variable)]
        let side: Int8 = value.magnitude <= 1e-9 ? 0 : value < 0 ? -1 : 1
        signs.append(Check(row: variable, side: side))
      }
      // Deferred variables may be determined by the order of the variables.
      if propagation.looseCount > 0 { return false }
    }
    checks.sort { $0.row < $1.row }
    tight.sort()
    tightPreferences.sort()
    return factor(&propagation, system, preferred, tight, tightPreferences)
  }

  /// Whether a known value follows from the row.
  func isKnown(_ row: Int32) -> Bool {
    var low = 0
    var high = knownRows.count
    while low < high {
      let middle = (low + high) / 2
      if knownRows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < knownRows.count && knownRows[low] == row
  }

  /// Factors the rows that hold exactly; returns false if they do not determine every unknown.
  private mutating func factor(
    _ propagation: inout Propagation, _ system: RowStore, _ preferred: RowStore,
    _ tight: [Int32], _ tightPreferences: [Int32]
  ) -> Bool {
    for variable in variables
    where propagation.variableState[Int(variable)] == Propagation.unknown {
      core.append(variable)
    }
    if core.isEmpty { return true }
    core.sort()
    for (number, variable) in core.enumerated() {
      propagation.otherCount[Int(variable)] = Int32(number)
    }
    var elimination = Elimination()
    elimination.reset(variableCount: core.count, recordsFactors: true)
    var terms = 0
    for row in tight { terms += Int(system.rows[Int(row)].count) }
    elimination.reserve(rows: tight.count + tightPreferences.count, terms: terms + terms / 4)
    sources.reserveCapacity(tight.count + tightPreferences.count)
    func add(_ store: RowStore, _ row: Int32) {
      elimination.beginRow(constant: 0)
      for term in store.terms(of: Int(row)) {
        let variable = store.cells[term].variable
        if propagation.variableState[Int(variable)] == Propagation.unknown {
          elimination.appendTerm(
            propagation.otherCount[Int(variable)], store.cells[term].coefficient)
        }
      }
      sources.append(row)
    }
    for row in tight { add(system, row) }
    constraintCount = sources.count
    for preference in tightPreferences { add(preferred, preference) }
    preferenceCount = sources.count - constraintCount
    for sign in signs where sign.side == 0 {
      elimination.beginRow(constant: 0)
      elimination.appendTerm(propagation.otherCount[Int(sign.row)], 1)
      sources.append(sign.row)
    }
    elimination.run()
    if elimination.pivotRow.count < core.count { return false }
    copySteps(of: elimination)
    return true
  }

  private mutating func copySteps(of elimination: Elimination) {
    factors.reserveCapacity(elimination.factorRow.count)
    pivots.reserveCapacity(elimination.pivotRow.count)
    for index in elimination.factorRow.indices {
      factors.append(
        Factor(
          target: elimination.factorTarget[index], source: elimination.factorRow[index],
          value: elimination.factorValue[index]))
    }
    for index in elimination.pivotRow.indices {
      let row = Int(elimination.pivotRow[index])
      let start = entries.count
      let terms = Int(elimination.rowStart[row])
      for term in terms..<terms + Int(elimination.rowCount[row])
      where elimination.termVariable[term] != elimination.pivotVariable[index] {
        entries.append(
          Entry(
            coefficient: elimination.termCoefficient[term],
            variable: elimination.termVariable[term]))
      }
      pivots.append(
        Pivot(
          row: Int32(row), variable: elimination.pivotVariable[index], start: Int32(start),
          end: Int32(entries.count), coefficient: elimination.pivotCoefficient[index]))
    }
    residuals = [Double](repeating: 0, count: sources.count)
    steps = [Double](repeating: 0, count: core.count)
  }
}

extension RowStore {
  /// `Σ coefficient · value - constant`.
  func residual(_ row: Int, _ values: [Double]) -> Double {
    var sum = -rows[row].constant
    for term in terms(of: row) {
      sum += cells[term].coefficient * values[Int(cells[term].variable)]
    }
    return sum
  }
}

extension RowStore.Row {
  /// Whether the constraint fails when its left side is on the given side of the constant.
  func isBroken(on side: Int8) -> Bool {
    switch relation {
    case .equal: side != 0
    case .lessThanOrEqual: side > 0
    case .greaterThanOrEqual: side < 0
    }
  }
}
