extension ComponentSolver {
  /// Rows that are set aside together, without a word on what each of them contradicts.
  ///
  /// A chain of thousands of required rows may contradict its length again with each row that is set aside, and each
  /// of these conflicts has the whole chain in it: to find them all one by one takes time and room that grow with
  /// the square of the chain.
  struct LeftOutRows {
    /// The rows, in ascending order.
    var rows: [Int32] = []
    /// How many rounds of conflicts there were.
    var rounds = 0
    /// Whether those that can hold were taken back.
    var isSettled = false
  }

  /// So many rounds find conflicts one by one.
  private static let mostRounds = 32
  /// So many rows are tried in vain before the others stay left out.
  private static let mostFailures = 16

  /// After a round of conflicts: where there were many, the later half of the members of one is left out too, and the
  /// required rows behind them that are about nothing else.
  mutating func leaveOutMore(like conflict: Conflict) {
    leftOut.rounds += 1
    guard leftOut.rounds > ComponentSolver.mostRounds else { return }
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

  /// Takes those back that hold in the answer, which stays the answer then, and those that can hold beside all that
  /// are kept, in system order; false where none are left out.
  ///
  /// More and more are tried at once, and fewer where some of them cannot hold, so that it takes few attempts.
  mutating func takeLeftOutBack() -> Bool {
    if leftOut.isSettled || leftOut.rows.isEmpty { return false }
    leftOut.isSettled = true
    let rows = leftOut.rows.filter { failure(of: $0) > 0 }
    setAside = ComponentSolver.ascending(setAside, without: leftOut.rows)
    let kept = setAside
    var failing: [Int32] = []
    var (next, step) = (0, 1)
    while next < rows.count, failing.count < ComponentSolver.mostFailures {
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

  /// The numbers of one list that are not in another; both are in ascending order.
  private static func ascending(_ list: [Int32], without others: [Int32]) -> [Int32] {
    var next = 0
    return list.filter { number in
      while next < others.count, others[next] < number { next += 1 }
      return next == others.count || others[next] != number
    }
  }

  /// Says of each row that is still left out that it is, and by how much it fails.
  func reportLeftOut(_ report: inout SolveReport) {
    for row in leftOut.rows {
      let id = ConstraintID(index: row)
      var conflict = Conflict(members: [id], setAside: id, violation: failure(of: row))
      conflict.isWhole = false
      report.conflicts.append(conflict)
    }
  }

  /// By how much a row fails in the answer, 0 where it holds but for rounding.
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
