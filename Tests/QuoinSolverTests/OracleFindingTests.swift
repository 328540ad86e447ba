import QuoinSolver
import Testing

/// Systems that a comparison with other solvers found, cut down to few rows.
@Suite struct OracleFindingTests {
  @Test func threeLimitsThatCanAllHold() throws {
    var solver = Solver()
    solver.makeVariables(8)
    func x(_ index: Int32, _ coefficient: Double) -> Term {
      Term(Variable(index: index), coefficient)
    }
    let rows = [
      solver.add(
        x(2, 0.43540293108635864), x(7, -1.030687435648959), x(0, 1.8230506914264837),
        .greaterThanOrEqual, -223.37238664777658, strength: Strength(250.5)),
      solver.add(
        x(7, -0.1902722859687724), .lessThanOrEqual, -402.8448588620273,
        strength: Strength(250.5)),
      solver.add(
        x(6, 0.10541982935525565), x(7, -0.1799418654423936), x(2, -3.3522402553749475),
        x(3, 2.584894854285905), .greaterThanOrEqual, -3.7360096982670257,
        strength: Strength(750)),
    ]
    try solver.solve()
    for row in rows { #expect(solver.error(of: row) < 1e-6) }
  }

  @Test func whatIsFreeIsAsSmallAsCanBe() throws {
    var solver = Solver()
    solver.makeVariables(8)
    func x(_ index: Int32, _ coefficient: Double) -> Term {
      Term(Variable(index: index), coefficient)
    }
    let low = Strength(250.5)
    solver.add(x(2, 0.4), x(7, -1), x(0, 1.8), .greaterThanOrEqual, -223, strength: low)
    solver.add(x(7, -0.2), .lessThanOrEqual, -402, strength: low)
    solver.add(
      x(6, 0.1), x(7, -0.2), x(2, -3.4), x(3, 2.6), .greaterThanOrEqual, -4,
      strength: Strength(750))
    try solver.solve()
    // In their order: x0 = 0; x2 >= (x7 - 223) / 0.4 with x7 >= 2010, so x2 = 4467.5.
    #expect(solver.value(of: Variable(index: 0)) == 0)
    #expect((solver.value(of: Variable(index: 2)) - 4467.5).magnitude < 1e-6)
    #expect((solver.value(of: Variable(index: 7)) - 2010).magnitude < 1e-6)
  }
}
