extension Solver {
  /// Solves what has changed since the last solution.
  ///
  /// If it throws, the last solution and the set of pending changes stay unchanged.
  ///
  /// - Parameters:
  ///   - variables: The variables whose components are solved; `nil` means all.
  ///   - policy: How to treat required constraints that cannot hold together.
  /// - Returns: The conflicts of the requested components, and statistics of the solve.
  /// - Throws: ``SolverError`` under ``ConflictPolicy/reject``.
  @discardableResult
  public mutating func solve(
    _ variables: [Variable]? = nil, policy: ConflictPolicy = .reject
  ) throws(SolverError) -> SolveReport {
    var report = SolveReport()
    try leaveOutNotFinite(policy: policy, report: &report)
    try checkConstantRows(policy: policy, report: &report)
    if !pending.isEmpty {
      if variables == nil, dirtyVariables.isEmpty,
        settlePending(&report) || resumePending(&report)
      {
        pending.removeAll()
        return report
      }
      markPendingDirty()
    }
    if dirtyVariables.isEmpty { return report }
    system.purge()
    preferred.purge()
    if !preferred.rows.isEmpty { preferred.addVariables(variableCount - preferred.heads.count) }

    // Values are collected in `memory` until all components are solved, so that a conflict changes
    // nothing.
    var memory = PropagationMemory()
    var worker = ComponentSolver()
    swap(&memory, &self.memory)
    swap(&worker, &self.worker)
    worker.shouldStop = shouldStop
    defer {
      forget(&memory)
      worker.end()
      swap(&memory, &self.memory)
      swap(&worker, &self.worker)
    }
    var news: [SolvedCore] = []
    solvePlainComponents(variables, &memory, &worker, &news, &report)
    doubtful.sort { $0.firstVariable < $1.firstVariable }
    var standing: [Propagation.Component] = []
    for component in doubtful {
      let conflictsBefore = report.conflicts.count
      try solve(component, &memory, &worker, policy: policy, report: &report)
      if report.conflicts.count > conflictsBefore { standing.append(component) }
    }
    adoptValues(of: memory)
    while let core = news.popLast() { cores.insert(core, variableCount: variableCount) }
    // A conflict is reported or thrown by every solve until it is resolved.
    for component in standing { markDirty(component, memory) }
    return report
  }

  /// Rejects, or ignores and reports, rows with a number that is not finite.
  private mutating func leaveOutNotFinite(
    policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    if suspectRows.isEmpty && suspectPreferences.isEmpty { return }
    var bad: [Int32] = []
    for row in suspectRows.sorted() where bad.last != row {
      if system.rows[Int(row)].isAlive && !system.rows[Int(row)].isFinite { bad.append(row) }
    }
    suspectRows = bad
    if policy == .reject, let first = bad.first {
      throw SolverError.notFinite(ConstraintID(index: first))
    }
    for row in bad { report.notFinite.append(ConstraintID(index: row)) }
    bad.removeAll()
    for row in suspectPreferences.sorted() where bad.last != row {
      if preferred.rows[Int(row)].isAlive && !preferred.rows[Int(row)].isFinite { bad.append(row) }
    }
    suspectPreferences = bad
    for row in bad { report.notFinitePreferences.append(PreferenceID(index: row)) }
  }

  /// Checks required rows without variables: each one that fails is a conflict by itself.
  private func checkConstantRows(
    policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    for row in constantRows {
      let header = system.rows[Int(row)]
      if !header.isAlive || !header.isFinite { continue }
      let id = ConstraintID(index: row)
      let failure =
        switch header.relation {
        case .equal: header.constant.magnitude
        case .lessThanOrEqual: -header.constant
        case .greaterThanOrEqual: header.constant
        }
      if !header.isRequired || failure <= Tolerance.feasibility(0) { continue }
      let conflict = Conflict(members: [id], setAside: id, violation: failure)
      if policy == .reject { throw SolverError.unsatisfiable(conflict) }
      report.conflicts.append(conflict)
    }
  }
}
