extension Simplex {
  /// Brings an inactive unit back to its side of 0, or lets an optional row change sides if that
  /// costs less; returns false if it cannot be brought back or the numbers do not settle.
  mutating func returnToSide(_ number: Int) -> Bool {
    let unit = units[number]
    if unit.isActive || unit.rank == Unit.noRank { return true }
    if !Self.isOnWrongSide(unit) {
      // A unit that is beyond 0 only by rounding is at 0.
      if (unit.value > 0) != unit.isAbove { units[number].value = 0 }
      return true
    }
    if !prices.areCurrent { computePrices() }
    basis.backward(row: number)
    let rises = unit.value < 0
    let (slot, price) = cheapestSlot(raising: rises)
    if slot < 0 || changesSides(number, rather: slot, price, raising: rises) {
      return changeSide(number)
    }
    let share = basis.multipliers[slot]
    basis.forward(slot: slot)
    rate()
    if !((rates[number] - share).magnitude <= 1e-6 * share.magnitude) {
      clearRates()
      return false
    }
    carry(by: -unit.value / share)
    takePlace(number, of: slot, step: -unit.value / share, isRising: (share > 0) == rises)
    return true
  }

  /// Lets an optional row or a variable stay on its current side; returns false for required rows.
  private mutating func changeSide(_ number: Int) -> Bool {
    let before = units[number].ownSlope
    switch units[number].rank {
    case Unit.requiredRank: return false
    case Unit.tieRank:
      units[number].isAbove.toggle()
      addToTies(units[number].isAbove ? 2 : -2, variable: Int32(truncatingIfNeeded: number))
    default:
      units[number].isAbove.toggle()
      units[number].confine()
      addToPrices(units[number].ownSlope - before, level: Int(units[number].rank) - 1)
    }
    return true
  }

  /// Completes a move: `number`, whose multipliers are current, becomes active in place of the unit
  /// that moved by `step`.
  mutating func takePlace(_ number: Int, of slot: Int, step: Double, isRising: Bool) {
    let left = Int(basis.unitOfSlot[slot])
    units[left].value = step
    units[left].isAbove = isRising
    updatePrices(number, slot: slot, left: left)
    replace(slot, by: number)
    units[left].confine()
    if basis.isWorn { refactor() }
  }

  /// Returns the active unit that can move the row whose multipliers are current up or down at the
  /// least cost, compared level by level, and that cost; -1 if there is none.
  private mutating func cheapestSlot(raising: Bool) -> (Int, Price) {
    var best = -1
    var bestPrice = Price(rank: -1, amount: .infinity)
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let share = basis.multipliers[slot]
      if share.magnitude <= 1e-9 { continue }
      let isRising = (share > 0) == raising
      var price = price(of: slot, isRising: isRising)
      if price.rank == 0 { continue }
      if price.amount == 0 {
        if prices.hasTies {
          findTie(of: slot)
          price = tiePrice(of: slot, isRising: isRising)
        } else {
          price.rank = .max
        }
      }
      // A move that would even save cost is free here.
      if price.amount < 0 { price = Price(rank: .max, amount: 0) }
      price.amount /= share.magnitude
      if best < 0 || isLess(price, slot, bestPrice, best, raising: raising) {
        best = slot
        bestPrice = price
      }
    }
    return (best, bestPrice)
  }

  /// Whether moving one slot costs less than moving another, per unit of the row whose multipliers
  /// are current.
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

  /// Whether letting a unit change sides costs less than bringing it back by moving a slot at a
  /// price.
  private func changesSides(
    _ number: Int, rather slot: Int, _ price: Price, raising: Bool
  ) -> Bool {
    let unit = units[number]
    if unit.rank == Unit.requiredRank { return false }
    if unit.rank == Unit.tieRank {
      let rank = prices.tolerances.count + 1 + number
      return price.rank == rank ? price.amount > 2 : price.rank < rank
    }
    let own = Int(unit.rank)
    if price.rank != own { return price.rank < own }
    let share = basis.multipliers[slot]
    let other = units[Int(basis.unitOfSlot[slot])]
    let isRising = (share > 0) == raising
    for level in own - 1..<prices.tolerances.count {
      var cost = cost(other, slot: slot, isRising: isRising, level: level) / share.magnitude
      if level == own - 1 { cost -= unit.isEquality ? 2 * unit.cost : unit.cost }
      if cost.magnitude > prices.tolerances[level] { return cost > 0 }
    }
    return false
  }

  /// Moves all inactive units with the entering one, and records those that end up on a forbidden
  /// side.
  mutating func carry(by step: Double) {
    units.withUnsafeMutableBufferPointer { units in
      for index in 0..<ratedCount {
        let number = Int(rated[index])
        let change = rates[number] * step
        rates[number] = 0
        let unit = units[number]
        var sum = unit.value + change
        if sum.magnitude <= 1e-13 * max(unit.value.magnitude, change.magnitude) { sum = 0 }
        units[number].value = sum
        if sum == 0 || unit.rank == Unit.noRank { continue }
        if (sum > 0) != unit.isAbove || unit.isFixed {
          crossed.append(Int32(truncatingIfNeeded: number))
        }
      }
    }
    ratedCount = 0
  }
}
