extension Plan {
  /// The maximum number of constants followed at a time.
  private static var maximumRays: Int { 4 }

  /// Follows the rays of all changed rows if every change is within its ray; returns whether it
  /// did.
  mutating func follow(
    _ system: RowStore, _ preferred: RowStore, _ values: UnsafeMutablePointer<Double>
  ) -> Bool {
    if rays.isEmpty || changes.count > Self.maximumRays { return false }
    for change in changes {
      guard let index = rays.firstIndex(where: { $0.isOf(change) }),
        rays[index].reaches(change.constant(system, preferred))
      else { return false }
    }
    for change in changes {
      for index in rays.indices where rays[index].isOf(change) {
        rays[index].follow(to: change.constant(system, preferred), values)
      }
    }
    hasFollowed = true
    return true
  }

  /// Reverts the last ``follow(_:_:_:)``.
  func undoFollow(_ values: UnsafeMutablePointer<Double>) {
    for change in changes {
      for ray in rays where ray.isOf(change) { ray.follow(to: change.old, values) }
    }
  }

  /// Computes rays if the same constants change for the second time; returns false without any ray
  /// if they do not, or if their effects overlap.
  ///
  /// `slopes` has an entry for each variable; all are 0 before and after.
  mutating func drawRays(
    _ constraints: Reader, _ preferences: Reader, _ values: UnsafeMutablePointer<Double>,
    _ slopes: UnsafeMutablePointer<Double>
  ) -> Bool {
    if changes.count > Self.maximumRays || (areRaysJoint && changes.count > 1) { return false }
    for change in changes where !lastChanges.contains(where: change.isOfSameRow) { return false }
    for change in changes where !rays.contains(where: { $0.isOf(change) }) {
      let ray = ray(of: change, constraints, preferences, values, slopes)
      let others = rays
      let isAlone = others.allSatisfy { !touches($0, ray, constraints, preferences, slopes) }
      for entry in ray.entries { slopes[Int(entry.variable)] = 0 }
      if !isAlone {
        if changes.count > 1 {
          areRaysJoint = true
          rays.removeAll(keepingCapacity: true)
          return false
        }
        rays.removeAll(keepingCapacity: true)
      }
      if rays.count == Self.maximumRays { rays.removeFirst() }
      rays.append(ray)
    }
    return true
  }

  /// Computes the ray of one constant; the slopes stay in `slopes`.
  private mutating func ray(
    of change: Pending.Constant, _ constraints: Reader, _ preferences: Reader,
    _ values: UnsafeMutablePointer<Double>, _ slopes: UnsafeMutablePointer<Double>
  ) -> Ray {
    var ray = Ray(change)
    findSlopes(of: change, constraints, preferences, slopes)
    for variable in variables where slopes[Int(variable)] != 0 {
      let (base, slope) = (values[Int(variable)], slopes[Int(variable)])
      ray.entries.append(Ray.Entry(base: base, slope: slope, variable: variable))
      // Further out, a base has too few fractional digits to restore the original value.
      ray.keep(base, slope, from: -1e6, to: 1e6)
    }
    ray.entries.sort { $0.variable < $1.variable }
    for check in checks {
      end(&ray, at: check, constraints, change, values, slopes, strictly: !isDetermined)
    }
    for check in preferenceChecks {
      end(&ray, at: check, preferences, change, values, slopes, strictly: true)
    }
    for sign in signs {
      let base = values[Int(sign.row)]
      let (low, high) = Check.bounds(sign.side, tolerance: 1e-9, strictly: true)
      ray.keep(base, slopes[Int(sign.row)], from: low, to: high)
    }
    return ray
  }

  /// Ends a ray where a row leaves its side.
  private func end(
    _ ray: inout Ray, at check: Check, _ reader: Reader, _ change: Pending.Constant,
    _ values: UnsafeMutablePointer<Double>, _ slopes: UnsafeMutablePointer<Double>,
    strictly: Bool
  ) {
    let row = Int(check.row)
    if !reader.rows[row].isAlive { return }
    let isChanged = check.row == change.row && reader.isPreferences == change.isPreference
    let slope = reader.sum(row, slopes, from: isChanged ? -1 : 0)
    if slope == 0 { return }
    // Rays are only used if the changes of a solve do not affect each other.
    let constant = isChanged ? change.old : reader.rows[row].constant
    let (low, high) = Check.bounds(check.side, tolerance: 1e-9, strictly: strictly)
    ray.keep(reader.sum(row, values, from: -constant), slope, from: low, to: high)
  }

  /// Computes how fast each variable follows a constant.
  private mutating func findSlopes(
    of change: Pending.Constant, _ constraints: Reader, _ preferences: Reader,
    _ slopes: UnsafeMutablePointer<Double>
  ) {
    func speed(_ row: Int, _ reader: Reader) -> Double {
      row == Int(change.row) && reader.isPreferences == change.isPreference ? 1 : 0
    }
    for term in known {
      let cell = constraints.cells[Int(term)]
      slopes[Int(cell.variable)] = constraints.solve(
        term, slopes, for: speed(Int(cell.row), constraints))
    }
    if !core.isEmpty {
      stepCore(slopes) { row, isPreference in
        let reader = isPreference ? preferences : constraints
        return reader.sum(row, slopes, from: -speed(row, reader))
      }
    }
    for term in loose {
      let cell = constraints.cells[Int(term)]
      slopes[Int(cell.variable)] = constraints.solve(
        term, slopes, for: speed(Int(cell.row), constraints))
    }
  }

  /// Whether a ray moves anything that another one, whose slopes are current, moves as well: a
  /// variable, or a row's distance from its constant.
  private func touches(
    _ ray: Ray, _ other: Ray, _ constraints: Reader, _ preferences: Reader,
    _ slopes: UnsafeMutablePointer<Double>
  ) -> Bool {
    for entry in ray.entries where slopes[Int(entry.variable)] != 0 { return true }
    func touches(_ check: Check, _ reader: Reader) -> Bool {
      func isOf(_ ray: Ray) -> Bool {
        check.row == ray.row && reader.isPreferences == ray.isPreference
      }
      let terms = reader.terms(of: Int(check.row))
      let isMoved = isOf(other) || terms.contains { slopes[Int(reader.cells[$0].variable)] != 0 }
      if !isMoved { return false }
      return isOf(ray) || terms.contains { ray.moves(reader.cells[$0].variable) }
    }
    return checks.contains { touches($0, constraints) }
      || preferenceChecks.contains { touches($0, preferences) }
  }
}

extension Plan.Check {
  /// The bounds within which a row's residual stays on a side.
  static func bounds(_ side: Int8, tolerance: Double, strictly: Bool) -> (Double, Double) {
    // A strict side ends before the row counts as exactly at the constant.
    let end = strictly ? -2 * tolerance : tolerance
    switch side {
    case 0: return (-tolerance, tolerance)
    case ..<0: return (-.infinity, end)
    default: return (-end, .infinity)
    }
  }
}

extension Pending.Constant {
  /// The current constant.
  @inline(__always) func constant(_ system: RowStore, _ preferred: RowStore) -> Double {
    isPreference ? preferred.rows[Int(row)].constant : system.rows[Int(row)].constant
  }

  func isOfSameRow(_ other: Self) -> Bool {
    row == other.row && isPreference == other.isPreference
  }
}
