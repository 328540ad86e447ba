extension Plan {
  /// Reads the rows of a store, and evaluates them at a point.
  struct Reader {
    let rows: UnsafePointer<RowStore.Row>
    let cells: UnsafePointer<RowStore.Cell>
    let isPreferences: Bool

    func terms(of row: Int) -> Range<Int> {
      let start = Int(rows[row].start)
      return start..<start &+ Int(rows[row].count)
    }

    /// `first + Σ coefficient · value`.
    @inline(__always) func sum(
      _ row: Int, _ x: UnsafeMutablePointer<Double>, from first: Double
    ) -> Double {
      var sum = first
      var term = Int(rows[row].start)
      let end = term &+ Int(rows[row].count)
      while term < end {
        sum += cells[term].coefficient * x[Int(cells[term].variable)]
        term &+= 1
      }
      return sum
    }

    /// `Σ coefficient · value - constant`.
    @inline(__always) func residual(_ row: Int, _ x: UnsafeMutablePointer<Double>) -> Double {
      sum(row, x, from: -rows[row].constant)
    }

    /// The value of a term's variable that makes `Σ coefficient · value == constant`.
    @inline(__always) func solve(
      _ term: Int32, _ x: UnsafeMutablePointer<Double>, for constant: Double
    ) -> Double {
      let cell = cells[Int(term)]
      let header = rows[Int(cell.row)]
      var sum = constant
      var other = Int(header.start)
      let end = other &+ Int(header.count)
      while other < end {
        if other != Int(term) { sum -= cells[other].coefficient * x[Int(cells[other].variable)] }
        other &+= 1
      }
      return sum / cell.coefficient
    }
  }
}
