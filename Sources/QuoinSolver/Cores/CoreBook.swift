/// The solved cores, indexed by variable.
struct CoreBook: Sendable {
  private(set) var cores: [SolvedCore?] = []
  private var coreOfVariable: [Int32] = []
  private var vacant: [Int32] = []
  private var coreCount = 0

  var isEmpty: Bool { coreCount == 0 }

  @inline(__always) func core(of variable: Int32) -> Int32 {
    Int(variable) < coreOfVariable.count ? coreOfVariable[Int(variable)] : -1
  }

  /// The core that contains all variables of a row; -1 if there is none.
  func core(of row: Int32, _ store: RowStore) -> Int32 {
    if coreCount == 0 { return -1 }
    let terms = store.terms(of: Int(row))
    if terms.isEmpty { return -1 }
    let core = core(of: store.cells[terms.lowerBound].variable)
    for term in terms where self.core(of: store.cells[term].variable) != core { return -1 }
    return core
  }

  /// Whether a row has a unit in a core.
  func contains(_ row: Int32, _ store: RowStore) -> Bool {
    let number = core(of: row, store)
    return number >= 0 && (cores[Int(number)]?.contains(row: row) ?? false)
  }

  /// Whether a core can follow a change of a constant by a step: of a row with a unit in it, or of
  /// a preference.
  func canShift(_ number: Int32, row: Int32?) -> Bool {
    guard cores[Int(number)]?.canShift ?? false else { return false }
    guard let row else { return true }
    return cores[Int(number)]?.contains(row: row) ?? false
  }

  mutating func insert(_ core: consuming SolvedCore, variableCount: Int) {
    while coreOfVariable.count < variableCount { coreOfVariable.append(-1) }
    let number = vacant.popLast() ?? Int32(cores.count)
    for variable in core.variables { coreOfVariable[Int(variable)] = number }
    if Int(number) < cores.count {
      cores[Int(number)] = core
    } else {
      cores.append(core)
    }
    coreCount += 1
  }

  /// Drops the core that contains a variable.
  mutating func drop(coreOf variable: Int32) {
    let number = core(of: variable)
    if number < 0 { return }
    if let core = cores[Int(number)] {
      for member in core.variables { coreOfVariable[Int(member)] = -1 }
    }
    cores[Int(number)] = nil
    vacant.append(number)
    coreCount -= 1
  }

  /// Records that a row was added, removed or changed without moving the solution.
  mutating func note(_ row: Int32, _ store: RowStore) {
    if coreCount == 0 { return }
    let number = core(of: row, store)
    if number >= 0 {
      cores[Int(number)]?.note(row)
    } else {
      for term in store.terms(of: Int(row)) { drop(coreOf: store.cells[term].variable) }
    }
  }

  /// Records that the solution already reflects a row's new constant.
  mutating func noteEvaluated(_ row: Int32, _ store: RowStore) {
    note(row, store)
    let number = core(of: row, store)
    if number >= 0 { cores[Int(number)]?.isBehind = true }
  }

  /// Resumes from a core in place; `nil` if there is none.
  mutating func resume(
    _ number: Int32, by solver: inout Solver, _ report: inout SolveReport
  ) -> Bool? {
    cores[Int(number)]?.resume(by: &solver, &report)
  }
}
