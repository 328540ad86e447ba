extension ComponentSolver {
  /// Loads a component and solves it according to the policy; conflicts are added to the report.
  ///
  /// All lists are in ascending order.
  mutating func solve(
    _ members: ArraySlice<Int32>, constraints rows: ArraySlice<Int32>,
    preferences preferred: ArraySlice<Int32>, policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    variables = members
    constraints = rows
    preferences = preferred
    while place.count < system.heads.count { place.append(0) }
    for (number, variable) in members.enumerated() { place[Int(variable)] = Int32(number) }
    setAside.removeAll(keepingCapacity: true)
    opposites.removeAll(keepingCapacity: true)
    leftOut = LeftOutRows()
    pivots = 0
    let first = report.conflicts.count
    var explains = false
    while true {
      let conflicts = attempt(explains: explains)
      if conflicts.isEmpty {
        if restoreOpposites(&report, from: first) || takeLeftOutBack() { continue }
        reportLeftOut(&report)
        break
      }
      if policy == .reject { throw SolverError.unsatisfiable(conflicts[0]) }
      let known = report.conflicts.count
      for conflict in conflicts where !conflict.members.contains(where: { isSetAside($0.index) }) {
        insertSetAside(conflict.setAside.index)
        report.conflicts.append(conflict)
        setAsideOpposites(of: conflict, &report)
      }
      // Each round sets at least one row aside, because rows set aside before do not take part.
      // This check prevents an infinite loop if rounding interferes.
      if report.conflicts.count == known {
        isInexact = true
        break
      }
      leaveOutMore(like: conflicts[0])
      explains = true
    }
    report.componentsSolved += 1
    report.eliminations += elimination.pivotRow.count
    report.pivots += pivots
    if isInexact { report.inexact.append(Variable(index: variables[variables.startIndex])) }
  }

  func isSetAside(_ row: Int32) -> Bool {
    let place = insertionPlace(of: row)
    return place < setAside.count && setAside[place] == row
  }

  mutating func insertSetAside(_ row: Int32) {
    setAside.insert(row, at: insertionPlace(of: row))
  }

  mutating func removeSetAside(_ row: Int32) {
    let place = insertionPlace(of: row)
    if place < setAside.count && setAside[place] == row { setAside.remove(at: place) }
  }

  private func insertionPlace(of row: Int32) -> Int {
    var low = 0
    var high = setAside.count
    while low < high {
      let middle = (low + high) / 2
      if setAside[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Turns the findings into conflicts of the client's rows, ordered by the row that each sets
  /// aside.
  mutating func explainConflicts() -> [Conflict] {
    var conflicts: [Conflict] = []
    for row in elimination.inconsistentRows {
      var parts: [Contribution] = []
      for (row, multiplier) in elimination.certificate(ofInconsistent: row) {
        parts.append(Contribution(row: equalities[Int(row)], multiplier: multiplier))
      }
      conflicts.append(conflict(of: parts))
    }
    for contradiction in contradictions {
      var parts = contradiction
      var terms: [(variable: Int32, coefficient: Double)] = []
      for part in contradiction {
        for term in system.terms(of: Int(part.row)) {
          terms.append(
            (
              place[Int(system.cells[term].variable)],
              part.multiplier * system.cells[term].coefficient
            ))
        }
      }
      for (row, multiplier) in elimination.certificate(cancelling: terms) {
        parts.append(Contribution(row: equalities[Int(row)], multiplier: multiplier))
      }
      conflicts.append(conflict(of: parts))
    }
    conflicts.sort { $0.setAside < $1.setAside }
    return conflicts
  }

  func conflict(of parts: [Contribution]) -> Conflict {
    var members: [ConstraintID] = []
    var total = 0.0
    var last = Contribution(row: -1, multiplier: 1)
    for part in parts {
      members.append(ConstraintID(index: part.row))
      total += part.multiplier * system.rows[Int(part.row)].constant
      if part.row > last.row { last = part }
    }
    members.sort()
    let amount = (total / last.multiplier).magnitude
    return Conflict(
      members: members, setAside: ConstraintID(index: last.row),
      violation: amount.isFinite ? amount : .greatestFiniteMagnitude)
  }
}
