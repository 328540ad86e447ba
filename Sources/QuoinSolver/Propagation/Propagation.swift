/// Settles what needs no optimisation: known values spread, loose ends are deferred.
///
/// A required equality with one unknown gives its value, which may leave one unknown in the next
/// equality. An unknown that occurs in a single equality and nowhere else takes nothing from the
/// others: it and its row are deferred and evaluated last. No row is rewritten in the process, so
/// most of a layout, the edges that follow from other edges, costs a few steps per term. What
/// remains is the core: real choices, and equalities that hold only together.
///
/// Every doubtful case (a contradiction, a divisor that is too small) is left to the general
/// method, which looks at the whole component again and explains. All memory belongs to the caller.
struct Propagation {
  // The states of a variable during a solve.
  static let unseen: Int32 = 0
  static let unknown: Int32 = 1
  static let known: Int32 = 2
  static let loose: Int32 = 3
  // The states of a row: an equality not used yet, any other constraint, a used equality.
  static let waiting: Int32 = 1
  static let other: Int32 = 2
  static let used: Int32 = 3

  let rows: UnsafePointer<RowStore.Row>
  let cells: UnsafePointer<RowStore.Cell>
  let heads: UnsafePointer<Int32>
  let preferenceRows: UnsafePointer<RowStore.Row>
  let preferenceCells: UnsafePointer<RowStore.Cell>
  let preferenceHeads: UnsafePointer<Int32>
  let hasPreferences: Bool

  let values: UnsafeMutablePointer<Double>
  let isDetermined: UnsafeMutablePointer<Bool>
  /// The dependence of known values on the parameter; 0 when not in use.
  let slopes: UnsafeMutablePointer<Double>

  // By variable: its state, and the number of unused equalities and of other rows in which it
  // occurs.
  let variableState: UnsafeMutablePointer<Int32>
  let equalityCount: UnsafeMutablePointer<Int32>
  let otherCount: UnsafeMutablePointer<Int32>
  /// The variables visited, component after component.
  let variableList: UnsafeMutablePointer<Int32>
  /// Variables that may be loose ends.
  let singles: UnsafeMutablePointer<Int32>
  /// The terms of loose ends in the order in which they were deferred.
  let looseTerms: UnsafeMutablePointer<Int32>

  /// The terms of known values in the order in which they were found.
  let knownTerms: UnsafeMutablePointer<Int32>

  // By row: its state, and its number of unknowns.
  let rowState: UnsafeMutablePointer<Int32>
  let unknownCount: UnsafeMutablePointer<Int32>
  let rowList: UnsafeMutablePointer<Int32>
  /// Equalities with one unknown.
  let ready: UnsafeMutablePointer<Int32>

  let preferenceState: UnsafeMutablePointer<Int32>
  let preferenceList: UnsafeMutablePointer<Int32>

  var variableTotal = 0
  var rowTotal = 0
  var preferenceTotal = 0
  var readyCount = 0
  var singleCount = 0
  var looseCount = 0
  var knownCount = 0
  var unknownTotal = 0
  /// The number of unused equalities.
  var waitingTotal = 0
  var eliminations = 0
  /// Whether a variable got its value from optional constraints and limits of its own.
  var hasChosen = false
  var line = Line()

  // The parameter (see ``settleByParameter(_:)``): whether values depend on it, its value, and the
  // number of rows without unknowns in which it cancels out.
  var isParametric = false
  var parameterValue = Double.nan
  var closedRows = 0

  /// A component: stretches of the lists.
  struct Component: Sendable {
    var variables: Range<Int>
    var rows: Range<Int>
    var preferences: Range<Int>
    var firstVariable: Int32
  }

  enum Outcome {
    /// Everything is settled.
    case solved
    /// Some unknowns remain.
    case core
    /// The general method is needed.
    case doubtful
  }

  @inline(__always) func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start &+ Int(rows[row].count)
  }

  /// Clears the states of everything visited.
  mutating func clear() {
    for index in 0..<variableTotal { variableState[Int(variableList[index])] = Self.unseen }
    for index in 0..<rowTotal { rowState[Int(rowList[index])] = Self.unseen }
    for index in 0..<preferenceTotal { preferenceState[Int(preferenceList[index])] = Self.unseen }
    variableTotal = 0
    rowTotal = 0
    preferenceTotal = 0
  }

  /// Whether a used equality gave a value; otherwise it was only consistent.
  func gaveValue(_ row: Int) -> Bool { unknownCount[row] != 0 }
}
