extension ComponentSolver {
  /// Makes what was just solved a core to go on from.
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

  /// Goes through the levels and the rules for ties again from where the core was left; false
  /// when the whole component has to be looked at.
  ///
  /// The answer is in `values` and `isDetermined`, by variable of the core.
  mutating func resume(_ core: inout SolvedCore) -> Bool {
    let count = core.members.count
    swap(&core.elimination, &elimination)
    swap(&core.simplex, &simplex)
    swap(&core.unitOfVariable, &unitOfVariable)
    swap(&core.wishes, &wishes)
    defer {
      swap(&core.elimination, &elimination)
      swap(&core.simplex, &simplex)
      swap(&core.unitOfVariable, &unitOfVariable)
      swap(&core.wishes, &wishes)
    }
    number(count, wishes.rows.count, places: !wishes.rows.isEmpty)
    variables = identity[..<count]
    preferences = identity[..<wishes.rows.count]
    values.refill(with: 0, count: count)
    isDetermined.refill(with: true, count: count)
    isInexact = false
    // Those at hand are another component's.
    writtenStarts = []
    writtenVariables = []
    simplex.pivots = 0
    simplex.isStuck = false
    simplex.purgeGhosts()
    simplex.prices.hasTies = core.preferences.isEmpty && elimination.pivotRow.isEmpty
    let isRepaired = simplex.repair()
    if !isRepaired && !simplex.solveLevels(blocks: nil).isEmpty { return false }
    simplex.removeFalseFreedom()
    core.isDetermined = simplex.openCount == 0
    takeValues()
    if !core.isDetermined {
      if !core.loose.isEmpty { return false }
      findDetermined()
      if !isRepaired || !simplex.prices.hasTies { settle() }
    }
    elimination.substituteBack(into: &values)
    return !simplex.isStuck && !isInexact
  }

  /// Sees to it that there are numbers 0, 1, 2… up to both counts, and the places of
  /// variables.
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
  /// Gives memory back that only the elimination itself needs.
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
