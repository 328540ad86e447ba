extension ComponentSolver {
  /// Step 4a: finds the variables that the levels alone determine.
  ///
  /// Every column that is left gets a speed of its own; a variable is determined when it stands
  /// still in that motion. Speeds in general position cancel only where everything does.
  mutating func findDetermined() {
    if freeBlocks.isEmpty { return }
    let count = variables.count
    speeds.refill(with: 0, count: count)
    speedMagnitudes.refill(with: 0, count: count)
    for (index, block) in freeBlocks.enumerated() {
      for (unit, motion) in block.simplex.probe(salt: Int32(index)).enumerated() {
        setSpeed(motion.speed, motion.magnitude, of: Int(block.variables[unit]))
        // Where nothing is settled yet, this is one of the answers that may be chosen.
        values[Int(block.variables[unit])] = block.simplex.value(of: unit)
      }
    }
    for pivot in elimination.pivotRow.indices.reversed() {
      let row = Int(elimination.pivotRow[pivot])
      let variable = elimination.pivotVariable[pivot]
      let divisor = elimination.pivotCoefficient[pivot]
      var speed = 0.0
      var magnitude = 0.0
      let start = Int(elimination.rowStart[row])
      for index in start..<start + Int(elimination.rowCount[row])
      where elimination.termVariable[index] != variable {
        let factor = elimination.termCoefficient[index] / divisor
        let other = Int(elimination.termVariable[index])
        speed -= factor * speeds[other]
        magnitude += factor.magnitude * speedMagnitudes[other]
      }
      setSpeed(speed, magnitude, of: Int(variable))
    }
  }

  private mutating func setSpeed(_ speed: Double, _ magnitude: Double, of variable: Int) {
    let isStill = speed.magnitude <= 1e-10 * magnitude
    isDetermined[variable] = isStill
    speeds[variable] = isStill ? 0 : speed
    speedMagnitudes[variable] = isStill ? 0 : magnitude
  }

  /// Step 4b: settles freedom by the preferences in order, then by the order of the variables.
  mutating func settle() {
    if freeBlocks.isEmpty { return }
    let group = groupVariables()
    var groupOfRoot = [Int32](repeating: -1, count: freeBlocks.count)
    var groupCount = 0
    var groupOfVariable = [Int32](repeating: -1, count: variables.count)
    var groupOfBlock = [Int32](repeating: -1, count: freeBlocks.count)
    for variable in 0..<variables.count where group[variable] >= 0 {
      let root = Int(blockSets.find(group[variable]))
      if groupOfRoot[root] < 0 {
        groupOfRoot[root] = Int32(groupCount)
        groupCount += 1
      }
      groupOfVariable[variable] = groupOfRoot[root]
    }
    for block in freeBlocks.indices {
      groupOfBlock[block] = groupOfRoot[Int(blockSets.find(Int32(block)))]
    }
    var groupOfPreference: [Int32] = []
    for preference in preferences {
      var found: Int32 = -1
      for term in wishes.terms(of: Int(preference)) {
        found = max(found, groupOfVariable[Int(place[Int(wishes.cells[term].variable)])])
      }
      groupOfPreference.append(found)
    }
    let blocks = Buckets(bucketCount: groupCount, bucketOf: groupOfBlock)
    let members = Buckets(bucketCount: groupCount, bucketOf: groupOfVariable)
    let preferred = Buckets(bucketCount: groupCount, bucketOf: groupOfPreference)
    unitOfVariable.refill(with: -1, count: variables.count)
    for group in 0..<groupCount {
      if isOversize(blocks[group]) {
        settleApart(blocks[group])
      } else {
        settleGroup(blocks[group], variables: members[group], preferences: preferred[group])
      }
    }
  }

  /// Joins free blocks that share an undetermined variable or a preference; gives for each
  /// undetermined variable one of its blocks, -1 for the others.
  private mutating func groupVariables() -> [Int32] {
    blockSets.reset(count: freeBlocks.count)
    var block = [Int32](repeating: -1, count: variables.count)
    for variable in 0..<variables.count where !isDetermined[variable] {
      block[variable] = freeBlockOfVariable[variable]
    }
    for pivot in elimination.pivotRow.indices.reversed() {
      let variable = Int(elimination.pivotVariable[pivot])
      if isDetermined[variable] { continue }
      let row = Int(elimination.pivotRow[pivot])
      let start = Int(elimination.rowStart[row])
      for index in start..<start + Int(elimination.rowCount[row]) {
        let other = block[Int(elimination.termVariable[index])]
        if other < 0 { continue }
        if block[variable] < 0 { block[variable] = other }
        blockSets.union(block[variable], other)
      }
    }
    for preference in preferences {
      var first: Int32 = -1
      for term in wishes.terms(of: Int(preference)) {
        let other = block[Int(place[Int(wishes.cells[term].variable)])]
        if other < 0 { continue }
        if first < 0 { first = other }
        blockSets.union(first, other)
      }
    }
    return block
  }
}
