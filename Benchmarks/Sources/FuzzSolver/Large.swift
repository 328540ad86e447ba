import QuoinSolver

/// Systems that are large where it hurts.
enum Large {
  /// Rows with ten thousand variables, beside wishes and limits for each.
  static func wideRow(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = 10_000
    let first = solver.makeVariables(count)
    let isPlain = !random.oneIn(3)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var sum = LinearExpression(Double(Int.random(in: -9...100_000, using: &random)))
      for index in 0..<Int32(count) {
        let coefficient = isPlain ? 1 : Hostile.number(using: &random)
        sum.terms.append(Term(Variable(index: first.index + index), -coefficient))
      }
      solver.add(
        sum, Hostile.relation(using: &random),
        strength: random.oneIn(2) ? .required : Hostile.strength(using: &random))
    }
    let wishes = random.oneIn(2)
    for index in 0..<Int32(count) where random.oneIn(2) {
      let variable = Variable(index: first.index + index)
      solver.add(Term(variable), .greaterThanOrEqual, 0)
      if wishes {
        solver.add(
          Term(variable), .equal, Hostile.number(using: &random, clamped: true), strength: .low)
      }
    }
    return Promise.check(&solver, isPlain: isPlain)
  }

  /// A hundred thousand constraints on one variable.
  static func crowd(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let variable = solver.makeVariable()
    let isPlain = random.oneIn(2)
    let required = random.one(of: [0, 0, 3, 1_000])
    for _ in 0..<100_000 {
      let strength =
        required > 0 && random.oneIn(required)
        ? Strength.required
        : Strength(random.one(of: [999, 750, 500.5, 250, 1]))
      solver.add(
        Term(variable, isPlain ? random.one(of: [1, 1, -1, 2]) : Hostile.number(using: &random)),
        Hostile.relation(using: &random), Hostile.number(using: &random, clamped: isPlain),
        strength: strength)
    }
    return Promise.check(&solver, isPlain: isPlain)
  }

  /// Thousands of required constraints that cannot hold, apart from each other or together.
  static func conflicts(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = random.one(of: [1, 30, 1_000])
    solver.makeVariables(count)
    let reach = random.one(of: [1, 2, 20])
    for _ in 0..<3_000 {
      let index = Int32.random(in: 0..<Int32(count), using: &random)
      let other = (index + Int32.random(in: 0..<Int32(reach), using: &random)) % Int32(count)
      let constant = Hostile.number(using: &random, clamped: true)
      let relation = Hostile.relation(using: &random)
      if other == index {
        solver.add(Term(Variable(index: index)), relation, constant)
      } else {
        solver.add(
          Term(Variable(index: index)), Term(Variable(index: other), -1), relation, constant)
      }
    }
    return Promise.check(&solver, isPlain: true)
  }
}
