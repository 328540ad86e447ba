/// What a grid container says about its children as a whole; the initial values are those of CSS.
///
/// ``BoxTree/setGrid(_:of:)`` gives it to a box; alignments and gaps, which flex containers have, too,
/// are part of ``PackedStyle``: ``PackedStyle/set(_:)-(GridStyle)``.
public struct GridStyle: Hashable, Sendable {
  /// The explicit columns.
  public var templateColumns = TrackList.none
  /// The explicit rows.
  public var templateRows = TrackList.none
  /// The named areas.
  public var templateAreas = GridAreas.none
  /// The sizes of columns that are made for items outside of the explicit grid, in turn; empty is
  /// `auto`.
  public var autoColumns: [TrackSize] = []
  /// The sizes of rows that are made for items outside of the explicit grid, in turn; empty is `auto`.
  public var autoRows: [TrackSize] = []
  /// How items without a place are placed.
  public var autoFlow = GridAutoFlow.row
  /// Where items lie in the width of their area.
  public var justifyItems = SelfAlignment.normal
  /// Where items lie in the height of their area.
  public var alignItems = SelfAlignment.normal
  /// Where the columns lie in the container's width.
  public var justifyContent = ContentAlignment.normal
  /// Where the rows lie in the container's height.
  public var alignContent = ContentAlignment.normal
  /// The space between rows.
  public var rowGap = LengthPercentage.zero
  /// The space between columns.
  public var columnGap = LengthPercentage.zero

  /// A container with explicit tracks, and the same gap in both directions.
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
