import QuoinGeometry

/// A length along an axis for a composable layout: points, a percentage, or `auto`.
public enum LayoutLength: Hashable, PercentageExpressible, Sendable {
  /// The length that follows from the content and the container.
  case auto
  /// A length in points; a negative or non-finite one counts as `auto`.
  case points(Double)
  /// A percentage of the parent's length; counts as `auto` if that is not known.
  case percent(Double)

  /// Returns a fraction of the parent's length, 0.5 for half: Texture's spelling of `percent(50)`.
  public static func fraction(_ share: Double) -> LayoutLength { .percent(share * 100) }

  /// Returns the length as a number.
  ///
  /// - Parameters:
  ///   - reference: the parent's length; infinite if it is not known.
  ///   - automatic: the value for `auto`.
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
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}

extension LayoutLength: LosslessStringConvertible {
  /// Creates a length from a text such as `12pt`, `50%` or `auto`.
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

  /// The length as a text, such as `12pt`, `50%` or `auto`.
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
