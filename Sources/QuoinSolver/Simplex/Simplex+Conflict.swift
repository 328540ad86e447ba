extension Simplex {
  /// A combination of rows of the first level, all of them lower limits, that cannot hold.
  typealias Certificate = [(label: Int32, multiplier: Double)]

  /// Returns the reasons why the rows of the current level cannot hold together: one irreducible
  /// set for each conflicting block, where blocks are named by variable.
  ///
  /// One violated row is brought as close to holding as the satisfied rows allow. It is stopped by
  /// active units, and the multiples in which they stop it form a basic certificate of
  /// infeasibility (Farkas); the rows of such a certificate are an irreducible set (Gleeson & Ryan
  /// 1990). The result is empty if every row turns out to hold within rounding.
  mutating func certificates(blocks: [Int32]) -> [Certificate] {
    firstError = nil
    var violated: [Int] = []
    for index in level {
      let unit = Int(index)
      units[unit].chargesFall = false
      if isViolated(unit) { violated.append(unit) } else { hold(unit) }
    }
    var found: [Certificate] = []
    var explained: [Int32] = []
    for unit in violated {
      let terms = basis.matrix.terms(of: unit)
      let block = blocks[Int(basis.matrix.cells[terms.lowerBound].column)]
      if explained.contains(block) { continue }
      if isViolated(unit) {
        level = [Int32(truncatingIfNeeded: unit)]
        firstError = nil
        levelCost = units[unit].cost
        units[unit].chargesFall = true
        units[unit].isAbove = false
        minimise()
        units[unit].chargesFall = false
        if isViolated(unit) {
          found.append(multipliers(stopping: unit))
          explained.append(block)
          continue
        }
      }
      hold(unit)
    }
    return found
  }

  private mutating func hold(_ unit: Int) {
    units[unit].mayFall = false
    units[unit].isAbove = true
    if !units[unit].isActive { units[unit].value = max(units[unit].value, 0) }
  }

  private func isViolated(_ unit: Int) -> Bool {
    let tolerance = Tolerance.feasibility(Double(units[unit].magnitude))
    return !units[unit].isActive && units[unit].value * units[unit].cost < -tolerance
  }

  private mutating func multipliers(stopping unit: Int) -> Certificate {
    var result: Certificate = [(label: units[unit].label, multiplier: 1 / units[unit].cost)]
    basis.backward(row: unit)
    var largest = 1.0
    for index in 0..<basis.touchedCount {
      largest = max(largest, basis.multipliers[Int(basis.touched[index])].magnitude)
    }
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let other = units[Int(basis.unitOfSlot[slot])]
      let share = basis.multipliers[slot]
      if other.label < 0 || share.magnitude <= Tolerance.multiplier * largest { continue }
      result.append((other.label, -share / other.cost))
    }
    return result
  }
}
