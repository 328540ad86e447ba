import QuoinGeometry
import QuoinSolver

/// The rows of an island, stored apart from a solver, so that islands that differ in their numbers only can share one
/// solver.
///
/// The rows derived from the tree come first and stay the same for all questions; those of the question, the room, follow
/// and are rewritten for each. A solver gets the room first: of contradicting rows it sets the last one aside.
///
/// Variables with an even number are horizontal, those with an odd number vertical.
struct SystemRows {
  /// A row of the tree without its constant: `terms (op) constant`.
  private struct Row {
    /// The index of its first term.
    var start: Int32
    var comparison: RelationalOperator
    var strength: Strength
  }

  /// A row of the room: `variable (op) constant`.
  private struct RoomRow {
    var variable: Int32
    var comparison: RelationalOperator
    var strength: Strength
    var constant: Double
  }

  /// The rows of the tree, whose memory islands of one form share.
  private var rows: [Row] = []
  private var terms: [Term] = []
  /// The constants of the tree's rows.
  private var constants: [Double] = []
  private var room: [RoomRow] = []
  /// The number of variables that the rows may refer to.
  private(set) var variableCount: Int
  /// A hash of the tree's rows without the constants.
  private var shape: UInt64 = 0
  /// Whether no row has variables of both axes.
  private(set) var separatesAxes = true

  /// Creates an empty list of rows with a number of variables.
  init(variableCount: Int) { self.variableCount = variableCount }

  /// Reserves memory for a number of rows of the tree.
  mutating func reserveCapacity(_ rowCount: Int) {
    rows.reserveCapacity(rowCount)
    constants.reserveCapacity(rowCount)
    terms.reserveCapacity(2 * rowCount)
  }

  var count: Int { rows.count + room.count }
  /// The number of rows derived from the tree.
  var treeCount: Int { rows.count }

  /// Adds variables and returns the first of them.
  mutating func makeVariables(_ count: Int) -> Int32 {
    defer { variableCount += count }
    return Int32(variableCount)
  }

  /// Adds the row `form (op) 0` of the tree, and returns its index.
  mutating func append(_ form: LinearForm, _ comparison: RelationalOperator, _ strength: Strength)
    -> Int
  {
    rows.append(
      Row(start: Int32(terms.count), comparison: comparison, strength: strength))
    constants.append(-form.constant)
    var hash = SystemRows.mix(shape, UInt64(strength.value.bitPattern))
    hash = SystemRows.mix(hash, comparison == .equal ? 1 : comparison == .lessThanOrEqual ? 2 : 3)
    for term in form.terms {
      terms.append(term)
      hash = SystemRows.mix(hash, UInt64(UInt32(bitPattern: term.variable.index)))
      hash = SystemRows.mix(hash, term.coefficient.bitPattern)
      if (term.variable.index ^ form.terms[0].variable.index) & 1 != 0 { separatesAxes = false }
    }
    shape = hash
    return rows.count - 1
  }

  /// The number of rows that a question has at most: a position, a limit and an extent along each axis.
  private static let maximumRoom = 6

  /// Adds the row `variable (op) constant` of the room.
  mutating func appendRoom(
    _ variable: Int32, _ comparison: RelationalOperator, _ constant: Double, _ strength: Strength
  ) {
    if room.capacity == 0 { room.reserveCapacity(SystemRows.maximumRoom) }
    room.append(
      RoomRow(
        variable: variable, comparison: comparison, strength: strength, constant: constant))
  }

  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 32)
  }

  /// Removes the rows of the room.
  mutating func removeRoom() { if !room.isEmpty { room.removeAll(keepingCapacity: true) } }

  /// Returns the identity of a row of the tree in a solver.
  func id(_ row: Int) -> ConstraintID { ConstraintID(index: Int32(row + room.count)) }

  /// Returns the index of the row with an identity in a solver: those of the room follow those of the tree.
  func row(_ id: ConstraintID) -> Int {
    let index = Int(id.index)
    return index < room.count ? rows.count + index : index - room.count
  }

  /// Returns the axis of a row of the room.
  func roomAxis(_ row: Int) -> Axis {
    room[row - rows.count].variable & 1 == 0 ? .horizontal : .vertical
  }

  /// Returns the constant of a row of the tree.
  func constant(_ row: Int) -> Double { constants[row] }

  /// Sets the constant of a row of the tree.
  mutating func setConstant(_ constant: Double, of row: Int) { constants[row] = constant }

  /// Whether both have the same rows except for the constants.
  func isShaped(like other: SystemRows) -> Bool {
    guard shape == other.shape, variableCount == other.variableCount,
      rows.count == other.rows.count, terms.count == other.terms.count,
      room.count == other.room.count
    else { return false }
    for index in room.indices {
      let (a, b) = (room[index], other.room[index])
      guard a.variable == b.variable, a.comparison == b.comparison, a.strength == b.strength else {
        return false
      }
    }
    return hasSameTree(as: other)
  }

  /// Whether the rows of the tree are the same except for the constants; both have the same numbers of rows and terms.
  private func hasSameTree(as other: SystemRows) -> Bool {
    let own = rows.span
    let others = other.rows.span
    let ownTerms = terms.span
    let otherTerms = other.terms.span
    if own.isIdentical(to: others), ownTerms.isIdentical(to: otherTerms) { return true }
    for index in own.indices {
      guard own[index].start == others[index].start,
        own[index].comparison == others[index].comparison,
        own[index].strength == others[index].strength
      else { return false }
    }
    for index in ownTerms.indices where ownTerms[index] != otherTerms[index] { return false }
    return true
  }

  /// Adds all rows to an empty solver.
  func add(to solver: inout Solver) {
    _ = solver.makeVariables(variableCount)
    solver.reserveCapacity(constraints: count, terms: terms.count + room.count)
    for row in room {
      solver.add(
        Term(Variable(index: row.variable), 1), row.comparison, row.constant,
        strength: row.strength)
    }
    for row in rows.indices { add(row, to: &solver) }
  }

  private func add(_ row: Int, to solver: inout Solver) {
    let (op, constant) = (rows[row].comparison, constants[row])
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
  /// - Returns: Whether the room has the same width.
  mutating func takeConstants(of other: SystemRows, in solver: inout Solver) -> Bool {
    // Sharing the memory makes the next comparison with an island of this form one of addresses.
    (rows, terms) = (other.rows, other.terms)
    var hasSameWidth = true
    for row in room.indices where room[row].constant != other.room[row].constant {
      if room[row].variable & 1 == 0 { hasSameWidth = false }
      room[row].constant = other.room[row].constant
      solver.setConstant(room[row].constant, of: ConstraintID(index: Int32(row)))
    }
    for row in constants.indices where constants[row] != other.constants[row] {
      constants[row] = other.constants[row]
      solver.setConstant(constants[row], of: id(row))
    }
    return hasSameWidth
  }
}
