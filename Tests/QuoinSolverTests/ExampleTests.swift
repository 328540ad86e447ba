import QuoinSolver
import Testing

/// Systems small enough to check by hand.
@Suite struct ExampleTests {
  @Test func equalitiesDetermineEverything() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let width = solver.makeVariable()
    solver.add(Term(right), Term(left, -1), Term(width, -1), .equal, 0)
    solver.add(Term(left), .equal, 20)
    solver.add(Term(width), .equal, 100)
    try solver.solve()
    #expect(solver.value(of: right) == 120)
    #expect(solver.isDetermined(right))
  }

  @Test func strongerLevelWinsOverAnyNumberOfWeakerRows() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .equal, 10, strength: Strength(501))
    for _ in 0..<50 { solver.add(Term(x), .equal, 90, strength: Strength(500)) }
    try solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func sumOfAbsoluteErrorsIsAMedian() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [1.0, 2, 50, 60, 1000] {
      solver.add(Term(x), .equal, target, strength: .low)
    }
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.isDetermined(x))
  }

  @Test func satisfiedInequalitiesCostNothing() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .greaterThanOrEqual, 5, strength: .high)
    solver.add(Term(x), .lessThanOrEqual, 9, strength: .high)
    solver.add(Term(x), .equal, 20, strength: .low)
    try solver.solve()
    #expect(solver.value(of: x) == 9)
  }

  @Test func preferencesSettleFreedomInOrder() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(Term(x), Term(y), .equal, 100)
    solver.add(Term(x), .greaterThanOrEqual, 0)
    solver.add(Term(y), .greaterThanOrEqual, 0)
    solver.prefer(Term(x), Term(y, -1), equals: 0)
    solver.prefer(Term(x), equals: 90)
    try solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 50)
    #expect(!solver.isDetermined(x))
  }

  @Test func variableOrderSettlesTheRest() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    solver.add(Term(x), Term(y), Term(z), .equal, 100)
    solver.add(Term(y), .lessThanOrEqual, 30)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: z) == 100)
  }

  @Test func aConflictNamesItsMembersAndTheAmount() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let a = solver.add(Term(left), .equal, 0)
    solver.add(Term(other), Term(left, -1), .equal, 3)
    let b = solver.add(Term(right), Term(left, -1), .greaterThanOrEqual, 100)
    let c = solver.add(Term(right), .lessThanOrEqual, 60)
    let expected = Conflict(members: [a, b, c], setAside: c, violation: 40)
    #expect(throws: SolverError.unsatisfiable(expected)) { try solver.solve() }
    #expect(solver.value(of: other) == 0)
    let report = try solver.solve(policy: .relax)
    #expect(report.conflicts == [expected])
    #expect(solver.value(of: right) == 100)
    #expect(solver.value(of: other) == 3)
  }

  @Test func equalitiesOfALevelThatHoldAllHoldForGood() throws {
    // All wishes of the second level can hold at 0, in a degenerate vertex; the preference may
    // not move what they settle.
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let strong = Strength(750)
    let weak = Strength(500)
    solver.add(Term(y), Term(z), .lessThanOrEqual, 0, strength: strong)
    solver.add(Term(x, -1), Term(z), .lessThanOrEqual, 2, strength: strong)
    solver.add(Term(x, -1), .greaterThanOrEqual, 0, strength: weak)
    solver.add(Term(y, 3), Term(z), .equal, 0, strength: weak)
    solver.add(Term(x, -1), Term(z, -1), .lessThanOrEqual, 12, strength: weak)
    solver.add(Term(y), .equal, 0, strength: weak)
    solver.prefer(Term(z, -2), equals: 1)
    try solver.solve()
    #expect(solver.value(of: z) == 0)
    #expect(solver.isDetermined(z))
    #expect(!solver.isDetermined(x))
  }
}
