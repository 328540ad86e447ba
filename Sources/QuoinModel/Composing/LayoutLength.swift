import QuoinGeometry

/// A length along an axis that a composable layout is given: points, a fraction, or none.
public enum LayoutLength: Hashable, Sendable {
  /// What the content and the surroundings make of it.
  case auto
  /// A length in points; one that is negative or not finite counts as none.
  case points(Double)
  /// A share of the parent's length, 0.5 for half; like `auto` where that is not known.
  case fraction(Double)

  /// A length by a number: the parent's length, and the one that `auto` stands for.
  ///
  /// - Parameters:
  ///   - reference: the parent's length; infinite where it is not known.
  ///   - automatic: the answer for `auto`.
  public func resolved(in reference: Double, automatic: Double) -> Double {
    switch self {
    case .auto: return automatic
    case .points(let length): return length >= 0 && length.isFinite ? length : automatic
    case .fraction(let share):
      let length = share * reference
      return length >= 0 && length.isFinite ? length : automatic
    }
  }
}

extension LayoutLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension LayoutLength: LosslessStringConvertible {
  /// The length that a text says: `12pt`, `50%` or `auto`.
  ///
  /// - Returns: `nil` for any other text, and for numbers that are negative or not finite.
  public init?(_ text: String) {
    if text == "auto" {
      self = .auto
    } else if text.hasSuffix("pt"), let number = LayoutLength.number(text.dropLast(2)) {
      self = .points(number)
    } else if text.hasSuffix("%"), let number = LayoutLength.number(text.dropLast()) {
      self = .fraction(number / 100)
    } else {
      return nil
    }
  }

  /// The length as a text that says it.
  public var description: String {
    switch self {
    case .auto: "auto"
    case .points(let length): "\(length)pt"
    case .fraction(let share): "\(share * 100)%"
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard let number = Double(text), number >= 0, number.isFinite else { return nil }
    return number
  }
}
