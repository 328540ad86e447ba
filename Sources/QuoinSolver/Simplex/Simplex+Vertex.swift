extension Simplex {
  /// Factors the basis again and evaluates the vertex from it.
  mutating func refactor() {
    firstError = nil
    var attempts = 0
    while true {
      let missing = basis.factor()
      if missing.isEmpty || attempts == 3 { break }
      attempts += 1
      // Rounding made the active rows dependent: variables are held at their values instead.
      for (slot, variable) in missing { pin(variable, inPlaceOf: slot) }
    }
    if attempts == 3 { isStuck = true }
    if prices.areCurrent {
      if attempts == 0 && prices.age < 16 { movePrices() } else { prices.areCurrent = false }
    }
    for slot in 0..<basis.count {
      units[Int(basis.unitOfSlot[slot])].slot = Int32(truncatingIfNeeded: slot)
    }
    if attempts > 0 { countOpenSlots() }
    clearCosts()
    removeUnusedUnits()
    evaluateVertex()
  }

  private mutating func pin(_ variable: Int32, inPlaceOf slot: Int) {
    let value = units[Int(variable)].value
    let pin = addRow(
      variables: [variable], coefficients: [1], constant: value, magnitude: value.magnitude,
      label: -1, strength: -1, isEquality: false)
    units[pin].isRetired = true
    retired.append(Int32(pin))
    let old = Int(basis.unitOfSlot[slot])
    units[old].slot = -1
    if units[old].isInPlay { units[old].value = evaluate(old) }
    units[pin].slot = Int32(slot)
    basis.unitOfSlot[slot] = Int32(pin)
  }

  /// Computes the point at which all active units are 0, and the values of the other units in play.
  mutating func evaluateVertex() {
    for slot in 0..<basis.count {
      let constant = units[Int(basis.unitOfSlot[slot])].constant
      if constant == 0 { continue }
      basis.vector[slot] = constant
      basis.setBit(slot)
    }
    basis.forward()
    let variableCount = variableCount
    basis.matrix.withPointers { rows, cells in
      basis.direction.withUnsafeBufferPointer { direction in
        units.withUnsafeMutableBufferPointer { units in
          for variable in 0..<variableCount {
            units[variable].value = units[variable].isActive ? 0 : direction[variable]
          }
          let all = UnsafeBufferPointer(units)
          for unit in variableCount..<all.count where all[unit].isInPlay {
            if all[unit].isActive {
              units[unit].value = 0
              continue
            }
            var value = Self.evaluate(unit, all, rows, cells)
            // A unit that is on the wrong side of 0 only by rounding is at 0.
            if all[unit].isKinked && (value > 0) != all[unit].isAbove
              && value.magnitude <= 1e-9 * (1 + all[unit].constant.magnitude)
            {
              value = 0
            }
            units[unit].value = value
          }
        }
      }
    }
    isDrifted = false
  }

  /// Makes a unit active in a slot; the unit that was active there is determined by the others from
  /// now on.
  ///
  /// The unit's multipliers must be current. The caller is responsible for values, and for prices
  /// if the move costs or saves anything at a level.
  mutating func exchange(_ unit: Int, slot: Int) {
    if prices.areCurrent { followExchange(unit, slot: slot) }
    replace(slot, by: unit)
  }

  /// Like ``exchange(_:slot:)``, without updating the prices.
  mutating func replace(_ slot: Int, by unit: Int) {
    pivots += 1
    areCostsFresh = false
    firstError = nil
    let old = Int(basis.unitOfSlot[slot])
    if !units[old].isFixed { openCount -= 1 }
    if !units[unit].isFixed { openCount += 1 }
    units[old].slot = -1
    basis.exchange(slot: slot, for: Int32(truncatingIfNeeded: unit))
    units[unit].slot = Int32(truncatingIfNeeded: slot)
    units[unit].value = 0
  }

  /// Forbids one or both signs of a unit.
  @inline(__always) mutating func forbid(_ unit: Int, fall: Bool, rise: Bool) {
    let wasOpen = units[unit].isActive && !units[unit].isFixed
    if prices.areCurrent { altered.append(Int32(truncatingIfNeeded: unit)) }
    if fall { units[unit].mayFall = false }
    if rise { units[unit].mayRise = false }
    if wasOpen && units[unit].isFixed { openCount -= 1 }
  }

  mutating func countOpenSlots() {
    openCount = 0
    for slot in 0..<basis.count where isOpen(slot) { openCount += 1 }
  }

  /// Holds a unit whose value is 0 at 0 from now on.
  mutating func fixAtZero(_ unit: Int) {
    forbid(unit, fall: true, rise: true)
    if units[unit].isActive { return }
    basis.backward(row: unit)
    if !holdOnlySlot(behind: unit) { makeActive(unit) }
  }

  /// If a unit whose multipliers are current depends on a single slot that may move in one
  /// direction only, holds that slot instead of the unit; otherwise returns false.
  private mutating func holdOnlySlot(behind unit: Int) -> Bool {
    var only = -1
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      if basis.multipliers[slot].magnitude <= 1e-9 || !isOpen(slot) { continue }
      if only >= 0 { return false }
      only = slot
    }
    if only < 0 || units[unit].value != 0 { return false }
    let other = Int(basis.unitOfSlot[only])
    if units[other].mayFall == units[other].mayRise { return false }
    // The move that was allowed still leads to the unit's costly side.
    units[unit].isAbove = (basis.multipliers[only] > 0) == units[other].mayRise
    forbid(other, fall: true, rise: true)
    return true
  }

  /// Makes a unit active whose value is 0 and whose multipliers are current, in place of one that
  /// may move; does nothing if it depends on no such unit.
  mutating func makeActive(_ unit: Int) {
    var best = -1
    var largest = 1e-9
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let size = basis.multipliers[slot].magnitude
      if size <= largest || !isOpen(slot) { continue }
      largest = size
      best = slot
    }
    if best < 0 { return }
    // The rounding error in the value moves the unit that it replaces.
    if units[unit].value != 0 { isDrifted = true }
    let other = Int(basis.unitOfSlot[best])
    exchange(unit, slot: best)
    units[other].isAbove = units[other].mayRise
    units[other].value = 0
    if basis.isWorn { refactor() }
  }
}
