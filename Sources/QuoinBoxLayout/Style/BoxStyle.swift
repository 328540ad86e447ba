public import QuoinGeometry

/// All box properties of one element, for documents whose elements carry them together.
public struct BoxStyle: Hashable, Sendable {
  /// What the box says about itself.
  public var rules: BoxRules
  /// What it says about its children, if it is a flex container.
  public var flex: FlexStyle
  /// What it says as a child of its container.
  public var item: FlexItem
  /// What it says about its children, if it is a grid container; alignments and gaps come from here
  /// then.
  public var grid: GridStyle
  /// What it says as a child of a grid container: its place and ``GridItem/justifySelf``; the rest comes
  /// from ``item``.
  public var gridItem: GridItem
  /// The side to which the box floats, if its container is a block container.
  public var float = BoxFloat.none
  /// The sides whose floats the box stays below, if its container is a block container.
  public var clear: BoxClear = []
  /// The direction of the box, which decides where `start` and `end` fall.
  public var direction: LayoutDirection

  /// A style of its parts.
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

  /// The initial values of CSS, but for `display`, which is `block`.
  public static var cssInitial: BoxStyle { BoxStyle(rules: .cssInitial) }

  /// The defaults of Yoga and so of React Native: every box is a flex container and a column, items
  /// do not shrink, lines keep to the start, boxes are positioned, sizes are of the border box, and
  /// there is no automatic minimum size.
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
