import QuoinModel

// CSS Values 4 §10.3 to §10.6: the functions of calculations besides sums, products and comparisons.
extension CSS.ValueReader {
  /// Reads `round()`, `mod()` or `rem()`.
  mutating func stepped(_ name: String) -> (CSS.Calc, CSS.Calc.Kind)? {
    guard ["round", "mod", "rem"].contains(name) else { return nil }
    return arguments { reader in
      var stepping: CSS.Calc.Stepping =
        name == "mod" ? .modulus : name == "rem" ? .remainder : .nearest
      if name == "round", case .ident(let word) = reader.kind,
        let strategy = CSS.Calc.Stepping.strategies[word.asciiLowercased]
      {
        stepping = strategy
        reader.advance()
        guard reader.comma() else { return nil }
      }
      guard let (parts, kind) = reader.mathList() else { return nil }
      if parts.count == 2 { return (.stepped(stepping, parts[0], by: parts[1]), kind) }
      // §10.3.1: numbers are rounded to integers without a step.
      guard parts.count == 1, kind == .number, name == "round" else { return nil }
      return (.stepped(stepping, parts[0], by: .leaf(.number(1))), kind)
    }
  }

  /// Reads a function whose arguments are known numbers or angles.
  mutating func numeric(_ name: String) -> (CSS.Calc, CSS.Calc.Kind)? {
    switch name {
    case "sin", "cos", "tan":
      return arguments { reader in
        guard let (calc, kind) = reader.sum(), kind == .number || kind == .angle,
          let value = calc.linear({ _, _ in nil })?.fixed
        else { return nil }
        let radians = kind == .angle ? value * .pi / 180 : value
        let (sine, cosine) = (LibM.sin(radians), LibM.cos(radians))
        let result = name == "sin" ? sine : name == "cos" ? cosine : sine / cosine
        return (.leaf(.number(result)), .number)
      }
    case "asin", "acos", "atan", "atan2":
      return numbers { numbers -> Double? in
        switch (name, numbers.count) {
        case ("asin", 1): LibM.atan2(numbers[0], (1 - numbers[0] * numbers[0]).squareRoot())
        case ("acos", 1): LibM.atan2((1 - numbers[0] * numbers[0]).squareRoot(), numbers[0])
        case ("atan", 1): LibM.atan2(numbers[0], 1)
        case ("atan2", 2): LibM.atan2(numbers[0], numbers[1])
        default: nil
        }
      }.map { (.leaf(.angle($0 * 180 / .pi)), .angle) }
    case "pow", "sqrt", "log", "exp", "sign":
      return numbers { CSS.ValueReader.result(name, $0) }.map { (.leaf(.number($0)), .number) }
    default: return nil
    }
  }

  /// Reads the arguments of a function, which are numbers, and returns its finite result.
  private mutating func numbers(_ function: ([Double]) -> Double?) -> Double? {
    arguments { reader in
      guard let (parts, kind) = reader.mathList(), kind == .number else { return nil }
      let numbers = parts.compactMap { $0.linear { _, _ in nil }?.fixed }
      guard numbers.count == parts.count, let result = function(numbers), result.isFinite else {
        return nil
      }
      return result
    }
  }

  private static func result(_ name: String, _ numbers: [Double]) -> Double? {
    switch (name, numbers.count) {
    case ("pow", 2): LibM.pow(numbers[0], numbers[1])
    case ("sqrt", 1): numbers[0].squareRoot()
    case ("log", 1): LibM.log(numbers[0])
    case ("log", 2): LibM.log(numbers[0]) / LibM.log(numbers[1])
    case ("exp", 1): LibM.exp(numbers[0])
    case ("sign", 1): numbers[0] > 0 ? 1 : numbers[0] < 0 ? -1 : 0
    default: nil
    }
  }
}
