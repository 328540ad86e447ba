import QuoinSolver
import Testing

/// Systems as large as a hostile document makes them.
@Suite struct ScaleTests {
  /// Views nested in one another, each with four edges at an inset of its parent.
  private func nestedViews(_ depth: Int, inset: RelationalOperator = .equal) -> Solver {
    var solver = Solver()
    solver.makeVariables(4 * depth)
    func edge(_ view: Int, _ edge: Int) -> Variable { Variable(index: Int32(4 * view + edge)) }
    for (index, position) in [0.0, 0, 1_000_000, 1_000_000].enumerated() {
      solver.add(Term(edge(0, index)), .equal, position)
    }
    for view in 1..<depth {
      for index in 0..<2 {
        solver.add(Term(edge(view, index)), Term(edge(view - 1, index), -1), inset, 1)
      }
      for index in 2..<4 {
        solver.add(Term(edge(view - 1, index)), Term(edge(view, index), -1), inset, 1)
      }
    }
    return solver
  }

  @Test func aHundredThousandNestedViews() throws {
    var solver = nestedViews(100_000)
    try solver.solve()
    #expect(solver.value(of: Variable(index: 399_996)) == 99_999)
    #expect(solver.value(of: Variable(index: 399_999)) == 900_001)
    #expect(solver.isDetermined(Variable(index: 399_999)))
  }

  @Test func aHundredThousandNestedViewsThatHangInTheAir() throws {
    var solver = Solver()
    let count: Int32 = 100_000
    solver.makeVariables(Int(count))
    for index in 1..<count {
      solver.add(
        Term(Variable(index: index)), Term(Variable(index: index - 1), -1), .equal, 1)
    }
    try solver.solve()
    #expect(solver.value(of: Variable(index: 0)) == 0)
    #expect(solver.value(of: Variable(index: count - 1)) == Double(count - 1))
    #expect(!solver.isDetermined(Variable(index: 5)))
  }

  @Test func aStackOfTenThousandViewsOfWishedWidths() throws {
    var solver = Solver()
    let count: Int32 = 10_000
    solver.makeVariables(2 * Int(count))
    solver.add(Term(Variable(index: 0)), .equal, 0)
    for index in 0..<count {
      let position = Variable(index: 2 * index)
      let width = Variable(index: 2 * index + 1)
      solver.add(Term(width), .greaterThanOrEqual, 10, strength: .high)
      solver.add(Term(width), .equal, Double(index % 7), strength: .low)
      if index + 1 < count {
        let next = Variable(index: 2 * index + 2)
        solver.add(Term(next), Term(position, -1), Term(width, -1), .equal, 0)
      }
    }
    try solver.solve()
    #expect(solver.value(of: Variable(index: 2 * count - 2)) == 10 * Double(count - 1))
    #expect(solver.isDetermined(Variable(index: 2 * count - 2)))
  }

  @Test func thousandsOfWishesInOneSum() throws {
    // The sum leaves less than is wished for; who gives way is settled by the order alone.
    var solver = Solver()
    let count: Int32 = 3_000
    solver.makeVariables(Int(count))
    var sum = LinearExpression(-1_000)
    var wished = 0.0
    for index in 0..<count {
      sum.terms.append(Term(Variable(index: index)))
      solver.add(Term(Variable(index: index)), .equal, Double(index % 20), strength: .low)
      wished += Double(index % 20)
    }
    solver.add(sum, .equal)
    try solver.solve()
    let values = solver.values(Int(count))
    #expect((values.reduce(0, +) - 1_000).magnitude < 1e-6)
    let errors = values.enumerated().reduce(0) {
      $0 + ($1.element - Double($1.offset % 20)).magnitude
    }
    #expect((errors - (wished - 1_000)).magnitude < 1e-6)
    #expect(values.prefix(2_000).allSatisfy { $0.magnitude < 1e-9 })
  }

  @Test func equalWidthsThatFill() throws {
    var solver = Solver()
    let count: Int32 = 20_000
    solver.makeVariables(Int(count))
    var sum = LinearExpression(-Double(2 * count))
    for index in 0..<count { sum.terms.append(Term(Variable(index: index))) }
    solver.add(sum, .equal)
    for index in 1..<count {
      solver.add(Term(Variable(index: index)), Term(Variable(index: 0), -1), .equal, 0)
    }
    try solver.solve()
    #expect((solver.value(of: Variable(index: count - 1)) - 2).magnitude < 1e-9)
  }

  @Test func limitsNestedInLimits() throws {
    var solver = nestedViews(60, inset: .greaterThanOrEqual)
    try solver.solve()
    #expect(solver.value(of: Variable(index: 4 * 59)) == 59)
    #expect(!solver.isDetermined(Variable(index: 4 * 59)))
  }

  @Test func limitsNestedDeep() throws {
    let depth = 1_000
    var solver = nestedViews(depth, inset: .greaterThanOrEqual)
    let report = try solver.solve()
    #expect(report.inexact.isEmpty)
    #expect(solver.value(of: Variable(index: Int32(4 * (depth - 1)))) == Double(depth - 1))
    #expect(!solver.isDetermined(Variable(index: Int32(4 * (depth - 1)))))
  }

  @Test func twoThousandRowsInOneBlock() throws {
    // Widths wish for what they cannot all have: one sum ties them together.
    var solver = Solver()
    let count: Int32 = 400
    solver.makeVariables(Int(count))
    var sum = LinearExpression(-2_000)
    for index in 0..<count {
      let width = Variable(index: index)
      sum.terms.append(Term(width))
      solver.add(Term(width), .greaterThanOrEqual, 0)
      solver.add(Term(width), .greaterThanOrEqual, 4, strength: .high)
      solver.add(Term(width), .equal, Double(index % 20), strength: .low)
      solver.add(Term(width), .lessThanOrEqual, 30, strength: Strength(600))
      if index > 0 {
        let before = Variable(index: index - 1)
        solver.add(Term(width), Term(before, -1), .equal, 0, strength: Strength(100))
      }
    }
    solver.add(sum, .equal)
    let report = try solver.solve()
    #expect(report.inexact.isEmpty)
    var total = 0.0
    for index in 0..<count {
      let value = solver.value(of: Variable(index: index))
      total += value
      #expect(value > 4 - 1e-6)
    }
    #expect((total - 2_000).magnitude < 1e-6)
  }
}
