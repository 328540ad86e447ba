extension Simplex {
  /// Holds every active unit that cannot really move.
  ///
  /// An active unit that may move in sign can still be held by units that are at 0 themselves.
  /// The directions that remain form a cone; a limit that every direction of the cone keeps at 0
  /// is an equality in disguise. One linear program finds them all: each limit wants a slack of
  /// 1, and because a cone can be scaled, either it gets it or it never gets any. With those held
  /// at 0, all slots that are left span real freedom. The program has only the limits that some
  /// motion touches and the slots that touch them; mostly there are none.
  mutating func removeFalseFreedom() {
    hasProbed = false
    if openCount == 0 { return }
    probeAsAllowed()
    findLimits()
    var limits: [Int] = []
    for round in 0... {
      let touched = touchedLimits()
      if touched.blocked.isEmpty {
        hasProbed = true
        return
      }
      limits = touched.all
      if holdPlainly(touched.blocked) {
        if openCount == 0 { return }
      } else if round < 6 {
        lean(touched.blocked)
      } else {
        break
      }
    }
    // The open slots in question are the variables of the program.
    var cone = Simplex()
    var numberOfSlot = [Int32](repeating: -1, count: basis.count)
    var slots: [Int] = []
    var rows: [(unit: Int, start: Int)] = []
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for (number, unit) in limits.enumerated() {
      if number & 31 == 31, let shouldStop, shouldStop() { return }
      // What is larger is taken for freedom, which is settled as all other freedom is.
      guard variables.count < Simplex.largestCone else { return }
      rows.append((unit, variables.count))
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
        // A slot that may only fall is turned around.
        let isTurned = !units[Int(basis.unitOfSlot[slot])].mayRise
        variables.append(numberOfSlot[slot])
        coefficients.append(isTurned ? -sign * share : sign * share)
      }
    }
    cone.reset(variableCount: slots.count)
    cone.shouldStop = shouldStop
    var wishes: [Int32] = []
    var held: [Int] = []
    for (number, slot) in slots.enumerated() {
      let unit = units[Int(basis.unitOfSlot[slot])]
      if unit.mayFall && unit.mayRise { continue }
      cone.units[number].mayFall = false
      wishes.append(
        Int32(cone.addWish([Int32(number)], [1], label: basis.unitOfSlot[slot])))
    }
    for (index, row) in rows.enumerated() {
      let end = index + 1 < rows.count ? rows[index + 1].start : variables.count
      let terms = row.start..<end
      cone.addLimit(variables[terms], coefficients[terms])
      wishes.append(
        Int32(cone.addWish(variables[terms], coefficients[terms], label: Int32(row.unit))))
    }
    cone.beginLevel(wishes[...])
    cone.minimise()
    for index in wishes {
      let wish = cone.units[Int(index)]
      if !wish.isActive && wish.value * wish.cost < -0.5 { held.append(Int(wish.label)) }
    }
    pivots += cone.pivots
    hasProbed = held.isEmpty
    for unit in held { fixAtZero(unit) }
    if isDrifted { evaluateVertex() }
  }

  /// The terms of the program for false freedom, which grows with the square of the limits in question.
  private static let largestCone = 1 << 22

  /// Holds slots that a limit alone keeps where they are, for all of them could only break it;
  /// false when there are none.
  ///
  /// Mostly that is all the false freedom there is, and what is left moves away from all limits.
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

  /// Has slots that help the blocked limits move faster, so that these may come to move away too.
  private mutating func lean(_ blocked: [Blocked]) {
    var leans: [(slot: Int, speed: Double)] = []
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
      leans.append((best, speed / (sign * basis.multipliers[best])))
    }
    for lean in leans {
      basis.vector[lean.slot] += lean.speed
      weights[lean.slot] += lean.speed
      basis.setBit(lean.slot)
    }
    addToSpeeds()
  }

  /// A limit that does not move away from 0.
  struct Blocked {
    var unit: Int
    var rate: Double
  }

  /// Lets every open slot move as it may, each at a speed of its own.
  private mutating func probeAsAllowed() {
    forgetSpeeds()
    if weights.count < basis.count { weights.refill(with: 0, count: basis.count) }
    basis.unitOfSlot.withUnsafeBufferPointer { unitOfSlot in
      units.withUnsafeBufferPointer { units in
        weights.withUnsafeMutableBufferPointer { weights in
          basis.vector.withUnsafeMutableBufferPointer { vector in
            basis.bits.withUnsafeMutableBufferPointer { bits in
              for slot in unitOfSlot.indices {
                let number = unitOfSlot[slot]
                if units[Int(number)].isFixed { continue }
                let weight = Self.probeWeight(number, -1)
                weights[slot] = units[Int(number)].mayRise ? weight : -weight
                vector[slot] = weights[slot]
                bits[slot >> 6] |= 1 << UInt64(slot & 63)
              }
            }
          }
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

  /// Adds what the slots in `basis.vector` do to the speeds.
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
      basis.moved.withUnsafeBufferPointer { moved in
        basis.direction.withUnsafeBufferPointer { direction in
          for index in 0..<basis.movedCount {
            let variable = Int(moved[index])
            let old = speeds[variable]
            if old == 0 { probed.append(moved[index]) }
            let sum = old + direction[variable]
            // What a cancellation leaves is rounding; zero means that it was not met yet.
            let isStill = sum.magnitude <= 1e-13 * old.magnitude
            speeds[variable] = isStill ? Self.still : sum
          }
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

  /// The limited units at 0 that are not active and that the open slots can move: those that move
  /// when all of the slots do, each at a speed of its own; and which of them do not move away.
  private func touchedLimits() -> (all: [Int], blocked: [Blocked]) {
    var touched: [Int] = []
    var blocked: [Blocked] = []
    basis.matrix.withPointers { rows, cells in
      units.withUnsafeBufferPointer { units in
        speeds.withUnsafeBufferPointer { speeds in
          for index in limits {
            let number = Int(index)
            if units[number].isFixed { continue }
            var rate = 0.0
            var largest = 0.0
            var term = Int(rows[number].start)
            let end = term &+ Int(rows[number].count)
            while term < end {
              let part = cells[term].coefficient * speeds[Int(cells[term].column)]
              rate += part
              largest = max(largest, part.magnitude)
              term &+= 1
            }
            if rate.magnitude <= 1e-10 * max(1, largest) { continue }
            touched.append(number)
            if units[number].mayRise ? rate < 1e-6 : rate > -1e-6 {
              blocked.append(Blocked(unit: number, rate: rate))
            }
          }
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

  private mutating func addWish(
    _ variables: ArraySlice<Int32>, _ coefficients: ArraySlice<Double>, label: Int32
  ) -> Int {
    addRow(
      variables: variables, coefficients: coefficients, constant: 1, magnitude: 0, label: label,
      strength: -1, isEquality: false)
  }

  /// Lets every open slot move at a speed of its own; the speeds of the variables are in
  /// `basis.direction`, and all of that is in general position.
  mutating func probe(salt: Int32) {
    for slot in 0..<basis.count where isOpen(slot) {
      basis.vector[slot] = Self.probeWeight(basis.unitOfSlot[slot], salt)
      basis.setBit(slot)
    }
    basis.forward()
  }

  /// Lets every open slot move, where ``removeFalseFreedom()`` has not done that; the speeds are in
  /// `speeds`.
  mutating func probeOnce() {
    if hasProbed { return }
    forgetSpeeds()
    for slot in 0..<basis.count where isOpen(slot) {
      basis.vector[slot] = Self.probeWeight(basis.unitOfSlot[slot], 0)
      basis.setBit(slot)
    }
    addToSpeeds()
  }

  /// A number between 1 and 2 that looks random and is always the same (splitmix64).
  static func probeWeight(_ unit: Int32, _ salt: Int32) -> Double {
    let seed = UInt64(UInt32(bitPattern: salt)) << 32 | UInt64(UInt32(bitPattern: unit))
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
