extension Simplex {
  /// Brings an inactive unit back to its side of 0, or lets a wish change sides where that costs
  /// less; false when it cannot be brought back or the numbers would not settle.
  mutating func returnToSide(_ number: Int) -> Bool {
    let unit = units[number]
    if unit.isActive || unit.rank == Unit.noRank { return true }
    if !Self.isAstray(unit) {
      // What is beyond 0 by rounding only is at 0.
      if (unit.value > 0) != unit.isAbove { units[number].value = 0 }
      return true
    }
    if !prices.areCurrent { computePrices() }
    basis.backward(row: number)
    let rises = unit.value < 0
    let slot = cheapestSlot(raising: rises)
    if slot < 0 || changesSides(unit, rather: slot, raising: rises) {
      if unit.rank == Unit.requiredRank { return false }
      let before = unit.ownSlope
      units[number].isAbove.toggle()
      addToPrices(units[number].ownSlope - before, level: Int(unit.rank) - 1)
      return true
    }
    let share = basis.multipliers[slot]
    let isRising = (share > 0) == rises
    basis.forward(slot: slot)
    rate()
    if !((rates[number] - share).magnitude <= 1e-6 * share.magnitude) {
      clearRates()
      return false
    }
    let step = -unit.value / share
    carry(by: step)
    let left = Int(basis.unitOfSlot[slot])
    units[left].value = step
    units[left].isAbove = isRising
    updatePrices(number, slot: slot, left: left)
    replace(slot, by: number)
    if basis.isWorn { refactor() }
    return true
  }

  /// The active unit that can move the row whose multipliers are at hand up, or down, at the least
  /// cost, compared level by level; -1 when none can.
  private func cheapestSlot(raising: Bool) -> Int {
    var best = -1
    var bestPrice = Price.none
    prices.values.withUnsafeBufferPointer { values in
      prices.tolerances.withUnsafeBufferPointer { tolerances in
        let count = tolerances.count
        for index in 0..<basis.touchedCount {
          let slot = Int(basis.touched[index])
          let share = basis.multipliers[slot]
          if share.magnitude <= 1e-9 { continue }
          let unit = units[Int(basis.unitOfSlot[slot])]
          let isRising = (share > 0) == raising
          var price = Price(unit, isRising: isRising, values, slot &* count, tolerances)
          if price.rank == 0 { continue }
          // What would even be saved is free here.
          price.amount = max(price.amount / share.magnitude, 0)
          if price.amount == 0 { price.rank = count + 1 }
          if best < 0 || isLess(price, slot, bestPrice, best, raising: raising) {
            best = slot
            bestPrice = price
          }
        }
      }
    }
    return best
  }

  /// Whether moving one slot costs less than moving another, by unit of the row whose multipliers are
  /// at hand.
  private func isLess(
    _ price: Price, _ slot: Int, _ otherPrice: Price, _ other: Int, raising: Bool
  ) -> Bool {
    if price.rank != otherPrice.rank { return price.rank > otherPrice.rank }
    let share = basis.multipliers[slot]
    let otherShare = basis.multipliers[other]
    let difference = price.amount - otherPrice.amount
    if difference.magnitude > 1e-9 * otherPrice.amount { return difference < 0 }
    let unit = units[Int(basis.unitOfSlot[slot])]
    let otherUnit = units[Int(basis.unitOfSlot[other])]
    for level in min(price.rank, prices.tolerances.count)..<prices.tolerances.count {
      let cost = cost(unit, slot: slot, isRising: (share > 0) == raising, level: level)
      let otherCost = self.cost(
        otherUnit, slot: other, isRising: (otherShare > 0) == raising, level: level)
      let difference = cost / share.magnitude - otherCost / otherShare.magnitude
      if difference.magnitude > prices.tolerances[level] { return difference < 0 }
    }
    return share.magnitude > otherShare.magnitude
  }

  /// Whether it costs less that a unit changes sides than that a slot brings it back.
  private func changesSides(_ unit: Unit, rather slot: Int, raising: Bool) -> Bool {
    if unit.rank == Unit.requiredRank { return false }
    let own = Int(unit.rank) - 1
    let share = basis.multipliers[slot]
    let other = units[Int(basis.unitOfSlot[slot])]
    let isRising = (share > 0) == raising
    for level in prices.tolerances.indices {
      var cost = cost(other, slot: slot, isRising: isRising, level: level) / share.magnitude
      if level == own { cost -= unit.isEquality ? 2 * unit.cost : unit.cost }
      if cost.magnitude > prices.tolerances[level] { return cost > 0 }
    }
    return false
  }

  /// Moves all inactive units with the entering one, and notes which may not be where they come.
  private mutating func carry(by step: Double) {
    units.withUnsafeMutableBufferPointer { units in
      for index in 0..<ratedCount {
        let number = Int(rated[index])
        let change = rates[number] * step
        rates[number] = 0
        let unit = units[number]
        var sum = unit.value + change
        if sum.magnitude <= 1e-13 * max(unit.value.magnitude, change.magnitude) { sum = 0 }
        units[number].value = sum
        if unit.rank != Unit.noRank && (sum > 0) != unit.isAbove && sum != 0 {
          crossed.append(Int32(truncatingIfNeeded: number))
        }
      }
    }
    ratedCount = 0
  }
}
