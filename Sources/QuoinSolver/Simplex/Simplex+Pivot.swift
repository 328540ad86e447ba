extension Simplex {
  /// Exchanges the unit of a row with that of a column.
  ///
  /// Values are the caller's business.
  mutating func exchange(row: Int, column: Int) {
    pivots += 1
    let count = columnCount
    let stride = stride
    let rows = rowCount
    let pivotStart = row * stride
    // Solve the row for the entering unit.
    let inverse = 1 / entries[pivotStart + column]
    filled.removeAll(keepingCapacity: true)
    for index in 0..<count where entries[pivotStart + index] != 0 {
      entries[pivotStart + index] *= -inverse
      filled.append(Int32(index))
    }
    entries[pivotStart + column] = inverse
    // Put that into the other rows. Large problems are mostly zeros.
    let isSparse = filled.count * 4 < count
    entries.withUnsafeMutableBufferPointer { entries in
      for other in 0..<rows where other != row {
        let start = other * stride
        let factor = entries[start + column]
        if factor == 0 { continue }
        entries[start + column] = 0
        if isSparse {
          for index in filled {
            let sum = entries[start + Int(index)] + factor * entries[pivotStart + Int(index)]
            entries[start + Int(index)] = sum.magnitude < Tolerance.coefficient ? 0 : sum
          }
        } else {
          for index in 0..<count {
            let sum = entries[start + index] + factor * entries[pivotStart + index]
            entries[start + index] = sum.magnitude < Tolerance.coefficient ? 0 : sum
          }
        }
      }
    }
    let leaving = rowUnit[row]
    let entering = columnUnit[column]
    rowUnit[row] = entering
    columnUnit[column] = leaving
    units[Int(entering)].place = Int32(row)
    units[Int(leaving)].place = -1 - Int32(column)
  }

  /// Holds a unit whose value is 0 at 0 from now on.
  mutating func fixAtZero(_ unit: Int) {
    let place = units[unit].place
    if place == Unit.gone { return }
    if place < 0 { return removeColumn(Int(-1 - place)) }
    let row = Int(place)
    let start = row * stride
    var best = -1
    var largest = 0.0
    for column in 0..<columnCount where entries[start + column].magnitude > largest {
      largest = entries[start + column].magnitude
      best = column
    }
    if best < 0 { return removeRow(row) }
    // What rounding left of the value moves the unit that takes its place.
    let step = -rowValue[row] / entries[start + best]
    if step != 0 {
      for other in 0..<rowCount { rowValue[other] += entries[other * stride + best] * step }
    }
    exchange(row: row, column: best)
    let entered = units[Int(rowUnit[row])]
    rowIsAbove[row] = entered.mayRise
    rowValue[row] = entered.isKinked ? 0 : step
    removeColumn(best)
  }
}
