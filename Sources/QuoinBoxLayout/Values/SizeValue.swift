/// The value of a width or a height, or of its minimum or maximum.
public enum SizeValue: Hashable, Sendable {
  /// A length in points, of the border or the content box according to `boxSizing`.
  case points(Double)
  /// A percentage from 0 to 100 of the containing block; acts as `auto` if that is not definite.
  case percent(Double)
  /// The initial value: the container determines a size, a minimum is a flex item's automatic one,
  /// and a maximum is `none`.
  case auto
  /// The smallest size without avoidable overflow.
  case minContent
  /// The size of the content without optional breaks.
  case maxContent
  /// The available size, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The available size without the margins.
  case stretch
}
