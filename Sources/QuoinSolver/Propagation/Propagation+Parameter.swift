extension Propagation {
  /// Settles equalities that hold only together, such as equal widths that fill a row.
  ///
  /// One unknown becomes a parameter *p*. Values that follow from it have the form
  /// `value + slope · p`. A row without further unknowns determines *p*; if there is none,
  /// everything that depends on *p* is known except for *p*, and the optional constraints and
  /// limits on it form a problem on a line. Returns false if something is inconsistent; changes
  /// nothing if one parameter is not enough.
  mutating func settleByParameter(_ component: Component) -> Bool {
    guard unknownTotal - waitingTotal <= 1, let variable = parameter(of: component) else {
      return true
    }
    let first = knownCount
    parameterValue = .nan
    closedRows = 0
    isParametric = true
    slopes[Int(variable)] = 1
    var isSound = setKnown(variable, 0) && useReady()
    isParametric = false
    if isSound && parameterValue.isNaN {
      if let value = bestParameter(component) {
        parameterValue = value
      } else if closedRows == 0 {
        takeBack(variable, from: first)
        return true
      } else {
        isSound = false
      }
    }
    hasChosen = true
    // The slopes are reset to 0 in any case.
    evaluate(variable, from: first)
    return isSound && parameterValue.magnitude < 1e9 && areKept(from: first)
  }

  /// The unknown that occurs in the most equalities, which reaches furthest.
  private func parameter(of component: Component) -> Int32? {
    var best: Int32?
    var most: Int32 = 1
    for index in component.variables {
      let variable = variableList[index]
      if variableState[Int(variable)] == Self.unknown && equalityCount[Int(variable)] > most {
        most = equalityCount[Int(variable)]
        best = variable
      }
    }
    return best
  }

  /// The rate at which `Σ coefficient · value` changes with the parameter; 0 if it cancels out.
  @inline(__always) private func slope(of row: Int) -> Double {
    var slope = 0.0
    var magnitude = 0.0
    for term in terms(of: row) {
      let part = cells[term].coefficient * slopes[Int(cells[term].variable)]
      slope += part
      magnitude += part.magnitude
    }
    return slope.magnitude <= 1e-9 * magnitude ? 0 : slope
  }

  /// Handles an equality without remaining unknowns: it determines the parameter unless the
  /// parameter cancels out or is known.
  mutating func close(_ row: Int) -> Bool {
    let slope = slope(of: row)
    let residual = residual(of: row)
    if slope == 0 {
      closedRows &+= 1
      return residual.magnitude <= tolerance(of: row)
    }
    if parameterValue.isNaN {
      parameterValue = -residual / slope
      return slope.magnitude > 1e-4
    }
    return (residual + slope * parameterValue).magnitude <= tolerance(of: row)
  }

  /// The parameter's best value; `nil` if other unknowns depend on it or the value is not clear.
  private mutating func bestParameter(_ component: Component) -> Double? {
    line.reset()
    var pieces = 0
    for index in component.rows {
      let row = Int(rowList[index])
      if rowState[row] == Self.used { continue }
      if unknownCount[row] > 0 {
        for term in terms(of: row) where slopes[Int(cells[term].variable)] != 0 { return nil }
        continue
      }
      let slope = slope(of: row)
      if slope == 0 { continue }
      pieces &+= 1
      if pieces > 64 || slope.magnitude < 1e-4 { return nil }
      line.add(slope, rows[row].relation, -residual(of: row), strength: rows[row].strength)
    }
    return line.solve()
  }

  /// Substitutes the parameter's value.
  private mutating func evaluate(_ variable: Int32, from first: Int) {
    values[Int(variable)] = parameterValue
    slopes[Int(variable)] = 0
    for index in first..<knownCount {
      let member = Int(cells[Int(knownTerms[index])].variable)
      values[member] += slopes[member] * parameterValue
      slopes[member] = 0
    }
  }

  /// Whether the rows that gave values hold with the parameter substituted.
  private func areKept(from first: Int) -> Bool {
    for index in first..<knownCount {
      let row = Int(cells[Int(knownTerms[index])].row)
      if !(residual(of: row).magnitude <= 1e-9 + 1e-12 * rows[row].constant.magnitude) {
        return false
      }
    }
    return true
  }

  /// Makes everything that followed from the parameter unknown again.
  private mutating func takeBack(_ variable: Int32, from first: Int) {
    for index in first..<knownCount {
      rowState[Int(cells[Int(knownTerms[index])].row)] = Self.waiting
    }
    waitingTotal &+= knownCount - first
    eliminations &-= knownCount - first
    forget(variable, givenBy: -1)
    for index in first..<knownCount {
      let cell = cells[Int(knownTerms[index])]
      forget(cell.variable, givenBy: cell.row)
    }
    knownCount = first
  }

  private mutating func forget(_ variable: Int32, givenBy source: Int32) {
    slopes[Int(variable)] = 0
    variableState[Int(variable)] = Self.unknown
    unknownTotal &+= 1
    var term = heads[Int(variable)]
    while term >= 0 {
      let row = cells[Int(term)].row
      term = cells[Int(term)].next
      if row != source && rowState[Int(row)] != Self.used { unknownCount[Int(row)] &+= 1 }
    }
  }
}
