import QuoinSolver

/// Numbers, terms and relations that are meant badly.
enum Hostile {
  /// Numbers from one end of Double to the other.
  static let finite: [Double] = [
    0, -0.0, 1, -1, 0.5, 3, -7, 1e-300, -1e-300, 1e300, -1e300, 1e16, -1e16, 1e-16, 1e8, 1e-8,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 0.1, 1 / 3, 1e5, -1e5, .ulpOfOne, 1 + .ulpOfOne,
  ]
  /// What is no number.
  static let notFinite: [Double] = [.nan, .signalingNaN, .infinity, -.infinity]

  /// A number: small and plain, from far away, or none at all.
  static func number(using random: inout RandomNumbers, clamped: Bool = false) -> Double {
    if clamped { return Double(Int.random(in: -9...20, using: &random)) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return random.one(of: notFinite)
    case 1...3: return random.one(of: finite)
    case 4: return Double(bitPattern: random.next())
    case 5:
      let exponent = Int.random(in: -300...300, using: &random)
      return Double(sign: .plus, exponent: exponent, significand: 1.25)
    default: return Double(Int.random(in: -9...20, using: &random))
    }
  }

  static func relation(using random: inout RandomNumbers) -> RelationalOperator {
    random.one(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  /// A strength, also beyond what there is.
  static func strength(using random: inout RandomNumbers) -> Strength {
    Strength(
      random.one(of: [
        1000, 1000, 1000, 999, 750, 500, 250, 1, 0, -0.0, .leastNonzeroMagnitude, .nan, -5, 2000,
        .infinity, 999.99994,
      ]))
  }

  /// A sum of a few terms; variables may come more than once and coefficients may be 0.
  static func expression(
    of variables: Int, using random: inout RandomNumbers, clamped: Bool = false
  ) -> LinearExpression {
    var sum = LinearExpression(number(using: &random, clamped: clamped))
    if variables == 0 { return sum }
    for _ in 0..<random.one(of: [0, 1, 1, 2, 2, 2, 3, 4, 7]) {
      let variable = Variable(index: Int32.random(in: 0..<Int32(variables), using: &random))
      sum.terms.append(Term(variable, number(using: &random, clamped: clamped)))
    }
    return sum
  }
}
