/// Sparse Gaussian elimination of required equalities.
///
/// Rows are taken shortest first, and each eliminates the variable that occurs in the fewest other
/// rows among those with a sufficiently large coefficient: Markowitz' rule (1957) with threshold
/// pivoting. Rows other than equalities count as well, because the variable will be replaced in
/// them. On the chains and trees of a layout this is near linear: known values spread first, then
/// chains are reduced from their loose ends, then pairs are merged, small into large.
///
/// A row that has been used keeps its state at that moment: the eliminated variable in terms of
/// variables that are eliminated later or never.
struct Elimination {
  enum RowState: UInt8 { case waiting, pivot, redundant, inconsistent }

  // The working rows `Σ coefficient · variable == constant`, each a stretch of the term pool.
  var rowStart: [Int32] = []
  var rowCount: [Int32] = []
  var rowCapacity: [Int32] = []
  var rowConstant: [Double] = []
  /// The largest constant that entered the row, relative to which its rounding errors are measured.
  var rowMagnitude: [Double] = []
  var rowState: [RowState] = []
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []

  // The columns: for each variable a list of rows in which it occurs or has occurred.
  var columnHead: [Int32] = []
  var columnCount: [Int32] = []
  var nodeRow: [Int32] = []
  var nodeNext: [Int32] = []
  /// The number of rows other than equalities in which each variable occurs.
  var otherCount: [Int32] = []
  /// Variables that are down to one row (see ``noteSingleton(_:)``); some entries are out of date.
  var singletons: [Int32] = []

  // The pivots in the order in which they were made.
  var pivotRow: [Int32] = []
  var pivotVariable: [Int32] = []
  var pivotCoefficient: [Double] = []
  /// The pivot that eliminated a variable, -1 for a kept variable.
  var pivotOfVariable: [Int32] = []
  /// Rows that reduced to `0 == constant` with a nonzero constant.
  var inconsistentRows: [Int32] = []

  // The multiples of pivot rows that were added to each row; recorded only to explain a conflict.
  var recordsFactors = false
  var factorHead: [Int32] = []
  var factorNext: [Int32] = []
  var factorTarget: [Int32] = []
  var factorRow: [Int32] = []
  var factorValue: [Double] = []

  // Scratch.
  var queue = RowQueue()
  var position: [Int32] = []
  var scatteredRow: Int32 = -1
  var origins = Origins()

  // Forms of eliminated variables and the expansion of rows (see the other files).
  var formStart: [Int32] = []
  var formCount: [Int32] = []
  var formConstant: [Double] = []
  var formVariable: [Int32] = []
  var formCoefficient: [Double] = []
  var expansion = Expansion()

  mutating func reset(variableCount: Int, recordsFactors: Bool) {
    self.recordsFactors = recordsFactors
    rowStart.removeAll(keepingCapacity: true)
    rowCount.removeAll(keepingCapacity: true)
    rowCapacity.removeAll(keepingCapacity: true)
    rowConstant.removeAll(keepingCapacity: true)
    rowMagnitude.removeAll(keepingCapacity: true)
    rowState.removeAll(keepingCapacity: true)
    termVariable.removeAll(keepingCapacity: true)
    termCoefficient.removeAll(keepingCapacity: true)
    columnHead.refill(with: -1, count: variableCount)
    columnCount.refill(with: 0, count: variableCount)
    otherCount.refill(with: 0, count: variableCount)
    singletons.removeAll(keepingCapacity: true)
    pivotOfVariable.refill(with: -1, count: variableCount)
    position.refill(with: 0, count: variableCount)
    nodeRow.removeAll(keepingCapacity: true)
    nodeNext.removeAll(keepingCapacity: true)
    pivotRow.removeAll(keepingCapacity: true)
    pivotVariable.removeAll(keepingCapacity: true)
    pivotCoefficient.removeAll(keepingCapacity: true)
    inconsistentRows.removeAll(keepingCapacity: true)
    factorHead.removeAll(keepingCapacity: true)
    factorNext.removeAll(keepingCapacity: true)
    factorTarget.removeAll(keepingCapacity: true)
    factorRow.removeAll(keepingCapacity: true)
    factorValue.removeAll(keepingCapacity: true)
    queue.removeAll()
    origins.orderOfRow.removeAll(keepingCapacity: true)
    scatteredRow = -1
  }

  /// Reserves memory for rows and their terms.
  mutating func reserve(rows: Int, terms: Int) {
    rowStart.reserveCapacity(rows)
    rowCount.reserveCapacity(rows)
    rowCapacity.reserveCapacity(rows)
    rowConstant.reserveCapacity(rows)
    rowMagnitude.reserveCapacity(rows)
    rowState.reserveCapacity(rows)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
    nodeRow.reserveCapacity(terms)
    nodeNext.reserveCapacity(terms)
    pivotRow.reserveCapacity(rows)
    pivotVariable.reserveCapacity(rows)
    pivotCoefficient.reserveCapacity(rows)
    if recordsFactors { factorHead.reserveCapacity(rows) }
  }

  /// Begins a row; add its terms with ``appendTerm(_:_:)``.
  mutating func beginRow(constant: Double) {
    rowStart.append(Int32(termVariable.count))
    rowCount.append(0)
    rowCapacity.append(0)
    rowConstant.append(constant)
    rowMagnitude.append(constant.magnitude)
    rowState.append(.waiting)
    if recordsFactors { factorHead.append(-1) }
  }

  mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    let row = rowStart.count - 1
    termVariable.append(variable)
    termCoefficient.append(coefficient)
    rowCount[row] += 1
    rowCapacity[row] += 1
    addOccurrence(of: variable, in: Int32(row))
  }

  mutating func addOccurrence(of variable: Int32, in row: Int32) {
    nodeRow.append(row)
    nodeNext.append(columnHead[Int(variable)])
    columnHead[Int(variable)] = Int32(nodeRow.count - 1)
    columnCount[Int(variable)] += 1
  }
}

extension Array {
  /// Fills the array with `count` copies of `value`, reusing its memory.
  mutating func refill(with value: Element, count: Int) {
    if self.count == count {
      withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    } else {
      removeAll(keepingCapacity: true)
      append(contentsOf: repeatElement(value, count: count))
    }
  }
}
