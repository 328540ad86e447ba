extension Simplex {
  /// The rate at which the magnitude of the first variable that an active unit moves changes when
  /// the unit rises, excluding its own: the first nonzero entry of a row of prices with an entry
  /// for each variable.
  ///
  /// It is stored for slots that are free at all levels.
  struct Tie: Sendable {
    /// The variable; -1 if it is not known, the largest integer if there is none.
    var variable: Int32 = -1
    var amount = 0.0

    static let none: Int32 = .max
  }

  /// Computes the tie of a slot if it is not known.
  mutating func findTie(of slot: Int) {
    if prices.ties[slot].variable >= 0 { return }
    basis.forward(slot: slot)
    prices.ties[slot] = tie()
  }

  /// The tie of the slot that `basis.direction` moves.
  private func tie() -> Tie {
    var tie = Tie(variable: Tie.none)
    for index in 0..<basis.movedCount {
      let variable = basis.moved[index]
      if variable >= tie.variable || units[Int(variable)].isActive { continue }
      let speed = basis.direction[Int(variable)]
      if speed.magnitude <= Tolerance.cost { continue }
      tie = Tie(variable: variable, amount: units[Int(variable)].isAbove ? speed : -speed)
    }
    return tie
  }

  /// Returns the price of a move that is free at all levels.
  func tiePrice(of slot: Int, isRising: Bool) -> Price {
    let tie = prices.ties[slot]
    let own = basis.unitOfSlot[slot]
    let first = prices.tolerances.count + 1
    // A variable that is at 0 can only grow in magnitude.
    if own < tie.variable && Int(own) < variableCount {
      return Price(rank: first + Int(own), amount: 1)
    }
    return Price(rank: first + Int(tie.variable), amount: isRising ? tie.amount : -tie.amount)
  }

  /// Updates the ties for an exchange, like ``updatePrices(_:slot:left:)``; `basis.direction` is
  /// the move.
  mutating func updateTies(_ number: Int, slot: Int, left: Int) {
    var change = prices.ties[slot].variable >= 0 ? prices.ties[slot] : tie()
    if left < variableCount && left < Int(change.variable) {
      change = Tie(
        variable: Int32(truncatingIfNeeded: left), amount: units[left].isAbove ? 1 : -1)
    }
    change.amount /= basis.multipliers[slot]
    addToTies(-change.amount, variable: change.variable)
    // The slope of the entering variable is excluded from now on.
    if number < variableCount && number <= Int(change.variable) {
      let slope: Double = units[number].isAbove ? 1 : -1
      if number < Int(change.variable) { change = Tie(variable: Int32(number)) }
      change.amount -= slope
      if change.amount.magnitude <= Tolerance.cost { change = Tie() }
    }
    prices.ties[slot] = change
  }

  /// Adds a multiple of the row whose multipliers are current to the slots' effects on a variable.
  mutating func addToTies(_ factor: Double, variable: Int32) {
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      let tie = prices.ties[slot]
      if tie.variable < variable { continue }
      let amount = factor * basis.multipliers[slot]
      if amount == 0 { continue }
      let sum = tie.variable == variable ? tie.amount + amount : amount
      let isKnown = sum.magnitude > Tolerance.cost
      prices.ties[slot] = isKnown ? Tie(variable: variable, amount: sum) : Tie()
      prices.note(slot)
    }
  }
}
