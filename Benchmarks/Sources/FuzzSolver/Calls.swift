import QuoinSolver

/// Any sequence of the solver's calls.
struct Calls {
  private var solver = Solver()
  private var preferences: [PreferenceID] = []
  private let clamped: Bool

  static func run(using random: inout RandomNumbers, clamped: Bool) -> String? {
    var calls = Calls(clamped: clamped)
    calls.solver.makeVariables(Int.random(in: 0...6, using: &random))
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      if let wrong = calls.step(using: &random) { return wrong }
    }
    return Promise.check(&calls.solver, isPlain: clamped)
  }

  private init(clamped: Bool) { self.clamped = clamped }

  /// A constraint that was added at some time, removed ones too.
  private func row(using random: inout RandomNumbers) -> ConstraintID? {
    let count = Int32(solver.constraintCount)
    return count == 0 ? nil : ConstraintID(index: .random(in: 0..<count, using: &random))
  }

  private func variable(using random: inout RandomNumbers) -> Variable? {
    let count = Int32(solver.variableCount)
    return count == 0 ? nil : Variable(index: .random(in: 0..<count, using: &random))
  }

  private mutating func step(using random: inout RandomNumbers) -> String? {
    let number = Hostile.number(using: &random, clamped: clamped)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: solver.makeVariables(random.one(of: [0, 1, 3]))
    case 1...7: add(using: &random)
    case 8:
      if let row = row(using: &random) { solver.remove(row) }
    case 9, 10:
      if let row = row(using: &random) { solver.setConstant(number, of: row) }
    case 11:
      if let row = row(using: &random) {
        solver.setStrength(Hostile.strength(using: &random), of: row)
      }
    case 12:
      if let variable = variable(using: &random) { solver.suggest(number, for: variable) }
    case 13: prefer(using: &random)
    case 14:
      if let preference = preferences.randomElement(using: &random) {
        solver.setPreference(number, of: preference)
      }
    case 15: return transaction(using: &random)
    case 16: return ask(using: &random)
    case 17:
      if random.oneIn(6) { reset() }
    default: return Promise.check(&solver, isPlain: clamped)
    }
    return nil
  }

  private mutating func add(using random: inout RandomNumbers) {
    solver.add(
      Hostile.expression(of: solver.variableCount, using: &random, clamped: clamped),
      Hostile.relation(using: &random), strength: Hostile.strength(using: &random))
  }

  private mutating func prefer(using random: inout RandomNumbers) {
    if random.oneIn(3), let preference = preferences.randomElement(using: &random) {
      solver.remove(preference)
      return
    }
    preferences.append(
      solver.prefer(Hostile.expression(of: solver.variableCount, using: &random, clamped: clamped)))
  }

  private mutating func reset() {
    solver.removeAll()
    preferences.removeAll()
  }

  /// What fails is undone.
  private mutating func transaction(using random: inout RandomNumbers) -> String? {
    let before = Promise.values(solver)
    let count = solver.constraintCount
    var draws = random
    do {
      try solver.transaction { [clamped] solver in
        for _ in 0..<3 {
          solver.add(
            Hostile.expression(of: solver.variableCount, using: &draws, clamped: clamped),
            Hostile.relation(using: &draws), strength: Hostile.strength(using: &draws))
        }
      }
    } catch {
      if solver.constraintCount != count { return "a transaction that failed left rows" }
      if Promise.values(solver) != before { return "a transaction that failed left values" }
    }
    random = draws
    return nil
  }

  /// Questions about the solution.
  private func ask(using random: inout RandomNumbers) -> String? {
    guard let variable = variable(using: &random) else { return nil }
    for step in solver.explain(variable).steps where !step.share.isFinite {
      return "a share of \(step.share)"
    }
    for direction in solver.freeDirections(of: variable) {
      for term in direction.speeds where !term.coefficient.isFinite {
        return "a speed of \(term.coefficient)"
      }
    }
    return solver.component(of: variable) < solver.componentCount ? nil : "no such component"
  }
}
