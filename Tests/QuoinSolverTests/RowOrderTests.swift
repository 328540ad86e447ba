import QuoinSolver
import Testing

/// The order in which the rows are written decides how quickly they are read, never what is found.
@Suite struct RowOrderTests {
  private struct Row {
    var terms: [Term]
    var relation: RelationalOperator
    var constant: Double
  }

  /// Views beside and inside one another, whole numbers all over, written outside in; nothing is
  /// free, and some rows say again what others say.
  private func layout(of count: Int, using random: inout RandomNumbers) -> ([Row], [Double]) {
    var values: [Double] = []
    var rows: [Row] = []
    for index in 0..<count {
      let value = Double(Int.random(in: -50...500, using: &random))
      values.append(value)
      let variable = Variable(index: Int32(index))
      guard index > 0, Int.random(in: 0..<8, using: &random) > 0 else {
        rows.append(Row(terms: [Term(variable)], relation: .equal, constant: value))
        continue
      }
      for round in 0..<Int.random(in: 1...2, using: &random) {
        var terms = [Term(variable, round == 0 ? 1 : 2)]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let other = Int.random(in: 0..<index, using: &random)
          terms.append(Term(Variable(index: Int32(other)), [1, -1, 2][index % 3]))
        }
        let sum = terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable.index)] }
        rows.append(Row(terms: terms, relation: .equal, constant: sum))
        if index % 5 == 0 {
          rows.append(Row(terms: terms, relation: .lessThanOrEqual, constant: sum + 1))
        }
      }
    }
    return (rows, values)
  }

  private func solver(_ count: Int, _ rows: [Row]) -> Solver {
    var solver = Solver()
    solver.makeVariables(count)
    for row in rows { solver.add(LinearExpression(row.terms, -row.constant), row.relation) }
    return solver
  }

  @Test(arguments: 0..<20) func anyOrderFindsTheSame(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(13_000 + seed))
    var (rows, values) = layout(of: 60, using: &random)
    for _ in 0..<4 {
      var solver = solver(60, rows)
      let report = try solver.solve()
      #expect(report.pivots == 0 && report.componentsSolved > 0)
      for (index, value) in values.enumerated() {
        let variable = Variable(index: Int32(index))
        #expect((solver.value(of: variable) - value).magnitude < 1e-9)
        #expect(solver.isDetermined(variable))
      }
      rows.shuffle(using: &random)
    }
  }

  /// One row that says something else is found wherever it stands, before or after what it is
  /// about is known.
  @Test(arguments: 0..<20) func aContradictionIsFoundInAnyPlace(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(14_000 + seed))
    let (rows, _) = layout(of: 30, using: &random)
    for place in [0, rows.count / 2, rows.count] {
      var broken = rows
      var row = rows[rows.count - 1 - seed % 10]
      row.constant -= 3
      row.relation = seed % 2 == 0 ? .equal : .lessThanOrEqual
      broken.insert(row, at: place)
      var solver = solver(30, broken)
      #expect(throws: SolverError.self) { try solver.solve() }
      let report = try solver.solve(policy: .relax)
      // All the others can hold together.
      let name = ConstraintID(index: Int32(place))
      #expect(!report.conflicts.isEmpty)
      #expect(report.conflicts.allSatisfy { $0.members.contains(name) })
    }
  }

  /// What follows from the end backwards is known as well, and what hangs in the air is not.
  @Test func knownFromTheEnd() throws {
    var solver = Solver()
    let first = solver.makeVariables(6)
    func edge(_ index: Int32) -> Variable { Variable(index: first.index + index) }
    for index in 0..<4 as Range<Int32> {
      solver.add(Term(edge(index)), Term(edge(index + 1), -1), .equal, 10)
    }
    solver.add(Term(edge(4)), .equal, 7)
    try solver.solve()
    #expect(solver.value(of: edge(0)) == 47)
    #expect(solver.isDetermined(edge(0)))
    #expect(solver.value(of: edge(5)) == 0)
    #expect(!solver.isDetermined(edge(5)))
  }

  /// What only one row speaks of is put by with it, unless a wish, a limit or the order of the
  /// variables has a say.
  @Test func whatOneRowGivesAway() throws {
    var solver = Solver()
    let first = solver.makeVariables(9)
    func x(_ index: Int32) -> Variable { Variable(index: first.index + index) }
    solver.add(Term(x(0)), Term(x(1)), .equal, 5)
    solver.add(Term(x(2)), Term(x(3)), .equal, 5)
    solver.prefer(Term(x(2)), equals: 2)
    solver.add(Term(x(4)), Term(x(5), 2), .equal, 5)
    solver.add(Term(x(5)), .equal, 2, strength: .low)
    solver.add(Term(x(6)), Term(x(7), -1), .equal, 1)
    solver.add(Term(x(7)), Term(x(8)), .equal, 4)
    solver.add(Term(x(8)), .greaterThanOrEqual, 1)
    solver.add(Term(x(8)), .lessThanOrEqual, 1)
    try solver.solve()
    #expect(solver.values(9) == [0, 5, 2, 3, 1, 2, 4, 3, 1])
    let determined = (0..<9).map { solver.isDetermined(x($0)) }
    #expect(determined == [false, false, false, false, true, true, true, true, true])
  }

  /// Insets whose right edges hang on the width of a window that is only wished for.
  @Test(arguments: 0..<8) func insetsOfAWindow(seed: Int) throws {
    var random = RandomNumbers(seed: UInt64(15_000 + seed))
    let count = 40
    var rows: [Row] = []
    func edge(_ view: Int, _ edge: Int) -> Variable { Variable(index: Int32(2 * view + edge)) }
    rows.append(Row(terms: [Term(edge(0, 0))], relation: .equal, constant: 0))
    var expected: [Double] = [0, 640]
    for view in 1..<count {
      let parent = seed % 2 == 0 ? view - 1 : Int.random(in: 0..<view, using: &random)
      let inset = Double(Int.random(in: 0...4, using: &random))
      rows.append(
        Row(
          terms: [Term(edge(view, 0)), Term(edge(parent, 0), -1)], relation: .equal, constant: inset
        ))
      rows.append(
        Row(
          terms: [
            Term(edge(view, 0)), Term(edge(view, 1)), Term(edge(parent, 0), -1),
            Term(edge(parent, 1), -1),
          ], relation: .equal, constant: -2 * inset))
      expected += [expected[2 * parent] + inset, expected[2 * parent + 1] - 3 * inset]
    }
    for _ in 0..<3 {
      var solver = solver(2 * count, rows)
      solver.add(Term(edge(0, 1)), .equal, 640, strength: .edit)
      #expect(try solver.solve().pivots == 0)
      #expect(solver.values(2 * count) == expected)
      #expect(solver.isDetermined(edge(count - 1, 1)))
      rows.shuffle(using: &random)
    }
  }
}
