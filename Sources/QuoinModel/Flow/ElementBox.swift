package import QuoinBoxLayout
import QuoinGeometry

/// The box properties of a document's element as they were computed.
package final class ElementBox: Sendable {
  /// The outer half of `display`.
  package enum Level: UInt8, Sendable {
    case none
    case contents
    case block
    case inline
    /// `inline-block`, `inline-flex`, and pictures in lines.
    case atomic
  }

  package let level: Level
  /// The properties of the box engine; an inline box uses the edges alone.
  package let style: PackedStyle
  /// What the element says as a grid container, and as a grid item; nil where that is initial.
  package let grid: GridStyle?
  package let gridItem: GridItem?
  /// What the element says as a table, and as a part of one; nil where that is initial.
  package let table: TableStyle?
  package let tablePart: TablePart?
  /// The lines that the element asks for where borders collapse.
  package let tableLines: Edges<BoxDecoration.Line>?
  /// Whether a cell without content shows no ground and no borders: `empty-cells`.
  package let hidesEmptyCell: Bool
  /// The points that are added to percentages of the style.
  package let mixtures: [(length: BoxLength, mixture: MixedLength)]
  /// The size that stands for the content where sizes are contained.
  package let containIntrinsicSize: Size?
  /// The height that the marker of a list's item gives it where nothing in it makes a line.
  package let markerRoom: Double?
  /// The columns that the content is in; nil where it is in none.
  package let columns: ColumnStyle?
  /// Whether the box is across all columns that it is in: `column-span`.
  package let spansColumns: Bool
  /// Whether the box is kept in one column: `break-inside`.
  package let isKeptWhole: Bool
  /// Whether the only node in this one is turned, with lines from top to bottom: `writing-mode`.
  package let isVertical: Bool
  package let inline: InlineStyle
  /// Whether the content has a size of its own, as pictures have.
  package let isReplaced: Bool
  /// Whether the box out of flow would be in a line.
  package let isInlineInFlow: Bool
  /// Whether the box stays in place when a document scrolls: its containing block is the viewport.
  package let isFixed: Bool
  /// How far from the edges of its view the box sticks; nil where it does not.
  package let sticky: Edges<Length>?
  /// Whether the element ends the line: `br`.
  package let isLineBreak: Bool
  /// The letters or the number before a list's item.
  package let marker: String?
  /// What the marker's look has beside the element's.
  package let markerStyle: Style
  /// How the element takes part in the order of painting.
  package let stacking: Stacking
  /// Where pages may end beside the element and in it.
  package let breaks: PageBreakRules
  /// Where a tap leads: the attribute `href` of a link.
  package let link: String?
  /// The words that stand for a picture: the attribute `alt`.
  package let alternative: String?

  package init(
    level: Level, style: PackedStyle, grid: GridStyle? = nil, gridItem: GridItem? = nil,
    table: TableStyle? = nil, tablePart: TablePart? = nil,
    tableLines: Edges<BoxDecoration.Line>? = nil, hidesEmptyCell: Bool = false,
    mixtures: [(length: BoxLength, mixture: MixedLength)] = [], containIntrinsicSize: Size? = nil,
    markerRoom: Double? = nil, sticky: Edges<Length>? = nil,
    columns: ColumnStyle? = nil, spansColumns: Bool = false, isKeptWhole: Bool = false,
    isVertical: Bool = false,
    inline: InlineStyle, isReplaced: Bool = false, isInlineInFlow: Bool = false,
    isFixed: Bool = false, isLineBreak: Bool = false, marker: String? = nil,
    markerStyle: Style = Style(), stacking: Stacking = Stacking(),
    breaks: PageBreakRules = PageBreakRules(), link: String? = nil, alternative: String? = nil
  ) {
    self.level = level
    self.style = style
    self.grid = grid
    self.gridItem = gridItem
    self.table = table
    self.tablePart = tablePart
    self.tableLines = tableLines
    self.hidesEmptyCell = hidesEmptyCell
    self.mixtures = mixtures
    self.containIntrinsicSize = containIntrinsicSize
    self.markerRoom = markerRoom
    self.sticky = sticky
    self.columns = columns
    self.spansColumns = spansColumns
    self.isKeptWhole = isKeptWhole
    self.isVertical = isVertical
    self.inline = inline
    self.isReplaced = isReplaced
    self.isInlineInFlow = isInlineInFlow
    self.isFixed = isFixed
    self.isLineBreak = isLineBreak
    self.marker = marker
    self.markerStyle = markerStyle
    self.stacking = stacking
    self.breaks = breaks
    self.link = link
    self.alternative = alternative
  }
}
