import QuoinSolver
import Testing

/// Any sequence of edits leads where a fresh solver leads with the final system.
@Suite struct EditTests {
  /// A solver, the system that it was made to hold, and what was removed.
  private struct Edited {
    var system: IntegerSystem
    var isThere: [Bool]
    var solver: Solver

    init(_ system: IntegerSystem) {
      self.system = system
      isThere = [Bool](repeating: true, count: system.rows.count)
      solver = system.makeSolver()
    }

    /// A solver for the final system that was never edited.
    var fresh: Solver {
      var final = IntegerSystem(variableCount: system.variableCount)
      final.preferences = system.preferences
      for (row, there) in zip(system.rows, isThere) where there { final.rows.append(row) }
      return final.makeSolver()
    }

    mutating func edit(using random: inout RandomNumbers, onlyConstants: Bool) {
      let kind = Int.random(in: 0..<(onlyConstants ? 4 : 8), using: &random)
      if kind == 3, !system.preferences.isEmpty {
        let wish = Int.random(in: 0..<system.preferences.count, using: &random)
        system.preferences[wish].value = Int.random(in: -5...15, using: &random)
        solver.setPreference(
          Double(system.preferences[wish].value), of: PreferenceID(index: Int32(wish)))
        return
      }
      if kind == 7 {
        var donor = IntegerSystem.random(using: &random, variables: 1, required: 2, optional: 2)
        donor.variableCount = system.variableCount
        guard var row = donor.rows.first else { return }
        let coefficient = row.coefficients.first ?? 1
        row.coefficients = [Int](repeating: 0, count: system.variableCount)
        row.coefficients[Int.random(in: 0..<system.variableCount, using: &random)] = coefficient
        row.coefficients[Int.random(in: 0..<system.variableCount, using: &random)] -= 1
        solver.add(
          IntegerSystem.expression(row.coefficients, row.constant), row.relation,
          strength: Strength(row.strength))
        system.rows.append(row)
        isThere.append(true)
        return
      }
      guard !system.rows.isEmpty else { return }
      let row = Int.random(in: 0..<system.rows.count, using: &random)
      let id = ConstraintID(index: Int32(row))
      switch kind {
      case 5:
        solver.remove(id)
        isThere[row] = false
      case 6:
        system.rows[row].strength = [1000, 750, 250][Int.random(in: 0..<3, using: &random)]
        solver.setStrength(Strength(system.rows[row].strength), of: id)
      default:
        system.rows[row].constant += Int.random(in: -2...2, using: &random)
        solver.setConstant(Double(system.rows[row].constant), of: id)
      }
    }
  }

  private func expectSame(_ edited: inout Edited, _ name: Comment) throws {
    let report = try edited.solver.solve(policy: .relax)
    var fresh = edited.fresh
    let freshReport = try fresh.solve(policy: .relax)
    #expect(report.conflicts.count == freshReport.conflicts.count, name)
    for variable in 0..<Int32(edited.system.variableCount) {
      let variable = Variable(index: variable)
      let difference = edited.solver.value(of: variable) - fresh.value(of: variable)
      #expect(difference.magnitude < 1e-9, name)
      #expect(edited.solver.isDetermined(variable) == fresh.isDetermined(variable), name)
    }
  }

