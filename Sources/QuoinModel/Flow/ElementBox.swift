package import QuoinBoxLayout
import QuoinGeometry

/// The computed box properties of a document's element.
package final class ElementBox: Sendable {
  /// The outer half of `display`.
  package enum Level: UInt8, Sendable {
    case none
    case contents
    case block
    case inline
    /// `inline-block`, `inline-flex`, and inline images.
    case atomic
  }

  package let level: Level
  /// The properties of the box engine; an inline box uses only the edges.
  package let style: PackedStyle
  /// The properties as a grid container, and as a grid item; `nil` for initial values.
  package let grid: GridStyle?
  package let gridItem: GridItem?
  /// The properties as a table, and as a part of one; `nil` for initial values.
  package let table: TableStyle?
  package let tablePart: TablePart?
  /// The borders that the element specifies where borders collapse.
  package let tableLines: Edges<BoxDecoration.Line>?
  /// Whether a cell without content has no background and no borders: `empty-cells`.
  package let hidesEmptyCell: Bool
  /// The points that are added to percentages of the style, for `calc()`.
  package let mixtures: [(length: BoxLength, mixture: MixedLength)]
  /// The size that replaces that of the content where sizes are contained.
  package let containIntrinsicSize: Size?
  /// The height that the marker of a list's item gives it where nothing in it makes a line.
  package let markerRoom: Double?
  /// Whether the element is a button, which has a baseline even without lines.
  package let isButton: Bool
  /// The columns of the content; `nil` for none.
  package let columns: ColumnStyle?
  /// Whether the box spans all columns: `column-span`.
  package let spansColumns: Bool
  /// Whether the box is not broken across columns: `break-inside`.
  package let isKeptWhole: Bool
  /// Whether the node's only child is rotated, with vertical lines: `writing-mode`.
  package let isVertical: Bool
  package let inline: InlineStyle
  /// Whether the element is replaced, with a size of its own, like an image.
  package let isReplaced: Bool
  /// Whether the out-of-flow box would be inline in the flow.
  package let isInlineInFlow: Bool
  /// Whether the box is fixed when a document scrolls: its containing block is the viewport.
  package let isFixed: Bool
  /// How far from the edges of its view the box sticks; nil where it does not.
  package let sticky: Edges<Length>?
  /// Whether the element ends the line: `br`.
  package let isLineBreak: Bool
  /// The text of the marker before a list item.
  package let marker: String?
  /// The properties of the marker's style in addition to the element's.
  package let markerStyle: Style
  /// The element's role in the painting order.
  package let stacking: Stacking
  /// The page break rules beside the element and inside it.
  package let breaks: PageBreakRules
  /// The destination of a link: the attribute `href`.
  package let link: String?
  /// The alternative text of an image: the attribute `alt`.
  package let alternative: String?

  package init(
    level: Level, style: PackedStyle, grid: GridStyle? = nil, gridItem: GridItem? = nil,
    table: TableStyle? = nil, tablePart: TablePart? = nil,
    tableLines: Edges<BoxDecoration.Line>? = nil, hidesEmptyCell: Bool = false,
    mixtures: [(length: BoxLength, mixture: MixedLength)] = [], containIntrinsicSize: Size? = nil,
    markerRoom: Double? = nil, isButton: Bool = false, sticky: Edges<Length>? = nil,
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
    self.isButton = isButton
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
