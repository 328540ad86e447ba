extension Elimination {
  /// The index of a variable's term in the pool, -1 if the row does not contain it.
  ///
  /// A short row is scanned. A long row is scattered into `position` once and stays so until
  /// another long row is searched, so that eliminating many variables from one long sum stays
  /// linear. An entry of `position` is validated by the contents of the pool (Briggs & Torczon).
  mutating func find(_ variable: Int32, in row: Int) -> Int {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    if count <= 12 {
      for index in start..<start + count where termVariable[index] == variable { return index }
      return -1
    }
    if scatteredRow != Int32(row) {
      scatteredRow = Int32(row)
      for offset in 0..<count { position[Int(termVariable[start + offset])] = Int32(offset) }
    }
    let offset = Int(position[Int(variable)])
    return offset < count && termVariable[start + offset] == variable ? start + offset : -1
  }

  mutating func removeTerm(at index: Int, of row: Int) {
    columnCount[Int(termVariable[index])] -= 1
    noteSingleton(termVariable[index])
    rowCount[row] -= 1
    let last = Int(rowStart[row] + rowCount[row])
    if index != last {
      termVariable[index] = termVariable[last]
      termCoefficient[index] = termCoefficient[last]
      if scatteredRow == Int32(row) {
        position[Int(termVariable[index])] = Int32(index - Int(rowStart[row]))
      }
    }
  }

  mutating func insertTerm(_ variable: Int32, _ coefficient: Double, in row: Int) {
    if coefficient == 0 { return }
    if rowCount[row] == rowCapacity[row] { moveToEnd(row) }
    let index = Int(rowStart[row] + rowCount[row])
    termVariable[index] = variable
    termCoefficient[index] = coefficient
    if scatteredRow == Int32(row) { position[Int(variable)] = rowCount[row] }
    rowCount[row] += 1
    addOccurrence(of: variable, in: Int32(row))
  }

  /// Moves a full row to a longer stretch at the end of the pool.
  private mutating func moveToEnd(_ row: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    let capacity = max(4, count * 2)
    rowStart[row] = Int32(termVariable.count)
    rowCapacity[row] = Int32(capacity)
    for offset in 0..<capacity {
      termVariable.append(offset < count ? termVariable[start + offset] : -1)
      termCoefficient.append(offset < count ? termCoefficient[start + offset] : 0)
    }
  }
}
