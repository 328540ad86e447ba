extension Propagation {
  /// Finds the component of a variable that has not been visited yet.
  ///
  /// - Complexity: Linear in the terms of the component.
  mutating func visit(from first: Int32) -> Component {
    let firstIndex = variableTotal
    let firstRow = rowTotal
    let firstPreference = preferenceTotal
    readyCount = 0
    singleCount = 0
    looseCount = 0
    knownCount = 0
    waitingTotal = 0
    hasChosen = false
    var smallest = first
    see(first)
    var index = firstIndex
    while index < variableTotal {
      let variable = variableList[index]
      smallest = min(smallest, variable)
      index &+= 1
      var equalities: Int32 = 0
      var others: Int32 = 0
      var term = Int(heads[Int(variable)])
      while term >= 0 {
        let row = Int(cells[term].row)
        term = Int(cells[term].next)
        if rowState[row] == Self.unseen { enter(row) }
        equalities &+= rowState[row] == Self.waiting ? 1 : 0
        others &+= rowState[row] == Self.other ? 1 : 0
      }
      if hasPreferences { others &+= visitPreferences(of: variable) }
      equalityCount[Int(variable)] = equalities
      otherCount[Int(variable)] = others
      if equalities == 1 && others == 0 { push(single: variable) }
    }
    unknownTotal = variableTotal - firstIndex
    return Component(
      variables: firstIndex..<variableTotal, rows: firstRow..<rowTotal,
      preferences: firstPreference..<preferenceTotal, firstVariable: smallest)
  }

  @inline(__always) mutating func push(single variable: Int32) {
    singles[singleCount] = variable
    singleCount &+= 1
  }

  @inline(__always) private mutating func see(_ variable: Int32) {
    variableState[Int(variable)] = Self.unknown
    variableList[variableTotal] = variable
    variableTotal &+= 1
  }

  @inline(__always) private mutating func enter(_ row: Int) {
    rowList[rowTotal] = Int32(truncatingIfNeeded: row)
    rowTotal &+= 1
    let state = Int32(rows[row].role)
    rowState[row] = state
    if state == Self.used { return }
    var unknowns: Int32 = 0
    var term = Int(rows[row].start)
    let end = term &+ Int(rows[row].count)
    while term < end {
      let variable = cells[term].variable
      let state = variableState[Int(variable)]
      if state == Self.unseen { see(variable) }
      // Variables that became known when the rows were read in order are no longer part of it.
      unknowns &+= state == Self.known ? 0 : 1
      term &+= 1
    }
    unknownCount[row] = unknowns
    if state == Self.waiting {
      waitingTotal &+= 1
      if unknowns == 1 {
        ready[readyCount] = Int32(truncatingIfNeeded: row)
        readyCount &+= 1
      }
    }
  }

  private mutating func visitPreferences(of variable: Int32) -> Int32 {
    var count: Int32 = 0
    var term = preferenceHeads[Int(variable)]
    while term >= 0 {
      let row = Int(preferenceCells[Int(term)].row)
      term = preferenceCells[Int(term)].next
      let header = preferenceRows[row]
      if !header.isAlive || !header.isFinite { continue }
      count += 1
      if preferenceState[row] != Self.unseen { continue }
      preferenceState[row] = Self.other
      preferenceList[preferenceTotal] = Int32(row)
      preferenceTotal += 1
      for other in Int(header.start)..<Int(header.start + header.count)
      where variableState[Int(preferenceCells[other].variable)] == Self.unseen {
        see(preferenceCells[other].variable)
      }
    }
    return count
  }
}
