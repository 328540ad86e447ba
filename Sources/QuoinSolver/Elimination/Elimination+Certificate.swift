extension Elimination {
  /// The multiples of the original rows that make up an inconsistent working row.
  mutating func certificate(ofInconsistent row: Int32) -> [(row: Int32, multiplier: Double)] {
    originals([(row, 1)])
  }

  /// The multiples of the original rows that cancel a sum over variables.
  ///
  /// Requires ``recordsFactors``. A forward pass through the pivots gives multiples of working
  /// rows, a backward pass through the recorded factors those of the original rows. The pivot rows
  /// are independent, so the result is unique.
  mutating func certificate(
    cancelling terms: [(variable: Int32, coefficient: Double)]
  ) -> [(row: Int32, multiplier: Double)] {
    for term in terms { touch(term.variable, term.coefficient) }
    var multiples: [(row: Int32, multiplier: Double)] = []
    while let pivot = expansion.heap.popSmallest() {
      let variable = pivotVariable[Int(pivot)]
      let multiplier = -expansion.take(variable) / pivotCoefficient[Int(pivot)]
      if multiplier == 0 { continue }
      let row = Int(pivotRow[Int(pivot)])
      multiples.append((Int32(row), multiplier))
      let start = Int(rowStart[row])
      for index in start..<start + Int(rowCount[row]) where termVariable[index] != variable {
        touch(termVariable[index], multiplier * termCoefficient[index])
      }
    }
    for variable in expansion.touched where expansion.isTouched[Int(variable)] {
      _ = expansion.take(variable)
    }
    expansion.touched.removeAll(keepingCapacity: true)
    return originals(multiples)
  }

  private mutating func touch(_ variable: Int32, _ amount: Double) {
    let isNew = expansion.accumulate(variable, amount)
    let pivot = pivotOfVariable[Int(variable)]
    if isNew, pivot >= 0 { expansion.heap.insert(Int64(pivot)) }
  }

  /// Converts multiples of working rows into multiples of original rows: a working row is its
  /// original plus the recorded multiples of rows used before it.
  private mutating func originals(
    _ multiples: [(row: Int32, multiplier: Double)]
  ) -> [(row: Int32, multiplier: Double)] {
    origins.prepare(rowCount: rowStart.count, pivots: pivotRow)
    for (row, multiplier) in multiples { origins.add(multiplier, to: row) }
    var result: [(row: Int32, multiplier: Double)] = []
    while let (row, multiplier) = origins.takeLast() {
      if multiplier == 0 { continue }
      result.append((Int32(row), multiplier))
      var factor = factorHead[row]
      while factor >= 0 {
        origins.add(multiplier * factorValue[Int(factor)], to: factorRow[Int(factor)])
        factor = factorNext[Int(factor)]
      }
    }
    return result
  }
}
