/// The part of a component that propagation left, in its solved state.
///
/// It is kept so that the next solve resumes from the last vertex. The result equals that of a
/// fresh solve: the prices of all levels and ties prove it, and where they cannot, the levels are
/// solved in any case.
struct SolvedCore: Sendable {
  /// All variables of the component.
  var variables: [Int32] = []
  /// The solver's variable for each of the core's variables, ascending.
  var members: [Int32] = []
  /// Terms whose variables are evaluated at the end, last deferred first.
  var loose: [Int32] = []
  /// Their variables, ascending.
  var looseVariables: [Int32] = []
  /// Whether all values outside the core follow from required equalities.
  var isRestFixed = true
  var preferences: [Int32] = []
  /// The preferences in terms of the core's variables.
  var preferred = RowStore()

  var elimination = Elimination()
  var simplex = Simplex()
  /// By variable of the core; -1 for eliminated variables.
  var unitOfVariable: [Int32] = []
  /// The solver's rows that have a unit in the simplex, ascending, and these units.
  var rows: [Int32] = []
  var units: [Int32] = []
  /// The first number of the rows added later.
  var firstLateRow: Int32 = 0
  /// The number of terms that the simplex had initially.
  var termCount = 0

  /// Rows that changed since the core was solved.
  var changed: [Int32] = []
  /// Whether the solution has since moved by other means, so that the vertex is out of date.
  var isBehind = false
  /// Whether the constraints determine everything in the core.
  var isDetermined = true
  /// Whether the units' sides of 0 prove the solution.
  ///
  /// Ties that are settled by preferences or by eliminated variables have no unit that stays at 0.
  var canShift: Bool { isDetermined || (preferences.isEmpty && elimination.pivotRow.isEmpty) }
  /// The number of changes that moved the vertex since it was evaluated.
  var shifts = 0
  /// The index of a row in `rows`, or its insertion index.
  func place(of row: Int32) -> Int { Self.place(of: row, in: rows) }

  static func place(of item: Int32, in list: [Int32]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low &+ high) / 2
      if list[middle] < item { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  func contains(row: Int32) -> Bool {
    let place = place(of: row)
    return place < rows.count && rows[place] == row
  }

  /// The number of a solver's variable in the core; `nil` if it is not in the core.
  @inline(__always) func number(of variable: Int32) -> Int? {
    let place = Self.place(of: variable, in: members)
    return place < members.count && members[place] == variable ? place : nil
  }

  func isLoose(_ variable: Int32) -> Bool {
    let place = Self.place(of: variable, in: looseVariables)
    return place < looseVariables.count && looseVariables[place] == variable
  }

  /// Records that a row was added, removed or changed.
  mutating func note(_ row: Int32) {
    changed.append(row)
    if changed.count > 64 + rows.count { tidyChanges() }
  }

  mutating func tidyChanges() {
    if changed.count < 2 { return }
    changed.sort()
    var kept = 1
    for index in 1..<changed.count where changed[index] != changed[kept - 1] {
      changed[kept] = changed[index]
      kept += 1
    }
    changed.removeLast(changed.count - kept)
  }
}
