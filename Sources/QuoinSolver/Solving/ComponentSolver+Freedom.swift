extension ComponentSolver {
  /// Step 4a: finds the variables that the levels alone determine.
  ///
  /// Every remaining active unit moves at a different speed; a variable is determined if it does
  /// not move. Speeds in general position cancel only where all motions do.
  mutating func findDetermined() {
    if simplex.openCount == 0 { return }
    simplex.probeOnce()
    if elimination.pivotRow.isEmpty {
      // All variables are in the simplex.
      isDetermined.withUnsafeMutableBufferPointer { isDetermined in
        simplex.speeds.withUnsafeBufferPointer { speeds in
          for variable in simplex.probed where speeds[Int(variable)].magnitude > 1e-10 {
            isDetermined[Int(variable)] = false
          }
        }
      }
      return
    }
    let count = variables.count
    speeds.refill(with: 0, count: count)
    speedMagnitudes.refill(with: 0, count: count)
    for variable in 0..<count where unitOfVariable[variable] >= 0 {
      let speed = simplex.speeds[Int(unitOfVariable[variable])]
      setSpeed(speed, max(1, speed.magnitude), of: variable)
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
    var settled = settledVariables()
    for preference in preferences {
      if simplex.openCount == 0 { break }
      let terms = preferred.terms(of: Int(preference))
      let isSettled = terms.allSatisfy { term in
        let variable = Int(place[Int(preferred.cells[term].variable)])
        return unitOfVariable[variable] < 0 && settled[variable]
      }
      if isSettled { continue }
      elimination.beginExpansion(constant: 0)
      for term in terms {
        elimination.expand(
          place[Int(preferred.cells[term].variable)], preferred.cells[term].coefficient)
      }
      approach(preferred.rows[Int(preference)].constant)
      // A preference for a single variable fixes that variable.
      if terms.count == 1, let term = terms.first,
        preferred.rows[Int(preference)].constant.isFinite
      {
        settled.settle(Int(place[Int(preferred.cells[term].variable)]))
      }
    }
    // A variable that does not move when everything open does already has its value.
    var isMoving = [Bool](repeating: true, count: simplex.variableCount)
    var idle = (count: 0, work: 0)
    for variable in 0..<variables.count {
      if simplex.openCount == 0 { break }
      if isDetermined[variable] { continue }
      if variable & 31 == 0, let shouldStop, shouldStop() { break }
      let unit = Int(unitOfVariable[variable])
      if unit < 0, settled[variable] { continue }
      defer { settled.settle(variable) }
      if unit >= 0 {
        if !isMoving[unit] { continue }
        let before = (open: simplex.openCount, pivots: simplex.pivots)
        simplex.settle(unit)
        if simplex.openCount < before.open {
          idle = (0, 0)
          continue
        }
        idle.count += 1
        idle.work += 16 + 8 * simplex.basis.touchedCount
        if simplex.pivots > before.pivots { idle.work += simplex.variableCount }
        // Probing all variables pays off once as much work was in vain.
        if idle.count > 3 && idle.work > simplex.variableCount {
          idle = (0, 0)
          simplex.probe(salt: 1)
          for other in 0..<simplex.variableCount {
            isMoving[other] = simplex.basis.direction[other].magnitude > 1e-10
          }
        }
        continue
      }
      elimination.beginExpansion(constant: 0)
      elimination.expand(Int32(variable), 1)
      approach(0)
    }
    readValues()
  }

  /// The variables settled by the levels, and the equalities by which others follow.
  private func settledVariables() -> SettledVariables {
    var settled = SettledVariables(isDetermined)
    // If nothing was eliminated, each variable is in the simplex, and there is no expansion to
    // save.
    if elimination.pivotRow.isEmpty { return settled }
    settled.addRows(starts: writtenStarts, variables: writtenVariables)
    return settled
  }

  /// Brings the expression being expanded as close to `target` as possible, and fixes it there.
  private mutating func approach(_ target: Double) {
    elimination.endExpansion()
    scratchUnits.removeAll(keepingCapacity: true)
    for variable in elimination.expansion.variables {
      scratchUnits.append(unitOfVariable[Int(variable)])
    }
    let constant = target - elimination.expansion.constant
    if !constant.isFinite {
      isInexact = true
      return
    }
    if scratchUnits.isEmpty { return }
    let unit = simplex.addRow(
      variables: scratchUnits[...], coefficients: elimination.expansion.coefficients[...],
      constant: constant,
      magnitude: max(target.magnitude, elimination.expansion.constant.magnitude), label: -1,
      strength: -1, isEquality: true)
    simplex.settle(unit)
    simplex.removeRow(unit)
  }
}
