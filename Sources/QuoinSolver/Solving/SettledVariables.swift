/// Tracks which variables of a component can no longer move, as far as its required equalities
/// tell.
///
/// A variable that is the only unsettled one in an equality is settled as well: each view of a
/// stack follows from the one before it. This uses the rows as they were written, which are short;
/// expressed in the variables that the elimination keeps, such a row is as long as the chain that
/// leads to it.
struct SettledVariables {
  private var isSettled: [Bool]
  /// The number of unsettled variables in each row.
  private var openCounts: [Int32] = []
  // The variables of each row, and the rows of each variable, as concatenated lists.
  private var rowStarts: [Int32] = [0]
  private var rowVariables: [Int32] = []
  private var columnStarts: [Int32] = []
  private var columnRows: [Int32] = []
  private var pending: [Int32] = []

  /// Creates the tracker from the initially settled variables; add the equalities with
  /// ``addRows(starts:variables:)``.
  init(_ isSettled: [Bool]) { self.isSettled = isSettled }

  /// Adds the equalities: the start of each in the list of variables, and the concatenated
  /// variables.
  ///
  /// - Complexity: O(n) in the terms of all rows.
  mutating func addRows(starts: [Int32], variables: [Int32]) {
    rowStarts = starts + [Int32(variables.count)]
    rowVariables = variables
    openCounts = starts.indices.map { row in
      variables[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
        .reduce(0) { $0 + (isSettled[Int($1)] ? 0 : 1) }
    }
    columnStarts = [Int32](repeating: 0, count: isSettled.count + 1)
    for variable in rowVariables { columnStarts[Int(variable) + 1] += 1 }
    for variable in isSettled.indices { columnStarts[variable + 1] += columnStarts[variable] }
    columnRows = [Int32](repeating: 0, count: rowVariables.count)
    var next = columnStarts
    for row in openCounts.indices {
      for term in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let variable = Int(rowVariables[term])
        columnRows[Int(next[variable])] = Int32(row)
        next[variable] += 1
      }
    }
  }

  /// Whether a variable can no longer move.
  subscript(variable: Int) -> Bool { isSettled[variable] }

  /// Records that a variable can no longer move, and settles the variables that follow from it.
  ///
  /// - Complexity: O(n) in the terms of all rows, for all calls together.
  mutating func settle(_ variable: Int) {
    if isSettled[variable] { return }
    isSettled[variable] = true
    pending.append(Int32(variable))
    while let variable = pending.popLast() {
      if columnStarts.isEmpty { continue }
      for index in Int(columnStarts[Int(variable)])..<Int(columnStarts[Int(variable) + 1]) {
        let row = Int(columnRows[index])
        openCounts[row] -= 1
        guard openCounts[row] == 1 else { continue }
        let terms = Int(rowStarts[row])..<Int(rowStarts[row + 1])
        guard let last = terms.first(where: { !isSettled[Int(rowVariables[$0])] }) else { continue }
        isSettled[Int(rowVariables[last])] = true
        pending.append(rowVariables[last])
      }
    }
  }
}
