extension ComponentSolver {
  /// Returns an optional level of many equalities that may all hold together.
  ///
  /// Equal distances between the views of a stack are an example: as ordinary rows, each of their
  /// equalities would enter every basis, and all later rows would be expressed in all of them.
  func levelToHold() -> Float? {
    var counts: [(strength: Float, count: Int)] = []
    for row in constraints {
      let header = system.rows[Int(row)]
      if header.relation != .equal || header.isRequired || header.count < 3 { continue }
      if let place = counts.firstIndex(where: { $0.strength == header.strength }) {
        counts[place].count += 1
      } else if counts.count < 16 {
        counts.append((header.strength, 1))
      }
    }
    return counts.max { $0.count < $1.count }.flatMap {
      $0.count >= Self.leastHeld ? $0.strength : nil
    }
  }

  /// Fewer equalities are not worth a second attempt.
  private static let leastHeld = 64

  /// Solves with the equalities of a level eliminated as if they were required.
  ///
  /// If that level then has no error, and each level above it no more error than without
  /// elimination, all of them are at their optimum, and the search covered exactly the optimal
  /// points; the solution is then that of solving the levels in order. The first attempt assumes no
  /// errors at all, which is the usual case.
  ///
  /// - Returns: whether this succeeded; otherwise nothing is known.
  mutating func solveHolding(_ strength: Float) -> Bool {
    notedStrength = strength
    defer {
      notedStrength = nil
      allowsErrors = true
    }
    allowsErrors = false
    if attemptHolding(strength) { return true }
    allowsErrors = true
    leavesWeakOut = true
    heldStrength = -1
    let isSolved = attemptNoted()
    let least = errors()
    leavesWeakOut = false
    if isSolved && attemptHolding(strength) && areErrors(atMost: least) { return true }
    forgetAttempt()
    heldStrength = -1
    return false
  }

  private mutating func attemptHolding(_ strength: Float) -> Bool {
    heldStrength = strength
    return attemptNoted()
  }

  private mutating func attemptNoted() -> Bool {
    forgetAttempt()
    eliminate(recordsFactors: false)
    if !elimination.inconsistentRows.isEmpty { return false }
    reduceRows(joins: false)
    if !contradictions.isEmpty { return false }
    solveLevels(explains: false)
    pivots += simplex.pivots
    return contradictions.isEmpty && !isInexact && !simplex.isStuck
  }

  private mutating func forgetAttempt() {
    contradictions.removeAll(keepingCapacity: true)
    fixedErrors.removeAll(keepingCapacity: true)
    isInexact = false
  }

  /// The errors of the recorded levels, by strength.
  private func errors() -> [Simplex.NotedError] {
    var all = simplex.notedErrors
    for error in fixedErrors {
      if let place = all.firstIndex(where: { $0.strength == error.strength }) {
        all[place].sum += error.sum
        all[place].tolerance = max(all[place].tolerance, error.tolerance)
      } else {
        all.append(error)
      }
    }
    return all
  }

  private func areErrors(atMost least: [Simplex.NotedError]) -> Bool {
    errors().allSatisfy { error in
      let known = least.first { $0.strength == error.strength }?.sum ?? 0
      return error.sum <= known + max(error.tolerance, 1e-11 * known)
    }
  }

  /// Whether a row is an equality that is eliminated.
  @inline(__always) func isEliminated(_ header: RowStore.Row) -> Bool {
    header.relation == .equal && (header.isRequired || header.strength == heldStrength)
  }

  /// Whether a row that has reduced to a constant must hold: required rows, and rows of the
  /// recorded levels if no errors are allowed.
  ///
  /// Otherwise it records the error.
  mutating func mustHold(_ header: RowStore.Row, by failure: Double) -> Bool {
    if header.isRequired { return true }
    guard let notedStrength, header.strength >= notedStrength else { return false }
    if !allowsErrors { return true }
    fixedErrors.append(
      Simplex.NotedError(
        strength: header.strength, sum: failure, tolerance: Tolerance.feasibility(failure)))
    return false
  }
}
