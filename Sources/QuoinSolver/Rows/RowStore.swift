/// Rows `Σ coefficient · variable (op) constant` in flat arrays, linked by row and by variable.
struct RowStore: Sendable {
  /// A row without its terms, in three words.
  struct Row: Sendable {
    var constant: Double
    var start: Int32
    var count: Int32
    var strength: Float
    var relation: RelationalOperator
    var isAlive = true
    var hasFiniteTerms: Bool
    /// The role of the row at the beginning of a solve: one of ``Propagation``'s row states.
    private(set) var role: UInt8 = 0

    init(
      constant: Double, start: Int32, count: Int32, strength: Float, relation: RelationalOperator,
      hasFiniteTerms: Bool = true
    ) {
      self.constant = constant
      self.start = start
      self.count = count
      self.strength = strength
      self.relation = relation
      self.hasFiniteTerms = hasFiniteTerms
      findRole()
    }

    /// Updates the role from the other properties.
    @inline(__always) mutating func findRole() {
      let role =
        !isAlive || !isFinite
        ? Propagation.used : isRequiredEquality ? Propagation.waiting : Propagation.other
      self.role = UInt8(truncatingIfNeeded: role)
    }

    var isFinite: Bool { hasFiniteTerms && constant.isFinite }
    var isRequired: Bool { strength >= 1000 }
    var isRequiredEquality: Bool { relation == .equal && strength >= 1000 }
  }

  /// A term of a row, with a link to the variable's next term in another row.
  struct Cell: Sendable {
    var coefficient: Double
    var variable: Int32
    var next: Int32
    var row: Int32
  }

  private(set) var rows: [Row] = []
  /// The terms, row after row; the array is longer than the part in use.
  private(set) var cells: [Cell] = []
  private var cellCount = 0
  /// The first term of each variable, -1 for none.
  private(set) var heads: [Int32] = []
  /// The client's numbers, for the rows up to the last one that was given a number.
  private var tags: [Int32] = []
  /// Variables whose lists contain terms of removed rows.
  private var stale: [Int32] = []

  func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// The client's number for a row, -1 for none.
  func tag(of row: Int) -> Int32 { row < tags.count ? tags[row] : -1 }

  /// Records the tag of the next row.
  @inline(__always) private mutating func noteTag(_ tag: Int32) {
    if tag != -1 { appendTag(tag) }
  }

  private mutating func appendTag(_ tag: Int32) {
    for _ in tags.count..<rows.count { tags.append(-1) }
    tags.append(tag)
  }

  /// The variable of a row's first term.
  func first(of row: Int32) -> Int32 { cells[Int(rows[Int(row)].start)].variable }

  /// Reserves memory for additional rows and terms.
  mutating func reserve(rows rowCount: Int, terms: Int) {
    rows.reserveCapacity(rows.count + rowCount)
    makeRoom(forTerms: terms)
  }

  mutating func addVariables(_ count: Int) {
    heads.append(contentsOf: repeatElement(-1, count: count))
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    cellCount = 0
    heads.removeAll(keepingCapacity: true)
    stale.removeAll(keepingCapacity: true)
  }

  /// A copy that takes no more memory than its rows need.
  ///
  /// Sharing the arrays of a store that is filled again makes it allocate as much as it ever held.
  var compact: RowStore {
    var store = RowStore()
    store.rows = rows.compactCopy(of: rows.count)
    store.cells = cells.compactCopy(of: cellCount)
    store.cellCount = cellCount
    store.heads = heads.compactCopy(of: heads.count)
    store.tags = tags.compactCopy(of: tags.count)
    store.stale = stale.compactCopy(of: stale.count)
    return store
  }

  mutating func setConstant(_ constant: Double, of row: Int) {
    rows[row].constant = constant
    rows[row].findRole()
  }

  mutating func setStrength(_ strength: Float, of row: Int) {
    rows[row].strength = strength
    rows[row].findRole()
  }

  mutating func remove(_ row: Int) {
    rows[row].isAlive = false
    rows[row].findRole()
    for term in terms(of: row) {
      let variable = Int(cells[term].variable)
      // The most recently added row is often the first one removed.
      if heads[variable] == Int32(term) {
        heads[variable] = cells[term].next
      } else {
        stale.append(Int32(variable))
      }
    }
  }

  /// Removes the terms of removed rows from the variables' lists.
  mutating func purge() {
    for variable in stale {
      var last = -1
      var term = heads[Int(variable)]
      while term >= 0 {
        let next = cells[Int(term)].next
        if rows[Int(cells[Int(term)].row)].isAlive {
          last = Int(term)
        } else if last < 0 {
          heads[Int(variable)] = next
        } else {
          cells[last].next = next
        }
        term = next
      }
    }
    stale.removeAll(keepingCapacity: true)
  }

