extension Simplex {
  /// The price of a move of an active unit, at the strongest level at which it costs or saves
  /// something.
  struct Price {
    /// The level's rank; variables that settle ties have ranks after the levels.
    var rank: Int
    /// The cost per unit of movement; negative if the move saves cost, 0 if it is free.
    var amount: Double

    init(rank: Int, amount: Double) {
      self.rank = rank
      self.amount = amount
    }

    /// Creates the price of a move of `unit`, whose prices by level begin at `first`, without ties.
    @inline(__always) init(
      _ unit: Unit, isRising: Bool, _ values: UnsafeBufferPointer<Double>, _ first: Int,
      _ tolerances: UnsafeBufferPointer<Double>
    ) {
      if unit.rank == Unit.requiredRank && (!isRising || unit.isEquality) {
        rank = 0
        amount = .infinity
        return
      }
      let own = Int(unit.rank) - 1
      for level in tolerances.indices {
        var cost = isRising ? values[first &+ level] : -values[first &+ level]
        if level == own && (!isRising || unit.isEquality) { cost += unit.cost }
        if cost.magnitude <= tolerances[level] { continue }
        rank = level &+ 1
        amount = cost
        return
      }
      rank = tolerances.count &+ 1
      amount = 0
    }
  }

  /// Returns the price of a move of a slot, without ties.
  func price(of slot: Int, isRising: Bool) -> Price {
    prices.values.withUnsafeBufferPointer { values in
      prices.tolerances.withUnsafeBufferPointer { tolerances in
        Price(
          units[Int(basis.unitOfSlot[slot])], isRising: isRising, values,
          slot &* tolerances.count, tolerances)
      }
    }
  }

  /// Returns the cost of a move of an active unit at one of the optional levels.
  @inline(__always) func cost(_ unit: Unit, slot: Int, isRising: Bool, level: Int) -> Double {
    let value = prices.values[slot * prices.strengths.count + level]
    let own = level == Int(unit.rank) - 1 && (!isRising || unit.isEquality) ? unit.cost : 0
    return isRising ? value + own : own - value
  }

  /// Updates the prices for an exchange: `number`, whose multipliers are current, becomes active in
  /// place of `left`.
  ///
  /// The side of `left` is already set, and `basis.direction` is the move.
  mutating func updatePrices(_ number: Int, slot: Int, left: Int) {
    let count = prices.strengths.count
    let entering = units[number]
    let leaving = units[left]
    let share = basis.multipliers[slot]
    prices.note(slot)
    for level in 0..<count {
      // The slope of the entering unit is no longer part of the prices.
      let slope = level == Int(entering.rank) - 1 ? entering.ownSlope : 0
      var total = prices.values[slot * count + level]
      if level == Int(leaving.rank) - 1 { total += leaving.ownSlope }
      let change = total / share
      if change.magnitude > 1e-14 { addToPrices(-change, level: level) }
      prices.values[slot * count + level] = change - slope
    }
    if prices.hasTies { updateTies(number, slot: slot, left: left) }
  }

  /// Adds a multiple of the row whose multipliers are current to the prices of a level.
  mutating func addToPrices(_ factor: Double, level: Int) {
    let count = prices.strengths.count
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let change = factor * basis.multipliers[slot]
      if change == 0 { continue }
      let sum = prices.values[slot &* count &+ level] + change
      prices.values[slot &* count &+ level] = sum.magnitude <= 1e-13 * change.magnitude ? 0 : sum
      prices.note(slot)
    }
  }
}
