extension ComponentSolver {
  /// Settles a group of free blocks, which share preferences or variables.
  mutating func settleGroup(
    _ blocks: ArraySlice<Int32>, variables members: ArraySlice<Int32>,
    preferences preferred: ArraySlice<Int32>
  ) {
    var unit: Int32 = 0
    var parts: [Simplex] = []
    for block in blocks {
      for variable in freeBlocks[Int(block)].variables {
        unitOfVariable[Int(variable)] = unit
        unit += 1
      }
      parts.append(freeBlocks[Int(block)].simplex)
    }
    simplex = parts.count == 1 ? parts[0] : Simplex(merging: parts)
    let pivotsBefore = simplex.pivots

    for index in preferred {
      if simplex.columnCount == 0 { break }
      let preference = Int(preferences[preferences.startIndex + Int(index)])
      elimination.beginExpansion(constant: 0)
      for term in wishes.terms(of: preference) {
        elimination.expand(
          place[Int(wishes.cells[term].variable)], wishes.cells[term].coefficient)
      }
      approach(wishes.rows[preference].constant)
    }
    for variable in members {
      if simplex.columnCount == 0 { break }
      elimination.beginExpansion(constant: 0)
      elimination.expand(variable, 1)
      approach(0)
    }

    pivots += simplex.pivots - pivotsBefore
    if simplex.isStuck { isInexact = true }
    for block in blocks {
      for variable in freeBlocks[Int(block)].variables {
        values[Int(variable)] = simplex.value(of: Int(unitOfVariable[Int(variable)]))
        unitOfVariable[Int(variable)] = -1
      }
    }
  }

  /// Brings the expression that is being expanded as near to `target` as it can get, and holds it
  /// there.
  private mutating func approach(_ target: Double) {
    elimination.endExpansion()
    scratchUnits.removeAll(keepingCapacity: true)
    scratchCoefficients.removeAll(keepingCapacity: true)
    var constant = target - elimination.expansion.constant
    let terms = zip(elimination.expansion.variables, elimination.expansion.coefficients)
    for (variable, coefficient) in terms {
      let unit = unitOfVariable[Int(variable)]
      // A sum may be determined though its variables are not, as by a wish for their sum. It may
      // be of another group, and has its value whether that group was settled already or not.
      if isDetermined[Int(variable)] || unit < 0 {
        constant -= coefficient * values[Int(variable)]
      } else {
        scratchUnits.append(unit)
        scratchCoefficients.append(coefficient)
      }
    }
    if !constant.isFinite {
      isInexact = true
      return
    }
    simplex.beginLevel()
    let unit = simplex.addRow(
      variables: scratchUnits[...], coefficients: scratchCoefficients[...], constant: constant,
      magnitude: max(target.magnitude, elimination.expansion.constant.magnitude), label: -1)
    guard let unit else { return }
    simplex.charge(unit, below: true, above: true)
    simplex.minimise()
    simplex.closeLevel()
  }
}
