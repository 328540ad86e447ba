import QuoinSolver

extension IntegerSystem {
  /// A system of a random shape: chains, bounds, sums; many ties and many redundant rows.
  static func random(
    using random: inout RandomNumbers, variables: Int = 5, required: Int = 4,
    optional: Int = 6
  ) -> IntegerSystem {
    var system = IntegerSystem(variableCount: Int.random(in: 1...variables, using: &random))
    let strengths: [Float] = [750, 500, 250]
    for _ in 0..<Int.random(in: 0...required, using: &random) {
      system.rows.append(system.randomRow(1000, using: &random))
    }
    for _ in 0..<Int.random(in: 0...optional, using: &random) {
      let strength = strengths[Int.random(in: 0..<3, using: &random)]
      system.rows.append(system.randomRow(strength, using: &random))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      system.preferences.append(
        Preference(
          coefficients: system.randomCoefficients(using: &random),
          value: Int.random(in: -5...15, using: &random)))
    }
    system.rows.shuffle(using: &random)
    return system
  }

  private func randomRow(_ strength: Float, using random: inout RandomNumbers) -> Row {
    let relations: [RelationalOperator] = [
      .equal, .lessThanOrEqual, .greaterThanOrEqual, .greaterThanOrEqual,
    ]
    // Zeros and few different numbers make degenerate vertices.
    let constant = Bool.random(using: &random) ? 0 : Int.random(in: -3...12, using: &random)
    return Row(
      coefficients: randomCoefficients(using: &random),
      relation: relations[Int.random(in: 0..<4, using: &random)], constant: constant,
      strength: strength)
  }

  private func randomCoefficients(using random: inout RandomNumbers) -> [Int] {
    var coefficients = [Int](repeating: 0, count: variableCount)
    let choices = [1, 1, 1, -1, -1, -1, 2, -2, 3]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: 0..<variableCount, using: &random)] =
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    return coefficients
  }
}
