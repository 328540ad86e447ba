package import QuoinBoxLayout
import QuoinGeometry

/// The computed box properties of a document's element.
///
/// Most elements of a kind differ in their own values only, such as the destination of a link: they
/// share all others.
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

  /// The direction in which lines follow each other: `writing-mode`.
  package enum LineProgression: UInt8, Sendable {
    case downward
    case leftward
    case rightward
  }

  /// The properties that elements may share.
  package let shared: Shared
  /// The height that the marker of a list's item gives it where nothing in it makes a line.
  package let markerRoom: Double?
  /// The text of the marker before a list item.
  package let marker: String?
  /// The properties of the marker's style in addition to the element's.
  package let markerStyle: Style
  /// The destination of a link: the attribute `href`.
  package let link: String?
  /// The alternative text of an image: the attribute `alt`.
  package let alternative: String?

  package var level: Level { shared.values.level }
  /// The properties of the box engine; an inline box uses only the edges.
  package var style: PackedStyle { shared.values.box.style }
  // Single values of the style, which is large to copy.
  package var display: Display { shared.values.box.style.display }
  package var float: BoxFloat { shared.values.box.style.float }
  package var position: BoxPosition { shared.values.box.style.position }
  package var order: Int32 { shared.values.box.style.order }
  package var topMargin: Length { shared.values.box.style.margin(.top) }
  package var hasNoEdges: Bool { shared.values.box.style.hasNoEdges }
  /// The properties as a grid container, and as a grid item; `nil` for initial values.
  package var grid: GridStyle? { shared.values.rare?.value.grid }
  package var gridItem: GridItem? { shared.values.rare?.value.gridItem }
  /// The properties as a table, and as a part of one; `nil` for initial values.
  package var table: TableStyle? { shared.values.rare?.value.table }
  package var tablePart: TablePart? { shared.values.rare?.value.tablePart }
  /// The borders that the element specifies where borders collapse.
  package var tableLines: Edges<BoxDecoration.Line>? { shared.values.rare?.value.tableLines }
  /// Whether a cell without content has no background and no borders: `empty-cells`.
  package var hidesEmptyCell: Bool { shared.values.hidesEmptyCell }
  /// The points that are added to percentages of the style, for `calc()`.
  package var mixtures: [Mixture] { shared.values.rare?.value.mixtures ?? [] }
  /// The area that lines beside the float avoid; `nil` for its margin box.
  package var floatArea: FloatArea? { shared.values.rare?.value.floatArea }
  /// The size that replaces that of the content where sizes are contained.
  package var containIntrinsicSize: Size? { shared.values.rare?.value.containIntrinsicSize }
  /// Whether the element is a button, which has a baseline even without lines.
  package var isButton: Bool { shared.values.isButton }
  /// The columns of the content; `nil` for none.
  package var columns: ColumnStyle? { shared.values.rare?.value.columns }
  /// Whether the box spans all columns: `column-span`.
  package var spansColumns: Bool { shared.values.spansColumns }
  /// Whether the box is not broken across columns: `break-inside`.
  package var isKeptWhole: Bool { shared.values.isKeptWhole }
  /// Whether the node's only child is rotated, with vertical lines: `writing-mode`.
  package var isVertical: Bool { lines != .downward }
  /// The direction in which the lines follow each other, if the element begins them.
  package var lines: LineProgression { shared.values.lines }
  /// The properties in which the first line differs from the others; `nil` for none.
  package var firstLine: Style? { shared.values.firstLine }
  package var inline: InlineStyle { shared.values.inline }
  /// Whether the element is replaced, with a size of its own, like an image.
  package var isReplaced: Bool { shared.values.isReplaced }
  /// Whether the out-of-flow box would be inline in the flow.
  package var isInlineInFlow: Bool { shared.values.isInlineInFlow }
  /// Whether the box is fixed when a document scrolls: its containing block is the viewport.
  package var isFixed: Bool { shared.values.isFixed }
  /// How far from the edges of its view the box sticks; nil where it does not.
  package var sticky: Edges<Length>? { shared.values.rare?.value.sticky }
  /// Whether the element ends the line: `br`.
  package var isLineBreak: Bool { shared.values.isLineBreak }
  /// The element's role in the painting order.
  package var stacking: Stacking { shared.values.stacking }
  /// The page break rules beside the element and inside it.
  package var breaks: PageBreakRules { shared.values.breaks }

  package init(
    level: Level, style: PackedStyle, grid: GridStyle? = nil, gridItem: GridItem? = nil,
    table: TableStyle? = nil, tablePart: TablePart? = nil,
    tableLines: Edges<BoxDecoration.Line>? = nil, hidesEmptyCell: Bool = false,
    mixtures: [Mixture] = [], floatArea: FloatArea? = nil, containIntrinsicSize: Size? = nil,
    markerRoom: Double? = nil, isButton: Bool = false, sticky: Edges<Length>? = nil,
    columns: ColumnStyle? = nil, spansColumns: Bool = false, isKeptWhole: Bool = false,
    lines: LineProgression = .downward, firstLine: Style? = nil,
    inline: InlineStyle, isReplaced: Bool = false, isInlineInFlow: Bool = false,
    isFixed: Bool = false, isLineBreak: Bool = false, marker: String? = nil,
    markerStyle: Style = Style(), stacking: Stacking = Stacking(),
    breaks: PageBreakRules = PageBreakRules(), link: String? = nil, alternative: String? = nil
  ) {
    let rare = RareValues(
      grid: grid, gridItem: gridItem, table: table, tablePart: tablePart, tableLines: tableLines,
      mixtures: mixtures, floatArea: floatArea, containIntrinsicSize: containIntrinsicSize,
      columns: columns, sticky: sticky)
    shared = Shared(
      Values(
        level: level, box: ComparedStyle(style: style), rare: rare.isEmpty ? nil : Apart(rare),
        hidesEmptyCell: hidesEmptyCell, isButton: isButton, spansColumns: spansColumns,
        isKeptWhole: isKeptWhole, lines: lines, firstLine: firstLine, inline: inline,
        isReplaced: isReplaced, isInlineInFlow: isInlineInFlow, isFixed: isFixed,
        isLineBreak: isLineBreak, stacking: stacking, breaks: breaks))
    self.markerRoom = markerRoom
    self.marker = marker
    self.markerStyle = markerStyle
    self.link = link
    self.alternative = alternative
  }

  private init(_ shared: Shared, own: ElementBox) {
    self.shared = shared
    markerRoom = own.markerRoom
    marker = own.marker
    markerStyle = own.markerStyle
    link = own.link
    alternative = own.alternative
  }

  /// Returns a box with the same properties that shares memory with the box of another element, or `nil` if they differ
  /// in what elements may share.
  package func sharing(_ other: ElementBox) -> ElementBox? {
    guard shared.isEqual(other.shared) else { return nil }
    return hasSameOwnValues(as: other) ? other : ElementBox(other.shared, own: self)
  }

  /// Whether the properties that are not shared equal those of another box.
  package func hasSameOwnValues(as other: ElementBox) -> Bool {
    markerRoom == other.markerRoom && marker == other.marker && markerStyle == other.markerStyle
      && link == other.link && alternative == other.alternative
  }

  /// Whether the box takes part in the flow as another one does, so that it differs in sizes, edges and looks alone, which
  /// the boxes around it do not depend on but by its size.
  package func hasSameRole(as other: ElementBox) -> Bool {
    if self === other { return true }
    guard marker == nil, other.marker == nil, markerRoom == other.markerRoom,
      style.display == other.style.display, style.position == other.style.position,
      style.float == other.style.float, stacking.holding == other.stacking.holding
    else { return false }
    var values = shared.values
    (values.box, values.stacking) = (other.shared.values.box, other.shared.values.stacking)
    values.breaks = other.shared.values.breaks
    return values == other.shared.values
  }

  /// Returns the box as a part of a footnote.
  package func marked(_ part: FootnotePart) -> ElementBox {
    var values = shared.values
    values.breaks.marks = PageMarks(page: values.breaks.marks?.page, footnote: part)
    return ElementBox(Shared(values), own: self)
  }
}

