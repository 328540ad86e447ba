/// An edge of an item's place along one axis: CSS's `<grid-line>`.
public enum GridLine: Hashable, Sendable {
  /// The container decides.
  case auto
  /// The line of this number: from 1 at the start of the explicit grid, from -1 at its end; zero is
  /// `auto`.
  case number(Int)
  /// An area's edge or a line of this name.
  case name(GridName)
  /// One of the lines of a name, counted from the start, or from the end if the number is negative;
  /// zero is the first.
  case nth(GridName, Int)
  /// So many tracks from the opposite edge; at least one.
  case span(Int)
  /// As far as the line of a name that is counted from the opposite edge; at least the first.
  case spanName(GridName, Int)
}

extension GridLine: ExpressibleByIntegerLiteral {
  /// The line of a number.
  public init(integerLiteral number: Int) { self = .number(number) }
}

/// The place of an item along one axis: CSS's `grid-row` or `grid-column`.
public struct GridPlacement: Hashable, Sendable {
  /// The edge at the start.
  public var start: GridLine
  /// The edge at the end.
  public var end: GridLine

  /// The container decides; the item takes one track.
  public static let auto = GridPlacement(.auto, .auto)

  /// A place between two edges.
  public init(_ start: GridLine, _ end: GridLine) {
    self.start = start
    self.end = end
  }

  /// A number of tracks from a line on.
  public static func line(_ number: Int, span: Int = 1) -> GridPlacement {
    GridPlacement(.number(number), .span(span))
  }

  /// A number of tracks, where the container finds room.
  public static func span(_ count: Int) -> GridPlacement { GridPlacement(.span(count), .auto) }

  /// The tracks of a named area.
  public static func area(_ name: GridName) -> GridPlacement {
    GridPlacement(.name(name), .name(name))
  }
}

extension GridPlacement: ExpressibleByIntegerLiteral {
  /// One track from the line of a number on.
  public init(integerLiteral number: Int) { self = .line(number) }
}
