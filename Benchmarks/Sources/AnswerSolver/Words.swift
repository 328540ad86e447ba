import QuoinSolver

/// The words of a line, read one after the other.
struct Words {
  private var rest: ArraySlice<Substring>

  init(_ line: String) { rest = line.split(separator: " ")[...] }

  /// Reads a system, or returns null where the line is none.
  mutating func system() -> Solver? {
    guard let variables = integer(), let rows = integer(), variables >= 0, rows >= 0 else {
      return nil
    }
    var solver = Solver()
    solver.makeVariables(variables)
    for _ in 0..<rows {
      guard let relation = integer(), let strength = number(), let constant = number(),
        let expression = expression(less: constant, variables)
      else { return nil }
      let comparison: RelationalOperator =
        relation == 0 ? .equal : relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      solver.add(expression, comparison, strength: Strength(Float(strength)))
    }
    return rest.isEmpty ? solver : nil
  }

  private mutating func expression(less constant: Double, _ variables: Int) -> LinearExpression? {
    guard let count = integer(), count >= 0 else { return nil }
    var terms: [Term] = []
    for _ in 0..<count {
      guard let variable = integer(), let coefficient = number(), (0..<variables) ~= variable
      else { return nil }
      terms.append(Term(Variable(index: Int32(variable)), coefficient))
    }
    return LinearExpression(terms, -constant)
  }

  private mutating func integer() -> Int? { rest.popFirst().flatMap { Int($0) } }
  private mutating func number() -> Double? { rest.popFirst().flatMap { Double($0) } }
}
