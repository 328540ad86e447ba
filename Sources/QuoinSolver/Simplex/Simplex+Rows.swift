extension Simplex {
  /// Adds the inactive unit `Σ coefficient · variable - constant`, and returns its number.
  @discardableResult
  mutating func addRow(
    variables: ArraySlice<Int32>, coefficients: ArraySlice<Double>, constant: Double,
    magnitude: Double, label: Int32, strength: Float, isEquality: Bool
  ) -> Int {
    let scale = Self.scale(for: coefficients)
    let row = basis.matrix.addRow(variables, coefficients, scale: scale)
    var unit = Unit()
    unit.constant = constant * scale
    unit.cost = 1 / scale
    unit.magnitude = Float(magnitude)
    unit.label = label
    unit.strength = strength
    unit.isEquality = isEquality
    if row == units.count {
      units.append(unit)
      basis.slotOfRow.append(-1)
    } else {
      units[row] = unit
    }
    if strength >= 0 { enterPrices(row) }
    enterOrder(row)
    return row
  }

  /// Releases memory that is quickly allocated again.
  mutating func trim() {
    rates = []
    rated = []
    candidates = []
    speeds = []
    probed = []
    weights = []
    limits = []
  }

  /// Changes the constant of a row.
  mutating func setConstant(_ constant: Double, magnitude: Double, of unit: Int) {
    units[unit].constant = constant / units[unit].cost
    units[unit].magnitude = Float(magnitude)
  }

  /// Removes a row.
  ///
  /// If the basis depends on it, it stays without any effect until the basis is factored again.
  mutating func removeRow(_ unit: Int) {
    leaveOrder(unit)
    leavePrices(unit)
    units[unit].strength = -1
    units[unit].label = -1
    units[unit].isRetired = true
    units[unit].isInPlay = false
    units[unit].chargesFall = false
    units[unit].chargesRise = false
    retired.append(Int32(unit))
  }

  /// Moves a row to another level.
  mutating func setStrength(_ strength: Float, of unit: Int) {
    leaveOrder(unit)
    units[unit].strength = strength
    enterOrder(unit)
    prices.invalidate()
  }

  private mutating func enterOrder(_ unit: Int) {
    if !isOrdered || units[unit].strength < 0 { return }
    ordered.insert(Int32(truncatingIfNeeded: unit), at: orderedPlace(of: unit))
  }

  private mutating func leaveOrder(_ unit: Int) {
    if !isOrdered || units[unit].strength < 0 { return }
    ordered.remove(at: orderedPlace(of: unit))
  }

  /// The index of a row in the order of levels, or its insertion index.
  private func orderedPlace(of unit: Int) -> Int {
    let strength = units[unit].strength
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low &+ high) / 2
      let other = Int(ordered[middle])
      let isBefore =
        units[other].strength == strength ? other < unit : units[other].strength > strength
      if isBefore { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Removes retired units that the basis no longer needs.
  mutating func removeUnusedUnits() {
    if retired.isEmpty { return }
    var kept = 0
    for index in retired.indices {
      let unit = Int(retired[index])
      let isFactored = unit < basis.slotOfRow.count && basis.slotOfRow[unit] >= 0
      if units[unit].isActive || isFactored {
        retired[kept] = retired[index]
        kept += 1
      } else {
        basis.matrix.remove(unit)
      }
    }
    retired.removeLast(retired.count - kept)
  }

  /// A power of two that scales the largest coefficient to about 1; 1 if it is close enough.
  private static func scale(for coefficients: ArraySlice<Double>) -> Double {
    var largest = 0.0
    coefficients.withUnsafeBufferPointer { coefficients in
      for coefficient in coefficients { largest = max(largest, coefficient.magnitude) }
    }
    if largest >= 0.0625 && largest <= 16 { return 1 }
    if !(largest > 0) || !largest.isFinite { return 1 }
    let exponent = min(max(-Int(largest.exponent), -120), 120)
    return Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The value of `Σ coefficient · variable - constant` at the vertex.
  func evaluate(_ unit: Int) -> Double {
    basis.matrix.withPointers { rows, cells in
      units.withUnsafeBufferPointer { Self.evaluate(unit, $0, rows, cells) }
    }
  }

  @inline(__always) static func evaluate(
    _ number: Int, _ units: UnsafeBufferPointer<Unit>,
    _ rows: UnsafeBufferPointer<SparseMatrix.Row>, _ cells: UnsafeBufferPointer<SparseMatrix.Cell>
  ) -> Double {
    let constant = units[number].constant
    var sum = -constant
    var term = Int(rows[number].start)
    let end = term &+ Int(rows[number].count)
    while term < end {
      sum += cells[term].coefficient * units[Int(cells[term].column)].value
      term &+= 1
    }
    let scaled = Double(units[number].magnitude) / units[number].cost
    return sum.magnitude <= 1e-12 * max(scaled, constant.magnitude) ? 0 : sum
  }
}
