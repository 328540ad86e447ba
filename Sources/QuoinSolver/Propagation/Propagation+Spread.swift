extension Propagation {
  /// Spreads known values and defers loose ends until neither makes progress.
  ///
  /// Returns false if something is inconsistent.
  mutating func spread() -> Bool {
    while true {
      if !useReady() { return false }
      if singleCount == 0 { return true }
      singleCount &-= 1
      postpone(singles[singleCount])
    }
  }

  /// Uses equalities with one unknown until there are none.
  mutating func useReady() -> Bool {
    while readyCount > 0 {
      readyCount &-= 1
      if !use(Int(ready[readyCount])) { return false }
    }
    return true
  }

  /// Gives the one unknown of an equality its value.
  private mutating func use(_ row: Int) -> Bool {
    if rowState[row] != Self.waiting || unknownCount[row] != 1 { return true }
    var sum = rows[row].constant
    var found = -1
    var largest = 0.0
    for term in terms(of: row) {
      let cell = cells[term]
      if variableState[Int(cell.variable)] == Self.known {
        sum -= cell.coefficient * values[Int(cell.variable)]
        largest = max(largest, cell.coefficient.magnitude)
      } else {
        found = term
      }
    }
    let divisor = cells[found].coefficient
    let value = sum / divisor
    if divisor.magnitude < 1e-6 * largest || !(value.magnitude < 1e12) { return false }
    if isParametric && !setSlope(of: found, in: row) { return false }
    rowState[row] = Self.used
    waitingTotal &-= 1
    eliminations &+= 1
    knownTerms[knownCount] = Int32(truncatingIfNeeded: found)
    knownCount &+= 1
    return setKnown(cells[found].variable, value)
  }

  private mutating func setSlope(of found: Int, in row: Int) -> Bool {
    var sum = 0.0
    for term in terms(of: row) where term != found {
      sum -= cells[term].coefficient * slopes[Int(cells[term].variable)]
    }
    let slope = sum / cells[found].coefficient
    if !(slope.magnitude < 1e6) { return false }
    slopes[Int(cells[found].variable)] = slope
    return true
  }

  /// Makes a value known to all rows; returns false if one of them cannot hold with it.
  mutating func setKnown(_ variable: Int32, _ value: Double) -> Bool {
    values[Int(variable)] = value
    variableState[Int(variable)] = Self.known
    unknownTotal &-= 1
    var term = heads[Int(variable)]
    while term >= 0 {
      let row = Int(cells[Int(term)].row)
      term = cells[Int(term)].next
      let state = rowState[row]
      if state == Self.used { continue }
      let left = unknownCount[row] &- 1
      unknownCount[row] = left
      if state != Self.waiting || left > 1 { continue }
      if left == 1 {
        ready[readyCount] = Int32(truncatingIfNeeded: row)
        readyCount &+= 1
      } else {
        rowState[row] = Self.used
        waitingTotal &-= 1
        if isParametric {
          if !close(row) { return false }
        } else if !(residual(of: row).magnitude <= tolerance(of: row)) {
          return false
        }
      }
    }
    return true
  }

  /// `Σ coefficient · value - constant`.
  @inline(__always) func residual(of row: Int) -> Double {
    var sum = -rows[row].constant
    for term in terms(of: row) {
      sum += cells[term].coefficient * values[Int(cells[term].variable)]
    }
    return sum
  }

  /// A strict tolerance; rows beyond it are left to the general method.
  @inline(__always) func tolerance(of row: Int) -> Double {
    Tolerance.feasibility(rows[row].constant.magnitude)
  }

  /// Defers a variable that occurs in only one equality, together with that equality.
  private mutating func postpone(_ variable: Int32) {
    if variableState[Int(variable)] != Self.unknown || equalityCount[Int(variable)] != 1 { return }
    var found = heads[Int(variable)]
    while found >= 0, rowState[Int(cells[Int(found)].row)] != Self.waiting {
      found = cells[Int(found)].next
    }
    if found < 0 { return }
    let row = Int(cells[Int(found)].row)
    var largest = 0.0
    for term in terms(of: row) where variableState[Int(cells[term].variable)] == Self.unknown {
      largest = max(largest, cells[term].coefficient.magnitude)
    }
    if cells[Int(found)].coefficient.magnitude < 0.1 * largest { return }
    variableState[Int(variable)] = Self.loose
    unknownTotal &-= 1
    eliminations &+= 1
    rowState[row] = Self.used
    waitingTotal &-= 1
    looseTerms[looseCount] = found
    looseCount &+= 1
    for term in terms(of: row) {
      let neighbour = cells[term].variable
      if variableState[Int(neighbour)] != Self.unknown { continue }
      equalityCount[Int(neighbour)] &-= 1
      if equalityCount[Int(neighbour)] == 1 && otherCount[Int(neighbour)] == 0 {
        push(single: neighbour)
      }
    }
  }

  /// Evaluates the loose ends, last deferred first; all other values are known by then.
  mutating func evaluateLoose() -> Bool {
    var index = looseCount
    while index > 0 {
      index &-= 1
      let term = Int(looseTerms[index])
      let value = value(of: term)
      if !(value.magnitude < 1e12) { return false }
      values[Int(cells[term].variable)] = value
    }
    return true
  }

  /// The value of a term's variable that makes its row hold exactly.
  @inline(__always) func value(of term: Int) -> Double {
    let row = Int(cells[term].row)
    var sum = rows[row].constant
    for other in terms(of: row) where other != term {
      sum -= cells[other].coefficient * values[Int(cells[other].variable)]
    }
    return sum / cells[term].coefficient
  }

  /// Whether every required row of the component that did not give a value itself holds.
  func othersHold(_ component: Component) -> Bool {
    for index in component.rows {
      let row = Int(rowList[index])
      if rowState[row] == Self.used || !rows[row].isRequired { continue }
      if !holds(row) { return false }
    }
    return true
  }
}
