extension Solver {
  /// Records that a constant changed.
  mutating func noteConstant(_ row: Int32, isPreference: Bool, old: Double) {
    let header = isPreference ? preferred.rows[Int(row)] : system.rows[Int(row)]
    if dirtyVariables.isEmpty && header.isAlive && header.isFinite && old.isFinite
      && header.count > 0
    {
      pending.constants.append(.init(row: row, isPreference: isPreference, old: old))
    } else {
      markDirty(isPreference ? preferred : system, Int(row))
    }
  }

  /// Leaves edits to an ordinary solve.
  mutating func markPendingDirty() {
    for change in pending.constants {
      markDirty(change.isPreference ? preferred : system, Int(change.row))
    }
    for row in pending.added { markDirty(system, Int(row)) }
    for row in pending.removed { markDirty(system, Int(row)) }
    for row in pending.strengths { markDirty(system, Int(row)) }
    pending.removeAll()
  }

  /// Applies edits without solving if the solution's pattern stays; otherwise returns false and
  /// changes nothing.
  mutating func settlePending(_ report: inout SolveReport) -> Bool {
    if !pending.areRowsTheSame {
      return pending.constants.isEmpty && pending.strengths.isEmpty && settlePendingRows()
    }
    if areInCores(pending.constants) || !reevaluate(&report) { return false }
    for change in pending.constants {
      if !change.isPreference && cores.contains(change.row, system) {
        cores.noteEvaluated(change.row, system)
      } else if !change.isPreference {
        for term in system.terms(of: Int(change.row)) {
          cores.drop(coreOf: system.cells[term].variable)
        }
      }
    }
    return true
  }

  /// Whether resuming solved cores is the fastest way to apply all these changes.
  private func areInCores(_ changes: [Pending.Constant]) -> Bool {
    if cores.isEmpty { return false }
    for change in changes {
      let number = cores.core(of: change.row, change.isPreference ? preferred : system)
      guard number >= 0, cores.canShift(number, row: change.isPreference ? nil : change.row) else {
        return false
      }
    }
    return true
  }

  /// Whether added and removed rows leave the solution unchanged.
  ///
  /// A new row that holds only excludes other solutions; a removed row that held with slack had no
  /// effect.
  private mutating func settlePendingRows() -> Bool {
    for row in pending.removed where !hasRoom(Int(row)) { return false }
    for row in pending.added where system.rows[Int(row)].isAlive {
      if !hasRoom(Int(row)) && !agrees(Int(row)) { return false }
    }
    for row in pending.added where system.rows[Int(row)].isAlive { watch(Int(row)) }
    for row in pending.added { cores.note(row, system) }
    for row in pending.removed { cores.note(row, system) }
    return true
  }

  /// Whether an inequality holds with slack.
  private func hasRoom(_ row: Int) -> Bool {
    let header = system.rows[row]
    if header.relation == .equal { return false }
    let residual = system.residual(row, values)
    let room = header.relation == .lessThanOrEqual ? -residual : residual
    return room > 1e-6 + 1e-9 * header.constant.magnitude
  }

  /// Whether a row holds exactly and all its variables are determined without it.
  private func agrees(_ row: Int) -> Bool {
    for term in system.terms(of: row) where !determined[Int(system.cells[term].variable)] {
      return false
    }
    let header = system.rows[row]
    return system.residual(row, values).magnitude <= 1e-11 * (1 + header.constant.magnitude)
  }

  /// Adds a new row to the checks of its component's plan, or drops the plans that the row
  /// connects.
  private mutating func watch(_ row: Int) {
    if plans.isEmpty { return }
    let terms = system.terms(of: row)
    let number = plans.plan(of: system.cells[terms.lowerBound].variable)
    var isOne = true
    for term in terms where plans.plan(of: system.cells[term].variable) != number {
      isOne = false
    }
    if isOne && number < 0 { return }
    if isOne {
      let side = Plan.Check.side(system.residual(row, values), system.rows[row])
      plans.watch(Plan.Check(row: Int32(row), side: side), in: number)
    } else {
      for term in terms { plans.drop(planOf: system.cells[term].variable) }
    }
  }

  /// Evaluates the components in which constants changed.
  private mutating func reevaluate(_ report: inout SolveReport) -> Bool {
    if plans.patience > 0 {
      plans.patience -= 1
      return false
    }
    guard makePlans() else { return fail() }
    plans.touched.removeAll(keepingCapacity: true)
    for change in pending.constants where matters(change) {
      plans.note(change, in: plan(of: change))
    }
    memory.prepare(
      variables: variableCount, rows: system.rows.count, preferences: preferred.rows.count)
    guard plans.evaluate(system, preferred, values: &values, slopes: &memory.slopes) else {
      return fail()
    }
    plans.failures = 0
    report.componentsSolved += plans.touched.count
    return true
  }

  /// Records that a plan did not hold: the more plans fail in a row, the longer the next one is
  /// delayed.
  private mutating func fail() -> Bool {
    plans.failures = min(plans.failures + 1, 5)
    plans.patience = (1 << plans.failures) - 2
    return false
  }

  private func plan(of change: Pending.Constant) -> Int32 {
    plans.plan(
      of: change.isPreference ? preferred.first(of: change.row) : system.first(of: change.row))
  }

  /// Whether a change can move anything; a preference among determined variables cannot.
  private func matters(_ change: Pending.Constant) -> Bool {
    if !change.isPreference { return true }
    for term in preferred.terms(of: Int(change.row))
    where !determined[Int(preferred.cells[term].variable)] {
      return true
    }
    return false
  }

  /// Makes the missing plans from the solution and the constants that it was computed from.
  private mutating func makePlans() -> Bool {
    var isMissing = false
    for change in pending.constants where matters(change) && plan(of: change) < 0 {
      isMissing = true
    }
    if !isMissing { return true }
    system.purge()
    preferred.purge()
    if !preferred.rows.isEmpty { preferred.addVariables(variableCount - preferred.heads.count) }
    var news: [Double] = []
    for change in pending.constants {
      let row = Int(change.row)
      news.append(change.isPreference ? preferred.rows[row].constant : system.rows[row].constant)
    }
    for change in pending.constants.reversed() { setConstant(of: change, to: change.old) }
    var isComplete = true
    for change in pending.constants where matters(change) && plan(of: change) < 0 {
      let variable =
        change.isPreference ? preferred.first(of: change.row) : system.first(of: change.row)
      guard
        let plan = Plan.make(
          from: variable, system, preferred, values: values, determined: determined,
          memory: &memory)
      else {
        isComplete = false
        break
      }
      _ = plans.insert(plan, variableCount: variableCount)
    }
    for (change, constant) in zip(pending.constants, news) {
      setConstant(of: change, to: constant)
    }
    return isComplete
  }

  private mutating func setConstant(of change: Pending.Constant, to constant: Double) {
    if change.isPreference {
      preferred.setConstant(constant, of: Int(change.row))
    } else {
      system.setConstant(constant, of: Int(change.row))
    }
  }
}
