import QuoinSolver
import Testing

/// Constants that change over and over, as the width of a window does while it is dragged.
@Suite struct FollowingTests {
  /// The same rows change in each step; the answer is always that of a fresh solver.
  @Test(arguments: 0..<8) func suggestionsLeadWhereAFreshSolverLeads(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(11_000 + seed))
    for trial in 0..<200 {
      var system = IntegerSystem.random(
        using: &random, variables: 8, required: trial % 2 == 0 ? 8 : 3,
        optional: trial % 3 == 0 ? 2 : 10)
      guard !system.rows.isEmpty else { continue }
      var solver = system.makeSolver()
      _ = try solver.solve(policy: .relax)
      let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0..<system.rows.count, using: &random)
      }
      for step in 0..<12 {
        for row in step % 4 == 3 ? rows.prefix(1) : rows[...] {
          system.rows[row].constant += Int.random(in: -2...2, using: &random)
          solver.setConstant(
            Double(system.rows[row].constant), of: ConstraintID(index: Int32(row)))
        }
        if step % 5 == 4, !system.preferences.isEmpty {
          system.preferences[0].value += 1
          solver.setPreference(Double(system.preferences[0].value), of: PreferenceID(index: 0))
        }
        let report = try solver.solve(policy: .relax)
        var fresh = system.makeSolver()
        let name: Comment = "seed \(seed) trial \(trial) step \(step)"
        #expect(
          try report.conflicts.count == fresh.solve(policy: .relax).conflicts.count, name)
        for variable in (0..<Int32(system.variableCount)).map(Variable.init) {
          #expect((solver.value(of: variable) - fresh.value(of: variable)).magnitude < 1e-9, name)
          #expect(solver.isDetermined(variable) == fresh.isDetermined(variable), name)
        }
      }
    }
  }

  /// A window with columns of equal widths and rows of equal heights, a limit on either, and a
  /// picture that ties one width to one height where `isTied`.
  private struct Window {
    var solver = Solver()
    let width: Variable
    let height: Variable
    let columns: [Variable]
    let rows: [Variable]

    init(columns count: Int, isTied: Bool) {
      width = solver.makeVariable()
      height = solver.makeVariable()
      columns = Self.share(width, count, &solver)
      rows = Self.share(height, count, &solver)
      if isTied {
        let picture = solver.makeVariable()
        solver.add(Term(picture), Term(columns[0], -2), Term(rows[0], 0.3), .equal, 0)
        solver.add(Term(picture), .lessThanOrEqual, 60, strength: .high)
      }
    }

    private static func share(_ whole: Variable, _ count: Int, _ solver: inout Solver) -> [Variable]
    {
      let parts = (0..<count).map { _ in solver.makeVariable() }
      let ends = (0..<count).map { _ in solver.makeVariable() }
      for index in 0..<count {
        if index > 0 {
          solver.add(Term(parts[index]), Term(parts[0], -1), .equal, 0)
          solver.add(
            Term(ends[index]), Term(ends[index - 1], -1), Term(parts[index], -1), .equal, 8)
        }
        solver.add(Term(parts[index]), .greaterThanOrEqual, 10, strength: .high)
      }
      solver.add(Term(ends[0]), Term(parts[0], -1), .equal, 0)
      solver.add(Term(ends[count - 1]), Term(whole, -1), .equal, 0)
      return parts
    }

    mutating func resize(_ width: Double?, _ height: Double?) throws -> [Double] {
      if let width { solver.suggest(width, for: self.width) }
      if let height { solver.suggest(height, for: self.height) }
      try solver.solve()
      return solver.values(solver.variableCount)
    }
  }

  /// Whatever came between, the same suggestions give the same numbers, but for rounding.
  @Test(arguments: [true, false]) func resizingAWindow(isTied: Bool) throws {
    var random = RandomNumbers(seed: 12_000)
    var window = Window(columns: 7, isTied: isTied)
    var (width, height) = (300.0, 400.0)
    _ = try window.resize(width, height)
    for step in 0..<300 {
      // Runs of the same kind of change, then another kind.
      let kind = step / 10 % 4
      if kind != 1 { width = Double.random(in: 130...900, using: &random) }
      if kind != 0 { height = Double.random(in: 130...900, using: &random) }
      let values = try window.resize(kind == 1 ? nil : width, kind == 0 ? nil : height)
      var fresh = Window(columns: 7, isTied: isTied)
      for (value, expected) in zip(values, try fresh.resize(width, height)) {
        #expect((value - expected).magnitude < 1e-9, "step \(step)")
      }
      #expect((values[Int(window.columns[3].index)] - (width - 48) / 7).magnitude < 1e-9)
      #expect((values[Int(window.rows[3].index)] - (height - 48) / 7).magnitude < 1e-9)
    }
  }

  /// Values are evaluated from where they began, so a thousand steps leave no trace.
  @Test func theWayThereLeavesNoTrace() throws {
    var window = Window(columns: 9, isTied: false)
    for width in [300.0, 301.7, 302.9] { _ = try window.resize(width, 500) }
    let before = try window.resize(444.4, nil)
    for step in 0..<1_000 { _ = try window.resize(200 + Double(step) * 0.37, nil) }
    #expect(try window.resize(444.4, nil) == before)
  }

  /// A row that comes meanwhile is looked after; one that goes frees what it held.
  @Test func aLimitThatComesEndsTheRun() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(y), Term(x, -2), .equal, 0)
    for value in [10.0, 11, 12, 13] {
      solver.suggest(value, for: x)
      try solver.solve()
      #expect(solver.value(of: y) == 2 * value)
    }
    let limit = solver.add(Term(y), .lessThanOrEqual, 30)
    try solver.solve()
    for value in [14.0, 15, 16, 17, 12, 20, 14, 40, 14] {
      solver.suggest(value, for: x)
      try solver.solve()
      #expect(solver.value(of: y) == min(2 * value, 30))
    }
    solver.remove(limit)
    for value in [14.0, 15, 16, 17] {
      solver.suggest(value, for: x)
      try solver.solve()
      #expect(solver.value(of: y) == 2 * value)
    }
  }

  /// A thousand constants of a thousand components at once.
  @Test func manyComponentsAtOnce() throws {
    var solver = Solver()
    let count = 1_000
    let rows = (0..<count).map { index in
      let x = solver.makeVariable()
      solver.add(Term(solver.makeVariable()), Term(x, -3), .equal, 1)
      return solver.add(Term(x), .equal, Double(index))
    }
    try solver.solve()
    for round in 1...4 {
      for (index, row) in rows.enumerated() { solver.setConstant(Double(index + round), of: row) }
      #expect(try solver.solve().componentsSolved == count)
      for index in stride(from: 0, to: count, by: 97) {
        let value = solver.value(of: Variable(index: Int32(2 * index + 1)))
        #expect(value == Double(3 * (index + round) + 1))
      }
    }
  }

  /// Who comes back from far out finds everything where it was.
  @Test(arguments: [1e7, 9e11, 1e12, 1e17, 1e308]) func farAwayLeavesNoTrace(far: Double) throws {
    var solver = Solver()
    let (wide, third) = (solver.makeVariable(), solver.makeVariable())
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(Term(third, 3), Term(wide, -1), .equal, 0)
    solver.add(Term(y), Term(x, -10), .greaterThanOrEqual, 0, strength: Strength(700))
    solver.add(Term(y), .equal, 0, strength: Strength(500))
    for value in [1, far, 1, 2, far, far / 3, 1, 5, -far, 1, 2, 3] {
      for variable in [wide, x] { solver.suggest(value, for: variable) }
      guard (try? solver.solve()) != nil else { continue }
      if value.magnitude > 10 { continue }
      #expect((solver.value(of: third) - value / 3).magnitude < 1e-9)
      #expect((solver.value(of: x) - value).magnitude < 1e-9)
      #expect((solver.value(of: y) - 10 * value).magnitude < 1e-9)
    }
  }
}
