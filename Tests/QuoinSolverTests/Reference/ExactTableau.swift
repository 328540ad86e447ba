/// The textbook simplex tableau over non-negative variables in exact integer arithmetic.
///
/// All entries share one denominator (integer pivoting after Edmonds); pivots follow Bland's rule.
/// Slow and plain: it is what the solver is compared with.
struct ExactTableau {
  struct Overflow: Error {}

  /// The rows, the right side last; then the objective rows in the same form.
  var rows: [[Int]] = []
  var objectives: [[Int]] = []
  var basis: [Int] = []
  var isBanned: [Bool] = []
  var denominator = 1

  /// Minimises an objective, then bans all columns that would make it worse.
  ///
  /// - Returns: false when it has no minimum.
  mutating func minimise(_ objective: Int) throws(Overflow) -> Bool {
    while true {
      let entering = isBanned.indices.first { !isBanned[$0] && objectives[objective][$0] < 0 }
      guard let entering else { break }
      var leaving = -1
      for row in rows.indices where rows[row][entering] > 0 {
        if leaving < 0 {
          leaving = row
          continue
        }
        // Compare right side / entry by cross multiplication.
        let left = try Self.product(rows[row][isBanned.count], rows[leaving][entering])
        let right = try Self.product(rows[leaving][isBanned.count], rows[row][entering])
        if left < right || (left == right && basis[row] < basis[leaving]) { leaving = row }
      }
      if leaving < 0 { return false }
      try pivot(leaving, entering)
    }
    for column in isBanned.indices where objectives[objective][column] > 0 {
      isBanned[column] = true
    }
    return true
  }

  mutating func pivot(_ row: Int, _ column: Int) throws(Overflow) {
    let pivotRow = rows[row]
    let pivot = pivotRow[column]
    for other in rows.indices where other != row {
      try Self.combine(&rows[other], pivotRow, column, pivot, denominator)
    }
    for objective in objectives.indices {
      try Self.combine(&objectives[objective], pivotRow, column, pivot, denominator)
    }
    denominator = pivot
    basis[row] = column
  }

  /// `target · pivot - pivotRow · target[column]`, all over the old denominator.
  private static func combine(
    _ target: inout [Int], _ pivotRow: [Int], _ column: Int, _ pivot: Int, _ denominator: Int
  ) throws(Overflow) {
    let factor = target[column]
    for index in target.indices {
      let left = try product(target[index], pivot)
      let right = try product(pivotRow[index], factor)
      target[index] = (left - right) / denominator
    }
  }

  static func product(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow || value.magnitude > 1 << 61 { throw Overflow() }
    return value
  }

  /// Adds an objective `Σ cost · column` and expresses it in nonbasic columns.
  mutating func addObjective(_ costs: [Int]) throws(Overflow) -> Int {
    var objective: [Int] = []
    for cost in costs { objective.append(try Self.product(cost, denominator)) }
    objective.append(0)
    for (row, column) in basis.enumerated() where costs[column] != 0 {
      for index in objective.indices {
        objective[index] -= try Self.product(costs[column], rows[row][index])
      }
    }
    objectives.append(objective)
    return objectives.count - 1
  }

  /// The value of a column's variable, times the denominator.
  func numerator(of column: Int) -> Int {
    guard let row = basis.firstIndex(of: column) else { return 0 }
    return rows[row][isBanned.count]
  }
}
