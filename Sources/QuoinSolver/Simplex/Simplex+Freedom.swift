extension Simplex {
  /// Holds every active unit that cannot really move.
  ///
  /// An active unit whose sign would allow a move can still be held by units that are at 0
  /// themselves. The directions that remain form a cone; a limit that every direction of the cone
  /// keeps at 0 is an implicit equality. One linear program finds all of them: each limit asks for
  /// a slack of 1, and because a cone can be scaled, it either gets that slack or never gets any.
  /// With those limits held at 0, all remaining slots span real freedom. The program contains only
  /// the limits that some motion touches and the slots that touch them; usually there are none.
  mutating func removeFalseFreedom() {
    hasProbed = false
    if openCount == 0 { return }
    probeAsAllowed()
    findLimits()
    guard let limits = limitsThatBlock(), var program = coneProgram(of: limits) else { return }
    program.cone.minimise()
    pivots += program.cone.pivots
    let held = program.unitsWithoutSlack
    hasProbed = held.isEmpty
    for unit in held { fixAtZero(unit) }
    if isDrifted { evaluateVertex() }
  }

  /// Moves away from the limits where that is easy, and returns all limits that the motion touches
  /// if some still block it, or `nil` if none does.
  private mutating func limitsThatBlock() -> [Int]? {
    for round in 0... {
      let touched = touchedLimits()
      if touched.blocked.isEmpty {
        hasProbed = true
        return nil
      }
      if holdPlainly(touched.blocked) {
        if openCount == 0 { return nil }
      } else if round < 6 {
        relieve(touched.blocked)
      } else {
        return touched.all
      }
    }
    return nil
  }

  /// The program whose variables are the open slots that touch limits.
  private struct ConeProgram {
    var cone = Simplex()
    /// The units that ask for a slack of 1; each is labelled with the unit of this solution.
    var preferred: [Int32] = []

    /// The units of the solution that got no slack.
    var unitsWithoutSlack: [Int] {
      preferred.lazy.map { cone.units[Int($0)] }
        .filter { !$0.isActive && $0.value * $0.cost < -0.5 }
        .map { Int($0.label) }
    }

    mutating func addPreference(
      _ variables: ArraySlice<Int32>, _ coefficients: ArraySlice<Double>, label: Int32
    ) {
      let row = cone.addRow(
        variables: variables, coefficients: coefficients, constant: 1, magnitude: 0, label: label,
        strength: -1, isEquality: false)
      preferred.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Writes the program of the limits, or returns `nil` if it is too large or should stop.
  ///
  /// If the program is skipped, its slots count as free, and are placed like all other free slots.
  private mutating func coneProgram(of limits: [Int]) -> ConeProgram? {
    var numberOfSlot = [Int32](repeating: -1, count: basis.count)
    var slots: [Int] = []
    var starts: [Int] = []
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for (number, unit) in limits.enumerated() {
      if number & 31 == 31, let shouldStop, shouldStop() { return nil }
      guard variables.count < Simplex.maximumConeTerms else { return nil }
      starts.append(variables.count)
      basis.backward(row: unit)
      let sign: Double = units[unit].mayRise ? 1 : -1
      for index in 0..<basis.touchedCount {
        let slot = Int(basis.touched[index])
        let share = basis.multipliers[slot]
        if share.magnitude <= 1e-10 || !isOpen(slot) { continue }
        if numberOfSlot[slot] < 0 {
          numberOfSlot[slot] = Int32(slots.count)
          slots.append(slot)
        }
        // A slot that may only fall is reversed.
        let isTurned = !units[Int(basis.unitOfSlot[slot])].mayRise
        variables.append(numberOfSlot[slot])
        coefficients.append(isTurned ? -sign * share : sign * share)
      }
    }
    starts.append(variables.count)
    var program = ConeProgram()
    program.cone.reset(variableCount: slots.count)
    program.cone.shouldStop = shouldStop
    for (number, slot) in slots.enumerated() {
      let unit = units[Int(basis.unitOfSlot[slot])]
      if unit.mayFall && unit.mayRise { continue }
      program.cone.units[number].mayFall = false
      program.addPreference([Int32(number)], [1], label: basis.unitOfSlot[slot])
    }
    for (index, unit) in limits.enumerated() {
      let terms = starts[index]..<starts[index + 1]
      program.cone.addLimit(variables[terms], coefficients[terms])
      program.addPreference(variables[terms], coefficients[terms], label: Int32(unit))
    }
    program.cone.beginLevel(program.preferred[...])
    return program
  }

  /// The maximum number of terms of the program, which grows with the square of the number of
  /// limits.
  private static let maximumConeTerms = 1 << 22

  /// Holds slots that a single limit keeps in place because any move could only violate it; returns
  /// false if there are none.
  ///
  /// Usually this removes all false freedom, and the rest moves away from all limits.
  private mutating func holdPlainly(_ blocked: [Blocked]) -> Bool {
    var held: [Int] = []
    for (number, limit) in blocked.enumerated() {
      if number & 31 == 31, let shouldStop, shouldStop() { break }
      let unit = limit.unit
      basis.backward(row: unit)
      let sign: Double = units[unit].mayRise ? 1 : -1
      let known = held.count
      for index in 0..<basis.touchedCount {
        let slot = Int(basis.touched[index])
        let share = basis.multipliers[slot]
        if share.magnitude <= 1e-10 || !isOpen(slot) { continue }
        let other = Int(basis.unitOfSlot[slot])
        let helps = sign * share > 0 ? units[other].mayRise : units[other].mayFall
        if helps {
          held.removeLast(held.count - known)
          break
        }
        held.append(other)
      }
      if held.count > known { held.append(unit) }
    }
    for unit in held {
      if units[unit].isActive && !units[unit].isFixed {
        let slot = Int(units[unit].slot)
        basis.vector[slot] = -weights[slot]
        basis.setBit(slot)
      }
      forbid(unit, fall: true, rise: true)
    }
    if !held.isEmpty { addToSpeeds() }
    return !held.isEmpty
  }

  /// Speeds up slots that help the blocked limits, so that these may move away as well.
  private mutating func relieve(_ blocked: [Blocked]) {
    var supports: [(slot: Int, speed: Double)] = []
    for (number, limit) in blocked.enumerated() {
      if number & 31 == 31, let shouldStop, shouldStop() { break }
      basis.backward(row: limit.unit)
      let sign: Double = units[limit.unit].mayRise ? 1 : -1
      var best = -1
      var largest = 1e-9
      for index in 0..<basis.touchedCount {
        let slot = Int(basis.touched[index])
        let share = sign * basis.multipliers[slot]
        if share.magnitude <= largest || !isOpen(slot) { continue }
        let other = units[Int(basis.unitOfSlot[slot])]
        if share > 0 ? !other.mayRise : !other.mayFall { continue }
        best = slot
        largest = share.magnitude
      }
      if best < 0 { continue }
      let speed = Self.probeWeight(Int32(truncatingIfNeeded: limit.unit), 2) - sign * limit.rate
      supports.append((best, speed / (sign * basis.multipliers[best])))
    }
    for support in supports {
      basis.vector[support.slot] += support.speed
      weights[support.slot] += support.speed
      basis.setBit(support.slot)
    }
    addToSpeeds()
  }

  /// A limit that does not move away from 0.
  struct Blocked {
    var unit: Int
    var rate: Double
  }

  /// Moves every open slot in an allowed direction, each at a different speed.
  private mutating func probeAsAllowed() {
    forgetSpeeds()
    if weights.count < basis.count { weights.refill(with: 0, count: basis.count) }
    withBuffers(basis.unitOfSlot, units) { unitOfSlot, units in
      withMutableBuffers(&weights, &basis.vector, &basis.bits) { weights, vector, bits in
        for slot in unitOfSlot.indices {
          let unit = units[Int(unitOfSlot[slot])]
          if unit.isFixed { continue }
          let weight = Self.probeWeight(unitOfSlot[slot], -1)
          weights[slot] = unit.mayRise ? weight : -weight
          vector[slot] = weights[slot]
          bits.insert(Int32(truncatingIfNeeded: slot))
        }
      }
    }
    addToSpeeds()
  }

  private mutating func forgetSpeeds() {
    speeds.withUnsafeMutableBufferPointer { speeds in
      for variable in probed { speeds[Int(variable)] = 0 }
    }
    probed.removeAll(keepingCapacity: true)
    if speeds.count < variableCount { speeds.refill(with: 0, count: variableCount) }
  }

  /// Adds the effect of the slots in `basis.vector` to the speeds.
  private mutating func addToSpeeds() {
    basis.forward()
    if probed.isEmpty {
      probed.append(contentsOf: basis.moved[..<basis.movedCount])
      speeds.withUnsafeMutableBufferPointer { speeds in
        basis.direction.withUnsafeBufferPointer { direction in
          for variable in probed { speeds[Int(variable)] = direction[Int(variable)] }
        }
      }
      return
    }
    speeds.withUnsafeMutableBufferPointer { speeds in
      withBuffers(basis.moved, basis.direction) { moved, direction in
        for index in 0..<basis.movedCount {
          let variable = Int(moved[index])
          let old = speeds[variable]
          if old == 0 { probed.append(moved[index]) }
          let sum = old + direction[variable]
          // What remains after a cancellation is rounding error; zero means that the variable has
          // not been visited yet.
          let isStill = sum.magnitude <= 1e-13 * old.magnitude
          speeds[variable] = isStill ? Self.still : sum
        }
      }
    }
  }

  /// Lists the limited units at 0 that are not active.
  private mutating func findLimits() {
    limits.removeAll(keepingCapacity: true)
    units.withUnsafeBufferPointer { units in
      for number in variableCount..<units.count {
        if units[number].isClearlyElsewhere { continue }
        if units[number].isLimit && units[number].isAtZero {
          limits.append(Int32(truncatingIfNeeded: number))
        }
      }
    }
  }

  /// Returns the inactive limited units at 0 that the open slots can move, and those of them that
  /// do not move away from 0.
  ///
  /// A unit can be moved if it moves when all open slots move, each at a different speed.
  private func touchedLimits() -> (all: [Int], blocked: [Blocked]) {
    var touched: [Int] = []
    var blocked: [Blocked] = []
    withBuffers(basis.matrix.rows, basis.matrix.cells, units, speeds) {
      rows, cells, units, speeds in
      for index in limits {
        let number = Int(index)
        if units[number].isFixed { continue }
        var rate = 0.0
        var largest = 0.0
        for term in rows[number].terms {
          let part = cells[term].coefficient * speeds[Int(cells[term].column)]
          rate += part
          largest = max(largest, part.magnitude)
        }
        if rate.magnitude <= 1e-10 * max(1, largest) { continue }
        touched.append(number)
        if units[number].mayRise ? rate < 1e-6 : rate > -1e-6 {
          blocked.append(Blocked(unit: number, rate: rate))
        }
      }
    }
    return (touched, blocked)
  }

  private mutating func addLimit(_ variables: ArraySlice<Int32>, _ coefficients: ArraySlice<Double>)
  {
    let limit = addRow(
      variables: variables, coefficients: coefficients, constant: 0, magnitude: 0, label: -1,
      strength: -1, isEquality: false)
    units[limit].isInPlay = true
    units[limit].mayFall = false
  }

  /// Moves every open slot at a different speed; the speeds of the variables are in
  /// `basis.direction`, all in general position.
  mutating func probe(salt: Int32) {
    for slot in 0..<basis.count where isOpen(slot) {
      basis.vector[slot] = Self.probeWeight(basis.unitOfSlot[slot], salt)
      basis.setBit(slot)
    }
    basis.forward()
  }

  /// Moves every open slot unless ``removeFalseFreedom()`` has done so; the speeds are in `speeds`.
  mutating func probeOnce() {
    if hasProbed { return }
    forgetSpeeds()
    for slot in 0..<basis.count where isOpen(slot) {
      basis.vector[slot] = Self.probeWeight(basis.unitOfSlot[slot], 0)
      basis.setBit(slot)
    }
    addToSpeeds()
  }

  /// A reproducible pseudorandom number between 1 and 2 (splitmix64).
  static func probeWeight(_ unit: Int32, _ salt: Int32) -> Double {
    let seed = UInt64(UInt32(bitPattern: salt)) << 32 | UInt64(UInt32(bitPattern: unit))
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
