extension Solver {
  /// Returns the directions in which a variable's component can still move according to its
  /// constraints alone.
  ///
  /// The directions form a basis: every motion is a sum of them. The result is empty if everything
  /// is determined, or if there is a conflict.
  ///
  /// - Parameters:
  ///   - variable: A variable of the component.
  ///   - limit: The maximum number of directions; a component of n variables can have n.
  /// - Complexity: That of a solve of the component, plus a term linear in it for each direction.
  public func freeDirections(of variable: Variable, atMost limit: Int = .max) -> [FreeDirection] {
    var memory = PropagationMemory()
    let lists = component(around: variable, &memory)
    var worker = ComponentSolver()
    worker.begin(system, preferred)
    guard worker.findFreedom(lists.variables[...], lists.rows[...]) else { return [] }
    var directions: [FreeDirection] = []
    for motion in worker.motions(atMost: limit) {
      var speeds: [Term] = []
      for (number, speed) in motion.enumerated() where speed != 0 {
        speeds.append(Term(Variable(index: lists.variables[number]), speed))
      }
      let range = range(of: speeds, rows: lists.rows)
      directions.append(FreeDirection(speeds: speeds, range: range))
    }
    return directions
  }

  /// The distance that the solution can move along a direction.
  private func range(of speeds: [Term], rows: [Int32]) -> ClosedRange<Double> {
    var speed = [Double](repeating: 0, count: variableCount)
    for term in speeds { speed[Int(term.variable.index)] = term.coefficient }
    var moving: [Moving] = []
    for row in rows {
      let header = system.rows[Int(row)]
      var rate = 0.0
      var magnitude = 0.0
      for term in system.terms(of: Int(row)) {
        let part = system.cells[term].coefficient * speed[Int(system.cells[term].variable)]
        rate += part
        magnitude += part.magnitude
      }
      if rate.magnitude <= 1e-9 * magnitude { continue }
      let residual =
        system.isExact(Int(row), values) ? 0 : system.residual(Int(row), values)
      moving.append(Moving(header: header, rate: rate, residual: residual))
    }
    moving.sort { $0.header.strength > $1.header.strength }
    return -reach(moving, forwards: false)...reach(moving, forwards: true)
  }

  /// A row that a direction changes.
  private struct Moving {
    var header: RowStore.Row
    var rate: Double
    var residual: Double

    /// The initial rate of change of the row's error.
    func slope(_ rate: Double) -> Double {
      let side = residual == 0 ? rate : residual
      return switch header.relation {
      case .equal: side > 0 ? rate : -rate
      case .lessThanOrEqual: side > 0 ? rate : 0
      case .greaterThanOrEqual: side < 0 ? -rate : 0
      }
    }
  }

  private func reach(_ moving: [Moving], forwards: Bool) -> Double {
    var reach = Double.infinity
    var first = 0
    while first < moving.count {
      // A level must not get worse; the required rows form a level of their own.
      var slope = 0.0
      var size = 0.0
      var end = first
      while end < moving.count, moving[end].header.strength == moving[first].header.strength {
        let row = moving[end]
        let rate = forwards ? row.rate : -row.rate
        slope += row.slope(rate)
        size += rate.magnitude
        if row.residual * rate < 0 { reach = min(reach, (row.residual / rate).magnitude) }
        end += 1
      }
      if slope > 1e-9 * size { return 0 }
      first = end
    }
    return reach
  }
}

extension ComponentSolver {
  /// Solves a component up to the point where freedom is settled; returns false if there is a
  /// conflict.
  mutating func findFreedom(_ members: ArraySlice<Int32>, _ rows: ArraySlice<Int32>) -> Bool {
    variables = members
    constraints = rows
    while place.count < system.heads.count { place.append(0) }
    for (number, variable) in members.enumerated() { place[Int(variable)] = Int32(number) }
    setAside.removeAll()
    contradictions.removeAll()
    heldStrength = -1
    if let strength = levelToHold(), solveHolding(strength) { return true }
    eliminate(recordsFactors: false)
    reduceRows()
    solveLevels()
    return contradictions.isEmpty && elimination.inconsistentRows.isEmpty
  }

  /// The motion of all variables for each active unit that is open, scaled so that the fastest has
  /// speed 1.
  mutating func motions(atMost limit: Int) -> [[Double]] {
    var result: [[Double]] = []
    for slot in 0..<simplex.basis.count where simplex.isOpen(slot) {
      if result.count >= limit { break }
      simplex.basis.forward(slot: slot)
      var motion = [Double](repeating: 0, count: variables.count)
      for variable in 0..<variables.count where unitOfVariable[variable] >= 0 {
        let speed = simplex.basis.direction[Int(unitOfVariable[variable])]
        motion[variable] = speed.magnitude <= 1e-10 ? 0 : speed
      }
      result.append(complete(motion))
    }
    return result
  }

  /// Computes the motion of the eliminated variables, and scales the whole motion.
  private func complete(_ kept: [Double]) -> [Double] {
    var motion = kept
    var largest = 0.0
    for pivot in elimination.pivotRow.indices.reversed() {
      let row = Int(elimination.pivotRow[pivot])
      let variable = elimination.pivotVariable[pivot]
      var speed = 0.0
      var magnitude = 0.0
      let start = Int(elimination.rowStart[row])
      for term in start..<start + Int(elimination.rowCount[row])
      where elimination.termVariable[term] != variable {
        let part =
          elimination.termCoefficient[term] * motion[Int(elimination.termVariable[term])]
        speed -= part
        magnitude += part.magnitude
      }
      motion[Int(variable)] =
        speed.magnitude <= 1e-10 * magnitude ? 0 : speed / elimination.pivotCoefficient[pivot]
    }
    for speed in motion { largest = max(largest, speed.magnitude) }
    guard largest > 0, let first = motion.first(where: { $0 != 0 }) else { return motion }
    return motion.map { $0 / (first < 0 ? -largest : largest) }
  }
}
