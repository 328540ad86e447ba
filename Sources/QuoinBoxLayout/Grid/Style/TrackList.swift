/// The tracks that a container asks for, and the names of the lines between them: the value of CSS's
/// `grid-template-rows` and `grid-template-columns`.
///
///     let columns: TrackList = [.names(["side"]), .points(200), .names(["main"]), .fr(1)]
///     let cards: TrackList = [.repeated(.autoFill, [.minmax(.points(160), .fr(1))])]
public struct TrackList: Hashable, Sendable {
  /// How often tracks are repeated.
  public enum Repetition: Hashable, Sendable {
    /// So many times; at least once.
    case count(Int)
    /// As often as the container has room for.
    case autoFill
    /// As often as the container has room for; repeated tracks without items are collapsed.
    case autoFit
  }

  /// A part of a track list.
  public enum Part: Hashable, Sendable {
    /// A track.
    case track(TrackSize)
    /// The names of the line at this place.
    case names([GridName])
    /// Tracks and names that are repeated; there is at most one automatic repetition in a list,
    /// outside of others, and further ones are repeated once.
    case repeated(Repetition, [Part])

    /// A length in points.
    public static func points(_ length: Double) -> Part { .track(.points(length)) }
    /// A percentage from 0 to 100 of the container's content box.
    public static func percent(_ percent: Double) -> Part { .track(.percent(percent)) }
    /// A share of the space that is left.
    public static func fr(_ factor: Double) -> Part { .track(.fr(factor)) }
    /// A least and a greatest size.
    public static func minmax(_ least: TrackBreadth, _ greatest: TrackBreadth) -> Part {
      .track(.minmax(least, greatest))
    }
    /// The size of the content within a length.
    public static func fitContent(_ length: LengthPercentage) -> Part {
      .track(.fitContent(length))
    }
    /// Between the automatic minimum and the max-content size of the items.
    public static let auto = Part.track(.auto)
    /// The min-content size of the items.
    public static let minContent = Part.track(.minContent)
    /// The max-content size of the items.
    public static let maxContent = Part.track(.maxContent)
  }

  /// The tracks and names in their order.
  public var parts: [Part]

  /// No tracks: CSS's `none`.
  public static let none = TrackList([])

  /// A list of tracks and names.
  public init(_ parts: [Part]) { self.parts = parts }
}

extension TrackList: ExpressibleByArrayLiteral {
  /// A list of tracks and names.
  public init(arrayLiteral parts: Part...) { self.init(parts) }
}
