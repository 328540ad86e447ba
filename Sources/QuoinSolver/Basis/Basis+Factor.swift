extension Basis {
  /// Finds an order of the slots in which each row follows from earlier ones.
  ///
  /// Rows with one variable left come first (known values spread), variables that remain in a
  /// single row come last (loose ends), and the rows in between form the bump. Returns the slots of
  /// dependent rows, each with a variable that no row determines.
  mutating func factor() -> [(slot: Int, variable: Int32)] {
    forgetEtas()
    slotOfRow.refill(with: -1, count: matrix.rows.count)
    slotOfVariable.refill(with: -1, count: count)
    for slot in 0..<count { slotOfRow[Int(unitOfSlot[slot])] = Int32(slot) }
    // The number of variables that each row still lacks; -1 for a row that is already placed.
    var left = [Int32](repeating: 0, count: count)
    let front = takeRows(&left)
    let back = front < count ? takeColumns(&left) : count
    bump = front..<back
    var missing: [(slot: Int, variable: Int32)] = []
    if front < back { missing = factorBump(left) }
    unitOfSlot = rowOfSlot
    for slot in 0..<count { slotOfRow[Int(unitOfSlot[slot])] = Int32(slot) }
    listColumns()
    return missing
  }

  /// Lists the terms of the factored rows by variable.
  private mutating func listColumns() {
    let order = Order(
      count: count, variableOfSlot: variableOfSlot, rowOfSlot: rowOfSlot,
      slotOfVariable: slotOfVariable, bump: bump)
    columnStarts.refill(with: 0, count: count + 1)
    var starts: [Int32] = []
    var terms: [EtaTerm] = []
    swap(&starts, &columnStarts)
    swap(&terms, &columnTerms)
    matrix.withPointers { rows, cells in
      starts.withUnsafeMutableBufferPointer { starts in
        // First the counts, each one index ahead, then their prefix sums.
        order.forEachTerm(rows, cells) { variable, _, _ in starts[variable &+ 1] &+= 1 }
        for variable in 1..<starts.count { starts[variable] &+= starts[variable &- 1] }
        terms.refill(
          with: EtaTerm(coefficient: 0, slot: 0), count: Int(starts[starts.count - 1]))
        terms.withUnsafeMutableBufferPointer { terms in
          order.forEachTerm(rows, cells) { variable, slot, coefficient in
            terms[Int(starts[variable])] = EtaTerm(coefficient: coefficient, slot: slot)
            starts[variable] &+= 1
          }
        }
        // Filling moved each start to the next one's position.
        for variable in (1..<starts.count).reversed() { starts[variable] = starts[variable &- 1] }
        starts[0] = 0
      }
    }
    swap(&starts, &columnStarts)
    swap(&terms, &columnTerms)
  }

  /// The order of the slots.
  private struct Order {
    let count: Int
    let variableOfSlot: [Int32]
    let rowOfSlot: [Int32]
    let slotOfVariable: [Int32]
    let bump: Range<Int>

    /// Calls a function for each term by which a variable contributes to other slots.
    @inline(__always) func forEachTerm(
      _ rows: UnsafeBufferPointer<SparseMatrix.Row>,
      _ cells: UnsafeBufferPointer<SparseMatrix.Cell>, _ body: (Int, Int32, Double) -> Void
    ) {
      for slot in 0..<count {
        let own = variableOfSlot[slot]
        let isInBump = bump.contains(slot)
        let row = rows[Int(rowOfSlot[slot])]
        for term in Int(row.start)..<Int(row.start &+ row.count) {
          let cell = cells[term]
          let isSolved =
            isInBump ? bump.contains(Int(slotOfVariable[Int(cell.column)])) : cell.column == own
          if !isSolved {
            body(Int(cell.column), Int32(truncatingIfNeeded: slot), cell.coefficient)
          }
        }
      }
    }
  }

  private mutating func place(
    _ unit: Int32, _ variable: Int32, _ coefficient: Double, at slot: Int
  ) {
    rowOfSlot[slot] = unit
    variableOfSlot[slot] = variable
    pivotOfSlot[slot] = coefficient
    slotOfVariable[Int(variable)] = Int32(slot)
  }

  private mutating func takeRows(_ left: inout [Int32]) -> Int {
    // `moved` is not in use and serves as the queue.
    clearDirection()
    var queued = 0
    for slot in 0..<count {
      left[slot] = matrix.rows[Int(unitOfSlot[slot])].count
      if left[slot] == 1 {
        moved[queued] = Int32(slot)
        queued += 1
      }
    }
    var front = 0
    var next = 0
    while next < queued {
      let old = Int(moved[next])
      next += 1
      if left[old] != 1 { continue }
      let unit = unitOfSlot[old]
      for term in matrix.terms(of: Int(unit)) {
        let cell = matrix.cells[term]
        if slotOfVariable[Int(cell.column)] >= 0 { continue }
        place(unit, cell.column, cell.coefficient, at: front)
        left[old] = -1
        front += 1
        var other = matrix.heads[Int(cell.column)]
        while other >= 0 {
          let row = Int(matrix.cells[Int(other)].row)
          other = matrix.cells[Int(other)].next
          let slot = Int(slotOfRow[row])
          if slot < 0 || left[slot] <= 0 { continue }
          left[slot] -= 1
          if left[slot] == 1 && queued < count {
            moved[queued] = Int32(slot)
            queued += 1
          }
        }
        break
      }
    }
    return front
  }

  private mutating func takeColumns(_ left: inout [Int32]) -> Int {
    // The number of rows not yet placed in which each variable occurs.
    var occurrences = [Int32](repeating: 0, count: count)
    for slot in 0..<count where left[slot] >= 0 {
      for term in matrix.terms(of: Int(unitOfSlot[slot])) {
        occurrences[Int(matrix.cells[term].column)] += 1
      }
    }
    var queue: [Int32] = []
    for variable in 0..<count where occurrences[variable] == 1 && slotOfVariable[variable] < 0 {
      queue.append(Int32(variable))
    }
    var back = count
    while let variable = queue.popLast() {
      if slotOfVariable[Int(variable)] >= 0 { continue }
      var term = matrix.heads[Int(variable)]
      while term >= 0 {
        let cell = matrix.cells[Int(term)]
        term = cell.next
        let old = Int(slotOfRow[Int(cell.row)])
        if old < 0 || left[old] < 0 { continue }
        if cell.coefficient.magnitude < 0.01 * largestFree(Int(cell.row)) { break }
        back -= 1
        place(cell.row, variable, cell.coefficient, at: back)
        left[old] = -1
        for other in matrix.terms(of: Int(cell.row)) {
          let column = Int(matrix.cells[other].column)
          occurrences[column] -= 1
          if occurrences[column] == 1 && slotOfVariable[column] < 0 { queue.append(Int32(column)) }
        }
        break
      }
    }
    return back
  }

  private func largestFree(_ row: Int) -> Double {
    var largest = 0.0
    for term in matrix.terms(of: row)
    where slotOfVariable[Int(matrix.cells[term].column)] < 0 {
      largest = max(largest, matrix.cells[term].coefficient.magnitude)
    }
    return largest
  }

  private mutating func factorBump(
    _ left: [Int32]
  ) -> [(slot: Int, variable: Int32)] {
    let first = bump.lowerBound
    var slot = first
    for variable in 0..<count where slotOfVariable[variable] < 0 {
      slotOfVariable[variable] = Int32(slot)
      variableOfSlot[slot] = Int32(variable)
      slot += 1
    }
    bumpVector.refill(with: 0, count: bump.count)
    bumpResult.refill(with: 0, count: bump.count)
    bumpFactors.reset(variableCount: bump.count, recordsFactors: true)
    slot = first
    for old in 0..<count where left[old] >= 0 {
      let unit = unitOfSlot[old]
      rowOfSlot[slot] = unit
      pivotOfSlot[slot] = 1
      slot += 1
      bumpFactors.beginRow(constant: 0)
      for term in matrix.terms(of: Int(unit)) {
        let place = Int(slotOfVariable[Int(matrix.cells[term].column)])
        if bump.contains(place) {
          bumpFactors.appendTerm(Int32(place - first), matrix.cells[term].coefficient)
        }
      }
    }
    bumpFactors.run()
    if bumpFactors.pivotRow.count == bump.count { return [] }
    var free: [Int32] = []
    for variable in 0..<bump.count where bumpFactors.pivotOfVariable[variable] < 0 {
      free.append(variableOfSlot[first + variable])
    }
    var missing: [(slot: Int, variable: Int32)] = []
    for row in 0..<bump.count where bumpFactors.rowState[row] != .pivot {
      if let variable = free.popLast() { missing.append((first + row, variable)) }
    }
    return missing
  }
}
