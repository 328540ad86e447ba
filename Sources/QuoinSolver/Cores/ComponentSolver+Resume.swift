extension ComponentSolver {
  /// Makes a core from the solve just finished, from which later solves can resume.
  mutating func keepCore() -> SolvedCore {
    var core = SolvedCore()
    swap(&core.elimination, &elimination)
    core.elimination.trim()
    swap(&core.simplex, &simplex)
    swap(&core.unitOfVariable, &unitOfVariable)
    core.termCount = core.simplex.basis.matrix.cells.count
    core.simplex.trim()
    for (index, unit) in core.simplex.units.enumerated() where unit.label >= 0 {
      core.rows.append(unit.label)
      core.units.append(Int32(index))
    }
    return core
  }

  /// Solves the levels and the tie rules again from a core; returns false if the whole component
  /// has to be solved.
  ///
  /// The solution is in `values` and `isDetermined`, by variable of the core.
  mutating func resume(_ core: inout SolvedCore) -> Bool {
    let count = core.members.count
    swap(&core.elimination, &elimination)
    swap(&core.simplex, &simplex)
    swap(&core.unitOfVariable, &unitOfVariable)
    swap(&core.preferred, &preferred)
    defer {
      swap(&core.elimination, &elimination)
      swap(&core.simplex, &simplex)
      swap(&core.unitOfVariable, &unitOfVariable)
      swap(&core.preferred, &preferred)
    }
    number(count, preferred.rows.count, places: !preferred.rows.isEmpty)
    variables = identity[..<count]
    preferences = identity[..<preferred.rows.count]
    values.refill(with: 0, count: count)
    isDetermined.refill(with: true, count: count)
    isInexact = false
    // The current ones belong to another component.
    writtenStarts = []
    writtenVariables = []
    simplex.pivots = 0
    simplex.isStuck = false
    simplex.removeUnusedUnits()
    simplex.prices.hasTies = core.preferences.isEmpty && elimination.pivotRow.isEmpty
    let isRepaired = simplex.repair()
    if !isRepaired && !simplex.solveLevels(blocks: nil).isEmpty { return false }
    simplex.removeFalseFreedom()
    core.isDetermined = simplex.openCount == 0
    readValues()
    if !core.isDetermined {
      if !core.loose.isEmpty { return false }
      findDetermined()
      if !isRepaired || !simplex.prices.hasTies { settle() }
    }
    elimination.substituteBack(into: &values)
    return !simplex.isStuck && !isInexact
  }

  /// Extends the lists of numbers 0, 1, 2… up to both counts, and the variables' places.
  mutating func number(_ variableCount: Int, _ rowCount: Int, places: Bool = true) {
    for number in identity.count..<max(identity.count, variableCount, rowCount) {
      identity.append(Int32(number))
    }
    if !places { return }
    while place.count < variableCount { place.append(0) }
    for number in 0..<variableCount { place[number] = Int32(number) }
  }
}

extension Elimination {
  /// Releases memory that only the elimination itself needs.
  mutating func trim() {
    columnHead = []
    columnCount = []
    nodeRow = []
    nodeNext = []
    otherCount = []
    singletons = []
    position = []
    rowCapacity = []
    rowMagnitude = []
    rowState = []
    queue = RowQueue()
    origins = Origins()
  }
}
