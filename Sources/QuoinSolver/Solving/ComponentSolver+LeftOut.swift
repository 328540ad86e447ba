extension ComponentSolver {
  /// Rows that are set aside together, without an explanation of what each of them contradicts.
  ///
  /// A chain of thousands of required rows may contradict its length again with each row that is
  /// set aside, and each of these conflicts contains the whole chain: finding all of them one by
  /// one takes time and memory that grow with the square of the chain's length.
  struct LeftOutRows {
    /// The rows, in ascending order.
    var rows: [Int32] = []
    /// The number of rounds of conflicts.
    var rounds = 0
    /// Whether those that can hold have been restored.
    var isSettled = false
  }

  /// The number of rounds in which conflicts are found one by one.
  private static let maximumRounds = 32
  /// The number of rows tried in vain before the others stay left out.
  private static let maximumFailures = 16

  /// After a round of conflicts, if there have been many, leaves out the later half of the members
  /// of one conflict as well, and the required rows after them that involve nothing else.
  mutating func leaveOutMore(like conflict: Conflict) {
    leftOut.rounds += 1
    guard leftOut.rounds > ComponentSolver.maximumRounds else { return }
    var isMeant = [Bool](repeating: false, count: variables.count)
    for member in conflict.members {
      for term in system.terms(of: Int(member.index)) {
        isMeant[Int(place[Int(system.cells[term].variable)])] = true
      }
    }
    var found = conflict.members[(conflict.members.count / 2)...].map { $0.index }
    for row in constraints where row > conflict.setAside.index && system.rows[Int(row)].isRequired {
      let isSame = system.terms(of: Int(row)).allSatisfy {
        isMeant[Int(place[Int(system.cells[$0].variable)])]
      }
      if isSame { found.append(row) }
    }
    found.removeAll { isSetAside($0) }
    setAside = (setAside + found).sorted()
    leftOut.rows = (leftOut.rows + found).sorted()
  }

  /// Restores the rows that hold in the solution, which then stays the solution, and those that can
  /// hold beside all kept rows, in system order; returns false if none are left out.
  ///
  /// The number of rows tried at once grows, and shrinks if some of them cannot hold, so that few
  /// attempts are needed.
  mutating func takeLeftOutBack() -> Bool {
    if leftOut.isSettled || leftOut.rows.isEmpty { return false }
    leftOut.isSettled = true
    let rows = leftOut.rows.filter { failure(of: $0) > 0 }
    setAside = ComponentSolver.ascending(setAside, without: leftOut.rows)
    let kept = setAside
    var failing: [Int32] = []
    var (next, step) = (0, 1)
    while next < rows.count, failing.count < ComponentSolver.maximumFailures {
      let end = min(next + step, rows.count)
      setAside = (kept + failing + rows[end...]).sorted()
      if attempt(explains: false).isEmpty {
        next = end
        step *= 2
      } else if step > 1 {
        step /= 2
      } else {
        failing.append(rows[next])
        next += 1
      }
    }
    leftOut.rows = failing + rows[next...]
    setAside = (kept + leftOut.rows).sorted()
    return true
  }

  /// The numbers of one list that are not in another; both are ascending.
  private static func ascending(_ list: [Int32], without others: [Int32]) -> [Int32] {
    var next = 0
    return list.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next == others.count || others[next] != number
    }
  }

  /// Reports each row that is still left out, and by how much it fails.
  func reportLeftOut(_ report: inout SolveReport) {
    for row in leftOut.rows {
      let id = ConstraintID(index: row)
      var conflict = Conflict(members: [id], setAside: id, violation: failure(of: row))
      conflict.isWhole = false
      report.conflicts.append(conflict)
    }
  }

  /// The amount by which a row fails in the solution; 0 if it holds within rounding.
  private func failure(of row: Int32) -> Double {
    let header = system.rows[Int(row)]
    var sum = -header.constant
    var magnitude = header.constant.magnitude
    for term in system.terms(of: Int(row)) {
      let cell = system.cells[term]
      let part = cell.coefficient * values[Int(place[Int(cell.variable)])]
      sum += part
      magnitude = max(magnitude, part.magnitude)
    }
    let failure =
      switch header.relation {
      case .equal: sum.magnitude
      case .lessThanOrEqual: sum
      case .greaterThanOrEqual: -sum
      }
    return failure > Tolerance.feasibility(magnitude) ? failure : 0
  }
}
