/// A sparse matrix, linked by row and by column, to which rows can be added and removed.
struct SparseMatrix: Sendable {
  struct Row: Sendable {
    var start: Int32
    var count: Int32
    /// The number of terms that fit.
    var capacity: Int32

    /// The places of the row's terms among all cells.
    @inline(__always) var terms: Range<Int> {
      Range(uncheckedBounds: (Int(start), Int(start) &+ Int(count)))
    }
  }

  /// A term, with links to its neighbours in the column.
  struct Cell: Sendable {
    var coefficient: Double
    var column: Int32
    var row: Int32
    var next: Int32
    /// The previous term of the column, -1 for the first.
    var before: Int32 = -1
  }

  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []
  /// The first term of each column, -1 for none.
  private(set) var heads: [Int32] = []
  /// Removed rows, whose numbers and memory are reused.
  private var vacant: [Int32] = []

  func terms(of row: Int) -> Range<Int> { rows[row].terms }

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

  /// Adds a row that consists of a single variable with coefficient 1.
  mutating func addUnitRow(_ column: Int32) {
    let place = Int32(truncatingIfNeeded: cells.count)
    cells.append(
      Cell(
        coefficient: 1, column: column, row: Int32(truncatingIfNeeded: rows.count),
        next: heads[Int(column)]))
    let next = heads[Int(column)]
    if next >= 0 { cells[Int(next)].before = place }
    heads[Int(column)] = place
    rows.append(Row(start: place, count: 1, capacity: 1))
  }

  /// Adds a row with its coefficients multiplied by `scale`, and returns its number.
  mutating func addRow(
    _ columns: ArraySlice<Int32>, _ coefficients: ArraySlice<Double>, scale: Double
  ) -> Int {
    let row = makeRow(count: columns.count)
    let start = Int(rows[row].start)
    columns.withUnsafeBufferPointer { columns in
      coefficients.withUnsafeBufferPointer { coefficients in
        withMutableBuffers(&cells, &heads) { cells, heads in
          for index in columns.indices {
            let column = Int(columns[index])
            cells[start &+ index] = Cell(
              coefficient: coefficients[index] * scale, column: columns[index],
              row: Int32(truncatingIfNeeded: row), next: heads[column])
            let place = Int32(truncatingIfNeeded: start &+ index)
            if heads[column] >= 0 { cells[Int(heads[column])].before = place }
            heads[column] = place
          }
        }
      }
    }
    return row
  }

  /// Makes a row of `count` terms, which the caller must write.
  private mutating func makeRow(count: Int) -> Int {
    for place in vacant.indices.suffix(8).reversed() {
      let row = Int(vacant[place])
      if Int(rows[row].capacity) < count { continue }
      vacant.remove(at: place)
      rows[row].count = Int32(truncatingIfNeeded: count)
      return row
    }
    let size = Int32(truncatingIfNeeded: count)
    rows.append(Row(start: Int32(truncatingIfNeeded: cells.count), count: size, capacity: size))
    let empty = Cell(coefficient: 0, column: -1, row: -1, next: -1)
    for _ in 0..<count { cells.append(empty) }
    return rows.count - 1
  }

  /// Removes a row.
  mutating func remove(_ row: Int) {
    for term in terms(of: row) {
      let cell = cells[term]
      if cell.before >= 0 {
        cells[Int(cell.before)].next = cell.next
      } else {
        heads[Int(cell.column)] = cell.next
      }
      if cell.next >= 0 { cells[Int(cell.next)].before = cell.before }
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
