extension Simplex {
  /// Adds the unit `Σ coefficient · variable - constant`, basic, and returns its number.
  ///
  /// Null when none of the variables can move any more: the row is a number then.
  mutating func addRow(
    variables: ArraySlice<Int32>, coefficients: ArraySlice<Double>, constant: Double,
    magnitude: Double, label: Int32
  ) -> Int? {
    let scale = Self.scale(for: coefficients)
    scratch.refill(with: 0, count: columnCount)
    var value = -constant * scale
    for (variable, coefficient) in zip(variables, coefficients) {
      let factor = coefficient * scale
      let place = units[Int(variable)].place
      if place == Unit.gone { continue }
      if place < 0 {
        scratch[Int(-1 - place)] += factor
      } else {
        value += factor * rowValue[Int(place)]
        let start = Int(place) * stride
        let count = columnCount
        entries.withUnsafeBufferPointer { entries in
          scratch.withUnsafeMutableBufferPointer { scratch in
            for column in 0..<count { scratch[column] += factor * entries[start &+ column] }
          }
        }
      }
    }
    return appendRow(value: value, scale: scale, magnitude: magnitude, label: label)
  }

  /// Adds the row whose coefficients are in `scratch`; null when they are all 0.
  mutating func appendRow(
    value: Double, scale: Double, magnitude: Double, label: Int32
  ) -> Int? {
    let count = columnCount
    let isConstant = scratch.withUnsafeMutableBufferPointer { scratch in
      var isConstant = true
      for column in 0..<count {
        if scratch[column].magnitude > Tolerance.coefficient {
          isConstant = false
        } else {
          scratch[column] = 0
        }
      }
      return isConstant
    }
    if isConstant { return nil }
    var unit = Unit()
    unit.place = Int32(rowCount)
    unit.scale = scale
    unit.magnitude = magnitude
    unit.label = label
    units.append(unit)
    rowUnit.append(Int32(units.count - 1))
    rowValue.append(value.magnitude <= 1e-12 * magnitude * scale ? 0 : value)
    rowIsAbove.append(value >= 0)
    entries.append(contentsOf: scratch)
    entries.append(contentsOf: repeatElement(0, count: stride - count))
    return units.count - 1
  }

  /// A power of two that brings the largest coefficient near 1; 1 where it is near enough.
  private static func scale(for coefficients: ArraySlice<Double>) -> Double {
    var largest = 0.0
    for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    if largest >= 0.0625 && largest <= 16 { return 1 }
    if !(largest > 0) || !largest.isFinite { return 1 }
    let exponent = min(max(-Int(largest.exponent), -1000), 1000)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Takes a column out: its unit stays 0 from now on.
  mutating func removeColumn(_ column: Int) {
    let last = columnCount - 1
    units[Int(columnUnit[column])].place = Unit.gone
    if column != last {
      let (rows, stride) = (rowCount, stride)
      entries.withUnsafeMutableBufferPointer { entries in
        var start = 0
        for _ in 0..<rows {
          entries[start &+ column] = entries[start &+ last]
          start &+= stride
        }
      }
      columnUnit[column] = columnUnit[last]
      units[Int(columnUnit[column])].place = -1 - Int32(column)
    }
    columnUnit.removeLast()
  }

  /// Takes a row out: its unit is of no more interest.
  mutating func removeRow(_ row: Int) {
    let last = rowCount - 1
    units[Int(rowUnit[row])].place = Unit.gone
    if row != last {
      let (count, stride) = (columnCount, stride)
      entries.withUnsafeMutableBufferPointer { entries in
        for column in 0..<count {
          entries[row * stride &+ column] = entries[last * stride &+ column]
        }
      }
      rowUnit[row] = rowUnit[last]
      rowValue[row] = rowValue[last]
      rowIsAbove[row] = rowIsAbove[last]
      units[Int(rowUnit[row])].place = Int32(row)
    }
    rowUnit.removeLast()
    rowValue.removeLast()
    rowIsAbove.removeLast()
    entries.removeLast(stride)
  }

  /// Whether no nonbasic unit changes the row.
  func isConstant(_ row: Int) -> Bool {
    let range = row * stride..<row * stride + columnCount
    return entries.withUnsafeBufferPointer { entries in
      for index in range where entries[index] != 0 { return false }
      return true
    }
  }
}
