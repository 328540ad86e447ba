/// A sparse matrix, listed by row and by column; rows come and go.
struct SparseMatrix: Sendable {
  struct Row: Sendable {
    var start: Int32
    var count: Int32
    /// How many terms there is room for.
    var capacity: Int32
  }

  /// One term, and the link to its column's next.
  struct Cell: Sendable {
    var coefficient: Double
    var column: Int32
    var row: Int32
    var next: Int32
  }

  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []
  /// The first term of each column, -1 for none.
  private(set) var heads: [Int32] = []
  /// Rows that were taken out, whose numbers and room serve again.
  private var vacant: [Int32] = []

  func terms(of row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start &+ Int(rows[row].count)
  }

  mutating func reset(columnCount: Int) {
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    heads.refill(with: -1, count: columnCount)
    vacant.removeAll(keepingCapacity: true)
  }

  mutating func reserve(rows rowCount: Int, terms: Int) {
    rows.reserveCapacity(rowCount)
    cells.reserveCapacity(terms)
  }

  /// Opens a row of `count` terms, which follow by ``append(_:_:to:)``, and returns its number.
  mutating func beginRow(count: Int) -> Int {
    for place in vacant.indices.suffix(8).reversed() {
      let row = Int(vacant[place])
      if Int(rows[row].capacity) < count { continue }
      vacant.remove(at: place)
      rows[row].count = 0
      return row
    }
    rows.append(Row(start: Int32(cells.count), count: 0, capacity: Int32(count)))
    let empty = Cell(coefficient: 0, column: -1, row: -1, next: -1)
    cells.append(contentsOf: repeatElement(empty, count: count))
    return rows.count - 1
  }

  mutating func append(_ column: Int32, _ coefficient: Double, to row: Int) {
    let place = Int(rows[row].start &+ rows[row].count)
    cells[place] = Cell(
      coefficient: coefficient, column: column, row: Int32(row), next: heads[Int(column)])
    heads[Int(column)] = Int32(place)
    rows[row].count &+= 1
  }

  /// Takes a row out.
  ///
  /// Complexity: as of the columns in which it has terms.
  mutating func remove(_ row: Int) {
    for term in terms(of: row) {
      let column = Int(cells[term].column)
      if heads[column] == Int32(term) {
        heads[column] = cells[term].next
        continue
      }
      var before = Int(heads[column])
      while cells[before].next != Int32(term) { before = Int(cells[before].next) }
      cells[before].next = cells[term].next
    }
    rows[row].count = 0
    vacant.append(Int32(row))
  }

  @inline(__always) func withPointers<Result>(
    _ body: (UnsafeBufferPointer<Row>, UnsafeBufferPointer<Cell>) -> Result
  ) -> Result {
    rows.withUnsafeBufferPointer { rows in
      cells.withUnsafeBufferPointer { cells in body(rows, cells) }
    }
  }
}
