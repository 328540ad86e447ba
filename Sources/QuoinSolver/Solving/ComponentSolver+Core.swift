extension ComponentSolver {
  /// Solves the core that propagation left, a system with its own numbering.
  ///
  /// Returns false without an explanation if there is a conflict, if the solution is not exact, or
  /// if there is freedom that must not be settled here. A large system is consumed: it is empty
  /// afterwards, because it is needed only before the search, which requires the memory.
  mutating func solveCore(
    _ core: inout RowStore, _ preferred: RowStore, settlesFreedom: Bool
  ) -> Bool {
    let count = core.heads.count
    begin(core, preferred)
    defer { begin(RowStore(), RowStore()) }
    number(count, max(core.rows.count, preferred.rows.count))
    variables = identity[..<count]
    constraints = identity[..<core.rows.count]
    preferences = identity[..<preferred.rows.count]
    setAside.removeAll(keepingCapacity: true)
    contradictions.removeAll(keepingCapacity: true)
    pivots = 0
    isInexact = false
    heldStrength = -1
    let isHeld = levelToHold().map { solveHolding($0) } ?? false
    if !isHeld && !solveLevels(&core) { return false }
    hasFreedom = simplex.openCount > 0
    if hasFreedom {
      if !settlesFreedom { return false }
      findDetermined()
      settle()
      if simplex.isStuck { return false }
    }
    elimination.substituteBack(into: &values)
    check()
    return !isInexact
  }

  /// Solves the levels of a core; a large core is empty afterwards.
  private mutating func solveLevels(_ core: inout RowStore) -> Bool {
    eliminate(recordsFactors: false)
    if !elimination.inconsistentRows.isEmpty { return false }
    reduceRows(joins: false)
    if core.rows.count > 1_000 {
      core = RowStore()
      system = RowStore()
      constraints = []
      elimination.trim()
    }
    solveLevels(explains: false)
    pivots += simplex.pivots
    return contradictions.isEmpty && !isInexact && !simplex.isStuck
  }
}
