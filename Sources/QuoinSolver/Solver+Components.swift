extension Solver {
  /// Finds the components to solve and settles those that need no explanation.
  mutating func solvePlainComponents(
    _ variables: [Variable]?, _ memory: inout PropagationMemory,
    _ worker: inout ComponentSolver, _ news: inout [SolvedCore], _ report: inout SolveReport
  ) {
    var isChosen: [Bool] = []
    if let variables {
      isChosen = [Bool](repeating: false, count: variableCount)
      for variable in variables { isChosen[Int(variable.index)] = true }
    }
    solved.removeAll(keepingCapacity: true)
    doubtful.removeAll(keepingCapacity: true)
    memory.withPropagation(system, preferred, variableCount: variableCount) { propagation in
      if variables == nil && dirtyVariables.count == variableCount && cores.isEmpty,
        let components = propagation.settleInOrder(
          rows: system.rows.count, preferred: preferred.rows.count, variables: variableCount)
      {
        solved = components
        for component in components where !component.rows.isEmpty { report.componentsSolved += 1 }
        report.eliminations += propagation.eliminations
        seen = (propagation.variableTotal, propagation.rowTotal, propagation.preferenceTotal)
        return
      }
      for variable in dirtyVariables
      where propagation.variableState[Int(variable)] == Propagation.unseen {
        let component = propagation.visit(from: variable)
        if variables != nil && !propagation.contains(component, isChosen) { continue }
        solved.append(component)
        if !cores.isEmpty {
          for index in component.variables { cores.drop(coreOf: propagation.variableList[index]) }
        }
        if component.rows.isEmpty && component.preferences.isEmpty {
          propagation.values[Int(variable)] = 0
          propagation.isDetermined[Int(variable)] = false
          continue
        }
        propagation.eliminations = 0
        var outcome = propagation.settle(component)
        if outcome == .core {
          let isSolved = propagation.solveCore(of: component, &core, by: &worker)
          report.pivots += worker.pivots
          outcome = isSolved ? .solved : .doubtful
          // A core solved with a level held (eliminated as if required) cannot serve other
          // constants.
          if isSolved && worker.heldStrength < 0 {
            news.append(propagation.keepCore(of: component, core, system, &worker))
          }
        }
        if outcome == .doubtful {
          doubtful.append(component)
        } else {
          report.componentsSolved += 1
          report.eliminations += propagation.eliminations
        }
      }
      seen = (propagation.variableTotal, propagation.rowTotal, propagation.preferenceTotal)
    }
  }

  /// Solves a component by the general method.
  mutating func solve(
    _ component: Propagation.Component, _ memory: inout PropagationMemory,
    _ worker: inout ComponentSolver, policy: ConflictPolicy, report: inout SolveReport
  ) throws(SolverError) {
    let layout = memory.layout
    let members = memory.sorted(component.variables, from: layout.variableList(3))
    var rows = memory.sorted(component.rows, from: layout.rowList(2))
    rows.removeAll { !system.rows[Int($0)].isAlive || !system.rows[Int($0)].isFinite }
    let preferences = memory.sorted(component.preferences, from: layout.preferenceList(1))
    worker.begin(system, preferred)
    try worker.solve(
      members[...], constraints: rows[...], preferences: preferences[...], policy: policy,
      report: &report)
    for (place, variable) in members.enumerated() {
      memory.values[Int(variable)] = worker.values[place]
      memory.isDetermined[Int(variable)] = worker.isDetermined[place]
    }
  }

  /// Makes the values of the solved components the solution.
  mutating func adoptValues(of memory: PropagationMemory) {
    let start = memory.layout.variableList(3)
    var taken = 0
    for component in solved {
      taken += component.variables.count
      let list = start + component.variables.lowerBound..<start + component.variables.upperBound
      values.withUnsafeMutableBufferPointer { values in
        memory.integers.withUnsafeBufferPointer { integers in
          for index in list { values[Int(integers[index])] = memory.values[Int(integers[index])] }
        }
      }
      memory.integers.withUnsafeBufferPointer { integers in
        withMutableBuffers(&determined, &isDirty) { determined, isDirty in
          for index in list {
            let variable = Int(integers[index])
            determined[variable] = memory.isDetermined[variable]
            isDirty[variable] = false
          }
        }
      }
    }
    if taken == seen.variables {
      dirtyVariables.removeAll(keepingCapacity: true)
    } else {
      dirtyVariables.removeAll { !isDirty[Int($0)] }
    }
  }

  /// Marks a component that was just solved to be solved again.
  mutating func markDirty(_ component: Propagation.Component, _ memory: PropagationMemory) {
    let start = memory.layout.variableList(3)
    for index in component.variables {
      let variable = memory.integers[start + index]
      isDirty[Int(variable)] = true
      dirtyVariables.append(variable)
    }
  }

  /// Clears the state of a solve.
  mutating func forget(_ memory: inout PropagationMemory) {
    let layout = memory.layout
    memory.clear(seen.variables, from: layout.variableList(3), states: layout.variableList(0))
    memory.clear(seen.rows, from: layout.rowList(2), states: layout.rowList(0))
    memory.clear(seen.preferences, from: layout.preferenceList(1), states: layout.preferenceList(0))
    seen = (0, 0, 0)
  }
}

extension Propagation {
  /// Whether any variable of the component was requested.
  func contains(_ component: Component, _ isChosen: [Bool]) -> Bool {
    for index in component.variables where isChosen[Int(variableList[index])] { return true }
    return false
  }
}

extension PropagationMemory {
  func sorted(_ range: Range<Int>, from start: Int) -> [Int32] {
    integers[start + range.lowerBound..<start + range.upperBound].sorted()
  }

  mutating func clear(_ count: Int, from list: Int, states: Int) {
    integers.withUnsafeMutableBufferPointer { integers in
      for index in 0..<count { integers[states &+ Int(integers[list &+ index])] = 0 }
    }
  }
}
