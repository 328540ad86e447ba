extension Simplex {
  /// Restricts all units to the optimal face of this level and clears its costs.
  mutating func closeLevel() {
    let error = levelError()
    if error.sum <= error.tolerance {
      closePerfectLevel()
    } else {
      closeByReducedCosts()
    }
    if isDrifted { evaluateVertex() }
  }

  /// Handles a level without errors: every row of the level holds from now on.
  private mutating func closePerfectLevel() {
    var held: [Int] = []
    var open = openCount
    let members = level
    units.withUnsafeMutableBufferPointer { units in
      for index in members {
        var unit = units[Int(index)]
        let wasFixed = unit.isFixed
        unit.close()
        unit.mayFall = false
        if unit.isEquality { unit.mayRise = false }
        if unit.isActive {
          if unit.isFixed && !wasFixed { open &-= 1 }
        } else {
          unit.isAbove = unit.mayRise
          if unit.isFixed {
            held.append(Int(index))
          } else if unit.value < 0 {
            unit.value = 0
          }
        }
        units[Int(index)] = unit
      }
    }
    openCount = open
    // Already active units go first, because they would have to leave when others are held.
    for unit in held { fixAtZero(unit) }
  }

  /// Handles a level with remaining errors: units whose move would cost stay where they are, and
  /// errors keep their side of 0.
  private mutating func closeByReducedCosts() {
    if !areCostsFresh { computeReducedCosts() }
    let tolerance = Tolerance.cost * levelCost
    for slot in costed {
      let unit = Int(basis.unitOfSlot[Int(slot)])
      let cost = reducedCosts[Int(slot)]
      forbid(
        unit, fall: -cost + units[unit].fallCost > tolerance,
        rise: cost + units[unit].riseCost > tolerance)
    }
    var open = openCount
    let members = level
    units.withUnsafeMutableBufferPointer { units in
      for index in members {
        var unit = units[Int(index)]
        if unit.isActive {
          // Slots that are not listed have only their own cost.
          if !isCosted[Int(unit.slot)] {
            let wasFixed = unit.isFixed
            if unit.fallCost > tolerance { unit.mayFall = false }
            if unit.riseCost > tolerance { unit.mayRise = false }
            if unit.isFixed && !wasFixed { open &-= 1 }
          }
        } else if unit.isAbove {
          unit.mayFall = false
        } else {
          unit.mayRise = false
        }
        unit.close()
        units[Int(index)] = unit
      }
    }
    openCount = open
  }

  /// Brings one unit as close to 0 as possible and holds it there.
  mutating func settle(_ unit: Int) {
    let isFree = units[unit].mayFall && units[unit].mayRise
    if prices.areCurrent { altered.append(Int32(truncatingIfNeeded: unit)) }
    if units[unit].isActive {
      // It is already at 0.
      forbid(unit, fall: true, rise: true)
      return
    }
    basis.backward(row: unit)
    let value = units[unit].isInPlay ? units[unit].value : evaluate(unit)
    if value == 0 {
      units[unit].value = 0
      forbid(unit, fall: true, rise: true)
      makeActive(unit)
      return
    }
    // Usually the move that would help is forbidden, and that only has to be recorded.
    var moves = false
    var helps = false
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let share = basis.multipliers[slot]
      if share.magnitude <= Tolerance.coefficient || !isOpen(slot) { continue }
      moves = true
      let other = units[Int(basis.unitOfSlot[slot])]
      if (share > 0) == (value > 0) ? other.mayFall : other.mayRise { helps = true }
    }
    if !moves { return }
    if !helps {
      for index in 0..<basis.touchedCount {
        let slot = Int(basis.touched[index])
        if basis.multipliers[slot].magnitude > Tolerance.cost {
          forbid(Int(basis.unitOfSlot[slot]), fall: true, rise: true)
        }
      }
      units[unit].value = value
      units[unit].isAbove = value > 0
      forbid(unit, fall: value > 0, rise: value < 0)
      return
    }
    units[unit].isEquality = true
    units[unit].isAbove = isFree ? units[unit].value >= 0 : units[unit].mayRise
    beginLevel([Int32(truncatingIfNeeded: unit)])
    minimise()
    closeLevel()
    units[unit].isEquality = false
  }
}
