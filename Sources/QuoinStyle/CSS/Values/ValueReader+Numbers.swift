extension CSS.ValueReader {
  /// Reads a number, or a calculation that results in one.
  mutating func number() -> Double? {
    if case .number(let number, _) = kind {
      advance()
      return number
    }
    return attempt { reader in
      guard let (calc, kind) = reader.math(), kind == .number else { return nil }
      return calc.linear { _, _ in nil }.map { CSS.censored($0.fixed) }
    }
  }

  /// Reads an integer.
  mutating func integer() -> Int? {
    if case .number(let number, isInteger: true) = kind {
      advance()
      return Int(min(max(number, -1e9), 1e9))
    }
    guard functionName != nil, let number = number() else { return nil }
    return Int(min(max(number.rounded(), -1e9), 1e9))
  }

  /// Reads an angle in degrees; zero needs no unit if `allowsZero` is `true`.
  mutating func angle(allowsZero: Bool = true) -> Double? {
    switch kind {
    case .dimension(let number, _, let unit):
      guard let degrees = CSS.degrees(number, unit) else { return nil }
      advance()
      return degrees
    case .number(0, _) where allowsZero:
      advance()
      return 0
    case .function:
      return attempt { reader in
        guard let (calc, kind) = reader.math(), kind == .angle else { return nil }
        return calc.linear { _, _ in nil }.map { CSS.censored($0.fixed) }
      }
    default: return nil
    }
  }

  /// Reads a percentage.
  mutating func percentage() -> CSS.Value? {
    guard case .percentage(let percent) = kind else { return nil }
    advance()
    return .percentage(percent)
  }

  /// Reads a length or, if allowed, a percentage or a mixture of both.
  mutating func length(percentages: Bool = true, nonNegative: Bool = false) -> CSS.Value? {
    switch kind {
    case .number(0, _):
      advance()
      return .zero
    case .number(let number, _) where quirks.contains(.unitlessLength):
      guard number >= 0 || !nonNegative else { return nil }
      advance()
      return .length(number, .px)
    case .dimension(let number, _, let name):
      guard let unit = CSS.Unit(rawValue: name.asciiLowercased), number >= 0 || !nonNegative
      else { return nil }
      advance()
      return .length(number, unit)
    case .percentage(let percent) where percentages:
      guard percent >= 0 || !nonNegative else { return nil }
      advance()
      return .percentage(percent)
    case .function:
      return attempt { reader in
        guard let (calc, kind) = reader.math() else { return nil }
        switch kind {
        case .length: break
        case .percentage, .lengthPercentage: guard percentages else { return nil }
        case .number, .angle, .time: return nil
        }
        return .calc(calc)
      }
    default: return nil
    }
  }

  /// Reads a mathematical function.
  mutating func math() -> (CSS.Calc, CSS.Calc.Kind)? {
    guard let name = functionName else { return nil }
    switch name {
    case "calc", "-webkit-calc": return arguments { $0.sum() }
    case "min", "max":
      return arguments { reader in
        guard let (parts, kind) = reader.mathList() else { return nil }
        return (name == "min" ? .minimum(parts) : .maximum(parts), kind)
      }
    case "clamp": return arguments { $0.clamped() }
    case "hypot":
      return arguments { reader in reader.mathList().map { (.hypotenuse($0.0), $0.1) } }
    case "abs":
      return arguments { reader in
        guard let (calc, kind) = reader.sum() else { return nil }
        return (.absolute(calc), kind)
      }
    default: return stepped(name) ?? numeric(name)
    }
  }

  /// Reads the arguments of `clamp()`: CSS Values 4 §10.2.
  ///
  /// The minimum, the maximum or both may be `none`.
  private mutating func clamped() -> (CSS.Calc, CSS.Calc.Kind)? {
    let isOpenBelow = keyword(.none)
    if isOpenBelow, !comma() { return nil }
    guard let (parts, kind) = mathList(endingAtNone: true) else { return nil }
    let isOpenAbove = keyword(.none)
    guard parts.count + (isOpenBelow ? 1 : 0) + (isOpenAbove ? 1 : 0) == 3 else { return nil }
    if isOpenBelow, isOpenAbove { return (parts[0], kind) }
    if isOpenBelow { return (.minimum(parts), kind) }
    if isOpenAbove { return (.maximum(parts), kind) }
    return (.clamp(parts[0], parts[1], parts[2]), kind)
  }

  /// Reads calculations with commas between them.
  ///
  /// - Parameter endingAtNone: Whether `none` may stand behind the last comma.
  mutating func mathList(endingAtNone: Bool = false) -> ([CSS.Calc], CSS.Calc.Kind)? {
    guard let (first, firstKind) = sum() else { return nil }
    var parts = [first]
    var kind = firstKind
    while comma() {
      if endingAtNone, self.kind.ident == "none" { break }
      guard let (next, nextKind) = sum(), let joined = kind.adding(nextKind) else { return nil }
      parts.append(next)
      kind = joined
    }
    return (parts, kind)
  }

  /// Reads `a + b - c`: white space must surround the signs.
  mutating func sum() -> (CSS.Calc, CSS.Calc.Kind)? {
    guard let (first, firstKind) = product() else { return nil }
    var parts = [first]
    var kind = firstKind
    while case .delim(let sign) = self.kind,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    {
      let hasSpace =
        index > 0 && list.tokens[index - 1].kind == .whitespace && index + 1 < end
        && list.tokens[index + 1].kind == .whitespace
      guard hasSpace else { return nil }
      advance()
      guard let (next, nextKind) = product(), let joined = kind.adding(nextKind) else {
        return nil
      }
      parts.append(sign == UInt8(ascii: "-") ? .product(next, -1) : next)
      kind = joined
    }
    return (parts.count == 1 ? parts[0] : .sum(parts), kind)
  }

  private mutating func product() -> (CSS.Calc, CSS.Calc.Kind)? {
    guard var (calc, kind) = operand() else { return nil }
    while case .delim(let sign) = self.kind,
      sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/")
    {
      advance()
      guard let (next, nextKind) = operand() else { return nil }
      func value(_ calc: CSS.Calc) -> Double { calc.linear { _, _ in nil }?.fixed ?? 0 }
      func isKnown(_ calc: CSS.Calc) -> Bool { calc.linear { _, _ in nil } != nil }
      // A product of two components of a colour is not supported.
      if kind == .number, !isKnown(calc), !isKnown(next) { return nil }
      if nextKind == .number, !isKnown(next) {
        guard kind == .number, sign == UInt8(ascii: "*") else { return nil }
        calc = .product(next, value(calc))
        continue
      }
      if sign == UInt8(ascii: "/") {
        // §10.9.1: a division by zero is infinite.
        guard nextKind == .number else { return nil }
        calc = .product(calc, 1 / value(next))
      } else if nextKind == .number {
        calc = .product(calc, value(next))
      } else if kind == .number {
        calc = .product(next, value(calc))
        kind = nextKind
      } else {
        return nil
      }
    }
    return (calc, kind)
  }

  private mutating func operand() -> (CSS.Calc, CSS.Calc.Kind)? {
    switch kind {
    case .number(let number, _):
      advance()
      return (.leaf(.number(number)), .number)
    case .percentage(let percent):
      advance()
      return (.leaf(.percentage(percent)), .percentage)
    case .dimension(let number, _, let unit):
      advance()
      if let unit = CSS.Unit(rawValue: unit.asciiLowercased) {
        return (.leaf(.length(number, unit)), .length)
      }
      if let degrees = CSS.degrees(number, unit) { return (.leaf(.angle(degrees)), .angle) }
      if let seconds = CSS.seconds(number, unit) { return (.leaf(.time(seconds)), .time) }
      return nil
    case .ident:
      let constants = [
        "pi": Double.pi, "e": 2.718281828459045, "infinity": .infinity, "-infinity": -.infinity,
      ]
      guard let word = kind.ident else { return nil }
      if channels.contains(word) {
        advance()
        return (.leaf(.ident(word)), .number)
      }
      guard let value = constants[word] else { return nil }
      advance()
      return (.leaf(.number(value)), .number)
    case .openParen: return arguments { $0.sum() }
    case .function: return math()
    default: return nil
    }
  }
}

extension CSS {
  /// Returns the result of a calculation as a finite number, zero if it is none: CSS Values 4 §10.12.
  static func censored(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Returns the result of a calculation as a length or percentage with which layouts can go on: an infinite one is
  /// the greatest length of Chromium, 2²⁵ pixels (CSS Values 4 §10.12).
  package static func limited(_ value: Double) -> Double {
    value.isFinite ? value : value.isNaN ? 0 : value < 0 ? -33_554_432 : 33_554_432
  }

  static func degrees(_ number: Double, _ unit: String) -> Double? {
    switch unit.asciiLowercased {
    case "deg": number
    case "grad": number * 0.9
    case "rad": number * 180 / Double.pi
    case "turn": number * 360
    default: nil
    }
  }

  static func seconds(_ number: Double, _ unit: String) -> Double? {
    switch unit.asciiLowercased {
    case "s": number
    case "ms": number / 1000
    default: nil
    }
  }
}
