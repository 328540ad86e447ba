extension Solver {
  /// Applies edits by resuming solved cores; returns false and changes nothing if that is
  /// impossible.
  mutating func resumePending(_ report: inout SolveReport) -> Bool {
    if cores.isEmpty { return false }
    var touched: [Int32] = []
    for change in pending.constants where !note(change, in: &touched) { return false }
    for row in pending.added where !note(row, in: &touched) { return false }
    for row in pending.removed where !note(row, in: &touched) { return false }
    for row in pending.strengths where !note(row, in: &touched) { return false }
    backup.removeAll(keepingCapacity: true)
    guard resume(touched, &report) else { return false }
    if !plans.isEmpty {
      for number in touched {
        // The pattern may have changed, and a core may now span several components.
        for variable in cores.cores[Int(number)]?.variables ?? [] { plans.drop(planOf: variable) }
      }
    }
    report.componentsSolved += touched.count
    return true
  }

  /// Resumes cores; returns false and changes nothing if one of them cannot.
  private mutating func resume(_ touched: [Int32], _ report: inout SolveReport) -> Bool {
    // Cores are large: they are modified in place, and only the book is moved.
    var book = CoreBook()
    swap(&book, &cores)
    defer { swap(&book, &cores) }
    for number in touched where book.resume(number, by: &self, &report) != true {
      restoreBackup()
      return false
    }
    return true
  }

  /// Restores the values from before the failed solve.
  private mutating func restoreBackup() {
    for saved in backup.reversed() {
      values[Int(saved.variable)] = saved.value
      determined[Int(saved.variable)] = saved.isDetermined
    }
    backup.removeAll(keepingCapacity: true)
  }

  private mutating func note(_ change: Pending.Constant, in touched: inout [Int32]) -> Bool {
    if !change.isPreference { return note(change.row, in: &touched) }
    let number = cores.core(of: change.row, preferred)
    if number < 0 { return false }
    if !touched.contains(number) { touched.append(number) }
    return true
  }

  private mutating func note(_ row: Int32, in touched: inout [Int32]) -> Bool {
    if system.rows[Int(row)].count == 0 { return true }
    let number = cores.core(of: row, system)
    if number < 0 { return false }
    if !touched.contains(number) { touched.append(number) }
    cores.note(row, system)
    return true
  }

  fileprivate mutating func resume(_ core: inout SolvedCore, _ report: inout SolveReport) -> Bool {
    core.tidyChanges()
    var onlyShifts = core.canShift
    var moved = false
    core.shifts += 1
    if core.shifts >= 1000 {
      // A sum of many steps is evaluated again.
      core.shifts = 0
      core.simplex.isDrifted = true
      onlyShifts = false
    }
    for row in core.changed {
      switch core.update(row, system, values) {
      case .impossible: return false
      case .none: break
      case .rows: onlyShifts = false
      case .constant(let unit, let change):
        let holds = core.simplex.shift(unit, by: change, strictly: !core.isDetermined)
        if !holds { onlyShifts = false }
        if !(change.magnitude <= Self.farthest) {
          core.simplex.isDrifted = true
          onlyShifts = false
        }
        if onlyShifts && core.simplex.basis.movedCount > 0 {
          moved = true
          if core.elimination.pivotRow.isEmpty && !takeMoved(core) {
            core.simplex.isDrifted = true
            onlyShifts = false
          }
        }
      }
    }
    core.changed.removeAll(keepingCapacity: true)
    let isBehind = core.isBehind
    core.isBehind = false
    if onlyShifts {
      if isBehind {
        moved = true
        takeAll(core)
      }
      return !moved || finishShift(&core)
    }
    core.updatePreferences(preferred, values)
    if core.simplex.basis.matrix.cells.count > 4 * core.termCount + 4_096 { return false }
    guard worker.resume(&core) else { return false }
    report.pivots += core.simplex.pivots
    return adoptSolution(of: core.members) && evaluateLoose(of: core) && keeps(core)
  }

  /// Takes over the worker's solution where it differs; returns false if a number is not finite.
  private mutating func adoptSolution(of members: [Int32]) -> Bool {
    withBuffers(worker.values, worker.isDetermined) { newValues, isDetermined in
      withMutableBuffers(&values, &determined) { values, determined in
        for (number, variable) in members.enumerated() {
          let index = Int(variable)
          let value = newValues[number]
          if values[index] == value && determined[index] == isDetermined[number] { continue }
          if !value.isFinite { return false }
          backup.append(
            Saved(value: values[index], variable: variable, isDetermined: determined[index]))
          values[index] = value
          determined[index] = isDetermined[number]
        }
        return true
      }
    }
  }

  @inline(__always) private mutating func set(
    _ variable: Int32, _ value: Double, isDetermined: Bool
  ) {
    let index = Int(variable)
    if values[index] == value && determined[index] == isDetermined { return }
    backup.append(
      Saved(value: values[index], variable: variable, isDetermined: determined[index]))
    values[index] = value
    determined[index] = isDetermined
  }

  /// The largest magnitude of a value or step that are added: beyond it the sum would lose digits,
  /// and the opposite change would not restore the original value.
  private static var farthest: Double { 1e6 }

  /// Takes over the values that a shift moved if every variable of the core was kept; returns false
  /// if a value is or was too large and has to be evaluated again.
  private mutating func takeMoved(_ core: SolvedCore) -> Bool {
    var isNear = true
    for index in 0..<core.simplex.basis.movedCount {
      let unit = Int(core.simplex.basis.moved[index])
      let variable = core.members[unit]
      let value = core.simplex.units[unit].value
      if !(max(value.magnitude, values[Int(variable)].magnitude) <= Self.farthest) {
        isNear = false
      }
      set(variable, value, isDetermined: determined[Int(variable)])
    }
    return isNear
  }

  /// Takes over all values, because the solution was elsewhere in the meantime.
  private mutating func takeAll(_ core: SolvedCore) {
    if !core.elimination.pivotRow.isEmpty { return }
    for (unit, variable) in core.members.enumerated() {
      set(variable, core.simplex.units[unit].value, isDetermined: determined[Int(variable)])
    }
  }

  private mutating func finishShift(_ core: inout SolvedCore) -> Bool {
    if !core.elimination.pivotRow.isEmpty {
      worker.values.refill(with: 0, count: core.members.count)
      for (number, unit) in core.unitOfVariable.enumerated() where unit >= 0 {
        worker.values[number] = core.simplex.units[Int(unit)].value
      }
      core.elimination.substituteBack(into: &worker.values)
      for (number, variable) in core.members.enumerated() {
        let value = worker.values[number]
        if !(max(value.magnitude, values[Int(variable)].magnitude) <= Self.farthest) {
          return false
        }
        set(variable, value, isDetermined: true)
      }
    }
    return evaluateLoose(of: core)
  }

  private mutating func evaluateLoose(of core: SolvedCore) -> Bool {
    for term in core.loose {
      let cell = system.cells[Int(term)]
      var sum = system.rows[Int(cell.row)].constant
      for other in system.terms(of: Int(cell.row)) where other != Int(term) {
        sum -= system.cells[other].coefficient * values[Int(system.cells[other].variable)]
      }
      let value = sum / cell.coefficient
      if !(value.magnitude < 1e12) { return false }
      set(cell.variable, value, isDetermined: true)
    }
    return true
  }

  /// Validates the solution: whether every required row of the core holds.
  private func keeps(_ core: SolvedCore) -> Bool {
    system.withPointers { rows, cells, _ in
      values.withUnsafeBufferPointer { values in
        for row in core.rows {
          let header = rows + Int(row)
          if !header.pointee.isRequired { continue }
          let constant = header.pointee.constant
          var sum = -constant
          var cell = cells + Int(header.pointee.start)
          let end = cell + Int(header.pointee.count)
          while cell < end {
            sum += cell.pointee.coefficient * values[Int(cell.pointee.variable)]
            cell += 1
          }
          switch header.pointee.relation {
          case .equal: sum = -sum.magnitude
          case .lessThanOrEqual: sum = -sum
          case .greaterThanOrEqual: break
          }
          if sum < -1e-6 && sum < -1e-6 - 1e-9 * constant.magnitude { return false }
        }
        return true
      }
    }
  }
}

extension SolvedCore {
  /// Resumes from the solution to apply what changed; returns false if it cannot.
  mutating func resume(by solver: inout Solver, _ report: inout SolveReport) -> Bool {
    solver.resume(&self, &report)
  }
}