  /// Begins a row; add its terms with ``append(_:_:)`` and complete it with ``link()``.
  mutating func begin(
    _ relation: RelationalOperator, _ constant: Double, strength: Float, tag: Int32
  ) {
    noteTag(tag)
    rows.append(
      Row(
        constant: constant, start: Int32(cellCount), count: 0, strength: strength,
        relation: relation))
  }

  /// Adds a term to the last row.
  ///
  /// The coefficients of a repeated variable are summed. A coefficient of 0 is not stored, so that
  /// it does not connect components.
  mutating func append(_ variable: Int32, _ coefficient: Double) {
    let last = rows.count - 1
    let start = Int(rows[last].start)
    for index in start..<cellCount where cells[index].variable == variable {
      setCoefficient(cells[index].coefficient + coefficient, at: index)
      return
    }
    appendDistinct(variable, coefficient)
  }

  /// Like ``append(_:_:)``, for a variable known not to be in the row yet.
  mutating func appendDistinct(_ variable: Int32, _ coefficient: Double) {
    if coefficient == 0 { return }
    let last = rows.count - 1
    makeRoom(forTerms: 1)
    cells[cellCount] = Cell(
      coefficient: coefficient, variable: variable, next: -1, row: Int32(last))
    cellCount += 1
    rows[last].count += 1
    if !coefficient.isFinite { setNotFinite(last) }
  }

  private mutating func setCoefficient(_ coefficient: Double, at index: Int) {
    let last = rows.count - 1
    if coefficient == 0 {
      for place in index..<cellCount - 1 { cells[place] = cells[place + 1] }
      cellCount -= 1
      rows[last].count -= 1
    } else {
      cells[index].coefficient = coefficient
      if !coefficient.isFinite { setNotFinite(last) }
    }
  }

  private mutating func setNotFinite(_ row: Int) {
    rows[row].hasFiniteTerms = false
    rows[row].findRole()
  }

  /// Completes the last row by entering its terms into the variables' lists.
  ///
  /// - Precondition: the row's variables exist in the store.
  mutating func link() {
    for term in terms(of: rows.count - 1) {
      let variable = Int(cells[term].variable)
      precondition(heads.indices.contains(variable), "the variable belongs to another solver")
      cells[term].next = heads[variable]
      heads[variable] = Int32(term)
    }
  }

  /// Adds a whole row of at most four terms; returns false and changes nothing if a variable occurs
  /// twice or a coefficient is 0.
  @inline(__always) mutating func addShort(
    _ relation: RelationalOperator, _ constant: Double, strength: Float, tag: Int32, count: Int,
    _ a: Term, _ b: Term, _ c: Term, _ d: Term
  ) -> Bool {
    if a.coefficient == 0 { return false }
    if count > 1, b.coefficient == 0 || b.variable == a.variable { return false }
    if count > 2, c.coefficient == 0 || c.variable == a.variable || c.variable == b.variable {
      return false
    }
    if count > 3, d.coefficient == 0 || d.variable == a.variable || d.variable == b.variable {
      return false
    }
    if count > 3, d.variable == c.variable { return false }
    makeRoom(forTerms: count)
    let row = Int32(truncatingIfNeeded: rows.count)
    let start = cellCount
    var isFinite = true
    cells.withUnsafeMutableBufferPointer { cells in
      heads.withUnsafeMutableBufferPointer { heads in
        func put(_ place: Int, _ term: Term) {
          let variable = Int(term.variable.index)
          precondition(heads.indices.contains(variable), "the variable belongs to another solver")
          cells[start &+ place] = Cell(
            coefficient: term.coefficient, variable: term.variable.index, next: heads[variable],
            row: row)
          heads[variable] = Int32(truncatingIfNeeded: start &+ place)
          isFinite = isFinite && term.coefficient.isFinite
        }
        put(0, a)
        if count > 1 { put(1, b) }
        if count > 2 { put(2, c) }
        if count > 3 { put(3, d) }
      }
    }
    cellCount = start &+ count
    noteTag(tag)
    rows.append(
      Row(
        constant: constant, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: count), strength: strength, relation: relation,
        hasFiniteTerms: isFinite))
    return true
  }

  @inline(__always) private mutating func makeRoom(forTerms count: Int) {
    if cellCount &+ count > cells.count { growCells(count) }
  }

  private mutating func growCells(_ count: Int) {
    let size = max(cellCount + count, cells.count + cells.count / 2 + 32)
    let old = cells
    cells = [Cell](unsafeUninitializedCapacity: size) { grown, initialized in
      // Memory beyond this is written before it is read.
      _ = grown.initialize(fromContentsOf: old)
      initialized = size
    }
  }
}

extension Array {
  /// Returns a copy of the first elements in memory of their size.
  func compactCopy(of count: Int) -> [Element] {
    Array(prefix(count))
  }
}
