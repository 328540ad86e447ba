extension ComponentSolver {
  /// Step 3: solves each block level by level; those that keep some freedom are put by.
  mutating func solveBlocks() {
    let count = variables.count
    values.refill(with: 0, count: count)
    isDetermined.refill(with: true, count: count)
    unitOfVariable.refill(with: -1, count: count)
    freeBlockOfVariable.refill(with: -1, count: count)
    freeBlocks.removeAll(keepingCapacity: true)

    var blockOfRoot = [Int32](repeating: -1, count: count)
    var blockOfVariable = [Int32](repeating: -1, count: count)
    var blockCount = 0
    for variable in 0..<count where elimination.pivotOfVariable[variable] < 0 {
      let root = Int(blockSets.find(Int32(variable)))
      if blockOfRoot[root] < 0 {
        blockOfRoot[root] = Int32(blockCount)
        blockCount += 1
      }
      blockOfVariable[variable] = blockOfRoot[root]
    }
    var blockOfRow: [Int32] = []
    for row in reduced.rows {
      blockOfRow.append(blockOfVariable[Int(reduced.variables[Int(row.start)])])
    }
    let members = Buckets(bucketCount: blockCount, bucketOf: blockOfVariable)
    let rows = Buckets(bucketCount: blockCount, bucketOf: blockOfRow)
    for block in 0..<blockCount { solveBlock(members[block], rows: rows[block]) }
  }

  private mutating func solveBlock(_ members: ArraySlice<Int32>, rows: ArraySlice<Int32>) {
    simplex.reset(variableCount: members.count)
    for (unit, variable) in members.enumerated() {
      unitOfVariable[Int(variable)] = Int32(unit)
    }
    let ordered = rows.sorted { left, right in
      let a = reduced.rows[Int(left)].strength
      let b = reduced.rows[Int(right)].strength
      return a == b ? left < right : a > b
    }
    if members.count > Self.largestTableau / (members.count + rows.count) {
      return solveRoughly(members, ordered: ordered)
    }
    var first = 0
    while first < ordered.count, simplex.columnCount > 0 {
      let strength = reduced.rows[Int(ordered[first])].strength
      var end = first
      while end < ordered.count, reduced.rows[Int(ordered[end])].strength == strength { end += 1 }
      if !solveLevel(ordered[first..<end], isRequired: strength >= 1000) { break }
      if !contradictions.isEmpty { break }
      first = end
    }
    if contradictions.isEmpty && simplex.columnCount > 0 { simplex.removeFalseFreedom() }
    pivots += simplex.pivots
    if simplex.isStuck { isInexact = true }
    if contradictions.isEmpty && simplex.columnCount > 0 {
      for variable in members { freeBlockOfVariable[Int(variable)] = Int32(freeBlocks.count) }
      freeBlocks.append(FreeBlock(simplex: simplex, variables: Array(members)))
    } else {
      for (unit, variable) in members.enumerated() {
        values[Int(variable)] = simplex.value(of: unit)
      }
    }
  }

  /// Adds the rows of a level and settles them; false when they are required and cannot hold.
  private mutating func solveLevel(_ rows: ArraySlice<Int32>, isRequired: Bool) -> Bool {
    simplex.beginLevel()
    for index in rows {
      let row = reduced.rows[Int(index)]
      if let unit = addToSimplex(row) {
        simplex.charge(unit, below: true, above: row.isEquality)
      }
    }
    simplex.minimise()
    if isRequired {
      let error = simplex.levelError()
      if error.sum > error.tolerance, let certificate = simplex.certificate() {
        var parts: [Contribution] = []
        for (source, multiplier) in certificate {
          let isTurned = system.rows[Int(source)].relation == .lessThanOrEqual
          parts.append(
            Contribution(row: source, multiplier: isTurned ? -multiplier : multiplier))
        }
        contradictions.append(parts)
        return false
      }
    }
    simplex.closeLevel()
    return true
  }

  private mutating func addToSimplex(_ row: ReducedRows.Row) -> Int? {
    scratchUnits.removeAll(keepingCapacity: true)
    for term in row.terms { scratchUnits.append(unitOfVariable[Int(reduced.variables[term])]) }
    return simplex.addRow(
      variables: scratchUnits[...], coefficients: reduced.coefficients[row.terms],
      constant: row.constant, magnitude: row.magnitude, label: row.source)
  }
}
