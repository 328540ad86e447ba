import QuoinSolver
import Testing

/// Writing systems down and reading them back.
@Suite struct ExpressionTests {
  @Test func operatorsBuildExpressions() {
    let x = Variable(index: 0)
    let y = Variable(index: 1)
    let sum = 2 * (x - y) + 3 - y / 2
    #expect(sum.terms == [Term(x, 2), Term(y, -2), Term(y, -0.5)])
    #expect(sum.constant == 3)
    #expect((-x + (y + 1) * 4 - 2).constant == 2)
    #expect((x + y - (x + y)).terms.count == 4)
  }

  @Test func aRowAddsUpItsTerms() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let row = solver.add(x + y + x - y - 8, .lessThanOrEqual, strength: .high, tag: 4)
    #expect(solver.expression(of: row) == LinearExpression([Term(x, 2)], -8))
    #expect(solver.constant(of: row) == 8)
    #expect(solver.relationalOperator(of: row) == .lessThanOrEqual)
    #expect(solver.strength(of: row) == .high)
    #expect(solver.tag(of: row) == 4)
    #expect(solver.component(of: x) != solver.component(of: y))
    solver.add(Term(x), .greaterThanOrEqual, 10)
    try solver.solve()
    #expect(solver.error(of: row) == 12)
    solver.remove(row)
    #expect(!solver.contains(row))
  }

  @Test func aLongExpressionAddsUpItsTerms() {
    var solver = Solver()
    solver.makeVariables(10)
    var expression = LinearExpression(1)
    for index in 0..<40 {
      expression.terms.append(Term(Variable(index: Int32(index % 10)), index < 10 ? -3 : 1))
    }
    let row = solver.add(expression, .equal)
    #expect(solver.expression(of: row).terms.isEmpty)
  }

  @Test func strengthsStayInRange() {
    #expect(Strength(2_000) == .required)
    #expect(Strength(-1).value == 0)
    #expect(Strength(.nan).value == 0)
    #expect(Strength.low < .high)
    #expect(Strength(999.5).isRequired == false)
  }

  @Test func anEmptiedSolverStartsAnew() throws {
    var solver = Solver()
    solver.add(Term(solver.makeVariable()), .equal, 3)
    try solver.solve()
    solver.removeAll()
    #expect(solver.variableCount == 0)
    let x = solver.makeVariable()
    #expect(solver.add(Term(x), .equal, 5).index == 0)
    try solver.solve()
    #expect(solver.value(of: x) == 5)
  }
}
