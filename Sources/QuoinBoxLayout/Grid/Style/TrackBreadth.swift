/// The least or the greatest size of a track: CSS's `<track-breadth>`.
public enum TrackBreadth: Hashable, Sendable {
  /// A length in points; a negative one is zero.
  case points(Double)
  /// A percentage from 0 to 100 of the container's content box; like `auto` where that is not known.
  case percent(Double)
  /// A percentage with points beside it and limits; like `auto` where the container's content box is not
  /// known.
  case mixed(MixedLength)
  /// A share of the space that is left, CSS's unit `fr`; only as a greatest size, as a least size it
  /// is `auto`.
  case fr(Double)
  /// As a least size the largest automatic minimum of the items, as a greatest one their largest
  /// max-content size, beyond which only `normal` and `stretch` go.
  case auto
  /// The largest min-content size of the items.
  case minContent
  /// The largest max-content size of the items.
  case maxContent
}

/// The size of a row or a column: CSS's `<track-size>`.
public enum TrackSize: Hashable, Sendable {
  /// One size, which is the least and the greatest one; for `fr` the least one is `auto`.
  case breadth(TrackBreadth)
  /// A least and a greatest size, of which the least one wins.
  case minmax(TrackBreadth, TrackBreadth)
  /// The size of the content, but from the given length on no more than its automatic minimum.
  case fitContent(LengthPercentage)

  /// A length in points.
  public static func points(_ length: Double) -> TrackSize { .breadth(.points(length)) }
  /// A percentage from 0 to 100 of the container's content box.
  public static func percent(_ percent: Double) -> TrackSize { .breadth(.percent(percent)) }
  /// A share of the space that is left.
  public static func fr(_ factor: Double) -> TrackSize { .breadth(.fr(factor)) }
  /// Between the automatic minimum and the max-content size of the items.
  public static let auto = TrackSize.breadth(.auto)
  /// The min-content size of the items.
  public static let minContent = TrackSize.breadth(.minContent)
  /// The max-content size of the items.
  public static let maxContent = TrackSize.breadth(.maxContent)
}
