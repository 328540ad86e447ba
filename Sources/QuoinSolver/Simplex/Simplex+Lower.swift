extension Simplex {
  /// Moves an active unit as far as that lowers the cost, compared level by level; returns false if
  /// the numbers do not settle.
  ///
  /// This is the long step of ``advance(_:isBland:)`` with the prices of all levels at once.
  mutating func lowerCost(_ slot: Int) -> Bool {
    for isRising in [false, true] where price(of: slot, isRising: isRising).amount < 0 {
      return lowerLevels(slot, isRising: isRising)
    }
    if !prices.hasTies { return true }
    for isRising in [false, true] where price(of: slot, isRising: isRising).amount == 0 {
      findTie(of: slot)
      if tiePrice(of: slot, isRising: isRising).amount < 0 {
        return lowerTie(slot, isRising: isRising)
      }
    }
    return true
  }

  private mutating func lowerLevels(_ slot: Int, isRising: Bool) -> Bool {
    let unit = units[Int(basis.unitOfSlot[slot])]
    let levels = prices.tolerances.indices
    var cost = levels.map { self.cost(unit, slot: slot, isRising: isRising, level: $0) }
    basis.forward(slot: slot)
    rate()
    collectCandidates(Entering(slot: slot, isRising: isRising, slope: 0))
    var passed = 0
    while true {
      guard let index = nextCandidate(from: passed, isBland: false) else {
        clearRates()
        return false
      }
      let candidate = candidates[index]
      let other = units[Int(candidate.unit)]
      if other.rank != Unit.requiredRank {
        let level = Int(other.rank) - 1
        let before = cost[level]
        cost[level] += candidate.rate.magnitude * (other.isEquality ? 2 * other.cost : other.cost)
        let first = levels.first { cost[$0].magnitude > prices.tolerances[$0] }
        if let first, cost[first] < 0 {
          candidates.swapAt(index, passed)
          passed += 1
          continue
        }
        cost[level] = before
      }
      return stop(at: candidate, passed: passed, slot: slot, isRising: isRising)
    }
  }

  /// Moves a slot that is free at all levels until the first variable that it moves is 0, or until
  /// a level would get worse.
  private mutating func lowerTie(_ slot: Int, isRising: Bool) -> Bool {
    let variable = Int(prices.ties[slot].variable)
    basis.forward(slot: slot)
    rate()
    collectCandidates(Entering(slot: slot, isRising: isRising, slope: 0))
    let rate = isRising ? rates[variable] : -rates[variable]
    if rate == 0 {
      clearRates()
      return false
    }
    candidates.append(
      Candidate(
        unit: Int32(truncatingIfNeeded: variable),
        step: max(0, -units[variable].value / rate), rate: rate))
    candidates.sort { $0.step < $1.step }
    guard let index = nextCandidate(from: 0, isBland: false) else {
      clearRates()
      return false
    }
    return stop(at: candidates[index], passed: 0, slot: slot, isRising: isRising)
  }

  private mutating func stop(
    at candidate: Candidate, passed: Int, slot: Int, isRising: Bool
  ) -> Bool {
    let number = Int(candidate.unit)
    for index in 0..<passed {
      let unit = Int(candidates[index].unit)
      basis.backward(row: unit)
      let before = units[unit].ownSlope
      units[unit].isAbove.toggle()
      units[unit].confine()
      addToPrices(units[unit].ownSlope - before, level: Int(units[unit].rank) - 1)
    }
    basis.backward(row: number)
    let share = basis.multipliers[slot]
    let expected = isRising ? candidate.rate : -candidate.rate
    if !((share - expected).magnitude <= 1e-6 * expected.magnitude) {
      clearRates()
      return false
    }
    let step = isRising ? candidate.step : -candidate.step
    carry(by: step)
    takePlace(number, of: slot, step: step, isRising: isRising)
    return true
  }
}
