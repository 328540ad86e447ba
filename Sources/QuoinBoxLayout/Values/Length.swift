/// The value of a margin or an inset: a length, a percentage, or `auto`.
public enum Length: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// A percentage from 0 to 100 of the containing block: of its *width* on all four sides of a
  /// margin, of the size along the same axis for an inset.
  case percent(Double)
  /// A margin that takes a share of the free space, or an unspecified inset.
  case auto
}
