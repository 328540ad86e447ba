extension Propagation {
  /// Settles a component that was just visited as far as possible without a core.
  mutating func settle(_ component: Component) -> Outcome {
    while unknownTotal > 0 {
      let before = unknownTotal
      if !spread() { return .doubtful }
      if unknownTotal > 0 && !settleLines(component) { return .doubtful }
      if unknownTotal > 0 && !settleByParameter(component) { return .doubtful }
      if unknownTotal == before { return .core }
    }
    if !spread() { return .doubtful }
    return finish(component) ? .solved : .doubtful
  }

  /// Evaluates the deferred variables and validates the solution.
  mutating func finish(_ component: Component) -> Bool {
    guard evaluateLoose(), othersHold(component) else { return false }
    for index in component.variables { isDetermined[Int(variableList[index])] = true }
    return true
  }

  /// Settles unknowns that are not tied to any other.
  private mutating func settleLines(_ component: Component) -> Bool {
    for index in component.variables {
      let variable = variableList[index]
      if variableState[Int(variable)] != Self.unknown || equalityCount[Int(variable)] != 0 {
        continue
      }
      guard isAlone(variable), let value = best(variable) else { continue }
      hasChosen = true
      if !(value.magnitude < 1e12) || !setKnown(variable, value) { return false }
    }
    return true
  }

  private func isAlone(_ variable: Int32) -> Bool {
    var count = 0
    var term = heads[Int(variable)]
    while term >= 0 {
      let row = Int(cells[Int(term)].row)
      term = cells[Int(term)].next
      if rowState[row] != Self.other { continue }
      if unknownCount[row] != 1 { return false }
      count += 1
      // The pieces are kept sorted by insertion.
      if count > 64 { return false }
    }
    return count > 0
  }

  private mutating func best(_ variable: Int32) -> Double? {
    line.reset()
    var term = heads[Int(variable)]
    while term >= 0 {
      let cell = cells[Int(term)]
      let row = Int(cell.row)
      if rowState[row] == Self.other {
        var constant = rows[row].constant
        var largest = 0.0
        for other in terms(of: row) where other != Int(term) {
          constant -= cells[other].coefficient * values[Int(cells[other].variable)]
          largest = max(largest, cells[other].coefficient.magnitude)
        }
        if cell.coefficient.magnitude < 1e-6 * largest { return nil }
        line.add(
          cell.coefficient, rows[row].relation, constant, strength: rows[row].strength)
      }
      term = cell.next
    }
    return line.solve()
  }
}
