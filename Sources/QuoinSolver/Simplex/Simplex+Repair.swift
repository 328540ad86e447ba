extension Simplex {
  /// Brings the vertex back to the solution of all levels after rows were added, removed or
  /// changed, and restricts all units to the optimal face; returns false if the levels have to be
  /// solved again.
  ///
  /// Units on the wrong side of 0 are brought back one by one, each in place of the active unit
  /// that gives way at the least cost over all levels: the dual simplex with lexicographic prices.
  /// An optional row changes sides instead if that costs less. The unit of a removed row moves as
  /// far as that lowers the cost. The prices prove the result, so nothing is searched.
  mutating func repair() -> Bool {
    if isFresh || !rankRows() { return false }
    if isDrifted {
      prices.areCurrent = false
      evaluateVertex()
    }
    if !areAllInPlay { computeAllValues() }
    // Fresh factors make computing the required columns cheap.
    if !prices.areCurrent && basis.etas.count > 8 { refactor() }
    let limit = pivots + 50 + units.count / 8
    for _ in 0..<8 {
      if !prices.areCurrent { computePrices() }
      while let unit = crossed.popLast() {
        if pivots > limit || !returnToSide(Int(unit)) { return false }
      }
      if !prices.areCurrent { computePrices() }
      let gaining = prices.areAllChanged ? narrowAll() : narrow()
      if crossed.isEmpty && gaining.isEmpty {
        if isDrifted { evaluateVertex() }
        return true
      }
      for unit in gaining where prices.areCurrent && units[Int(unit)].isActive {
        // Units on the wrong side go first.
        let slot = Int(units[Int(unit)].slot)
        prices.note(slot)
        if crossed.isEmpty && (pivots > limit || !lowerCost(slot)) { return false }
      }
    }
    return false
  }

  /// Computes the value of every row.
  private mutating func computeAllValues() {
    for index in ordered where !units[Int(index)].isInPlay {
      beginPlay(Int(index))
      // An optional row contributes to the prices.
      if units[Int(index)].rank != Unit.requiredRank { prices.areCurrent = false }
    }
    areAllInPlay = true
  }

  /// Whether an inactive unit is on a side where it must not be.
  @inline(__always) static func isOnWrongSide(_ unit: Unit) -> Bool {
    if unit.value.magnitude <= 1e-9 + 1e-12 * unit.constant.magnitude { return false }
    if unit.rank == Unit.requiredRank && unit.isEquality { return true }
    return (unit.value > 0) != unit.isAbove
  }

  /// Restricts all units to the optimal face, and returns the active units whose move would lower
  /// the cost.
  private mutating func narrowAll() -> [Int32] {
    altered.removeAll(keepingCapacity: true)
    var held: [Int] = []
    units.withUnsafeMutableBufferPointer { units in
      for number in units.indices where units[number].slot < 0 {
        units[number].confine()
        if units[number].rank == Unit.noRank { continue }
        if Self.isOnWrongSide(units[number]) { crossed.append(Int32(truncatingIfNeeded: number)) }
        if units[number].isFixed { held.append(number) }
      }
    }
    countOpenSlots()
    for slot in 0..<basis.count { prices.note(slot) }
    prices.areAllChanged = false
    let gaining = narrow()
    // Required equalities that happen to hold are held permanently.
    if gaining.isEmpty && crossed.isEmpty {
      for unit in held {
        if openCount > 0 { fixAtZero(unit) }
        if !units[unit].isActive { prices.areAllChanged = true }
      }
    }
    return gaining
  }

  /// Restricts the units that changed since the last call to the optimal face, and returns the
  /// active units whose move would lower the cost.
  private mutating func narrow() -> [Int32] {
    for index in altered {
      let unit = Int(index)
      if units[unit].isActive { prices.note(Int(units[unit].slot)) } else { units[unit].confine() }
    }
    altered.removeAll(keepingCapacity: true)
    var gaining: [Int32] = []
    for index in prices.changed.indices {
      let slot = Int(prices.changed[index])
      prices.isChanged[slot] = false
      let unit = Int(basis.unitOfSlot[slot])
      let fall = price(of: slot, isRising: false)
      let rise = price(of: slot, isRising: true)
      let isOpen = fall.amount == 0 || rise.amount == 0
      if units[unit].isFixed == isOpen { openCount += isOpen ? 1 : -1 }
      units[unit].allow(fall: fall.amount == 0, rise: rise.amount == 0)
      var gains = fall.amount < 0 || rise.amount < 0
      if prices.hasTies {
        if isOpen {
          findTie(of: slot)
          let ties = (fall.amount == 0, rise.amount == 0)
          if ties.0 && tiePrice(of: slot, isRising: false).amount < 0 { gains = true }
          if ties.1 && tiePrice(of: slot, isRising: true).amount < 0 { gains = true }
        } else {
          prices.ties[slot] = Tie()
        }
      }
      if gains { gaining.append(Int32(truncatingIfNeeded: unit)) }
    }
    prices.changed.removeAll(keepingCapacity: true)
    return gaining
  }
}
