extension Simplex {
  /// Begins a level; its rows follow by ``addRow(variables:coefficients:constant:magnitude:label:)``.
  mutating func beginLevel() {
    levelStart = units.count
    levelCost = 0
  }

  /// Charges a unit of this level for values below, above 0, per unit of the client's row.
  mutating func charge(_ unit: Int, below: Bool, above: Bool) {
    let cost = 1 / units[unit].scale
    units[unit].fallCost = below ? cost : 0
    units[unit].riseCost = above ? cost : 0
    levelCost = max(levelCost, cost)
  }

  /// The sum of errors of this level, and the tolerance within which it counts as none.
  func levelError() -> (sum: Double, tolerance: Double) {
    var sum = 0.0
    var magnitude = 0.0
    for unit in levelStart..<units.count where units[unit].place >= 0 {
      let value = rowValue[Int(units[unit].place)]
      sum += value < 0 ? -value * units[unit].fallCost : value * units[unit].riseCost
      magnitude = max(magnitude, units[unit].magnitude)
    }
    return (sum, Tolerance.feasibility(magnitude))
  }

  /// Minimises the sum of errors of this level.
  mutating func minimise() {
    let limit = 200 + 40 * (rowCount + columnCount)
    let patience = 20 + rowCount + columnCount
    var idle = 0
    var age = 0
    computeReducedCosts()
    for _ in 0..<limit {
      // Bland's rule (1977) cannot cycle; the steepest column is faster while there is progress.
      let isBland = idle > patience
      if age > 50 {
        computeReducedCosts()
        age = 0
      }
      var candidate = enteringColumn(isBland: isBland)
      if candidate == nil && age > 0 {
        // The optimum counts only with fresh costs.
        computeReducedCosts()
        age = 0
        candidate = enteringColumn(isBland: isBland)
      }
      guard let entering = candidate else { return }
      age += 1
      switch advance(entering, isBland: isBland) {
      case .moved: idle = 0
      case .stayed: idle += 1
      case .unbounded:
        // No cost falls for ever, so the reduced cost was rounding.
        isStuck = true
        return
      }
    }
    isStuck = true
  }

  /// How the level's cost changes with each nonbasic unit, without that unit's own cost.
  mutating func computeReducedCosts() {
    reducedCosts.refill(with: 0, count: columnCount)
    for unit in levelStart..<units.count {
      let place = units[unit].place
      if place < 0 { continue }
      let slope = slope(of: Int(place))
      if slope == 0 { continue }
      addRow(Int(place), times: slope)
    }
  }

  /// How the cost of a row's unit changes with its value, on the side of 0 on which it counts.
  func slope(of row: Int) -> Double {
    let unit = Int(rowUnit[row])
    return rowIsAbove[row] ? units[unit].riseCost : -units[unit].fallCost
  }

  /// Keeps the reduced costs up to date when the slope of a row changes.
  mutating func addToReducedCosts(_ change: Double, row: Int) {
    if change != 0 { addRow(row, times: change) }
  }

  private mutating func addRow(_ row: Int, times factor: Double) {
    let (start, count) = (row * stride, columnCount)
    entries.withUnsafeBufferPointer { entries in
      reducedCosts.withUnsafeMutableBufferPointer { costs in
        for column in 0..<count { costs[column] += factor * entries[start &+ column] }
      }
    }
  }

  /// Narrows everything to the optimal face of this level and forgets its costs.
  mutating func closeLevel() {
    let error = levelError()
    if error.sum <= error.tolerance {
      closePerfectLevel()
    } else {
      closeByReducedCosts()
    }
    for unit in levelStart..<units.count {
      units[unit].fallCost = 0
      units[unit].riseCost = 0
    }
    removeDeadColumns()
    removeConstantRows(from: levelStart)
  }

  /// No errors at all: every row of the level holds from now on.
  private mutating func closePerfectLevel() {
    var basic: [Int] = []
    for unit in levelStart..<units.count {
      let isEquality = units[unit].fallCost > 0 && units[unit].riseCost > 0
      if units[unit].fallCost > 0 { units[unit].mayFall = false }
      if units[unit].riseCost > 0 { units[unit].mayRise = false }
      let place = units[unit].place
      if place >= 0 {
        let row = Int(place)
        rowIsAbove[row] = units[unit].mayRise
        if !units[unit].mayFall { rowValue[row] = max(rowValue[row], 0) }
        if !units[unit].mayRise { rowValue[row] = min(rowValue[row], 0) }
        if isEquality { basic.append(unit) }
      }
    }
    // Those that are nonbasic go first, or they would become basic again as others are held.
    removeDeadColumns()
    for unit in basic { fixAtZero(unit) }
  }

  /// Some errors remain: units whose move would cost stay where they are, and errors keep their
  /// side of 0.
  private mutating func closeByReducedCosts() {
    computeReducedCosts()
    let tolerance = Tolerance.cost * levelCost
    for column in 0..<columnCount {
      let unit = Int(columnUnit[column])
      if reducedCosts[column] + units[unit].riseCost > tolerance { units[unit].mayRise = false }
      if -reducedCosts[column] + units[unit].fallCost > tolerance { units[unit].mayFall = false }
    }
    for unit in levelStart..<units.count where units[unit].place >= 0 {
      if rowIsAbove[Int(units[unit].place)] {
        units[unit].mayFall = false
      } else {
        units[unit].mayRise = false
      }
    }
  }

  mutating func removeDeadColumns() {
    for column in Swift.stride(from: columnCount - 1, through: 0, by: -1) {
      let unit = units[Int(columnUnit[column])]
      if !unit.mayFall && !unit.mayRise { removeColumn(column) }
    }
  }

  /// Takes out the rows of constraints that nothing can change any more.
  mutating func removeConstantRows(from first: Int) {
    for row in Swift.stride(from: rowCount - 1, through: 0, by: -1)
    where Int(rowUnit[row]) >= first && isConstant(row) {
      removeRow(row)
    }
  }
}
