extension Simplex {
  /// Solves all levels, starting at the current vertex.
  ///
  /// Returns the reasons why the required level cannot hold, in which case the other levels are not
  /// solved. `blocks` names independent parts of the problem, by variable; without it a conflict is
  /// not explained, and the certificate is empty.
  mutating func solveLevels(blocks: [Int32]?) -> [Certificate] {
    if !isOrdered { orderRows() }
    notedErrors.removeAll(keepingCapacity: true)
    prices.areCurrent = false
    crossed.removeAll(keepingCapacity: true)
    altered.removeAll(keepingCapacity: true)
    areAllInPlay = false
    let variableCount = variableCount
    units.withUnsafeMutableBufferPointer { units in
      for unit in units.indices { units[unit].free() }
      for variable in 0..<variableCount { units[variable].isInPlay = true }
    }
    openCount = variableCount
    if isFresh { crash() } else { evaluateVertex() }
    isFresh = false
    var first = 0
    while first < ordered.count {
      let strength = units[Int(ordered[first])].strength
      if openCount == 0 && strength < leastNoted { break }
      var end = first
      while end < ordered.count, units[Int(ordered[end])].strength == strength { end += 1 }
      beginLevel(ordered[first..<end])
      minimise()
      if strength >= min(leastNoted, 1000) {
        let error = levelError()
        if strength < 1000 {
          notedErrors.append(
            NotedError(strength: strength, sum: error.sum, tolerance: error.tolerance))
        }
        if error.sum > error.tolerance && (strength >= 1000 || !allowsErrors) {
          guard let blocks else { return [[]] }
          let certificates = certificates(blocks: blocks)
          if !certificates.isEmpty { return certificates }
          level = ordered[first..<end]
        }
      }
      closeLevel()
      first = end
    }
    return []
  }

  /// Sorts the rows by level, the strongest first, then by order of adding.
  private mutating func orderRows() {
    isOrdered = true
    ordered.removeAll(keepingCapacity: true)
    var strengths: [Float] = []
    for unit in variableCount..<units.count where units[unit].strength >= 0 {
      let strength = units[unit].strength
      ordered.append(Int32(truncatingIfNeeded: unit))
      if strengths.count <= 16 && strengths.last != strength && !strengths.contains(strength) {
        strengths.append(strength)
      }
    }
    if strengths.count == 1 { return }
    if strengths.count > 16 {
      ordered.sort { left, right in
        let a = units[Int(left)].strength
        let b = units[Int(right)].strength
        return a == b ? left < right : a > b
      }
      return
    }
    strengths.sort(by: >)
    let rows = ordered
    ordered.removeAll(keepingCapacity: true)
    for strength in strengths {
      for row in rows where units[Int(row)].strength == strength { ordered.append(row) }
    }
  }

  /// Begins a level: its rows come into play and are charged.
  mutating func beginLevel(_ members: ArraySlice<Int32>) {
    level = members
    var largest = 0.0
    var sum = 0.0
    var magnitude: Float = 0
    basis.matrix.withPointers { rows, cells in
      units.withUnsafeMutableBufferPointer { units in
        for index in members {
          let number = Int(index)
          if !units[number].isInPlay {
            units[number].isInPlay = true
            if !units[number].isActive {
              let value = Self.evaluate(number, UnsafeBufferPointer(units), rows, cells)
              units[number].value = value
              units[number].isAbove = value >= 0
            }
          }
          units[number].charge()
          let unit = units[number]
          largest = max(largest, unit.cost)
          if unit.isActive { continue }
          magnitude = max(magnitude, unit.magnitude)
          if unit.value != 0 { sum += unit.value * unit.sideCost }
        }
      }
    }
    levelCost = largest
    areCostsFresh = false
    firstError = (sum, Tolerance.feasibility(Double(magnitude)))
  }

  /// The sum of errors of this level, and the tolerance within which it counts as zero.
  func levelError() -> (sum: Double, tolerance: Double) {
    if let firstError { return firstError }
    var sum = 0.0
    var magnitude: Float = 0
    units.withUnsafeBufferPointer { units in
      for index in level {
        let unit = units[Int(index)]
        if unit.isActive { continue }
        magnitude = max(magnitude, unit.magnitude)
        if unit.value != 0 { sum += unit.value * unit.sideCost }
      }
    }
    return (sum, Tolerance.feasibility(Double(magnitude)))
  }

  /// Minimises the sum of errors of this level.
  mutating func minimise() {
    if levelError().sum == 0 { return }
    let limit = 200 + 40 * units.count
    let patience = 20 + units.count
    var idle = 0
    var age = 0
    var drifts = 0
    computeReducedCosts()
    for round in 0..<limit {
      if round & 15 == 15, let shouldStop, shouldStop() { break }
      // Bland's rule (1977) cannot cycle; the steepest slot is faster as long as there is progress.
      let isBland = idle > patience
      if basis.isWorn {
        refactor()
        computeReducedCosts()
        age = 0
      }
      var candidate = enteringSlot(isBland: isBland)
      if candidate == nil && age > 0 {
        // The optimum is accepted only with fresh costs.
        computeReducedCosts()
        age = 0
        candidate = enteringSlot(isBland: isBland)
      }
      guard let entering = candidate else { return }
      age += 1
      switch advance(entering, isBland: isBland) {
      case .moved: idle = 0
      case .stayed: idle += 1
      case .unbounded, .drifted:
        // No cost falls forever: an apparent decrease was rounding error.
        drifts += 1
        if drifts > 3 {
          isStuck = true
          return
        }
        refactor()
        computeReducedCosts()
        age = 0
      }
    }
    isStuck = true
  }

  /// Computes how the level's cost changes with each active unit, excluding that unit's own cost.
  mutating func computeReducedCosts() {
    let members = level
    basis.addSlopes(of: members, units)
    basis.backward()
    clearCosts()
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      reducedCosts[slot] = basis.multipliers[slot]
      isCosted[slot] = true
      costed.append(Int32(truncatingIfNeeded: slot))
    }
    areCostsFresh = true
    findAttractive()
  }

  mutating func addToGradient(_ unit: Int, times factor: Double) {
    if factor == 0 { return }
    for term in basis.matrix.terms(of: unit) {
      let cell = basis.matrix.cells[term]
      basis.addToGradient(cell.coefficient * factor, of: cell.column)
    }
  }
}
