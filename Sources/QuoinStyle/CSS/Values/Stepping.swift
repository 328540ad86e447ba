extension CSS.Calc {
  /// How `round()`, `mod()` and `rem()` relate a value to a step: CSS Values 4 §10.3.
  package enum Stepping: UInt8, Hashable, Sendable {
    case nearest
    case up
    case down
    case toZero
    case modulus
    case remainder

    /// The strategies of `round()` by keyword.
    static let strategies: [String: Stepping] = [
      "nearest": .nearest, "up": .up, "down": .down, "to-zero": .toZero,
    ]

    /// The name of the function.
    var name: String {
      switch self {
      case .nearest, .up, .down, .toZero: "round"
      case .modulus: "mod"
      case .remainder: "rem"
      }
    }

    /// The keyword of the strategy, unless it is the default.
    var words: [String] {
      Stepping.strategies.filter { $0.value == self && self != .nearest }.map(\.key)
    }

    /// Returns the result, or 0 where it is not a number: §10.3.1 and §10.13.
    func value(_ number: Double, by step: Double) -> Double {
      guard step != 0, number.isFinite, step.isFinite else { return 0 }
      let width = abs(step)
      switch self {
      // Halves round up.
      case .nearest: return (number / width + 0.5).rounded(.down) * width
      case .up: return (number / width).rounded(.up) * width
      case .down: return (number / width).rounded(.down) * width
      case .toZero: return (number / width).rounded(.towardZero) * width
      case .modulus: return number - (number / step).rounded(.down) * step
      case .remainder: return number - (number / step).rounded(.towardZero) * step
      }
    }
  }
}
