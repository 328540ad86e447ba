extension Plan {
  /// Evaluates the component for the current constants, after the changes that were recorded.
  ///
  /// Returns false if the pattern no longer holds; ``restore(_:_:)`` reverts the evaluation.
  /// `slopes` is scratch memory, all 0.
  mutating func evaluate(
    _ system: RowStore, _ preferred: RowStore, values: inout [Double], slopes: inout [Double]
  ) -> Bool {
    values.withUnsafeMutableBufferPointer { values in
      guard let x = values.baseAddress else { return true }
      if follow(system, preferred, x) { return true }
      hasFollowed = false
      return system.withPointers { rows, cells, _ in
        preferred.withPointers { preferenceRows, preferenceCells, _ in
          let constraints = Reader(rows: rows, cells: cells, isPreferences: false)
          let preferences = Reader(
            rows: preferenceRows, cells: preferenceCells, isPreferences: true)
          let areDrawn = slopes.withUnsafeMutableBufferPointer { slopes in
            guard let slopes = slopes.baseAddress else { return false }
            return drawRays(constraints, preferences, x, slopes)
          }
          if areDrawn && follow(system, preferred, x) { return true }
          return evaluate(constraints, preferences, x)
        }
      }
    }
  }

  /// Evaluates everything that may have changed.
  private mutating func evaluate(
    _ constraints: Reader, _ preferences: Reader, _ x: UnsafeMutablePointer<Double>
  ) -> Bool {
    rays.removeAll(keepingCapacity: true)
    evaluatesKnown = changes.contains { !$0.isPreference && isKnown($0.row) }
    var isSound = true
    if evaluatesKnown { isSound = evaluate(known, from: 0, constraints, x) }
    if !core.isEmpty {
      backUpCore(x)
      stepCore(x) { row, isPreference in
        isPreference ? preferences.residual(row, x) : constraints.residual(row, x)
      }
    }
    if !evaluate(loose, from: known.count + core.count, constraints, x) { isSound = false }
    return isSound && holds(constraints, preferences, x)
  }

  /// Evaluates terms in order and saves their old values in `backup`; returns false if one is out
  /// of bounds.
  private mutating func evaluate(
    _ terms: [Int32], from first: Int, _ constraints: Reader,
    _ x: UnsafeMutablePointer<Double>
  ) -> Bool {
    backup.withUnsafeMutableBufferPointer { backup in
      var isSound = true
      var place = first
      for term in terms {
        let variable = Int(constraints.cells[Int(term)].variable)
        let row = Int(constraints.cells[Int(term)].row)
        let value = constraints.solve(term, x, for: constraints.rows[row].constant)
        backup[place] = x[variable]
        place &+= 1
        x[variable] = value
        isSound = isSound && value.magnitude < 1e12
      }
      return isSound
    }
  }

  /// Reverts the last evaluation.
  func restore(_ values: inout [Double], _ system: RowStore) {
    if hasFollowed {
      values.withUnsafeMutableBufferPointer { values in
        if let values = values.baseAddress { undoFollow(values) }
      }
      return
    }
    var place = 0
    for term in known {
      if evaluatesKnown { values[Int(system.cells[Int(term)].variable)] = backup[place] }
      place += 1
    }
    for variable in core {
      values[Int(variable)] = backup[place]
      place += 1
    }
    for term in loose {
      values[Int(system.cells[Int(term)].variable)] = backup[place]
      place += 1
    }
  }

  private mutating func backUpCore(_ x: UnsafeMutablePointer<Double>) {
    let first = known.count
    backup.withUnsafeMutableBufferPointer { backup in
      core.withUnsafeBufferPointer { core in
        for index in core.indices { backup[first &+ index] = x[Int(core[index])] }
      }
    }
  }

  /// Moves the core so that its rows hold again, given each row's distance from its constant.
  @inline(__always) mutating func stepCore(
    _ x: UnsafeMutablePointer<Double>, _ residual: (_ row: Int, _ isPreference: Bool) -> Double
  ) {
    var moves = false
    let (constraintCount, preferenceEnd) = (constraintCount, constraintCount + preferenceCount)
    residuals.withUnsafeMutableBufferPointer { residuals in
      for index in sources.indices {
        let row = Int(sources[index])
        let residual =
          index < preferenceEnd ? residual(row, index >= constraintCount) : x[row]
        residuals[index] = -residual
        moves = moves || residual != 0
      }
    }
    if moves { solveSteps(x) }
  }

  /// Applies the factors to the residuals, and moves the core by the resulting steps.
  private mutating func solveSteps(_ x: UnsafeMutablePointer<Double>) {
    withBuffers(factors, entries, core, pivots) { factors, entries, core, pivots in
      withMutableBuffers(&residuals, &steps) { residuals, steps in
        for factor in factors {
          let amount = residuals[Int(factor.source)]
          if amount != 0 { residuals[Int(factor.target)] += factor.value * amount }
        }
        for pivot in pivots.reversed() {
          var sum = residuals[Int(pivot.row)]
          for place in Int(pivot.start)..<Int(pivot.end) {
            sum -= entries[place].coefficient * steps[Int(entries[place].variable)]
          }
          let variable = Int(pivot.variable)
          let step = sum == 0 ? 0 : sum / pivot.coefficient
          steps[variable] = step
          if step != 0 { x[Int(core[variable])] += step }
        }
      }
    }
  }

  private func holds(
    _ constraints: Reader, _ preferences: Reader, _ x: UnsafeMutablePointer<Double>
  ) -> Bool {
    for check in checks {
      let row = Int(check.row)
      if !constraints.rows[row].isAlive { continue }
      if !check.admits(constraints.residual(row, x), constraints.rows[row], strictly: !isDetermined)
      {
        return false
      }
    }
    for check in preferenceChecks {
      let row = Int(check.row)
      if !preferences.rows[row].isAlive { continue }
      if !check.admits(preferences.residual(row, x), preferences.rows[row], strictly: true) {
        return false
      }
    }
    for sign in signs {
      let value = x[Int(sign.row)]
      let side: Int8 = value.magnitude <= 1e-9 ? 0 : value < 0 ? -1 : 1
      if side != sign.side { return false }
    }
    for variable in core where !(x[Int(variable)].magnitude < 1e12) { return false }
    return true
  }
}

extension Plan.Check {
  /// The distance within which a row counts as exactly at its constant, in the row's own units.
  static func tolerance(_ row: RowStore.Row) -> Double { 1e-9 + 1e-12 * row.constant.magnitude }

  static func side(_ residual: Double, _ row: RowStore.Row) -> Int8 {
    residual.magnitude <= tolerance(row) ? 0 : residual < 0 ? -1 : 1
  }

  /// Whether a row is still on its side in the pattern.
  ///
  /// A row may come to hold exactly, which only makes more directions worse; but then a variable
  /// might lose its freedom (`strictly`).
  @inline(__always) func admits(
    _ residual: Double, _ row: RowStore.Row, strictly: Bool
  ) -> Bool {
    let now = Self.side(residual, row)
    return now == side || (now == 0 && !strictly)
  }
}
