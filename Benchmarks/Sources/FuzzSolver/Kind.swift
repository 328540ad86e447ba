import QuoinSolver

/// A kind of case.
enum Kind: CaseIterable {
  /// Any sequence of calls with any numbers.
  case calls
  /// The same with plain numbers, so that most systems can be solved.
  case tameCalls
  /// One row with ten thousand variables.
  case wideRow
  /// A hundred thousand constraints on one variable.
  case crowd
  /// Thousands of required constraints that cannot hold.
  case conflicts
  /// A chain whose coefficients multiply beyond what a number can be.
  case avalanche
  /// Hundreds of levels on few variables.
  case levels
  /// Coefficients of very different size in a system of equalities.
  case illConditioned
  /// Vertices at which everything meets.
  case degenerate

  /// Large kinds come seldom, for one costs as much as hundreds of the others.
  static func draw(using random: inout RandomNumbers) -> Kind {
    if random.oneIn(100) { return random.one(of: [.wideRow, .crowd, .conflicts]) }
    return random.one(of: [
      .calls, .calls, .calls, .tameCalls, .tameCalls, .avalanche, .levels, .illConditioned,
      .degenerate,
    ])
  }

  /// Runs a case.
  ///
  /// - Returns: What is wrong, or null.
  func run(using random: inout RandomNumbers) -> String? {
    switch self {
    case .calls: return Calls.run(using: &random, clamped: false)
    case .tameCalls: return Calls.run(using: &random, clamped: true)
    case .wideRow: return Large.wideRow(using: &random)
    case .crowd: return Large.crowd(using: &random)
    case .conflicts: return Large.conflicts(using: &random)
    case .avalanche: return Numeric.avalanche(using: &random)
    case .levels: return Numeric.levels(using: &random)
    case .illConditioned: return Numeric.illConditioned(using: &random)
    case .degenerate: return Numeric.degenerate(using: &random)
    }
  }
}
