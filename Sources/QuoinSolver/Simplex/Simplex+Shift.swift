extension Simplex {
  /// Moves the vertex after a unit's constant changed by `change`.
  ///
  /// Requires that all levels and ties were solved. Returns true if every unit stayed on its side
  /// of 0 or came to be exactly there: the vertex is then still the solution, because its proof
  /// depends only on the sides. A unit that comes to be exactly at 0 may remove freedom, however
  /// (`strictly`). `basis.moved` lists the variables that moved.
  mutating func shift(_ unit: Int, by change: Double, strictly: Bool) -> Bool {
    basis.clearDirection()
    if !units[unit].isActive {
      if !units[unit].isInPlay { return true }
      let value = units[unit].value - change
      let holds = Self.stays(&units[unit], at: value, strictly: strictly)
      if !holds { crossed.append(Int32(truncatingIfNeeded: unit)) }
      return holds
    }
    basis.vector[Int(units[unit].slot)] = change
    basis.setBit(Int(units[unit].slot))
    basis.forward()
    rate()
    var holds = true
    let (variableCount, count) = (variableCount, ratedCount)
    units.withUnsafeMutableBufferPointer { units in
      rates.withUnsafeMutableBufferPointer { rates in
        for index in 0..<count {
          let number = Int(rated[index])
          let old = units[number].value
          let value = old + rates[number]
          rates[number] = 0
          let zero = 1e-9 + 1e-12 * units[number].constant.magnitude
          if old > 0 ? value > zero : old < 0 && value < -zero {
            units[number].value = value
            continue
          }
          if number < variableCount && !strictly {
            units[number].value = value
            if (value > 0) != units[number].isAbove { crossed.append(rated[index]) }
            continue
          }
          if !Self.stays(&units[number], at: value, strictly: strictly) {
            holds = false
            if units[number].value != 0 { crossed.append(rated[index]) }
          }
        }
      }
    }
    ratedCount = 0
    return holds
  }

  /// Changes a unit's value; returns whether it stays on its side of 0.
  private static func stays(_ unit: inout Unit, at value: Double, strictly: Bool) -> Bool {
    let old = unit.value
    let isZero = value.magnitude <= 1e-9 + 1e-12 * unit.constant.magnitude
    unit.value = isZero ? 0 : value
    if isZero { return old == 0 || !strictly }
    return old != 0 && (old > 0) == (value > 0)
  }
}
