extension Propagation {
  /// Settles a whole system whose rows are in dependency order, component by component.
  ///
  /// Most layouts describe a view in terms of earlier views. The rows are therefore read once in
  /// order, and an equality gives its value if all but one of its variables are known. The
  /// remaining rows are read once more from last to first, and variables that occur in no other
  /// remaining row are deferred. Neither pass walks the variables' lists of rows. What remains
  /// after that is visited in the usual way, but it is small and split up by known values.
  ///
  /// Returns `nil` after clearing its state if this does not settle everything; it does not explain
  /// conflicts.
  mutating func settleInOrder(
    rows rowCount: Int, preferred preferenceCount: Int, variables variableCount: Int
  ) -> [Component]? {
    eliminations = 0
    if let late = read(rowCount, variableCount) {
      if late > 0 { countOthers(rowCount, preferenceCount, variableCount) }
      let postponed = postpone(late: late, variableCount)
      if let components = settleRest(variableCount), evaluate(postponed: postponed, variableCount),
        rowTotal == rowCount || restHolds(rowCount)
      {
        return components
      }
    }
    clear()
    return nil
  }

  /// Reads the rows in order and takes the values that they give.
  ///
  /// Returns the number of remaining rows, listed in `ready`, or `nil` if something is
  /// inconsistent. `equalityCount` counts in how many of these rows each variable occurs.
  private mutating func read(_ rowCount: Int, _ variableCount: Int) -> Int? {
    equalityCount.update(repeating: 0, count: variableCount)
    var late = 0
    for row in 0..<rowCount where Int32(rows[row].role) == Self.waiting {
      var sum = rows[row].constant
      var found = -1
      var unknowns = 0
      var largest = 0.0
      for term in terms(of: row) {
        let variable = Int(cells[term].variable)
        let coefficient = cells[term].coefficient
        if variableState[variable] == Self.known {
          sum -= coefficient * values[variable]
          largest = max(largest, coefficient.magnitude)
        } else {
          equalityCount[variable] &+= 1
          unknowns &+= 1
          found = term
        }
      }
      if unknowns > 1 {
        ready[late] = Int32(truncatingIfNeeded: row)
        late &+= 1
        continue
      }
      if found < 0 {
        if rows[row].count == 0 { continue }
        if !(sum.magnitude <= tolerance(of: row)) { return nil }
      } else {
        let divisor = cells[found].coefficient
        let value = sum / divisor
        if divisor.magnitude < 1e-6 * largest || !(value.magnitude < 1e12) { return nil }
        let variable = cells[found].variable
        values[Int(variable)] = value
        list(variable, Self.known)
      }
      use(row)
    }
    return late
  }

  /// Counts the rows other than equalities in which each variable occurs.
  private mutating func countOthers(
    _ rowCount: Int, _ preferenceCount: Int, _ variableCount: Int
  ) {
    otherCount.update(repeating: 0, count: variableCount)
    for row in 0..<rowCount where Int32(rows[row].role) == Self.other {
      for term in terms(of: row) { otherCount[Int(cells[term].variable)] &+= 1 }
    }
    for preference in 0..<preferenceCount where Int32(preferenceRows[preference].role) != Self.used
    {
      let start = Int(preferenceRows[preference].start)
      for term in start..<start &+ Int(preferenceRows[preference].count) {
        otherCount[Int(preferenceCells[term].variable)] &+= 1
      }
    }
  }

  /// Defers variables that occur in only one of the late equalities; returns their number.
  ///
  /// The last equality goes first. The terms are listed from the end of `knownTerms` backwards.
  private mutating func postpone(late: Int, _ variableCount: Int) -> Int {
    var count = 0
    var index = late
    while index > 0 {
      index &-= 1
      let row = Int(ready[index])
      var single = -1
      var largest = 0.0
      for term in terms(of: row) {
        let variable = Int(cells[term].variable)
        if variableState[variable] != Self.unseen { continue }
        largest = max(largest, cells[term].coefficient.magnitude)
        if equalityCount[variable] == 1 && otherCount[variable] == 0 { single = term }
      }
      if single < 0 || cells[single].coefficient.magnitude < 0.1 * largest { continue }
      for term in terms(of: row) { equalityCount[Int(cells[term].variable)] &-= 1 }
      list(cells[single].variable, Self.loose)
      use(row)
      count &+= 1
      knownTerms[variableCount &- count] = Int32(truncatingIfNeeded: single)
    }
    return count
  }

  @inline(__always) private mutating func list(_ variable: Int32, _ state: Int32) {
    isDetermined[Int(variable)] = true
    variableState[Int(variable)] = state
    variableList[variableTotal] = variable
    variableTotal &+= 1
    eliminations &+= 1
  }

  @inline(__always) private mutating func use(_ row: Int) {
    rowState[row] = Self.used
    rowList[rowTotal] = Int32(truncatingIfNeeded: row)
    rowTotal &+= 1
  }

  /// Visits and settles the remaining rows; `nil` if that is not enough.
  private mutating func settleRest(_ variableCount: Int) -> [Component]? {
    var components = [
      Component(
        variables: 0..<variableTotal, rows: 0..<rowTotal, preferences: 0..<0, firstVariable: 0)
    ]
    if variableTotal == variableCount { return components }
    for variable in 0..<variableCount where variableState[variable] == Self.unseen {
      let component = visit(from: Int32(truncatingIfNeeded: variable))
      components.append(component)
      if component.rows.isEmpty && component.preferences.isEmpty {
        // The variable is in no row at all, or its rows gave their values to others.
        if heads[variable] >= 0 { return nil }
        values[variable] = 0
        isDetermined[variable] = false
      } else if settle(component) != .solved {
        return nil
      }
    }
    return components
  }

  /// Evaluates the deferred variables, last deferred first.
  private mutating func evaluate(postponed count: Int, _ variableCount: Int) -> Bool {
    for place in variableCount &- count..<variableCount {
      let term = Int(knownTerms[place])
      let value = value(of: term)
      if !(value.magnitude < 1e12) { return false }
      values[Int(cells[term].variable)] = value
    }
    return true
  }

  /// Whether the required rows that were neither used nor visited hold; all their variables are
  /// known.
  private func restHolds(_ rowCount: Int) -> Bool {
    for row in 0..<rowCount where rowState[row] == Self.unseen && Int32(rows[row].role) != Self.used
    {
      if rows[row].isRequired && rows[row].count > 0 && !holds(row) { return false }
    }
    return true
  }

  /// Whether a required row with known variables holds.
  @inline(__always) func holds(_ row: Int) -> Bool {
    let sum = residual(of: row)
    let failure =
      switch rows[row].relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: sum
      case .greaterThanOrEqual: -sum
      }
    return failure <= tolerance(of: row)
  }
}
