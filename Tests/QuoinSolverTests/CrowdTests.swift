import QuoinSolver
import Testing

/// Systems with very much of one thing: they end, and the answer is right.
///
/// The fuzzer has ten times as much, in a release build.
@Suite struct CrowdTests {
  @Test func hundredsOfVariablesInOneRow() throws {
    var solver = Solver()
    let count: Int32 = 300
    solver.makeVariables(Int(count))
    var sum = LinearExpression(-5_000)
    for index in 0..<count { sum.terms.append(Term(Variable(index: index))) }
    let row = solver.add(sum, .equal)
    for index in 0..<count {
      solver.add(Term(Variable(index: index)), .greaterThanOrEqual, 0)
    }
    try solver.solve()
    #expect(solver.error(of: row) < 1e-6)
    let values = solver.values(Int(count))
    #expect(values.allSatisfy { $0 >= -1e-9 })
    // The first variables are as small as can be; the last has what is left.
    #expect((values[Int(count) - 1] - 5_000).magnitude < 1e-6)
    #expect(values.dropLast().allSatisfy { $0.magnitude < 1e-9 })
    solver.add(sum, .greaterThanOrEqual, strength: .high)
    solver.setConstant(-1, of: row)
    #expect(throws: SolverError.self) { try solver.solve() }
  }

  @Test func tenThousandWishesForOneVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for index in 0..<10_100 {
      // 0 ... 100, each as often; the sum of errors is least between the 50th and 51st.
      solver.add(Term(x), .equal, Double(index % 101), strength: .low)
    }
    solver.add(Term(x, 2), .lessThanOrEqual, 90, strength: .high)
    try solver.solve()
    #expect(solver.value(of: x) == 45)
    solver.add(Term(x), .greaterThanOrEqual, 99)
    try solver.solve()
    #expect(solver.value(of: x) == 99)
    #expect(solver.isDetermined(x))
  }

  @Test func tenThousandLimitsOfOneVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for index in 0..<5_000 {
      solver.add(Term(x), .greaterThanOrEqual, Double(index))
      solver.add(Term(x), .lessThanOrEqual, Double(10_000 - index))
    }
    try solver.solve()
    #expect(solver.value(of: x) == 4_999)
    #expect(!solver.isDetermined(x))
    let last = solver.add(Term(x), .greaterThanOrEqual, 6_000)
    guard
      case .unsatisfiable(let conflict)? = #expect(
        throws: SolverError.self,
        performing: {
          try solver.solve()
        })
    else { return }
    #expect(conflict.members.count == 2)
    #expect(conflict.members.contains(last))
    solver.remove(last)
    try solver.solve()
    #expect(solver.value(of: x) == 4_999)
  }

  @Test func thousandsThatCannotHoldOfOneVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for index in 0..<2_000 { solver.add(Term(x), .equal, Double(index)) }
    for index in 0..<200 { solver.add(Term(x), .greaterThanOrEqual, Double(index + 1)) }
    let report = try solver.solve(policy: .relax)
    #expect(report.conflicts.count == 2_199)
    #expect(solver.value(of: x) == 0)
    for conflict in report.conflicts {
      #expect(conflict.members == [ConstraintID(index: 0), conflict.setAside])
      #expect(conflict.violation > 0)
    }
  }

  @Test func thousandsThatOneLimitForbids() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let limit = solver.add(Term(x), .greaterThanOrEqual, 10_000)
    for index in 0..<2_000 {
      // -2x == -2k and x <= k fail by 2 · (10,000 - k) and by 10,000 - k where the limit holds.
      solver.add(Term(x, -2), .equal, -2 * Double(index))
      solver.add(Term(x), .lessThanOrEqual, Double(index))
    }
    let allowed = solver.add(Term(x, -1), .lessThanOrEqual, -10_001)
    solver.add(Term(y), Term(x, -1), .equal, 5)
    let report = try solver.solve(policy: .relax)
    #expect(report.conflicts.count == 4_000)
    #expect((solver.value(of: x) - 10_001).magnitude < 1e-6)
    #expect((solver.value(of: y) - 10_006).magnitude < 1e-6)
    #expect(solver.error(of: allowed) < 1e-6)
    for conflict in report.conflicts {
      let index = Int(conflict.setAside.index) - 1
      let failure = 10_000 - Double(index / 2)
      #expect((conflict.violation - (index % 2 == 0 ? 2 * failure : failure)).magnitude < 1e-6)
      #expect(conflict.members == [limit, conflict.setAside])
    }
  }

  @Test func aThousandLevels() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    for level in 1..<1_000 {
      solver.add(Term(x), Term(y), .equal, Double(level), strength: Strength(Float(level)))
      solver.add(
        Term(x), Term(y, -1), .equal, Double(level), strength: Strength(Float(level) + 0.5))
    }
    try solver.solve()
    // 999.5 asks for a difference of 999, 999 for a sum of 999.
    #expect((solver.value(of: x) - 999).magnitude < 1e-9)
    #expect(solver.value(of: y).magnitude < 1e-9)
  }
}
