/// The tracks of a grid and the names of the lines between them: the value of CSS's `grid-template-rows` and
/// `grid-template-columns`.
///
///     let columns: TrackList = [.names(["side"]), .points(200), .names(["main"]), .fr(1)]
///     let cards: TrackList = [.repeated(.autoFill, [.minmax(.points(160), .fr(1))])]
public struct TrackList: Hashable, Sendable {
  /// The number of repetitions of tracks.
  public enum Repetition: Hashable, Sendable {
    /// A number of times; at least once.
    case count(Int)
    /// As often as the tracks fit into the container.
    case autoFill
    /// As often as the tracks fit into the container; repeated tracks without items are collapsed.
    case autoFit
  }

  /// A part of a track list.
  public enum Part: Hashable, Sendable {
    /// A track.
    case track(TrackSize)
    /// The names of the line at this position.
    case names([GridName])
    /// Repeated tracks and names.
    ///
    /// A list has at most one automatic repetition, which is not nested; further ones are repeated once.
    case repeated(Repetition, [Part])

    /// Returns a length in points.
    public static func points(_ length: Double) -> Part { .track(.points(length)) }
    /// Returns a percentage from 0 to 100 of the container's content box.
    public static func percent(_ percent: Double) -> Part { .track(.percent(percent)) }
    /// Returns a share of the free space.
    public static func fr(_ factor: Double) -> Part { .track(.fr(factor)) }
    /// Returns a minimum and a maximum size.
    public static func minmax(_ least: TrackBreadth, _ greatest: TrackBreadth) -> Part {
      .track(.minmax(least, greatest))
    }
    /// Returns the size of the content, limited to a length.
    public static func fitContent(_ length: LengthPercentage) -> Part {
      .track(.fitContent(length))
    }
    /// A size between the automatic minimum and the max-content size of the items.
    public static let auto = Part.track(.auto)
    /// The min-content size of the items.
    public static let minContent = Part.track(.minContent)
    /// The max-content size of the items.
    public static let maxContent = Part.track(.maxContent)
  }

  /// The tracks and names in order.
  public var parts: [Part]
  /// The parent grid's tracks instead of own ones, CSS's `subgrid`; the parts are the names of the lines.
  package var subgrid: Subgrid?

  /// How a subgrid takes the tracks of its parent grid.
  package struct Subgrid: Hashable, Sendable {
    /// Whether the gap is that of the parent grid, as for `normal`.
    package var keepsGap: Bool

    /// Creates a subgrid.
    package init(keepsGap: Bool) { self.keepsGap = keepsGap }
  }

  /// No tracks: CSS's `none`.
  public static let none = TrackList([])

  /// Creates a list of tracks and names.
  public init(_ parts: [Part]) { self.parts = parts }
}

extension TrackList: ExpressibleByArrayLiteral {
  /// Creates a list of tracks and names.
  public init(arrayLiteral parts: Part...) { self.init(parts) }
}
