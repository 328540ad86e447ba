extension Simplex {
  /// Narrows everything to the optimal face of this level and forgets its costs.
  mutating func closeLevel() {
    let error = levelError()
    if error.sum <= error.tolerance {
      closePerfectLevel()
    } else {
      closeByReducedCosts()
    }
    for index in level {
      units[Int(index)].chargesFall = false
      units[Int(index)].chargesRise = false
    }
    if isDrifted { evaluateVertex() }
    countOpenSlots()
  }

  mutating func countOpenSlots() {
    openCount = 0
    for slot in 0..<basis.count where isOpen(slot) { openCount += 1 }
  }

  /// No errors at all: every row of the level holds from now on.
  private mutating func closePerfectLevel() {
    var held: [Int] = []
    for index in level {
      let number = Int(index)
      units[number].mayFall = false
      if units[number].isEquality { units[number].mayRise = false }
      if units[number].isActive { continue }
      units[number].isAbove = units[number].mayRise
      if units[number].isFixed {
        held.append(number)
      } else {
        units[number].value = max(units[number].value, 0)
      }
    }
    // What is active already goes first, or it would have to leave as others are held.
    for unit in held { fixAtZero(unit) }
  }

  /// Some errors remain: units whose move would cost stay where they are, and errors keep their
  /// side of 0.
  private mutating func closeByReducedCosts() {
    computeReducedCosts()
    let tolerance = Tolerance.cost * levelCost
    for slot in 0..<basis.count {
      let unit = Int(basis.unitOfSlot[slot])
      if reducedCosts[slot] + units[unit].riseCost > tolerance { units[unit].mayRise = false }
      if -reducedCosts[slot] + units[unit].fallCost > tolerance { units[unit].mayFall = false }
    }
    for index in level where !units[Int(index)].isActive {
      if units[Int(index)].isAbove {
        units[Int(index)].mayFall = false
      } else {
        units[Int(index)].mayRise = false
      }
    }
  }

  /// Brings one unit as near to 0 as it can get and holds it there.
  mutating func settle(_ unit: Int) {
    let isFree = units[unit].mayFall && units[unit].mayRise
    if units[unit].isActive {
      // It is at 0 already.
      if !units[unit].isFixed { openCount -= 1 }
      units[unit].mayFall = false
      units[unit].mayRise = false
      return
    }
    basis.backward(row: unit, matrix)
    var moves = false
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      if basis.multipliers[slot].magnitude > Tolerance.coefficient && isOpen(slot) { moves = true }
    }
    if !moves { return }
    units[unit].isEquality = true
    units[unit].isAbove = isFree ? units[unit].value >= 0 : units[unit].mayRise
    beginLevel([Int32(truncatingIfNeeded: unit)])
    minimise()
    closeLevel()
    units[unit].isEquality = false
  }
}
