extension Elimination {
  /// Eliminates as many variables as there are independent rows.
  mutating func run() {
    for row in rowStart.indices { queue.insert(Int32(row), length: Int(rowCount[row])) }
    for variable in columnCount.indices { noteSingleton(Int32(variable)) }
    while true {
      // Known values first, then variables that affect no other row, then the shortest row.
      if let entry = queue.next(upTo: 1) {
        process(entry)
      } else if let term = nextSingleton() {
        eliminate(with: term.row, at: term.index)
      } else if let entry = queue.next(upTo: .max) {
        process(entry)
      } else {
        return
      }
    }
  }

  private mutating func process(_ entry: (row: Int32, length: Int)) {
    let row = Int(entry.row)
    guard rowState[row] == .waiting, Int(rowCount[row]) == entry.length else { return }
    if entry.length == 0 {
      close(row)
    } else {
      eliminate(with: row, at: pivotTerm(of: row))
    }
  }

  /// Records a variable that occurs in one waiting row and nowhere else.
  ///
  /// Eliminating it changes no other row: first the edges of the last view of a stack, then those
  /// of the one before, and so on, each in terms of its neighbour.
  mutating func noteSingleton(_ variable: Int32) {
    if columnCount[Int(variable)] == 1 && otherCount[Int(variable)] == 0 {
      singletons.append(variable)
    }
  }

  private mutating func nextSingleton() -> (row: Int, index: Int)? {
    while let variable = singletons.popLast() {
      if columnCount[Int(variable)] != 1 || pivotOfVariable[Int(variable)] >= 0 { continue }
      var node = columnHead[Int(variable)]
      while node >= 0 {
        let row = Int(nodeRow[Int(node)])
        node = nodeNext[Int(node)]
        guard rowState[row] == .waiting else { continue }
        let index = find(variable, in: row)
        guard index >= 0 else { continue }
        if termCoefficient[index].magnitude >= largestCoefficient(of: row) * 0.1 {
          return (row, index)
        }
        break
      }
    }
    return nil
  }

  private func largestCoefficient(of row: Int) -> Double {
    var largest = 0.0
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) {
      largest = max(largest, termCoefficient[index].magnitude)
    }
    return largest
  }

  /// Classifies a row without remaining variables.
  private mutating func close(_ row: Int) {
    // The comparison is written so that a constant that has overflowed is not taken for a
    // contradiction.
    if rowConstant[row].magnitude > Tolerance.feasibility(rowMagnitude[row]) {
      rowState[row] = .inconsistent
      inconsistentRows.append(Int32(row))
    } else {
      rowState[row] = .redundant
    }
  }

  mutating func eliminate(with row: Int, at term: Int) {
    let variable = termVariable[term]
    let coefficient = termCoefficient[term]
    rowState[row] = .pivot
    pivotOfVariable[Int(variable)] = Int32(pivotRow.count)
    pivotRow.append(Int32(row))
    pivotVariable.append(variable)
    pivotCoefficient.append(coefficient)
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) {
      columnCount[Int(termVariable[index])] -= 1
      noteSingleton(termVariable[index])
    }

    var node = columnHead[Int(variable)]
    while node >= 0 {
      let target = Int(nodeRow[Int(node)])
      node = nodeNext[Int(node)]
      guard rowState[target] == .waiting else { continue }
      let found = find(variable, in: target)
      guard found >= 0 else { continue }
      let factor = -termCoefficient[found] / coefficient
      removeTerm(at: found, of: target)
      add(row, times: factor, to: target, without: variable)
      queue.insert(Int32(target), length: Int(rowCount[target]))
    }
  }

  /// Chooses the term to eliminate: among those not small relative to the largest, the one whose
  /// variable occurs least, then the first created.
  ///
  /// An equality counts as four other rows: the terms substituted into it are passed on to later
  /// equalities, and the last one of a chain would collect all of them.
  func pivotTerm(of row: Int) -> Int {
    let start = Int(rowStart[row])
    let end = start + Int(rowCount[row])
    let threshold = largestCoefficient(of: row) * 0.1
    var best = -1
    var bestCount: Int32 = 0
    for index in start..<end where termCoefficient[index].magnitude >= threshold {
      let variable = Int(termVariable[index])
      let count = 4 * columnCount[variable] + otherCount[variable]
      if best < 0 || count < bestCount
        || (count == bestCount && termVariable[index] < termVariable[best])
      {
        best = index
        bestCount = count
      }
    }
    return max(best, start)
  }

  mutating func add(
    _ row: Int, times factor: Double, to target: Int, without variable: Int32
  ) {
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) where termVariable[index] != variable {
      let other = termVariable[index]
      let change = factor * termCoefficient[index]
      let found = find(other, in: target)
      if found < 0 {
        insertTerm(other, change, in: target)
      } else {
        let old = termCoefficient[found]
        let sum = old + change
        // What remains after a cancellation is rounding error, not a coefficient.
        if sum.magnitude <= 1e-12 * max(old.magnitude, change.magnitude) {
          removeTerm(at: found, of: target)
        } else {
          termCoefficient[found] = sum
        }
      }
    }
    let change = factor * rowConstant[row]
    rowMagnitude[target] = max(
      rowMagnitude[target], change.magnitude, rowMagnitude[row] * factor.magnitude)
    rowConstant[target] += change
    if recordsFactors {
      factorRow.append(Int32(row))
      factorTarget.append(Int32(target))
      factorValue.append(factor)
      factorNext.append(factorHead[target])
      factorHead[target] = Int32(factorRow.count - 1)
    }
  }
}
