/// The minimum or the maximum size of a track: CSS's `<track-breadth>`.
public enum TrackBreadth: Hashable, Sendable {
  /// A length in points; negative values are zero.
  case points(Double)
  /// A percentage from 0 to 100 of the container's content box; acts as `auto` if that is unknown.
  case percent(Double)
  /// A percentage with added points and limits; acts as `auto` if the container's content box is unknown.
  case mixed(MixedLength)
  /// A share of the free space, CSS's unit `fr`; a maximum only, since as a minimum it acts as `auto`.
  case fr(Double)
  /// As a minimum, the largest automatic minimum of the items; as a maximum, their largest max-content size, which only
  /// `normal` and `stretch` exceed.
  case auto
  /// The largest min-content size of the items.
  case minContent
  /// The largest max-content size of the items.
  case maxContent
}

/// The size of a row or a column: CSS's `<track-size>`.
public enum TrackSize: Hashable, Sendable {
  /// A single size for minimum and maximum; for `fr` the minimum is `auto`.
  case breadth(TrackBreadth)
  /// A minimum and a maximum size, of which the minimum takes precedence.
  case minmax(TrackBreadth, TrackBreadth)
  /// The max-content size, limited to the given length or, if larger, the automatic minimum.
  case fitContent(LengthPercentage)

  /// Returns a length in points.
  public static func points(_ length: Double) -> TrackSize { .breadth(.points(length)) }
  /// Returns a percentage from 0 to 100 of the container's content box.
  public static func percent(_ percent: Double) -> TrackSize { .breadth(.percent(percent)) }
  /// Returns a share of the free space.
  public static func fr(_ factor: Double) -> TrackSize { .breadth(.fr(factor)) }
  /// A size between the automatic minimum and the max-content size of the items.
  public static let auto = TrackSize.breadth(.auto)
  /// The min-content size of the items.
  public static let minContent = TrackSize.breadth(.minContent)
  /// The max-content size of the items.
  public static let maxContent = TrackSize.breadth(.maxContent)
}
