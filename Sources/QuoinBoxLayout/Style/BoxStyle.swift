public import QuoinGeometry

/// All box properties of one element, for documents, whose elements specify them together.
public struct BoxStyle: Hashable, Sendable {
  /// The properties of the box itself.
  public var rules: BoxRules
  /// The properties of a flex container.
  public var flex: FlexStyle
  /// The properties of the box as a child of its container.
  public var item: FlexItem
  /// The properties of a grid container; its alignments and gaps come from `flex`.
  public var grid: GridStyle
  /// The properties of the box as a child of a grid container: its placement and ``GridItem/justifySelf``.
  ///
  /// The others come from ``item``.
  public var gridItem: GridItem
  /// The side to which the box floats, if its container is a block container.
  public var float = BoxFloat.none
  /// The sides whose floats the box is placed below, if its container is a block container.
  public var clear: BoxClear = []
  /// The layout direction of the box, which determines the sides of `start` and `end`.
  public var direction: LayoutDirection

  /// Creates a style from its parts.
  public init(
    rules: BoxRules = BoxRules(), flex: FlexStyle = FlexStyle(), item: FlexItem = FlexItem(),
    grid: GridStyle = GridStyle(), gridItem: GridItem = GridItem(),
    direction: LayoutDirection = .leftToRight
  ) {
    self.grid = grid
    self.gridItem = gridItem
    self.rules = rules
    self.flex = flex
    self.item = item
    self.direction = direction
  }

  /// The initial values of CSS, except for `display`, which is `block`.
  public static var cssInitial: BoxStyle { BoxStyle(rules: .cssInitial) }

  /// The defaults of Yoga, and so of React Native.
  ///
  /// Every box is a flex container and a column, items do not shrink, lines are at the start, boxes are positioned,
  /// sizes refer to the border box, and there is no automatic minimum size.
  ///
  /// There a positive number `flex: n` stands for `grow = n`, `shrink = 1` and a basis of zero.
  public static var reactNative: BoxStyle {
    var style = BoxStyle()
    style.rules.display = .flex
    style.rules.minWidth = 0
    style.rules.minHeight = 0
    style.flex.direction = .column
    style.flex.alignItems = .stretch
    style.flex.alignContent = .flexStart
    style.item.shrink = 0
    style.item.position = .relative
    return style
  }
}
