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
    var limits: [Int] = []
    repeat {
      if openCount == 0 { return }
      let touched = touchedLimits()
      if touched.blocked.isEmpty {
        hasProbed = true
        return
      }
      limits = touched.all
      if !holdPlainly(touched.blocked) { break }
    } while true
    // The open slots in question are the variables of the program.
    var cone = Simplex()
    var numberOfSlot = [Int32](repeating: -1, count: basis.count)
    var slots: [Int] = []
    var rows: [(unit: Int, start: Int)] = []
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for unit in limits {
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

  /// Holds slots that a limit alone keeps where they are, for all of them could only break it;
  /// false when there are none.
  ///
  /// Mostly that is all the false freedom there is, and what is left moves away from all limits.
  private mutating func holdPlainly(_ blocked: [Int]) -> Bool {
    var held: [Int] = []
    for unit in blocked {
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
    for unit in held { forbid(unit, fall: true, rise: true) }
    return !held.isEmpty
  }

  /// The limited units at 0 that are not active and that the open slots can move: those that move
  /// when all of the slots do, each at a speed of its own; and which of them do not move away.
  private mutating func touchedLimits() -> (all: [Int], blocked: [Int]) {
    for slot in 0..<basis.count where isOpen(slot) {
      let unit = basis.unitOfSlot[slot]
      let weight = Self.probeWeight(unit, -1)
      basis.vector[slot] = units[Int(unit)].mayRise ? weight : -weight
      basis.setBit(slot)
    }
    basis.forward()
    rate()
    var limits: [Int] = []
    var blocked: [Int] = []
    for index in 0..<ratedCount {
      let number = Int(rated[index])
      let rate = rates[number]
      rates[number] = 0
      let unit = units[number]
      if unit.mayFall == unit.mayRise || rate.magnitude <= 1e-10 { continue }
      if unit.value.magnitude * unit.cost > Tolerance.feasibility(Double(unit.magnitude)) {
        continue
      }
      limits.append(number)
      if unit.mayRise ? rate < 1e-6 : rate > -1e-6 { blocked.append(number) }
    }
    ratedCount = 0
    return (limits, blocked)
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

  /// A number between 1 and 2 that looks random and is always the same (splitmix64).
  static func probeWeight(_ unit: Int32, _ salt: Int32) -> Double {
    let seed = UInt64(UInt32(bitPattern: salt)) << 32 | UInt64(UInt32(bitPattern: unit))
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }
}
