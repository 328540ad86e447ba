extension Simplex {
  /// Holds every active unit that cannot really move.
  ///
  /// An active unit that may move in sign can still be held by units that are at 0 themselves.
  /// The directions that remain form a cone; a limit that every direction of the cone keeps at 0
  /// is an equality in disguise. One linear program finds them all: each limit wants a slack of
  /// 1, and because a cone can be scaled, either it gets it or it never gets any. With those held
  /// at 0, all slots that are left span real freedom.
  mutating func removeFalseFreedom() {
    if openCount == 0 || !hasLimit || isPlainlyFree() { return }
    var cone = self
    cone.makeCone()
    cone.minimise()
    var held: [Int] = []
    for index in cone.level where cone.units[Int(index)].value < -0.5 {
      held.append(Int(cone.units[Int(index)].label))
    }
    pivots = cone.pivots
    for unit in held { fixAtZero(unit) }
    if isDrifted { evaluateVertex() }
    countOpenSlots()
  }

  /// Whether an inactive unit that is limited is at 0 and not fixed.
  private var hasLimit: Bool {
    for unit in variableCount..<units.count where isTight(unit) && !units[unit].isFixed {
      return true
    }
    return false
  }

  private func isTight(_ number: Int) -> Bool {
    let unit = units[number]
    return unit.isInPlay && !unit.isActive && (!unit.mayFall || !unit.mayRise)
      && unit.value.magnitude * unit.cost <= Tolerance.feasibility(Double(unit.magnitude))
  }

  /// Whether a motion of all open slots at once goes away from every limit: a look that is cheap.
  private mutating func isPlainlyFree() -> Bool {
    for slot in 0..<basis.count where isOpen(slot) {
      let unit = basis.unitOfSlot[slot]
      let weight = Self.probeWeight(unit, -1)
      basis.vector[slot] = units[Int(unit)].mayRise ? weight : -weight
      basis.setBit(slot)
    }
    basis.forward(matrix)
    for unit in variableCount..<units.count where isTight(unit) {
      var rate = 0.0
      for term in matrix.terms(of: unit) {
        let cell = matrix.cells[term]
        rate += cell.coefficient * basis.direction[Int(cell.column)]
      }
      if units[unit].isFixed {
        if rate.magnitude > 1e-9 { return false }
      } else if units[unit].mayRise ? rate < 1e-6 : rate > -1e-6 {
        return false
      }
    }
    return true
  }

  /// Keeps of the problem only the directions from where it stands, and adds the wish of each
  /// limit for a slack of 1, labelled with the limit's unit.
  private mutating func makeCone() {
    var limits: [Int] = []
    for unit in units.indices where units[unit].isInPlay {
      let isLimited = !units[unit].mayFall || !units[unit].mayRise
      if units[unit].isActive || isTight(unit) {
        if isLimited && !units[unit].isFixed { limits.append(unit) }
      } else {
        units[unit].mayFall = true
        units[unit].mayRise = true
      }
      units[unit].isAbove = units[unit].mayRise
    }
    for unit in units.indices {
      units[unit].value = 0
      units[unit].constant = 0
    }
    var wishes: [Int32] = []
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for unit in limits {
      variables.removeAll(keepingCapacity: true)
      coefficients.removeAll(keepingCapacity: true)
      for term in matrix.terms(of: unit) {
        let coefficient = matrix.cells[term].coefficient
        variables.append(matrix.cells[term].column)
        coefficients.append(units[unit].mayRise ? coefficient : -coefficient)
      }
      let wish = addRow(
        variables: variables[...], coefficients: coefficients[...], constant: 1, magnitude: 0,
        label: Int32(unit), strength: 0, isEquality: false)
      wishes.append(Int32(wish))
    }
    beginLevel(wishes[...])
  }

  /// Lets every open slot move at a speed of its own; the speeds of the variables are in
  /// `basis.direction`, and all of that is in general position.
  mutating func probe(salt: Int32) {
    for slot in 0..<basis.count where isOpen(slot) {
      basis.vector[slot] = Self.probeWeight(basis.unitOfSlot[slot], salt)
      basis.setBit(slot)
    }
    basis.forward(matrix)
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
