extension Simplex {
  /// Why the rows of this level, all of them limits from below, cannot hold together.
  ///
  /// One violated row is brought as near to holding as the rows that do hold allow. What stops
  /// it are nonbasic units, and the multiples in which they stop it make a basic certificate of
  /// infeasibility (Farkas); the rows of such a one are an irreducible set (Gleeson & Ryan 1990).
  /// Null when every row turns out to hold within rounding.
  mutating func certificate() -> [(label: Int32, multiplier: Double)]? {
    let rows = levelStart..<units.count
    var violated: [Int] = []
    for unit in rows {
      let place = units[unit].place
      units[unit].fallCost = 0
      if isViolated(unit) {
        violated.append(unit)
      } else {
        units[unit].mayFall = false
        if place >= 0 {
          rowIsAbove[Int(place)] = true
          rowValue[Int(place)] = max(rowValue[Int(place)], 0)
        }
      }
    }
    for unit in violated {
      if isViolated(unit) {
        levelCost = 1
        units[unit].fallCost = 1
        rowIsAbove[Int(units[unit].place)] = false
        minimise()
        if isViolated(unit) { return multipliers(stopping: unit) }
        units[unit].fallCost = 0
      }
      units[unit].mayFall = false
      let place = units[unit].place
      if place >= 0 {
        rowIsAbove[Int(place)] = true
        rowValue[Int(place)] = max(rowValue[Int(place)], 0)
      }
    }
    return nil
  }

  private func isViolated(_ unit: Int) -> Bool {
    let place = units[unit].place
    let scale = units[unit].scale
    return place >= 0
      && rowValue[Int(place)] < -Tolerance.feasibility(units[unit].magnitude) * scale
  }

  private func multipliers(stopping unit: Int) -> [(label: Int32, multiplier: Double)] {
    var result = [(label: units[unit].label, multiplier: units[unit].scale)]
    let start = Int(units[unit].place) * stride
    var largest = 1.0
    for column in 0..<columnCount { largest = max(largest, entries[start + column].magnitude) }
    for column in 0..<columnCount {
      let other = units[Int(columnUnit[column])]
      let entry = entries[start + column]
      if other.label < 0 || entry.magnitude <= Tolerance.multiplier * largest { continue }
      result.append((other.label, -entry * other.scale))
    }
    return result
  }
}
