extension Simplex {
  /// Puts problems side by side that have nothing in common yet.
  ///
  /// The variables of the first come first, then those of the second, and so on.
  init(merging parts: [Simplex]) {
    let columns = parts.reduce(0) { $0 + $1.columnCount }
    reset(variableCount: 0)
    stride = columns
    var maps: [[Int32]] = []
    for part in parts {
      var map = [Int32](repeating: -1, count: part.units.count)
      for unit in 0..<part.variableCount { map[unit] = add(part.units[unit]) }
      maps.append(map)
    }
    variableCount = units.count
    for (index, part) in parts.enumerated() {
      for unit in part.variableCount..<part.units.count where part.units[unit].place != Unit.gone {
        maps[index][unit] = add(part.units[unit])
      }
    }
    var firstColumn = 0
    for (index, part) in parts.enumerated() {
      append(part, units: maps[index], firstColumn: firstColumn)
      firstColumn += part.columnCount
    }
    levelStart = units.count
  }

  private mutating func add(_ unit: Unit) -> Int32 {
    var copy = unit
    copy.place = Unit.gone
    units.append(copy)
    return Int32(units.count - 1)
  }

  private mutating func append(_ part: Simplex, units map: [Int32], firstColumn: Int) {
    for row in 0..<part.rowCount {
      let unit = map[Int(part.rowUnit[row])]
      units[Int(unit)].place = Int32(rowCount)
      rowUnit.append(unit)
      rowValue.append(part.rowValue[row])
      rowIsAbove.append(part.rowIsAbove[row])
      for column in 0..<stride {
        let inner = column - firstColumn
        let isInside = inner >= 0 && inner < part.columnCount
        entries.append(isInside ? part.entries[row * part.stride + inner] : 0)
      }
    }
    for column in 0..<part.columnCount {
      let unit = map[Int(part.columnUnit[column])]
      units[Int(unit)].place = -1 - Int32(firstColumn + column)
      columnUnit.append(unit)
    }
  }
}
