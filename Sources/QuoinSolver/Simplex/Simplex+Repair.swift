extension Simplex {
  /// Brings the vertex back to the answer of all levels after rows came, went or changed, and narrows
  /// everything to that answer's face; false when the levels have to be gone through.
  ///
  /// Units on the wrong side of 0 are brought back one by one, each in place of the active unit that
  /// gives way at the least cost over all levels: the dual simplex with lexicographic prices. A wish
  /// changes sides instead where that costs less. Where a row went, its unit moves as far as that
  /// lowers the cost. What is left is proved by the prices, so nothing is searched.
  mutating func repair() -> Bool {
    if isFresh || !rankRows() { return false }
    if isDrifted { evaluateVertex() }
    bringIntoPlay()
    let limit = pivots + 50 + units.count / 8
    for _ in 0..<4 {
      if !prices.areCurrent { computePrices() }
      while let unit = crossed.popLast() {
        if pivots > limit || !returnToSide(Int(unit)) { return false }
      }
      if !prices.areCurrent { computePrices() }
      let gaining = narrow()
      if crossed.isEmpty && gaining.isEmpty {
        for unit in held where openCount > 0 { fixAtZero(Int(unit)) }
        if isDrifted { evaluateVertex() }
        return true
      }
      for slot in gaining {
        // What gained may not any more, and slots may have other numbers.
        if !prices.areCurrent { break }
        if pivots > limit || !lowerCost(Int(slot)) { return false }
      }
    }
    return false
  }

  /// Gives every row a value.
  private mutating func bringIntoPlay() {
    for index in ordered {
      let number = Int(index)
      if units[number].isInPlay { continue }
      units[number].isInPlay = true
      if units[number].isActive { continue }
      let value = evaluate(number)
      units[number].value = value
      units[number].isAbove = value >= 0 || units[number].rank == Unit.requiredRank
      if units[number].ownSlope != 0 && units[number].rank != Unit.requiredRank {
        prices.areCurrent = false
      }
      crossed.append(index)
    }
  }

  /// Whether an inactive unit is where it may not be.
  @inline(__always) static func isAstray(_ unit: Unit) -> Bool {
    if unit.value.magnitude <= 1e-9 + 1e-12 * unit.constant.magnitude { return false }
    if unit.rank == Unit.requiredRank && unit.isEquality { return true }
    return (unit.value > 0) != unit.isAbove
  }

  /// Narrows everything to the face of the answer; slots whose move would lower the cost.
  private mutating func narrow() -> [Int32] {
    var gaining: [Int32] = []
    held.removeAll(keepingCapacity: true)
    var open = 0
    let levels = prices.strengths.count
    units.withUnsafeMutableBufferPointer { units in
      for number in units.indices where units[number].slot < 0 {
        units[number].confine()
        if units[number].rank == Unit.noRank { continue }
        if Self.isAstray(units[number]) { crossed.append(Int32(truncatingIfNeeded: number)) }
        if units[number].isFixed { held.append(Int32(truncatingIfNeeded: number)) }
      }
      prices.values.withUnsafeBufferPointer { values in
        prices.tolerances.withUnsafeBufferPointer { tolerances in
          for (slot, number) in basis.unitOfSlot.enumerated() {
            let unit = units[Int(number)]
            let first = slot &* levels
            let fall = Price(unit, isRising: false, values, first, tolerances)
            let rise = Price(unit, isRising: true, values, first, tolerances)
            if fall.amount < 0 || rise.amount < 0 { gaining.append(Int32(slot)) }
            units[Int(number)].allow(fall: fall.amount == 0, rise: rise.amount == 0)
            if fall.amount == 0 || rise.amount == 0 { open &+= 1 }
          }
        }
      }
    }
    openCount = open
    return gaining
  }
}
