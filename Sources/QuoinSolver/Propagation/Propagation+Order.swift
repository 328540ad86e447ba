extension Propagation {
  /// Settles a whole system that is written from what is known on, component by component.
  ///
  /// Most layouts say where a view is in terms of views before it. So the rows are read once in
  /// their order, and an equality gives its value when all but one of its variables are known; no
  /// variable's list of rows is walked for that. What is left is visited as ever, but known values
  /// take it apart, and it is small. Returns null when that is not all there is to do, after
  /// forgetting what was seen; nothing is explained here.
  mutating func settleInOrder(rows rowCount: Int, variables variableCount: Int) -> [Component]? {
    if let components = readAndSettle(rowCount, variableCount) { return components }
    clear()
    return nil
  }

  private mutating func readAndSettle(_ rowCount: Int, _ variableCount: Int) -> [Component]? {
    eliminations = 0
    guard read(rowCount) else { return nil }
    var components = [
      Component(
        variables: 0..<variableTotal, rows: 0..<rowTotal, wishes: 0..<0, firstVariable: 0)
    ]
    if variableTotal < variableCount {
      for variable in 0..<variableCount where variableState[variable] == Self.unseen {
        let component = visit(from: Int32(truncatingIfNeeded: variable))
        components.append(component)
        if component.rows.isEmpty && component.wishes.isEmpty {
          values[variable] = 0
          isDetermined[variable] = false
        } else if settle(component) != .solved {
          return nil
        }
      }
    }
    return rowTotal == rowCount || restHolds(rowCount) ? components : nil
  }

  /// Reads the rows in their order and takes the values that they give.
  private mutating func read(_ rowCount: Int) -> Bool {
    for row in 0..<rowCount where Int32(rows[row].role) == Self.waiting {
      var sum = rows[row].constant
      var found = -1
      var largest = 0.0
      var term = Int(rows[row].start)
      let end = term &+ Int(rows[row].count)
      while term < end {
        let variable = Int(cells[term].variable)
        if variableState[variable] == Self.known {
          let coefficient = cells[term].coefficient
          sum -= coefficient * values[variable]
          largest = max(largest, coefficient.magnitude)
        } else if found < 0 {
          found = term
        } else {
          found = end
          break
        }
        term &+= 1
      }
      if found == end { continue }
      if found < 0 {
        if rows[row].count == 0 { continue }
        if !(sum.magnitude <= tolerance(of: row)) { return false }
      } else {
        let divisor = cells[found].coefficient
        let value = sum / divisor
        if divisor.magnitude < 1e-6 * largest || !(value.magnitude < 1e12) { return false }
        let variable = cells[found].variable
        values[Int(variable)] = value
        isDetermined[Int(variable)] = true
        variableState[Int(variable)] = Self.known
        variableList[variableTotal] = variable
        variableTotal &+= 1
        eliminations &+= 1
      }
      rowState[row] = Self.used
      rowList[rowTotal] = Int32(truncatingIfNeeded: row)
      rowTotal &+= 1
    }
    return true
  }

  /// Whether the required rows hold that were neither used nor visited: all is known in them.
  private func restHolds(_ rowCount: Int) -> Bool {
    for row in 0..<rowCount where rowState[row] == Self.unseen && Int32(rows[row].role) != Self.used
    {
      if rows[row].isRequired && rows[row].count > 0 && !holds(row) { return false }
    }
    return true
  }

  /// Whether a required row holds where all its variables are known.
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
