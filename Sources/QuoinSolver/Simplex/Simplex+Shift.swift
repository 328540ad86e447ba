extension Simplex {
  /// Moves the vertex after a unit's constant changed by `change`.
  ///
  /// Valid after all levels and ties were gone through. Returns true when every unit stayed on its
  /// side of 0 or came to be exactly there: then the vertex is the answer still, for only the sides
  /// count in the proof that it is. What comes to be exactly there may take freedom away, though
  /// (`strictly`). `basis.moved` has the variables that moved.
  mutating func shift(_ unit: Int, by change: Double, strictly: Bool) -> Bool {
    basis.clearDirection()
    if !units[unit].isActive {
      if !units[unit].isInPlay { return true }
      return stays(unit, at: units[unit].value - change, strictly: strictly)
    }
    basis.vector[Int(units[unit].slot)] = change
    basis.setBit(Int(units[unit].slot))
    basis.forward()
    rate()
    var holds = true
    for index in 0..<ratedCount {
      let number = Int(rated[index])
      let rate = rates[number]
      rates[number] = 0
      if number < variableCount && !strictly {
        units[number].value += rate
        if (units[number].value > 0) != units[number].isAbove { crossed.append(rated[index]) }
      } else if !stays(number, at: units[number].value + rate, strictly: strictly) {
        holds = false
      }
    }
    ratedCount = 0
    return holds
  }

  /// Gives a unit another value; whether it stays on its side of 0.
  private mutating func stays(_ unit: Int, at value: Double, strictly: Bool) -> Bool {
    let old = units[unit].value
    let tolerance = 1e-9 + 1e-12 * units[unit].constant.magnitude
    let isZero = value.magnitude <= tolerance
    units[unit].value = isZero ? 0 : value
    if isZero { return old == 0 || !strictly }
    if old != 0 && (old > 0) == (value > 0) { return true }
    crossed.append(Int32(truncatingIfNeeded: unit))
    return false
  }
}
