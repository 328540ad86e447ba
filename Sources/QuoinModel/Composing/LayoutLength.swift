import QuoinGeometry

/// A length along an axis that a composable layout is given: points, a percentage, or none.
public enum LayoutLength: Hashable, PercentageExpressible, Sendable {
  /// What the content and the surroundings make of it.
  case auto
  /// A length in points; one that is negative or not finite counts as none.
  case points(Double)
  /// A percentage of the parent's length; like `auto` where that is not known.
  case percent(Double)

  /// A share of the parent's length, 0.5 for half: Texture's spelling of `percent(50)`.
  public static func fraction(_ share: Double) -> LayoutLength { .percent(share * 100) }

  /// A length by a number: the parent's length, and the one that `auto` stands for.
  ///
  /// - Parameters:
  ///   - reference: the parent's length; infinite where it is not known.
  ///   - automatic: the answer for `auto`.
  @usableFromInline package func resolved(in reference: Double, automatic: Double) -> Double {
    switch self {
    case .auto: return automatic
    case .points(let length): return length >= 0 && length.isFinite ? length : automatic
    case .percent(let percent):
      let length = percent / 100 * reference
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
      self = .percent(number)
    } else {
      return nil
    }
  }

  /// The length as a text that says it.
  public var description: String {
    switch self {
    case .auto: "auto"
    case .points(let length): "\(length)pt"
    case .percent(let percent): "\(percent)%"
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard let number = Double(text), number >= 0, number.isFinite else { return nil }
    return number
  }
}
