extension Simplex {
  enum Outcome { case moved, stayed, unbounded, drifted }

  /// Moves the entering unit as far as it lowers the cost, and makes the unit active at which it
  /// stops.
  ///
  /// A unit that reaches 0 may pass it if both signs are allowed and the cost still falls beyond:
  /// the long step of piecewise linear programming (Fourer 1985), which saves a pivot each time.
  /// Under Bland's rule every unit stops the move, as his proof requires.
  mutating func advance(_ entering: Entering, isBland: Bool) -> Outcome {
    basis.forward(slot: entering.slot)
    rate()
    collectCandidates(entering)
    var slope = entering.slope
    let tolerance = -Tolerance.cost * levelCost
    var passed = 0
    while true {
      guard let index = nextCandidate(from: passed, isBland: isBland) else {
        clearRates()
        return .unbounded
      }
      let candidate = candidates[index]
      let unit = units[Int(candidate.unit)]
      if !isBland && unit.mayFall && unit.mayRise {
        let beyond = slope + candidate.rate.magnitude * (unit.fallCost + unit.riseCost)
        if beyond < tolerance {
          slope = beyond
          candidates.swapAt(index, passed)
          passed += 1
          continue
        }
      }
      return stop(at: candidate, passed: passed, entering)
    }
  }

  mutating func makeRoomForRates() {
    if rates.count >= units.count { return }
    rates.append(contentsOf: repeatElement(0, count: units.count - rates.count))
    rated.append(contentsOf: repeatElement(0, count: units.count - rated.count))
  }

  /// Computes how fast each unit in play moves when the entering unit rises.
  mutating func rate() {
    makeRoomForRates()
    var count = 0
    withBuffers(basis.matrix.cells, basis.matrix.heads, basis.moved, basis.direction, units) {
      cells, heads, moved, direction, units in
      withMutableBuffers(&rates, &rated) { rates, rated in
        for index in 0..<basis.movedCount {
          let variable = Int(moved[index])
          let speed = direction[variable]
          var term = heads[variable]
          while term >= 0 {
            let cell = cells[Int(term)]
            term = cell.next
            let row = Int(cell.row)
            let old = rates[row]
            if old == 0 {
              if !units[row].isInPlay || units[row].slot >= 0 { continue }
              rated[count] = cell.row
              count &+= 1
            }
            let sum = old + cell.coefficient * speed
            // Zero means that the unit has not been visited yet.
            rates[row] = sum == 0 ? Self.still : sum
          }
        }
      }
    }
    ratedCount = count
  }

  static var still: Double { .leastNonzeroMagnitude }

  mutating func clearRates() {
    for index in 0..<ratedCount { rates[Int(rated[index])] = 0 }
    ratedCount = 0
  }

  /// Finds the units that approach 0, and the steps at which they reach it.
  mutating func collectCandidates(_ entering: Entering) {
    candidates.removeAll(keepingCapacity: true)
    let sign: Double = entering.isRising ? 1 : -1
    for index in 0..<ratedCount {
      let number = Int(rated[index])
      let rate = rates[number] * sign
      let unit = units[number]
      if unit.isAbove ? rate > -1e-10 : rate < 1e-10 { continue }
      if !unit.isKinked { continue }
      let distance = unit.isAbove ? max(unit.value, 0) : max(-unit.value, 0)
      candidates.append(
        Candidate(unit: Int32(number), step: distance / rate.magnitude, rate: rate))
    }
    if candidates.count > 24 { candidates.sort { $0.step < $1.step } }
  }

  /// Returns the nearest candidate; among those at the same step, the best one to divide by, or
  /// under Bland's rule the first one.
  func nextCandidate(from first: Int, isBland: Bool) -> Int? {
    if first == candidates.count { return nil }
    var best = first
    let isSorted = candidates.count > 24
    for index in first + 1..<max(candidates.count, first + 1) {
      let candidate = candidates[index]
      let leader = candidates[best]
      let margin = 1e-11 * (1 + min(candidate.step, leader.step))
      if candidate.step < leader.step - margin {
        best = index
      } else if candidate.step <= leader.step + margin {
        let isBetter =
          isBland
          ? candidate.unit < leader.unit : candidate.rate.magnitude > leader.rate.magnitude
        if isBetter { best = index }
      } else if isSorted {
        break
      }
    }
    return best
  }

  /// Makes the unit active at which the move ends.
  private mutating func stop(
    at candidate: Candidate, passed: Int, _ entering: Entering
  ) -> Outcome {
    let leaving = Int(candidate.unit)
    if passed > 0 { changeSlopes(passed: passed) }
    basis.backward(row: leaving)
    let pivot = basis.multipliers[entering.slot]
    let expected = entering.isRising ? candidate.rate : -candidate.rate
    if !((pivot - expected).magnitude <= 1e-6 * expected.magnitude) {
      for index in 0..<passed { units[Int(candidates[index].unit)].isAbove.toggle() }
      clearRates()
      return .drifted
    }
    let oldSlope = units[leaving].slope
    if oldSlope != 0 { addToReducedCosts(-oldSlope) }
    move(by: entering.isRising ? candidate.step : -candidate.step)
    let unit = Int(basis.unitOfSlot[entering.slot])
    units[unit].value = entering.isRising ? candidate.step : -candidate.step
    units[unit].isAbove = entering.isRising
    // What was expressed in the entering unit is now expressed in the leaving one.
    let cost = (reducedCosts[entering.slot] + units[unit].slope) / pivot
    addToReducedCosts(-cost)
    reducedCosts[entering.slot] = cost
    noteCost(of: entering.slot)
    exchange(leaving, slot: entering.slot)
    return candidate.step > 0 ? .moved : .stayed
  }

  /// Changes the slopes of the units that are passed.
  private mutating func changeSlopes(passed: Int) {
    for index in 0..<passed {
      let unit = Int(candidates[index].unit)
      let before = units[unit].slope
      units[unit].isAbove.toggle()
      addToGradient(unit, times: units[unit].slope - before)
    }
    basis.backward()
    addToReducedCosts(1)
  }

  private mutating func addToReducedCosts(_ factor: Double) {
    for index in 0..<basis.touchedCount {
      let slot = Int(basis.touched[index])
      reducedCosts[slot] += factor * basis.multipliers[slot]
      noteCost(of: slot)
    }
  }

  /// Changes all values by the step of the entering unit.
  private mutating func move(by step: Double) {
    units.withUnsafeMutableBufferPointer { units in
      for index in 0..<ratedCount {
        let number = Int(rated[index])
        let change = rates[number] * step
        rates[number] = 0
        let unit = units[number]
        var sum = unit.value + change
        if sum.magnitude <= 1e-13 * max(unit.value.magnitude, change.magnitude) { sum = 0 }
        // A unit visited within the margin of the nearest one has not passed 0.
        if unit.isKinked { sum = unit.isAbove ? max(sum, 0) : min(sum, 0) }
        units[number].value = sum
      }
    }
    ratedCount = 0
  }
}
