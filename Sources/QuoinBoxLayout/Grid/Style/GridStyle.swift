/// The properties of a grid container; the initial values are those of CSS.
///
/// ``BoxTree/setGrid(_:of:)`` sets them for a box; alignments and gaps, which flex containers share, are part of
/// ``PackedStyle``: ``PackedStyle/set(_:)-(GridStyle)``.
public struct GridStyle: Hashable, Sendable {
  /// The explicit columns.
  public var templateColumns = TrackList.none
  /// The explicit rows.
  public var templateRows = TrackList.none
  /// The named areas.
  public var templateAreas = GridAreas.none
  /// The sizes of implicit columns, for items outside the explicit grid, repeated cyclically; empty means `auto`.
  public var autoColumns: [TrackSize] = []
  /// The sizes of implicit rows, for items outside the explicit grid, repeated cyclically; empty means `auto`.
  public var autoRows: [TrackSize] = []
  /// How items without an explicit placement are placed.
  public var autoFlow = GridAutoFlow.row
  /// The alignment of items in the width of their area.
  public var justifyItems = SelfAlignment.normal
  /// The alignment of items in the height of their area.
  public var alignItems = SelfAlignment.normal
  /// The alignment of the columns in the container's width.
  public var justifyContent = ContentAlignment.normal
  /// The alignment of the rows in the container's height.
  public var alignContent = ContentAlignment.normal
  /// The space between rows.
  public var rowGap = LengthPercentage.zero
  /// The space between columns.
  public var columnGap = LengthPercentage.zero

  /// Creates a container with explicit tracks, and the same gap in both directions.
  public init(
    columns: TrackList = .none, rows: TrackList = .none, areas: GridAreas = .none,
    gap: LengthPercentage = .zero
  ) {
    templateColumns = columns
    templateRows = rows
    templateAreas = areas
    rowGap = gap
    columnGap = gap
  }
}
