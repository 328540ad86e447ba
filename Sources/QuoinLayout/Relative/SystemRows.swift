import QuoinSolver

/// The rows of an island, stored apart from a solver, so that islands that differ in their numbers only can share one
/// solver.
///
/// The rows derived from the tree come first and stay the same for all questions; those of the question follow and are
/// rewritten for each. A solver gets the question's rows first: of contradicting rows it sets the last one aside.
struct SystemRows {
  /// A row: `terms (op) constant`.
  private struct Row {
    /// The index of its first term.
    var start: Int32
    var comparison: RelationalOperator
    var strength: Strength
    var constant: Double
  }

  private var rows: [Row] = []
  private var terms: [Term] = []
  /// The number of variables that the rows may refer to.
  private(set) var variableCount: Int
  /// A hash of everything except the constants.
  private var shape: UInt64 = 0
  /// The counts and the hash after the tree's rows were written.
  private var tree: (rows: Int, terms: Int, shape: UInt64) = (0, 0, 0)

  /// Creates an empty list of rows with a number of variables.
  init(variableCount: Int) { self.variableCount = variableCount }

  /// Reserves memory for a number of rows.
  mutating func reserveCapacity(_ rowCount: Int) {
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(2 * rowCount)
  }

  var count: Int { rows.count }

  /// Adds variables and returns the first of them.
  mutating func makeVariables(_ count: Int) -> Int32 {
    defer { variableCount += count }
    return Int32(variableCount)
  }

  /// Adds `form (op) 0`, and returns its index.
  mutating func append(_ form: LinearForm, _ comparison: RelationalOperator, _ strength: Strength)
    -> Int
  {
    rows.append(
      Row(
        start: Int32(terms.count), comparison: comparison, strength: strength,
        constant: -form.constant))
    var hash = SystemRows.mix(shape, UInt64(strength.value.bitPattern))
    hash = SystemRows.mix(hash, comparison == .equal ? 1 : comparison == .lessThanOrEqual ? 2 : 3)
    for term in form.terms {
      terms.append(term)
      hash = SystemRows.mix(hash, UInt64(UInt32(bitPattern: term.variable.index)))
      hash = SystemRows.mix(hash, term.coefficient.bitPattern)
    }
    shape = hash
    return rows.count - 1
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 32)
  }

  /// Ends the rows of the tree; those that follow belong to the question.
  mutating func endTree() { tree = (rows.count, terms.count, shape) }

  /// Removes the rows of the question.
  mutating func removeRoom() {
    rows.removeLast(rows.count - tree.rows)
    terms.removeLast(terms.count - tree.terms)
    shape = tree.shape
  }

  /// Returns the identity of a row in a solver.
  func id(_ row: Int) -> ConstraintID {
    let isOfRoom = row >= tree.rows
    return ConstraintID(index: Int32(isOfRoom ? row - tree.rows : row + rows.count - tree.rows))
  }

  /// Returns the index of the row with an identity in a solver.
  func row(_ id: ConstraintID) -> Int {
    let ofRoom = rows.count - tree.rows
    return id.index < ofRoom ? tree.rows + Int(id.index) : Int(id.index) - ofRoom
  }

  /// Returns the constant of a row as it was written.
  func constant(_ row: Int) -> Double { rows[row].constant }

  /// Sets the constant of a row.
  mutating func setConstant(_ constant: Double, of row: Int) { rows[row].constant = constant }

  /// Whether both have the same rows except for the constants.
  func isShaped(like other: SystemRows) -> Bool {
    guard shape == other.shape, variableCount == other.variableCount,
      rows.count == other.rows.count, terms.count == other.terms.count,
      tree.rows == other.tree.rows
    else { return false }
    for index in rows.indices {
      let (a, b) = (rows[index], other.rows[index])
      guard a.start == b.start, a.comparison == b.comparison, a.strength == b.strength else {
        return false
      }
    }
    for index in terms.indices where terms[index] != other.terms[index] { return false }
    return true
  }

  /// Adds all rows to an empty solver.
  func add(to solver: inout Solver) {
    _ = solver.makeVariables(variableCount)
    solver.reserveCapacity(constraints: rows.count, terms: terms.count)
    for row in tree.rows..<rows.count { add(row, to: &solver) }
    for row in 0..<tree.rows { add(row, to: &solver) }
  }

  private func add(_ row: Int, to solver: inout Solver) {
    let (op, constant) = (rows[row].comparison, rows[row].constant)
    let strength = rows[row].strength
    let start = Int(rows[row].start)
    let end = row + 1 < rows.count ? Int(rows[row + 1].start) : terms.count
    switch end - start {
    case 1: solver.add(terms[start], op, constant, strength: strength)
    case 2:
      solver.add(terms[start], terms[start + 1], op, constant, strength: strength)
    case 3:
      solver.add(
        terms[start], terms[start + 1], terms[start + 2], op, constant, strength: strength)
    default:
      solver.add(
        LinearExpression(Array(terms[start..<end]), -constant), op, strength: strength)
    }
  }

  /// Takes the constants of rows of the same shape.
  ///
  /// - Parameter solver: A solver with these rows, in which they are set, too.
  mutating func takeConstants(of other: SystemRows, in solver: inout Solver) {
    for row in rows.indices where rows[row].constant != other.rows[row].constant {
      rows[row].constant = other.rows[row].constant
      solver.setConstant(rows[row].constant, of: id(row))
    }
  }
}
