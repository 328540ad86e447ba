extension Simplex {
  /// Takes out every column that cannot really move.
  ///
  /// A nonbasic unit that may move in sign can still be held by rows that are at 0 themselves.
  /// The directions that remain form a cone; a limit that every direction of the cone keeps at 0
  /// is an equality in disguise. One linear program finds them all: each limit wants a slack of
  /// 1, and because a cone can be scaled, either it gets it or it never gets any. With those held
  /// at 0, all columns that are left span real freedom.
  mutating func removeFalseFreedom() {
    if columnCount == 0 || !hasTightRow { return }
    var cone = self
    cone.makeCone()
    cone.minimise()
    var held: [Int] = []
    for unit in cone.levelStart..<cone.units.count where cone.value(of: unit) < -0.5 {
      held.append(Int(cone.units[unit].label))
    }
    pivots = cone.pivots
    for unit in held { fixAtZero(unit) }
    removeConstantRows(from: variableCount)
  }

  /// Whether a limited unit is basic, at 0 and not fixed.
  private var hasTightRow: Bool {
    for row in 0..<rowCount where isTight(row) && !isConstant(row) { return true }
    return false
  }

  private func isTight(_ row: Int) -> Bool {
    let unit = units[Int(rowUnit[row])]
    return (!unit.mayFall || !unit.mayRise)
      && rowValue[row].magnitude <= Tolerance.feasibility(unit.magnitude) * unit.scale
  }

  /// Keeps of the problem only the directions from where it stands, and adds the wish of each
  /// limit for a slack of 1, labelled with the limit's unit.
  private mutating func makeCone() {
    let rows = rowCount
    for row in 0..<rows {
      if !isTight(row) {
        units[Int(rowUnit[row])].mayFall = true
        units[Int(rowUnit[row])].mayRise = true
      }
      rowValue[row] = 0
    }
    beginLevel()
    for row in 0..<rows {
      let unit = units[Int(rowUnit[row])]
      if unit.mayFall && unit.mayRise { continue }
      scratch.refill(with: 0, count: columnCount)
      for column in 0..<columnCount {
        let entry = entries[row * stride + column]
        scratch[column] = unit.mayRise ? entry : -entry
      }
      addWish(for: rowUnit[row])
    }
    for column in 0..<columnCount {
      let unit = units[Int(columnUnit[column])]
      if unit.mayFall && unit.mayRise { continue }
      scratch.refill(with: 0, count: columnCount)
      scratch[column] = unit.mayRise ? 1 : -1
      addWish(for: columnUnit[column])
    }
  }

  private mutating func addWish(for unit: Int32) {
    if let wish = appendRow(value: -1, scale: 1, magnitude: 0, label: unit) {
      charge(wish, below: true, above: false)
    }
  }

  /// How fast each variable moves along one direction that is in general position.
  ///
  /// The magnitude is the size of the numbers that went into it. Valid after ``removeFalseFreedom()``. `salt` keeps the
  /// directions of several problems apart.
  func probe(salt: Int32) -> [(speed: Double, magnitude: Double)] {
    var weights: [Double] = []
    for column in 0..<columnCount { weights.append(Self.probeWeight(columnUnit[column], salt)) }
    var result: [(speed: Double, magnitude: Double)] = []
    for variable in 0..<variableCount {
      let place = units[variable].place
      if place == Unit.gone {
        result.append((0, 0))
      } else if place < 0 {
        let weight = weights[Int(-1 - place)]
        result.append((weight, weight))
      } else {
        var speed = 0.0
        var magnitude = 0.0
        let start = Int(place) * stride
        for column in 0..<columnCount {
          let part = entries[start + column] * weights[column]
          speed += part
          magnitude += part.magnitude
        }
        result.append((speed, magnitude))
      }
    }
    return result
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
