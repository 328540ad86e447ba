/// What propagation left of a component, as it was solved.
///
/// It is kept so that the next solve goes on from the vertex of the last one. The answer is the one
/// that a fresh solve finds: the prices of all levels and ties prove it, and where they cannot, the
/// levels are gone through all the same.
struct SolvedCore: Sendable {
  /// All variables of the component.
  var variables: [Int32] = []
  /// The solver's variable for each of the core's, ascending.
  var members: [Int32] = []
  /// Terms whose variables are evaluated last, last put by first.
  var loose: [Int32] = []
  /// Their variables, ascending.
  var looseVariables: [Int32] = []
  /// Whether all values outside of the core follow from required equalities.
  var isRestFixed = true
  var preferences: [Int32] = []
  /// The preferences in the core's variables.
  var wishes = RowStore()

  var elimination = Elimination()
  var simplex = Simplex()
  /// By variable of the core, -1 for those that were eliminated.
  var unitOfVariable: [Int32] = []
  /// Rows of the solver that have a unit of the simplex, ascending, and these units.
  var rows: [Int32] = []
  var units: [Int32] = []
  /// Rows from this number on came later.
  var firstLateRow: Int32 = 0
  /// How many terms the simplex had at first.
  var termCount = 0

  /// Rows that changed since the core was solved.
  var changed: [Int32] = []
  /// Whether the solution moved by other means since, so that the vertex is not where it is.
  var isBehind = false
  /// Whether the constraints determine everything in the core.
  var isDetermined = true
  /// Whether the sides of 0 on which the units are prove the answer: ties that are settled by
  /// preferences, or by variables that were eliminated, have no unit that stays.
  var canShift: Bool { isDetermined || (preferences.isEmpty && elimination.pivotRow.isEmpty) }
  /// How many changes moved the vertex since it was evaluated.
  var shifts = 0
  /// The place of a row in `rows`, or where it would be.
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

  /// The number of one of the solver's variables in the core, nil for others.
  @inline(__always) func number(of variable: Int32) -> Int? {
    let place = Self.place(of: variable, in: members)
    return place < members.count && members[place] == variable ? place : nil
  }

  func isLoose(_ variable: Int32) -> Bool {
    let place = Self.place(of: variable, in: looseVariables)
    return place < looseVariables.count && looseVariables[place] == variable
  }

  /// Notes that a row came, went or changed.
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
