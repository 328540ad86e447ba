extension SolvedCore {
  /// The effect of updating a row.
  enum Change {
    /// Only the unit's constant changed, by the given amount.
    case constant(unit: Int, by: Double)
    /// The levels have to be solved again.
    case rows
    /// No relevant change.
    case none
    /// The core no longer matches the component.
    case impossible
  }

  /// Brings a row up to date.
  mutating func update(_ row: Int32, _ system: RowStore, _ values: [Double]) -> Change {
    let header = system.rows[Int(row)]
    let place = place(of: row)
    let isThere = place < rows.count && rows[place] == row
    if !header.isAlive {
      // A row that was added and removed in the meantime, or has no unknown, has no effect.
      if !isThere { return row >= firstLateRow ? .none : .impossible }
      simplex.removeRow(Int(units[place]))
      rows.remove(at: place)
      units.remove(at: place)
      return .rows
    }
    if !header.isFinite || (!isThere && row < firstLateRow) { return .impossible }
    guard let constant = expand(row, system, values, isLate: !isThere) else { return .impossible }
    let magnitude = max(header.constant.magnitude, elimination.expansion.constant.magnitude)
    if isThere {
      let unit = Int(units[place])
      let old = simplex.units[unit].constant
      simplex.setConstant(constant, magnitude: magnitude, of: unit)
      if simplex.units[unit].strength != header.strength {
        simplex.setStrength(header.strength, of: unit)
        if simplex.units[unit].constant != old { simplex.isDrifted = true }
        return .rows
      }
      let change = simplex.units[unit].constant - old
      return change == 0 ? .none : .constant(unit: unit, by: change)
    }
    if elimination.expansion.variables.isEmpty {
      let failure = header.relation == .equal ? constant.magnitude : constant
      let isBroken = failure > Tolerance.feasibility(magnitude)
      return header.isRequired && isBroken ? .impossible : .none
    }
    var kept: [Int32] = []
    for variable in elimination.expansion.variables { kept.append(unitOfVariable[Int(variable)]) }
    let unit = simplex.addRow(
      variables: kept[...], coefficients: elimination.expansion.coefficients[...],
      constant: constant, magnitude: magnitude, label: row, strength: header.strength,
      isEquality: header.relation == .equal)
    rows.insert(row, at: place)
    units.insert(Int32(unit), at: place)
    return .rows
  }

  /// Expresses a row in the kept variables; returns its constant, or `nil` if it contains other
  /// variables.
  ///
  /// The terms are in `elimination.expansion`.
  private mutating func expand(
    _ row: Int32, _ system: RowStore, _ values: [Double], isLate: Bool
  ) -> Double? {
    let header = system.rows[Int(row)]
    let sign: Double = header.relation == .lessThanOrEqual ? -1 : 1
    var constant = sign * header.constant
    var isSound = true
    elimination.beginExpansion(constant: 0)
    for term in system.terms(of: Int(row)) {
      let cell = system.cells[term]
      if let number = number(of: cell.variable) {
        elimination.expand(Int32(number), sign * cell.coefficient)
        continue
      }
      if isLate && (!isRestFixed || isLoose(cell.variable)) { isSound = false }
      constant -= sign * cell.coefficient * values[Int(cell.variable)]
    }
    elimination.endExpansion()
    constant -= elimination.expansion.constant
    return isSound && constant.isFinite ? constant : nil
  }

  /// Brings the preferences' constants up to date.
  mutating func updatePreferences(_ all: RowStore, _ values: [Double]) {
    for (index, preference) in preferences.enumerated() {
      var constant = all.rows[Int(preference)].constant
      for term in all.terms(of: Int(preference)) {
        let cell = all.cells[term]
        if number(of: cell.variable) == nil {
          constant -= cell.coefficient * values[Int(cell.variable)]
        }
      }
      preferred.setConstant(constant, of: index)
    }
  }
}
