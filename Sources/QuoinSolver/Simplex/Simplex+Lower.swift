extension Simplex {
  /// Moves an active unit as far as that lowers the cost, compared level by level; false when the
  /// numbers would not settle.
  ///
  /// The long step of ``advance(_:isBland:)`` with the prices of all levels at once.
  mutating func lowerCost(_ slot: Int) -> Bool {
    let left = Int(basis.unitOfSlot[slot])
    let unit = units[left]
    let levels = prices.tolerances.indices
    var isRising = false
    var cost: [Double] = []
    for direction in [false, true] {
      let price = price(of: slot, isRising: direction)
      if price.amount >= 0 { continue }
      isRising = direction
      cost = levels.map { self.cost(unit, slot: slot, isRising: direction, level: $0) }
    }
    if cost.isEmpty { return true }
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

  private func price(of slot: Int, isRising: Bool) -> Price {
    prices.values.withUnsafeBufferPointer { values in
      prices.tolerances.withUnsafeBufferPointer { tolerances in
        Price(
          units[Int(basis.unitOfSlot[slot])], isRising: isRising, values,
          slot &* tolerances.count, tolerances)
      }
    }
  }

  private mutating func stop(
    at candidate: Candidate, passed: Int, slot: Int, isRising: Bool
  ) -> Bool {
    for index in 0..<passed {
      let unit = Int(candidates[index].unit)
      basis.backward(row: unit)
      let before = units[unit].ownSlope
      units[unit].isAbove.toggle()
      units[unit].confine()
      addToPrices(units[unit].ownSlope - before, level: Int(units[unit].rank) - 1)
    }
    let number = Int(candidate.unit)
    basis.backward(row: number)
    let share = basis.multipliers[slot]
    let expected = isRising ? candidate.rate : -candidate.rate
    if !((share - expected).magnitude <= 1e-6 * expected.magnitude) {
      clearRates()
      return false
    }
    let step = isRising ? candidate.step : -candidate.step
    move(by: step)
    let left = Int(basis.unitOfSlot[slot])
    units[left].value = step
    units[left].isAbove = isRising
    updatePrices(number, slot: slot, left: left)
    replace(slot, by: number)
    // The next step sees it as it is from now on.
    units[left].confine()
    if basis.isWorn { refactor() }
    return true
  }
}
