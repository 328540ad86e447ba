/// The size of a flex item along the main axis before free space is shared out.
///
/// CSS Flexbox §7.2.3, the property `flex-basis`.
public enum FlexBasis: Hashable, Sendable {
  /// A length in points, of the border or the content box as `boxSizing` says.
  case points(Double)
  /// A percentage from 0 to 100 of the container's content box; like `content` where that is not
  /// definite.
  case percent(Double)
  /// The item's width or height; like `content` where that is `auto`.
  case auto
  /// The size of the item's content.
  case content
  /// The smallest size at which nothing overflows that could avoid it.
  case minContent
  /// The size with no break that is not forced.
  case maxContent
  /// The available size, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The container's content box without the margins; like `content` where that is not definite.
  case stretch
}

extension FlexBasis: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
  /// A length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
}
