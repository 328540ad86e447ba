extension Solver {
  /// Solves what changed since the last solution.
  ///
  /// When it throws, the last solution stays as it was, and so does what is still to be solved.
  ///
  /// - Parameters:
  ///   - variables: Only their components are solved; null means all.
  ///   - policy: What to do with required constraints that cannot hold together.
  /// - Returns: The conflicts of the components asked for, and what was done.
  /// - Throws: ``SolverError`` under ``ConflictPolicy/reject``.
  @discardableResult
  public mutating func solve(
    _ variables: [Variable]? = nil, policy: ConflictPolicy = .reject
  ) throws(SolverError) -> SolveReport {
    var report = SolveReport()
    try leaveOutNotFinite(policy: policy, report: &report)
    updateIndex()
    try checkConstantRows(policy: policy, report: &report)

    let components = dirtyComponents(variables)
    if components.isEmpty { return report }
    var worker = ComponentSolver()
    swap(&worker, &self.worker)
    worker.begin(system, wishes, place: index.placeOfVariable)
    defer {
      worker.end()
      swap(&worker, &self.worker)
    }
    // Answers wait here until all components are solved, so that a conflict changes nothing.
    var newValues: [Double] = []
    var newDetermined: [Bool] = []
    var standing: [Int32] = []
    for component in components {
      let conflictsBefore = report.conflicts.count
      if index.constraints[component].isEmpty && index.preferences[component].isEmpty {
        newValues.append(0)
        newDetermined.append(false)
        continue
      }
      try worker.solve(component, of: index, policy: policy, report: &report)
      newValues.append(contentsOf: worker.values)
      newDetermined.append(contentsOf: worker.isDetermined)
      if report.conflicts.count > conflictsBefore {
        standing.append(index.variables[component][index.variables[component].startIndex])
      }
    }
    take(newValues, newDetermined, components)
    // A conflict is reported, or thrown, each time until it is resolved.
    for variable in standing {
      isDirty[Int(variable)] = true
      dirtyVariables.append(variable)
    }
    return report
  }

  var currentIndex: ComponentIndex {
    isIndexValid
      ? index
      : ComponentIndex(variableCount: variableCount, constraints: system, preferences: wishes)
  }

  private mutating func updateIndex() {
    index = currentIndex
    isIndexValid = true
  }

  /// The components to solve, in ascending order.
  private func dirtyComponents(_ variables: [Variable]?) -> [Int] {
    var isChosen = [Bool](repeating: variables == nil, count: index.count)
    for variable in variables ?? [] {
      isChosen[Int(index.componentOfVariable[Int(variable.index)])] = true
    }
    var components: [Int] = []
    for variable in dirtyVariables {
      let component = Int(index.componentOfVariable[Int(variable)])
      if !isChosen[component] { continue }
      isChosen[component] = false
      components.append(component)
    }
    components.sort()
    return components
  }

  /// Makes the answers of components the solution.
  private mutating func take(
    _ newValues: [Double], _ newDetermined: [Bool], _ components: [Int]
  ) {
    var next = 0
    for component in components {
      for variable in index.variables[component] {
        values[Int(variable)] = newValues[next]
        determined[Int(variable)] = newDetermined[next]
        isDirty[Int(variable)] = false
        next += 1
      }
    }
    dirtyVariables.removeAll { !isDirty[Int($0)] }
  }

  /// Refuses, or leaves out and reports, rows in which a number is not finite.
  private mutating func leaveOutNotFinite(
    policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    if suspectRows.isEmpty && suspectWishes.isEmpty { return }
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
    for row in suspectWishes.sorted() where bad.last != row {
      if wishes.rows[Int(row)].isAlive && !wishes.rows[Int(row)].isFinite { bad.append(row) }
    }
    suspectWishes = bad
    for row in bad { report.notFinitePreferences.append(PreferenceID(index: row)) }
  }

  /// Judges required rows in which no variable is left: each is a conflict by itself.
  private func checkConstantRows(
    policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    for row in index.constantRows {
      let header = system.rows[Int(row)]
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
