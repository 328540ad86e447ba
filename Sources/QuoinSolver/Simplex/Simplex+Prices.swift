extension Simplex {
  /// The costs of moving each active unit at each of the optional levels: the reduced costs of all
  /// levels for the current vertex, excluding the unit's own cost.
  ///
  /// A vertex solves all levels if no unit is on a forbidden side and if moving an active unit
  /// costs something at the strongest level that it affects: the vectors of its prices are
  /// lexicographically nonnegative (Isermann 1982). Any vertex of the optimal face will do.
  ///
  /// Where the order of the variables settles freedom, each variable is a level of its own after
  /// all others (``Tie``).
  struct Prices: Sendable {
    /// The optional levels, strongest first.
    var strengths: [Float] = []
    /// The tolerance within which a cost counts as zero, by level.
    var tolerances: [Double] = []
    /// By slot, and by level within it.
    var values: [Double] = []
    /// By slot, if the order of the variables settles freedom.
    var ties: [Tie] = []
    var hasTies = false
    /// Whether the levels match the rows.
    var hasLevels = false
    /// Whether the values match the vertex.
    var areCurrent = false

    /// Slots whose prices have changed since their permitted moves were determined.
    var changed: [Int32] = []
    var isChanged: [Bool] = []
    var areAllChanged = true
    /// The number of times the basis was factored since the prices were computed.
    var age = 0

    /// The maximum number of levels; more are not worth it.
    static let maximumLevels = 24

    mutating func invalidate() {
      hasLevels = false
      areCurrent = false
    }

    @inline(__always) mutating func note(_ slot: Int) {
      if isChanged[slot] { return }
      isChanged[slot] = true
      changed.append(Int32(truncatingIfNeeded: slot))
    }

    /// The rank of a strength, `nil` if no row had it.
    func rank(of strength: Float) -> UInt8? {
      if strength >= 1000 { return Unit.requiredRank }
      guard let level = strengths.firstIndex(of: strength) else { return nil }
      return UInt8(truncatingIfNeeded: level + 1)
    }
  }

  /// Includes a new row in the levels and their prices.
  mutating func enterPrices(_ unit: Int) {
    guard prices.hasLevels && areAllInPlay, let rank = prices.rank(of: units[unit].strength) else {
      prices.invalidate()
      areAllInPlay = false
      return
    }
    units[unit].rank = rank
    beginPlay(unit)
    let slope = units[unit].ownSlope
    if !prices.areCurrent || rank == Unit.requiredRank || slope == 0 { return }
    basis.backward(row: unit)
    addToPrices(slope, level: Int(rank) - 1)
  }

  /// Computes a row's value and its side of 0.
  mutating func beginPlay(_ unit: Int) {
    units[unit].isInPlay = true
    if units[unit].isActive { return }
    let value = evaluate(unit)
    units[unit].value = value
    units[unit].isAbove = value >= 0 || units[unit].rank == Unit.requiredRank
    units[unit].confine()
    if units[unit].isFixed { prices.areAllChanged = true }
    crossed.append(Int32(truncatingIfNeeded: unit))
  }

  /// Removes a row's contribution to the prices.
  mutating func leavePrices(_ unit: Int) {
    let old = units[unit]
    units[unit].rank = Unit.noRank
    if !prices.areCurrent { return }
    if old.isActive {
      prices.note(Int(old.slot))
      return
    }
    if old.rank == Unit.requiredRank || old.rank >= Unit.tieRank || old.ownSlope == 0 { return }
    basis.backward(row: unit)
    addToPrices(-old.ownSlope, level: Int(old.rank) - 1)
  }

  /// Determines the levels and gives each row its rank; returns false if there are too many.
  mutating func rankRows() -> Bool {
    if prices.hasLevels { return true }
    prices.areCurrent = false
    prices.strengths.removeAll(keepingCapacity: true)
    prices.tolerances.removeAll(keepingCapacity: true)
    for variable in 0..<variableCount {
      units[variable].rank = prices.hasTies ? Unit.tieRank : Unit.noRank
    }
    var rank = Unit.requiredRank
    var last: Float = 1000
    for index in ordered {
      let unit = Int(index)
      let strength = units[unit].strength
      if strength < last {
        if prices.strengths.count == Prices.maximumLevels { return false }
        last = strength
        rank += 1
        prices.strengths.append(strength)
        prices.tolerances.append(0)
      }
      units[unit].rank = rank
      if rank == Unit.requiredRank {
        // It may have been an optional row that did not hold.
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
    prices.isChanged.refill(with: false, count: basis.count)
    prices.changed.removeAll(keepingCapacity: true)
    prices.areAllChanged = true
    if prices.hasTies {
      prices.ties.refill(with: Tie(), count: basis.count)
      for variable in 0..<variableCount where !units[variable].isActive {
        units[variable].isAbove = units[variable].value >= 0
      }
    }
    var first = 0
    for level in 0..<count {
      while first < ordered.count, Int(units[Int(ordered[first])].rank) <= level { first += 1 }
      var end = first
      while end < ordered.count, Int(units[Int(ordered[end])].rank) == level + 1 { end += 1 }
      let members = ordered[first..<end]
      basis.addSlopes(of: members, units, areOwn: true)
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
    prices.age = 0
  }

  /// Moves the prices along when the basis was factored again; units still know their old slots.
  mutating func movePrices() {
    let old = prices
    let count = old.strengths.count
    prices.age += 1
    prices.changed.removeAll(keepingCapacity: true)
    for slot in 0..<basis.count {
      let before = Int(units[Int(basis.unitOfSlot[slot])].slot)
      for level in 0..<count {
        prices.values[slot &* count &+ level] = old.values[before &* count &+ level]
      }
      if old.hasTies { prices.ties[slot] = old.ties[before] }
      prices.isChanged[slot] = old.isChanged[before]
      if old.isChanged[before] { prices.changed.append(Int32(truncatingIfNeeded: slot)) }
    }
  }

  /// Updates the prices for a unit, whose multipliers are current, that becomes active by a move
  /// that is free at all levels.
  ///
  /// All prices stay, except that the unit must now compensate for its own slope.
  mutating func followExchange(_ unit: Int, slot: Int) {
    let count = prices.strengths.count
    for index in slot * count..<slot * count + count { prices.values[index] = 0 }
    let level = Int(units[unit].rank) - 1
    if level >= 0 && level < count { prices.values[slot * count + level] = -units[unit].ownSlope }
    altered.append(basis.unitOfSlot[slot])
    prices.note(slot)
    if !prices.hasTies { return }
    for index in 0..<basis.touchedCount {
      let other = Int(basis.touched[index])
      prices.ties[other] = Tie()
      prices.note(other)
    }
  }
}
