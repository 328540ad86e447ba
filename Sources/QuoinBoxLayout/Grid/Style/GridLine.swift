/// An edge of an item's placement along one axis: CSS's `<grid-line>`.
public enum GridLine: Hashable, Sendable {
  /// The container determines the line.
  case auto
  /// The line with this number: from 1 at the start of the explicit grid, from -1 at its end; zero
  /// is `auto`.
  case number(Int)
  /// An area's edge or a line with this name.
  case name(GridName)
  /// The nth line with a name, counted from the start, or from the end if the number is negative;
  /// zero is the first.
  case nth(GridName, Int)
  /// A number of tracks from the opposite edge; at least one.
  case span(Int)
  /// The nth line with a name, counted from the opposite edge; at least the first.
  case spanName(GridName, Int)
}

extension GridLine: ExpressibleByIntegerLiteral {
  /// Creates a line with a number.
  public init(integerLiteral number: Int) { self = .number(number) }
}

/// The placement of an item along one axis: CSS's `grid-row` or `grid-column`.
public struct GridPlacement: Hashable, Sendable {
  /// The edge at the start.
  public var start: GridLine
  /// The edge at the end.
  public var end: GridLine

  /// A placement determined by the container, with a span of one track.
  public static let auto = GridPlacement(.auto, .auto)

  /// Creates a placement between two edges.
  public init(_ start: GridLine, _ end: GridLine) {
    self.start = start
    self.end = end
  }

  /// Returns a placement with a number of tracks from a line on.
  public static func line(_ number: Int, span: Int = 1) -> GridPlacement {
    GridPlacement(.number(number), .span(span))
  }

  /// Returns a placement with a number of tracks, at a position determined by the container.
  public static func span(_ count: Int) -> GridPlacement { GridPlacement(.span(count), .auto) }

  /// Returns the placement in a named area.
  public static func area(_ name: GridName) -> GridPlacement {
    GridPlacement(.name(name), .name(name))
  }
}

extension GridPlacement: ExpressibleByIntegerLiteral {
  /// Creates a placement of one track from the line with a number.
  public init(integerLiteral number: Int) { self = .line(number) }
}