extension ElementBox {
  /// The properties that elements may share.
  package final class Shared: Sendable {
    fileprivate let values: Values

    fileprivate init(_ values: Values) { self.values = values }

    package func isEqual(_ other: Shared) -> Bool { values == other.values }
  }

  /// A part of a property that adds points to a percentage.
  package struct Mixture: Hashable, Sendable {
    package var length: BoxLength
    package var mixture: MixedLength

    package init(_ length: BoxLength, _ mixture: MixedLength) {
      self.length = length
      self.mixture = mixture
    }
  }

  fileprivate struct Values: Equatable, Sendable {
    let level: Level
    var box: ComparedStyle
    let rare: Apart<RareValues>?
    let hidesEmptyCell: Bool
    let isButton: Bool
    let spansColumns: Bool
    let isKeptWhole: Bool
    let lines: LineProgression
    let firstLine: Style?
    let inline: InlineStyle
    let isReplaced: Bool
    let isInlineInFlow: Bool
    let isFixed: Bool
    let isLineBreak: Bool
    var stacking: Stacking
    var breaks: PageBreakRules
  }

  /// The properties that few elements have; they take four times as much memory as all others.
  fileprivate struct RareValues: Equatable, Sendable {
    let grid: GridStyle?
    let gridItem: GridItem?
    let table: TableStyle?
    let tablePart: TablePart?
    let tableLines: Edges<BoxDecoration.Line>?
    let mixtures: [Mixture]
    let floatArea: FloatArea?
    let containIntrinsicSize: Size?
    let columns: ColumnStyle?
    let sticky: Edges<Length>?

    var isEmpty: Bool {
      grid == nil && gridItem == nil && table == nil && tablePart == nil && tableLines == nil
        && mixtures.isEmpty && floatArea == nil && containIntrinsicSize == nil && columns == nil
        && sticky == nil
    }
  }

  /// The properties of the box engine, compared by their bytes.
  fileprivate struct ComparedStyle: Equatable, Sendable {
    let style: PackedStyle

    static func == (a: ComparedStyle, b: ComparedStyle) -> Bool {
      a.style.hasSameBytes(as: b.style)
    }
  }
}