  @Test(arguments: 0..<8) func allKindsOfEdits(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(6000 + seed))
    for trial in 0..<250 {
      var edited = Edited(.random(using: &random, required: 5, optional: 8))
      for step in 0..<8 {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          edited.edit(using: &random, onlyConstants: false)
        }
        try expectSame(&edited, "seed \(seed) trial \(trial) step \(step)")
      }
    }
  }

  @Test(arguments: 0..<8) func constantsAndPreferences(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(7000 + seed))
    for trial in 0..<250 {
      var edited = Edited(
        .random(using: &random, variables: 7, required: 4, optional: trial % 3 == 0 ? 3 : 12))
      _ = try edited.solver.solve(policy: .relax)
      for step in 0..<8 {
        edited.edit(using: &random, onlyConstants: true)
        try expectSame(&edited, "seed \(seed) trial \(trial) step \(step)")
      }
    }
  }

  @Test func aSuggestedWidthOnlyEvaluates() throws {
    // Columns of equal widths between the edges of a window, a wish and a limit.
    var solver = Solver()
    let window = solver.makeVariable()
    let first = solver.makeVariables(40)
    func left(_ column: Int32) -> Term { Term(Variable(index: first.index + 2 * column)) }
    func width(_ column: Int32, _ factor: Double = 1) -> Term {
      Term(Variable(index: first.index + 2 * column + 1), factor)
    }
    solver.add(left(0), .equal, 8)
    for column in 1..<20 as Range<Int32> {
      let previous = left(column - 1).variable
      solver.add(left(column), Term(previous, -1), width(column - 1, -1), .equal, 8)
      solver.add(width(column), width(0, -1), .equal, 0)
      solver.add(width(column), .greaterThanOrEqual, 20, strength: .high)
    }
    solver.add(left(19), width(19), Term(window, -1), .equal, -8)
    let edit = solver.suggest(968, for: window)
    #expect(solver.strength(of: edit) == .edit)
    try solver.solve()
    #expect((solver.value(of: width(7).variable) - 40).magnitude < 1e-9)
    for pixels in stride(from: 968, through: 1_368, by: 20) {
      #expect(solver.suggest(Double(pixels), for: window) == edit)
      let report = try solver.solve()
      #expect(report.pivots == 0 && report.eliminations == 0)
      let expected = (Double(pixels) - 168) / 20
      #expect((solver.value(of: width(19).variable) - expected).magnitude < 1e-9)
      #expect((solver.value(of: left(19).variable) - 8 - 19 * (expected + 8)).magnitude < 1e-9)
    }
    // Where the pattern ends there is a search again, and the answer is as right.
    solver.suggest(400, for: window)
    try solver.solve()
    #expect((solver.value(of: width(3).variable) - 11.6).magnitude < 1e-9)
    solver.remove(edit)
    #expect(solver.suggest(968, for: window) != edit)
    try solver.solve()
    #expect((solver.value(of: width(3).variable) - 40).magnitude < 1e-9)
  }

  @Test func rowsThatChangeNothingNeedNoSolving() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), .equal, 10)
    solver.add(Term(y), Term(x, -1), .equal, 5)
    try solver.solve()
    let limit = solver.add(Term(y), .lessThanOrEqual, 100)
    #expect(try solver.solve().componentsSolved == 0)
    let again = solver.add(Term(y), .equal, 15)
    #expect(try solver.solve().componentsSolved == 0)
    solver.remove(limit)
    #expect(try solver.solve().componentsSolved == 0)
    solver.remove(again)
    try solver.solve()
    solver.add(Term(y), .lessThanOrEqual, 12)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.value(of: y) == 15)
  }

  @Test func aRefusedSuggestionLeavesTheLastSolution() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = solver.add(Term(x), .equal, 10)
    solver.add(Term(y), Term(x, -1), .equal, 5)
    solver.add(Term(y), .lessThanOrEqual, 30)
    try solver.solve()
    for constant in [11.0, 12, 13, 90, 91] {
      solver.setConstant(constant, of: row)
      if constant > 25 {
        #expect(throws: SolverError.self) { try solver.solve() }
        #expect(solver.value(of: x) == 13)
        #expect(solver.value(of: y) == 18)
      } else {
        try solver.solve()
        #expect(solver.value(of: y) == constant + 5)
      }
    }
    solver.setConstant(14, of: row)
    try solver.solve()
    #expect(solver.value(of: y) == 19)
  }

  @Test func aTransactionSolvesOnceOrNotAtAll() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(Term(x), .equal, 10)
    try solver.transaction { solver in
      solver.setConstant(20, of: row)
      let y = solver.makeVariable()
      solver.add(Term(y), Term(x, -2), .equal, 0)
    }
    #expect(solver.value(of: Variable(index: 1)) == 40)
    #expect(throws: SolverError.self) {
      try solver.transaction { solver in
        solver.setConstant(30, of: row)
        solver.add(Term(x), .lessThanOrEqual, 0)
      }
    }
    #expect(solver.constant(of: row) == 20)
    #expect(solver.constraintCount == 2)
    #expect(try solver.solve().componentsSolved == 0)
    #expect(solver.value(of: x) == 20)
  }
}
