extension Simplex {
  /// Factors the basis anew and evaluates the vertex from it.
  mutating func refactor() {
    var attempts = 0
    while true {
      let missing = basis.factor(matrix)
      if missing.isEmpty || attempts == 3 { break }
      attempts += 1
      // Rounding made the active rows dependent: variables are held where they are instead.
      for (slot, variable) in missing { pin(variable, inPlaceOf: slot) }
    }
    if attempts == 3 { isStuck = true }
    for slot in 0..<basis.count {
      units[Int(basis.unitOfSlot[slot])].slot = Int32(truncatingIfNeeded: slot)
    }
    purgeGhosts()
    evaluateVertex()
  }

  private mutating func pin(_ variable: Int32, inPlaceOf slot: Int) {
    let value = units[Int(variable)].value
    let pin = addRow(
      variables: [variable], coefficients: [1], constant: value, magnitude: value.magnitude,
      label: -1, strength: -1, isEquality: false)
    units[pin].isGhost = true
    ghosts.append(Int32(pin))
    let old = Int(basis.unitOfSlot[slot])
    units[old].slot = -1
    if units[old].isInPlay { units[old].value = evaluate(old) }
    units[pin].slot = Int32(slot)
    basis.unitOfSlot[slot] = Int32(pin)
  }

  /// Finds the point at which all active units are 0, and the values of the others in play.
  mutating func evaluateVertex() {
    for slot in 0..<basis.count {
      let constant = units[Int(basis.unitOfSlot[slot])].constant
      if constant == 0 { continue }
      basis.vector[slot] = constant
      basis.setBit(slot)
    }
    basis.forward(matrix)
    for variable in 0..<variableCount {
      units[variable].value = units[variable].isActive ? 0 : basis.direction[variable]
    }
    for unit in variableCount..<units.count where units[unit].isInPlay {
      units[unit].value = units[unit].isActive ? 0 : evaluate(unit)
    }
    for unit in units.indices where units[unit].isInPlay && units[unit].isKinked { clamp(unit) }
    isDrifted = false
  }

  /// A unit that is where it may not be by rounding only is at 0.
  @inline(__always) private mutating func clamp(_ unit: Int) {
    let value = units[unit].value
    if value == 0 || (value > 0) == units[unit].isAbove { return }
    if value.magnitude <= 1e-9 * (1 + units[unit].constant.magnitude) { units[unit].value = 0 }
  }

  /// Makes a unit active in a slot; what was active there is given by the others from now on.
  ///
  /// The unit's multipliers must be at hand. Values are the caller's business.
  mutating func exchange(_ unit: Int, slot: Int) {
    pivots += 1
    units[Int(basis.unitOfSlot[slot])].slot = -1
    basis.exchange(slot: slot, for: Int32(truncatingIfNeeded: unit))
    units[unit].slot = Int32(truncatingIfNeeded: slot)
    units[unit].value = 0
  }

  /// Holds a unit whose value is 0 at 0 from now on.
  mutating func fixAtZero(_ unit: Int) {
    units[unit].mayFall = false
    units[unit].mayRise = false
    if units[unit].isActive { return }
    basis.backward(row: unit, matrix)
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
    // What rounding left of the value moves the unit whose place it takes.
    if units[unit].value != 0 { isDrifted = true }
    let other = Int(basis.unitOfSlot[best])
    exchange(unit, slot: best)
    units[other].isAbove = units[other].mayRise
    units[other].value = 0
    openCount -= 1
    if basis.isWorn { refactor() }
  }
}
