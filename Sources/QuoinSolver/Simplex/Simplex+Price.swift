extension Simplex {
  /// What a move of an active unit costs at the strongest level at which it costs or saves something.
  struct Price {
    /// The level's rank; one beyond the last when the move is free.
    var rank: Int
    /// The cost by unit of movement; below 0 for what is saved, 0 when the move is free.
    var amount: Double

    /// The price of a move of `unit`, whose prices by level begin at `first`.
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

  /// What a move of an active unit costs at one of the optional levels.
  @inline(__always) func cost(_ unit: Unit, slot: Int, isRising: Bool, level: Int) -> Double {
    let value = prices.values[slot * prices.strengths.count + level]
    let own = level == Int(unit.rank) - 1 && (!isRising || unit.isEquality) ? unit.cost : 0
    return isRising ? value + own : own - value
  }

  /// Follows an exchange: `number`, whose multipliers are at hand, becomes active in place of `left`,
  /// which has its side already.
  mutating func updatePrices(_ number: Int, slot: Int, left: Int) {
    let count = prices.strengths.count
    let entering = units[number]
    let leaving = units[left]
    let share = basis.multipliers[slot]
    prices.values.withUnsafeMutableBufferPointer { values in
      basis.multipliers.withUnsafeBufferPointer { multipliers in
        for level in 0..<count {
          // The slope that the entering unit had is no part of the prices any more.
          let slope = level == Int(entering.rank) - 1 ? entering.ownSlope : 0
          var total = values[slot &* count &+ level]
          if level == Int(leaving.rank) - 1 { total += leaving.ownSlope }
          let price = total / share - slope
          values[slot &* count &+ level] = price
          let change = price + slope
          if change.magnitude <= 1e-14 { continue }
          for index in 0..<basis.touchedCount {
            let other = Int(basis.touched[index])
            if other == slot { continue }
            values[other &* count &+ level] -= change * multipliers[other]
          }
        }
      }
    }
  }

  /// Adds a multiple of the row whose multipliers are at hand to the prices of a level.
  mutating func addToPrices(_ factor: Double, level: Int) {
    let count = prices.strengths.count
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      prices.values[slot &* count &+ level] += factor * basis.multipliers[slot]
    }
  }
}

extension Simplex.Price {
  /// Worse than any.
  static var none: Self { Self(rank: -1, amount: .infinity) }

  private init(rank: Int, amount: Double) {
    self.rank = rank
    self.amount = amount
  }
}
