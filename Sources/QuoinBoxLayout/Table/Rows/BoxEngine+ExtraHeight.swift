// CSS Tables §3.10.4: distribution of extra height.

extension BoxEngine {
  /// Grows some rows to a height.
  ///
  /// The first of these steps that finds rows uses all free height: rows with a percentage up to
  /// it, rows in which a span begins, rows with an unconstrained height, empty rows, all rows.
  func growRows(
    _ run: UnsafeMutablePointer<TableRun>, first: Int, count: Int, to height: Float, ofSpan: Bool,
    percentagesOf base: Float
  ) {
    guard count > 0 else { return }
    let rows = first..<first + count
    var total = 0.0
    for index in rows { total += Double(run.pointee.rows[index].height) }
    let spacing = Double(run.pointee.rowSpacing) * Double(count - 1)
    var free = Double(height) - spacing - total
    guard free > 1e-4 else { return }
    if base.isKnown { free -= growPercentages(run, rows, base, free) }
    guard free > 1e-4 else { return }
    if ofSpan {
      let hasStarts = rows.dropFirst().contains { run.pointee.rows[$0].hasSpanStart }
      if hasStarts {
        return grow(run, rows, by: free, evenly: true) {
          $0 != first && run.pointee.rows[$0].hasSpanStart
        }
      }
    }
    func isFree(_ index: Int) -> Bool {
      let row = run.pointee.rows[index]
      if row.percent > 0 { return row.height > 0 && !base.isKnown }
      return row.height > 0 && !row.isConstrained
    }
    func isEmpty(_ index: Int) -> Bool { run.pointee.rows[index].height == 0 }
    if rows.contains(where: isFree) {
      return grow(run, rows, by: free, evenly: false, where: isFree)
    }
    if rows.contains(where: isEmpty) {
      let allAreEmpty = rows.allSatisfy(isEmpty)
      guard ofSpan else {
        // Rows without a specified height come first.
        let hasOpen = rows.contains { isEmpty($0) && !run.pointee.rows[$0].isConstrained }
        return grow(run, rows, by: free, evenly: true) {
          isEmpty($0) && !(hasOpen && run.pointee.rows[$0].isConstrained)
        }
      }
      if allAreEmpty {
        run.pointee.rows[first + count - 1].height += Float(free)
        return
      }
    }
    grow(run, rows, by: free, evenly: false) { !isEmpty($0) }
  }

  /// Grows rows with a percentage up to it, in proportion to their shortfalls.
  private func growPercentages(
    _ run: UnsafeMutablePointer<TableRun>, _ rows: Range<Int>, _ base: Float, _ free: Double
  ) -> Double {
    func missing(_ index: Int) -> Double {
      let row = run.pointee.rows[index]
      guard row.percent > 0 else { return 0 }
      return Double(max(0, row.percent * base / 100 - row.height))
    }
    var sum = 0.0
    for index in rows { sum += missing(index) }
    guard sum > 0 else { return 0 }
    let used = min(sum, free)
    for index in rows {
      run.pointee.rows[index].height += Float(used * missing(index) / sum)
    }
    return used
  }

  /// Distributes a height among some rows.
  private func grow(
    _ run: UnsafeMutablePointer<TableRun>, _ rows: Range<Int>, by free: Double, evenly: Bool,
    where isChosen: (Int) -> Bool
  ) {
    var sum = 0.0
    for index in rows where isChosen(index) {
      sum += evenly ? 1 : Double(run.pointee.rows[index].height)
    }
    guard sum > 0 else { return }
    var left = free
    var weights = sum
    for index in rows where isChosen(index) {
      let weight = evenly ? 1 : Double(run.pointee.rows[index].height)
      let part = weights > 0 ? left * weight / weights : 0
      run.pointee.rows[index].height += Float(part)
      left -= part
      weights -= weight
    }
  }
}
