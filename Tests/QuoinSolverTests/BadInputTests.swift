import QuoinSolver
import Testing

/// Numbers no layout should contain: never a trap, a hang or not-a-number in the answer.
@Suite struct BadInputTests {
  static let bad = [Double.nan, .infinity, -.infinity]

  @Test(arguments: bad) func aConstantThatIsNotFinite(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(Term(x), .equal, 2, strength: .low)
    let row = solver.add(Term(x), .lessThanOrEqual, number)
    let preference = solver.prefer(Term(x), equals: number)
    #expect(throws: SolverError.notFinite(row)) { try solver.solve() }
    let report = try solver.solve(policy: .relax)
    #expect(report.notFinite == [row])
    #expect(report.notFinitePreferences == [preference])
    #expect(solver.value(of: x) == 2)
    solver.setConstant(1, of: row)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test(arguments: bad) func aCoefficientThatIsNotFinite(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let row = solver.add(Term(x, number), .equal, 2)
    #expect(throws: SolverError.notFinite(row)) { try solver.solve() }
    solver.remove(row)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func numbersFromOneEndOfDoubleToTheOther() throws {
    let numbers: [Double] = [
      1e300, -1e300, 1e-300, -1e-300, .leastNonzeroMagnitude, 1, -1, 3, 0, .greatestFiniteMagnitude,
      1e16, 1e-16,
    ]
    let relations: [RelationalOperator] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let strengths: [Float] = [1000, 750, 250, 0, .nan, -5, 2000]
    var random = RandomNumbers(seed: 77)
    for _ in 0..<2_000 {
      var solver = Solver()
      let count = Int.random(in: 1...5, using: &random)
      solver.makeVariables(count)
      func term() -> Term {
        let variable = Variable(index: Int32.random(in: 0..<Int32(count), using: &random))
        return Term(variable, numbers[Int.random(in: 0..<numbers.count, using: &random)])
      }
      for _ in 0..<Int.random(in: 1...10, using: &random) {
        solver.add(
          term(), term(), relations[Int.random(in: 0..<3, using: &random)],
          numbers[Int.random(in: 0..<numbers.count, using: &random)],
          strength: Strength(strengths[Int.random(in: 0..<strengths.count, using: &random)]))
      }
      solver.prefer(term(), equals: numbers[Int.random(in: 0..<numbers.count, using: &random)])
      let report = try solver.solve(policy: .relax)
      for value in solver.values(count) { #expect(value.isFinite) }
      for conflict in report.conflicts {
        #expect(!conflict.members.isEmpty)
        #expect(conflict.violation.isFinite)
      }
    }
  }

  @Test func emptySystems() throws {
    var solver = Solver()
    #expect(try solver.solve().componentsSolved == 0)
    let x = solver.makeVariables(3)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isDetermined(x))
    solver.add(LinearExpression(), .equal)
    solver.add(Term(x, 0), .equal, 0)
    try solver.solve()
  }
}
