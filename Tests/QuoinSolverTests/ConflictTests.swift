import QuoinSolver
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
  /// The required rows of a system, those in `chosen` only.
  private func isFeasible(
    _ system: IntegerSystem, _ chosen: [Int]
  ) throws(ExactTableau.Overflow) -> Bool {
    var part = IntegerSystem(variableCount: system.variableCount)
    part.rows = chosen.map { system.rows[$0] }
    return try ExactAnswer(part).isFeasible
  }

  @Test(arguments: 0..<4) func conflictsAreIrreducible(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(1000 + seed))
    var conflictsSeen = 0
    for trial in 0..<300 {
      let system = IntegerSystem.random(using: &random, required: 9, optional: 2)
      guard let exact = try? ExactAnswer(system), !exact.isFeasible else { continue }
      var solver = system.makeSolver()
      let report = try solver.solve(policy: .relax)
      #expect(!report.conflicts.isEmpty)
      #expect(report.inexact.isEmpty)
      for conflict in report.conflicts {
        conflictsSeen += 1
        let members = conflict.members.map { Int($0.index) }
        #expect(members == members.sorted())
        #expect(conflict.setAside == conflict.members.last)
        #expect(conflict.violation > 0)
        guard let whole = try? isFeasible(system, members) else { continue }
        #expect(!whole, "seed \(seed) trial \(trial): the set is no conflict")
        for member in members {
          let part = try? isFeasible(system, members.filter { $0 != member })
          #expect(part != false, "seed \(seed) trial \(trial): \(member) is not needed")
        }
      }
    }
    #expect(conflictsSeen > 100)
  }

  @Test(arguments: 0..<4) func relaxingIsSolvingWithoutWhatWasSetAside(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(2000 + seed))
    for trial in 0..<200 {
      let system = IntegerSystem.random(using: &random, required: 8, optional: 4)
      var solver = system.makeSolver()
      let report = try solver.solve(policy: .relax)
      var rest = system
      for conflict in report.conflicts.sorted(by: { $0.setAside > $1.setAside }) {
        rest.rows.remove(at: Int(conflict.setAside.index))
      }
      guard let exact = try? ExactAnswer(rest) else { continue }
      #expect(exact.isFeasible)
      let values = solver.values(system.variableCount)
      for (value, expected) in zip(values, exact.values) {
        #expect((value - expected).magnitude < 1e-7, "seed \(seed) trial \(trial)")
      }
    }
  }

  /// What contradicts a row goes with the row that was set aside for it, but comes back when that
  /// row is set aside itself.
  @Test(arguments: 0..<4) func rowsComeBackWhenWhatTheyContradictGoes(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(2100 + seed))
    var orphans = 0
    for trial in 0..<250 {
      var solver = Solver()
      solver.makeVariables(3)
      for _ in 0..<3 {
        let first = Int32.random(in: 0..<3, using: &random)
        solver.add(
          Term(Variable(index: first)), Term(Variable(index: (first + 1) % 3)),
          Bool.random(using: &random) ? .equal : .lessThanOrEqual,
          Double(Int.random(in: -9...9, using: &random)))
      }
      var variableOfRow: [Int32] = [-1, -1, -1]
      for _ in 0..<14 {
        let variable = Int32.random(in: 0..<3, using: &random)
        let relation: RelationalOperator =
          [.equal, .greaterThanOrEqual, .lessThanOrEqual][Int.random(in: 0..<3, using: &random)]
        solver.add(
          Term(Variable(index: variable)), relation,
          Double(Int.random(in: -9...9, using: &random)))
        variableOfRow.append(variable)
      }
      let conflicts = try solver.solve(policy: .relax).conflicts
      let gone = conflicts.map(\.setAside)
      #expect(Set(gone).count == gone.count, "seed \(seed) trial \(trial)")
      for opponent in gone where opponent.index >= 3 {
        // One conflict set a row aside before the opponent went; its opposites stay in the system.
        let opposites = conflicts.filter {
          $0.members.count == 2 && $0.members.contains(opponent) && $0.setAside != opponent
            && variableOfRow[Int($0.setAside.index)] == variableOfRow[Int(opponent.index)]
        }
        if !opposites.isEmpty { orphans += 1 }
        #expect(opposites.count <= 1, "seed \(seed) trial \(trial)")
      }
      for row in 0..<Int32(17) where !gone.contains(ConstraintID(index: row)) {
        #expect(solver.error(of: ConstraintID(index: row)) < 1e-7, "seed \(seed) trial \(trial)")
      }
    }
    #expect(orphans > 0)
  }

  @Test func rejectingLeavesTheLastSolution() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), .equal, 1)
    solver.add(Term(y), .equal, 2)
    try solver.solve()
    let first = solver.add(Term(y), .greaterThanOrEqual, 5)
    solver.add(Term(x), .equal, 4, strength: .low)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 2)
    solver.remove(first)
    try solver.solve()
    #expect(solver.value(of: y) == 2)
  }

  @Test func conflictsStandUntilTheyAreResolved() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .equal, 1)
    let second = solver.add(Term(x), .equal, 4)
    #expect(try solver.solve(policy: .relax).conflicts.count == 1)
    #expect(try solver.solve(policy: .relax).conflicts.count == 1)
    #expect(throws: SolverError.self) { try solver.solve() }
    solver.setConstant(1, of: second)
    #expect(try solver.solve().conflicts.isEmpty)
  }

  @Test func rowsWithoutVariablesAreJudged() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(x - x - 3, .greaterThanOrEqual, tag: 7)
    solver.add(LinearExpression(5), .greaterThanOrEqual)
    solver.add(LinearExpression(5), .lessThanOrEqual, strength: .high)
    let conflict = Conflict(members: [row], setAside: row, violation: 3)
    #expect(throws: SolverError.unsatisfiable(conflict)) { try solver.solve() }
    #expect(try solver.solve(policy: .relax).conflicts == [conflict])
    #expect(solver.tag(of: row) == 7)
  }

  @Test func aConflictAcrossALongChainNamesTheWholeChain() throws {
    var solver = Solver()
    let count = 2_000
    let first = solver.makeVariables(count)
    solver.add(Term(first), .equal, 0)
    for index in 1..<Int32(count) {
      solver.add(
        Term(Variable(index: index)), Term(Variable(index: index - 1), -1), .equal, 2)
    }
    solver.add(Term(Variable(index: Int32(count - 1))), .lessThanOrEqual, 1_000)
    let report = try solver.solve(policy: .relax)
    let conflict = try #require(report.conflicts.first)
    #expect(conflict.members.count == count + 1)
    #expect((conflict.violation - 2_998).magnitude < 1e-6)
  }

  @Test func membersWithTinyMultipliersAreKept() throws {
    // Each view is half as wide as its parent; the root's width matters by 2⁻⁴⁰ at the end.
    var solver = Solver()
    let root = solver.makeVariables(41)
    solver.add(Term(root), .equal, 0x1p40)
    for index in 1...40 as ClosedRange<Int32> {
      solver.add(
        Term(Variable(index: index)), Term(Variable(index: index - 1), -0.5), .equal, 0)
    }
    let last = solver.add(Term(Variable(index: 40)), .greaterThanOrEqual, 3)
    let report = try solver.solve(policy: .relax)
    #expect(report.conflicts.first?.members.count == 42)
    #expect(report.conflicts.first?.setAside == last)
    #expect(report.conflicts.first?.violation == 2)
  }

  @Test func manyConflictsAreSetAsideInOneGo() throws {
    var solver = Solver()
    let root = solver.makeVariable()
    solver.add(Term(root), .equal, 0)
    for index in 0..<2_000 {
      let x = solver.makeVariable()
      solver.add(Term(x), Term(root, -1), .equal, Double(index))
      solver.add(Term(x), .equal, Double(index) + 1)
    }
    let report = try solver.solve(policy: .relax)
    #expect(report.conflicts.count == 2_000)
    #expect(solver.value(of: Variable(index: 2_000)) == 1_999)
  }
}
