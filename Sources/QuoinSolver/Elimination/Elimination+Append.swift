extension Elimination {
  /// Adds the last row to the elimination after ``run()``: earlier pivots are substituted, then it
  /// becomes a pivot itself.
  ///
  /// Returns false if it follows from the rows before it.
  mutating func takeLastRow() -> Bool {
    let row = rowStart.count - 1
    var heap = IndexHeap()
    func note(_ variable: Int32) {
      let pivot = pivotOfVariable[Int(variable)]
      if pivot >= 0 { heap.insert(Int64(pivot)) }
    }
    let start = Int(rowStart[row])
    for term in start..<start + Int(rowCount[row]) { note(termVariable[term]) }
    while let pivot = heap.popSmallest() {
      let variable = pivotVariable[Int(pivot)]
      let found = find(variable, in: row)
      if found < 0 { continue }
      let source = Int(pivotRow[Int(pivot)])
      let factor = -termCoefficient[found] / pivotCoefficient[Int(pivot)]
      removeTerm(at: found, of: row)
      add(source, times: factor, to: row, without: variable)
      let terms = Int(rowStart[source])
      for term in terms..<terms + Int(rowCount[source]) where termVariable[term] != variable {
        note(termVariable[term])
      }
    }
    if rowCount[row] == 0 {
      rowState[row] = .redundant
      return false
    }
    eliminate(with: row, at: pivotTerm(of: row))
    return true
  }
}
