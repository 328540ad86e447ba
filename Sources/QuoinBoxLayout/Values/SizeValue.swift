/// The value of a width or a height, or of the least or the greatest one.
public enum SizeValue: Hashable, Sendable {
  /// A length in points, of the border or the content box as `boxSizing` says.
  case points(Double)
  /// A percentage from 0 to 100 of the containing block; like `auto` where that is not definite.
  case percent(Double)
  /// The initial value: the container decides a size, a flex item has its automatic minimum, and
  /// a greatest size is `none`.
  case auto
  /// The smallest size at which nothing overflows that could avoid it.
  case minContent
  /// The size with no break that is not forced.
  case maxContent
  /// The available size, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The available size without the margins.
  case stretch
}

extension SizeValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}
