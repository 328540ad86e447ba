/// The size of a flex item along the main axis before free space is distributed.
///
/// CSS Flexbox §7.2.3, the property `flex-basis`.
public enum FlexBasis: Hashable, Sendable {
  /// A length in points, of the border or the content box according to `boxSizing`.
  case points(Double)
  /// A percentage from 0 to 100 of the container's content box; acts as `content` if that is not
  /// definite.
  case percent(Double)
  /// The item's width or height; acts as `content` if that is `auto`.
  case auto
  /// The size of the item's content.
  case content
  /// The smallest size without avoidable overflow.
  case minContent
  /// The size of the content without optional breaks.
  case maxContent
  /// The available size, but no less than `minContent` and no more than `maxContent`.
  case fitContent
  /// The container's content box without the margins; acts as `content` if that is not definite.
  case stretch
}
