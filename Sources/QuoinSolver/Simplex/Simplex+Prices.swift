extension Simplex {
  /// What moving an active unit costs at each of the optional levels: the reduced costs of all levels
  /// for the vertex at hand, without the unit's own cost.
  ///
  /// A vertex is the answer of all levels when no unit is on a forbidden side and when moving an
  /// active unit costs something at the strongest level that it touches at all: the vectors of its
  /// prices are lexicographically not negative (Isermann 1982). Which vertex of the optimal face that
  /// is does not matter.
  struct Prices: Sendable {
    /// The optional levels, strongest first.
    var strengths: [Float] = []
    /// What counts as no cost, by level.
    var tolerances: [Double] = []
    /// By slot, and by level within it.
    var values: [Double] = []
    /// Whether the levels are those of the rows.
    var hasLevels = false
    /// Whether the values are those of the vertex.
    var areCurrent = false

    /// More levels are not worth it.
    static let mostLevels = 24

    mutating func invalidate() {
      hasLevels = false
      areCurrent = false
    }

    /// Follows a unit that becomes active where the move costs nothing at any level: all prices stay,
    /// but that the unit now has its own slope to make up for.
    mutating func exchange(_ unit: Unit, slot: Int) {
      let count = strengths.count
      for index in slot * count..<slot * count + count { values[index] = 0 }
      let level = Int(unit.rank) - 1
      if level >= 0 && level < count { values[slot * count + level] = -unit.ownSlope }
    }

    /// The rank of a strength, nil when no row had it.
    func rank(of strength: Float) -> UInt8? {
      if strength >= 1000 { return Unit.requiredRank }
      guard let level = strengths.firstIndex(of: strength) else { return nil }
      return UInt8(truncatingIfNeeded: level + 1)
    }
  }

  /// Gives a new row its rank.
  mutating func enterPrices(_ unit: Int) {
    if !prices.hasLevels { return }
    guard let rank = prices.rank(of: units[unit].strength) else {
      prices.invalidate()
      return
    }
    units[unit].rank = rank
    // A wish has a slope at once, and a limit may be on the wrong side.
    if rank != Unit.requiredRank { prices.areCurrent = false }
    crossed.append(Int32(truncatingIfNeeded: unit))
  }

  /// Takes a row's say in the prices away.
  mutating func leavePrices(_ unit: Int) {
    let old = units[unit]
    units[unit].rank = Unit.noRank
    if old.isActive || old.rank == Unit.requiredRank || old.rank == Unit.noRank { return }
    if old.ownSlope != 0 { prices.areCurrent = false }
  }

  /// Finds the levels and gives each row its rank; false when there are too many.
  mutating func rankRows() -> Bool {
    if prices.hasLevels { return true }
    prices.strengths.removeAll(keepingCapacity: true)
    prices.tolerances.removeAll(keepingCapacity: true)
    var rank = Unit.requiredRank
    var last: Float = 1000
    for index in ordered {
      let unit = Int(index)
      let strength = units[unit].strength
      if strength < last {
        if prices.strengths.count == Prices.mostLevels { return false }
        last = strength
        rank += 1
        prices.strengths.append(strength)
        prices.tolerances.append(0)
      }
      units[unit].rank = rank
      if rank == Unit.requiredRank {
        // It may have been a wish that did not hold.
        if !units[unit].isActive { units[unit].isAbove = true }
      } else {
        let level = Int(rank) - 1
        prices.tolerances[level] = max(
          prices.tolerances[level], Tolerance.cost * units[unit].cost)
      }
    }
    prices.hasLevels = true
    return true
  }

  /// Computes all prices from the vertex.
  mutating func computePrices() {
    let count = prices.strengths.count
    prices.values.refill(with: 0, count: basis.count * count)
    var first = 0
    for level in 0..<count {
      while first < ordered.count, Int(units[Int(ordered[first])].rank) <= level { first += 1 }
      var end = first
      while end < ordered.count, Int(units[Int(ordered[end])].rank) == level + 1 { end += 1 }
      let members = ordered[first..<end]
      units.withUnsafeBufferPointer { basis.addSlopes(of: members, $0, areOwn: true) }
      basis.backward()
      prices.values.withUnsafeMutableBufferPointer { values in
        for index in 0..<basis.touchedCount {
          let slot = Int(basis.touched[index])
          values[slot &* count &+ level] = basis.multipliers[slot]
        }
      }
      first = end
    }
    prices.areCurrent = true
  }
}
