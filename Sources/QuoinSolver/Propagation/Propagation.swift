/// Settles what needs no optimisation: known values spread, loose ends are put by.
///
/// A required equality with one unknown gives its value, which may leave one unknown in the next
/// equality. An unknown that occurs in a single equality and nowhere else takes nothing from the
/// others: it and its row are put by and evaluated last. No row is rewritten on the way, so most
/// of a layout, the edges that follow from other edges, costs a few steps a term. What is left is
/// the core: real choices, and equalities that only hold together.
///
/// Every doubt (a contradiction, a divisor too small) is left to the general method, which sees
/// the whole component again and explains. All memory is the caller's.
struct Propagation {
  // What a variable is during a solve.
  static let unseen: Int32 = 0
  static let unknown: Int32 = 1
  static let known: Int32 = 2
  static let loose: Int32 = 3
  // What a row is: an equality that waits, any other constraint, an equality that is used up.
  static let waiting: Int32 = 1
  static let other: Int32 = 2
  static let used: Int32 = 3

  let rows: UnsafePointer<RowStore.Row>
  let cells: UnsafePointer<RowStore.Cell>
  let heads: UnsafePointer<Int32>
  let wishRows: UnsafePointer<RowStore.Row>
  let wishCells: UnsafePointer<RowStore.Cell>
  let wishHeads: UnsafePointer<Int32>
  let hasWishes: Bool

  let values: UnsafeMutablePointer<Double>
  let isDetermined: UnsafeMutablePointer<Bool>
  /// How known values depend on the parameter; 0 at rest.
  let slopes: UnsafeMutablePointer<Double>

  // By variable: what it is; in how many waiting equalities and other rows it occurs.
  let variableState: UnsafeMutablePointer<Int32>
  let equalityCount: UnsafeMutablePointer<Int32>
  let otherCount: UnsafeMutablePointer<Int32>
  /// The variables seen, component after component.
  let variableList: UnsafeMutablePointer<Int32>
  /// Variables that may be loose ends.
  let singles: UnsafeMutablePointer<Int32>
  /// The terms of loose ends in the order in which they were put by.
  let looseTerms: UnsafeMutablePointer<Int32>

  /// The terms of known values in the order in which they were found.
  let knownTerms: UnsafeMutablePointer<Int32>

  // By row: what it is; how many unknowns it has.
  let rowState: UnsafeMutablePointer<Int32>
  let unknownCount: UnsafeMutablePointer<Int32>
  let rowList: UnsafeMutablePointer<Int32>
  /// Equalities with one unknown.
  let ready: UnsafeMutablePointer<Int32>

  let wishState: UnsafeMutablePointer<Int32>
  let wishList: UnsafeMutablePointer<Int32>

  var variableTotal = 0
  var rowTotal = 0
  var wishTotal = 0
  var readyCount = 0
  var singleCount = 0
  var looseCount = 0
  var knownCount = 0
  var unknownTotal = 0
  /// How many equalities wait.
  var waitingTotal = 0
  var eliminations = 0
  /// Whether wishes and limits of its own gave a variable its value.
  var hasChosen = false
  var line = Line()

  // The parameter (see ``settleByParameter(_:)``): whether values depend on it, its value, and how
  // many rows closed in which it cancels out.
  var isParametric = false
  var parameterValue = Double.nan
  var closedRows = 0

  /// A component: stretches of the lists.
  struct Component: Sendable {
    var variables: Range<Int>
    var rows: Range<Int>
    var wishes: Range<Int>
    var firstVariable: Int32
  }

  enum Outcome {
    /// Everything is settled.
    case solved
    /// Some unknowns are left.
    case core
    /// The general method has to look.
    case doubtful
  }

  @inline(__always) func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start &+ Int(rows[row].count)
  }

  /// Forgets what was seen.
  mutating func clear() {
    for index in 0..<variableTotal { variableState[Int(variableList[index])] = Self.unseen }
    for index in 0..<rowTotal { rowState[Int(rowList[index])] = Self.unseen }
    for index in 0..<wishTotal { wishState[Int(wishList[index])] = Self.unseen }
    variableTotal = 0
    rowTotal = 0
    wishTotal = 0
  }

  /// Whether a used equality gave a value; the others only agreed.
  func gave(_ row: Int) -> Bool { unknownCount[row] != 0 }
}
