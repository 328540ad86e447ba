import QuoinSolver

/// Systems of finite numbers that are hard to compute with.
enum Numeric {
  /// A chain in which each variable is a multiple of the one before.
  static func avalanche(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = Int32.random(in: 2...400, using: &random)
    solver.makeVariables(Int(count))
    let factor = random.one(of: [10, 0.1, 1e3, 1e-3, 1e100, 1e-100, -7, 2])
    solver.add(
      Term(Variable(index: 0)), Hostile.relation(using: &random), 1,
      strength: Hostile.strength(using: &random))
    for index in 1..<count {
      solver.add(
        Term(Variable(index: index)), Term(Variable(index: index - 1), -factor), .equal,
        random.oneIn(4) ? 1 : 0)
    }
    if random.oneIn(2) {
      solver.add(
        Term(Variable(index: count - 1)), Hostile.relation(using: &random),
        random.one(of: Hostile.finite), strength: Hostile.strength(using: &random))
    }
    return Promise.check(&solver)
  }

  /// Hundreds of strengths, on a few variables that cannot please them all.
  static func levels(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = Int.random(in: 1...6, using: &random)
    solver.makeVariables(count)
    for _ in 0..<Int.random(in: 10...300, using: &random) {
      solver.add(
        Hostile.expression(of: count, using: &random, clamped: true),
        Hostile.relation(using: &random),
        strength: Strength(Float.random(in: 0...999, using: &random)))
    }
    return Promise.check(&solver, isPlain: true)
  }

  /// Rows that nearly depend on each other.
  static func illConditioned(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = Int.random(in: 2...8, using: &random)
    solver.makeVariables(count)
    let unit = random.one(of: [1e-3, 1e-6, 1e-9, 1e-12, 1e-15])
    for _ in 0..<count + Int.random(in: 0...3, using: &random) {
      var sum = LinearExpression(-Double(Int.random(in: 0...9, using: &random)))
      for index in 0..<count {
        let size = Double.random(in: -1...1, using: &random) * unit
        sum.terms.append(Term(Variable(index: Int32(index)), 1 + size))
      }
      solver.add(
        sum, Hostile.relation(using: &random), strength: Hostile.strength(using: &random))
    }
    return Promise.check(&solver)
  }

  /// Many rows through the same point, at which simplex methods go round in circles.
  static func degenerate(using random: inout RandomNumbers) -> String? {
    var solver = Solver()
    let count = Int.random(in: 2...12, using: &random)
    solver.makeVariables(count)
    for _ in 0..<Int.random(in: 10...120, using: &random) {
      var sum = LinearExpression()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        sum.terms.append(
          Term(
            Variable(index: .random(in: 0..<Int32(count), using: &random)),
            random.one(of: [1, -1, 2, -2, 0.25, -8, 60, 1.0 / 25, 9])))
      }
      sum.constant = random.oneIn(12) ? -1 : 0
      solver.add(
        sum, Hostile.relation(using: &random),
        strength: random.one(of: [.required, Strength(750), Strength(500), Strength(250)]))
    }
    return Promise.check(&solver, isPlain: true)
  }
}
