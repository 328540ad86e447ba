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
  /// The points that are added to percentages of the style.
  package let mixtures: [(length: BoxLength, mixture: MixedLength)]
  /// The size that stands for the content where sizes are contained.
  package let containIntrinsicSize: Size?
  package let inline: InlineStyle
  /// Whether the content has a size of its own, as pictures have.
  package let isReplaced: Bool
  /// Whether the box out of flow would be in a line.
  package let isInlineInFlow: Bool
  /// Whether the box stays in place when a document scrolls: its containing block is the viewport.
  package let isFixed: Bool
  /// Whether boxes in it that are fixed stay in place in it.
  package let holdsFixed: Bool
  /// Whether the element ends the line: `br`.
  package let isLineBreak: Bool
  /// The letters or the number before a list's item.
  package let marker: String?
  /// The layer among siblings: 0 in flow, 1 and more for positioned elements, less than 0 behind.
  package let layer: Int

  package init(
    level: Level, style: PackedStyle, grid: GridStyle? = nil, gridItem: GridItem? = nil,
    mixtures: [(length: BoxLength, mixture: MixedLength)] = [], containIntrinsicSize: Size? = nil,
    inline: InlineStyle, isReplaced: Bool = false,
    isInlineInFlow: Bool = false, isFixed: Bool = false, holdsFixed: Bool = false,
    isLineBreak: Bool = false,
    marker: String? = nil, layer: Int = 0
  ) {
    self.level = level
    self.style = style
    self.grid = grid
    self.gridItem = gridItem
    self.mixtures = mixtures
    self.containIntrinsicSize = containIntrinsicSize
    self.inline = inline
    self.isReplaced = isReplaced
    self.isInlineInFlow = isInlineInFlow
    self.isFixed = isFixed
    self.holdsFixed = holdsFixed
    self.isLineBreak = isLineBreak
    self.marker = marker
    self.layer = layer
  }
}
