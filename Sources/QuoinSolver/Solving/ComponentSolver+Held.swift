extension ComponentSolver {
  /// An optional level of many equalities, which may hold all together.
  ///
  /// Equal distances of the views of a stack are such: each of their equalities would be a row of every basis, and
  /// all that is asked later would be said in all of them.
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
  /// Where that level and all above it come out without an error, each of them is at its optimum, and the points at
  /// which they are are those that were searched: the answer is that of the levels in their order.
  ///
  /// - Returns: whether that is so; else nothing is known.
  mutating func solveHolding(_ strength: Float) -> Bool {
    heldStrength = strength
    eliminate(recordsFactors: false)
    if elimination.inconsistentRows.isEmpty {
      reduceRows(joins: false)
      if contradictions.isEmpty { solveLevels(explains: false) }
      pivots += simplex.pivots
      if contradictions.isEmpty && !isInexact && !simplex.isStuck { return true }
    }
    contradictions.removeAll(keepingCapacity: true)
    isInexact = false
    heldStrength = -1
    return false
  }

  /// Whether a row is an equality that is eliminated.
  @inline(__always) func isEliminated(_ header: RowStore.Row) -> Bool {
    header.relation == .equal && (header.isRequired || header.strength == heldStrength)
  }

  /// Whether a row must hold: the required ones, and where a level is held, those of that level and above.
  func mustHold(_ header: RowStore.Row) -> Bool {
    header.isRequired || heldStrength >= 0 && header.strength >= heldStrength
  }
}
