import QuoinSolver
import Testing

/// The answer depends on the system alone.
@Suite struct HistoryTests {
  @Test(arguments: 0..<4) func orderOfRowsDoesNotMatter(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(3000 + seed))
    for trial in 0..<200 {
      var system = IntegerSystem.random(using: &random, required: 3, optional: 10)
      var solver = system.makeSolver()
      guard (try? solver.solve()) != nil else { continue }
      let values = solver.values(system.variableCount)
      system.rows.shuffle(using: &random)
      var shuffled = system.makeSolver()
      try shuffled.solve()
      for (a, b) in zip(values, shuffled.values(system.variableCount)) {
        #expect((a - b).magnitude < 1e-7, "seed \(seed) trial \(trial)")
      }
    }
  }

  @Test(arguments: 0..<4) func editsLeadWhereAFreshSystemLeads(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(4000 + seed))
    for trial in 0..<100 {
      let system = IntegerSystem.random(using: &random, required: 6, optional: 12)
      var edited = system.makeSolver()
      var isThere = [Bool](repeating: true, count: system.rows.count)
      var rows = system.rows
      for _ in 0..<12 where !rows.isEmpty {
        let row = Int.random(in: 0..<rows.count, using: &random)
        let id = ConstraintID(index: Int32(row))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          edited.remove(id)
          isThere[row] = false
        case 1:
          rows[row].constant = Int.random(in: -3...12, using: &random)
          edited.setConstant(Double(rows[row].constant), of: id)
        case 2:
          rows[row].strength = [1000, 750, 250][Int.random(in: 0..<3, using: &random)]
          edited.setStrength(Strength(rows[row].strength), of: id)
        default:
          _ = try? edited.solve(policy: Bool.random(using: &random) ? .relax : .reject)
        }
      }
      let conflicts = try edited.solve(policy: .relax).conflicts
      var fresh = IntegerSystem(variableCount: system.variableCount)
      fresh.preferences = system.preferences
      for (row, there) in zip(rows, isThere) where there { fresh.rows.append(row) }
      var solver = fresh.makeSolver()
      let freshConflicts = try solver.solve(policy: .relax).conflicts
      // Another way there rounds differently.
      let pairs = zip(edited.values(system.variableCount), solver.values(system.variableCount))
      for (a, b) in pairs { #expect((a - b).magnitude < 1e-9, "seed \(seed) trial \(trial)") }
      #expect(conflicts.count == freshConflicts.count)
      for variable in 0..<Int32(system.variableCount) {
        #expect(
          edited.isDetermined(Variable(index: variable))
            == solver.isDetermined(Variable(index: variable)))
      }
    }
  }

  @Test func onlyTheComponentsAskedForAreSolved() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), .equal, 3)
    let row = solver.add(Term(y), .equal, 4)
    #expect(solver.component(of: x) != solver.component(of: y))
    #expect(try solver.solve([x]).componentsSolved == 1)
    #expect(solver.value(of: y) == 0)
    #expect(!solver.isDetermined(y))
    #expect(try solver.solve().componentsSolved == 1)
    #expect(solver.value(of: y) == 4)
    solver.setConstant(5, of: row)
    #expect(try solver.solve([x]).componentsSolved == 0)
    #expect(try solver.solve([y]).componentsSolved == 1)
    #expect(solver.value(of: y) == 5)
    #expect(try solver.solve().componentsSolved == 0)
  }

  @Test func aPreferenceJoinsComponentsAndItsRemovalPartsThem() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), .equal, 3)
    solver.add(Term(y), .greaterThanOrEqual, 1)
    let preference = solver.prefer(Term(y), Term(x, -2), equals: 0, tag: 9)
    try solver.solve()
    #expect(solver.value(of: y) == 6)
    #expect(solver.component(of: x) == solver.component(of: y))
    #expect(solver.tag(of: preference) == 9)
    solver.setPreference(1, of: preference)
    try solver.solve()
    #expect(solver.value(of: y) == 7)
    solver.remove(preference)
    try solver.solve()
    #expect(solver.value(of: y) == 1)
    #expect(solver.component(of: x) != solver.component(of: y))
  }
}
