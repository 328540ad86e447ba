extension PackedStyle {
  /// Creates a packed style, without those grid properties that only ``BoxTree`` can store.
  ///
  /// See ``BoxTree/add(_:isMeasured:)-(BoxStyle,_)``.
  public init(_ style: BoxStyle) {
    direction = style.direction
    set(style.rules)
    set(style.flex)
    if style.rules.display == .grid { set(style.grid) }
    set(style.item)
    float = style.float
    clear = style.clear
  }

  /// Sets the properties of the box itself.
  package mutating func set(_ rules: BoxRules) {
    display = rules.display
    boxSizing = rules.boxSizing
    width = rules.width
    height = rules.height
    minWidth = rules.minWidth
    minHeight = rules.minHeight
    maxWidth = rules.maxWidth
    maxHeight = rules.maxHeight
    aspectRatio = rules.aspectRatio
    setPadding(rules.padding)
    setBorder(rules.border)
    overflowX = rules.overflow
    overflowY = rules.overflow
    scrollbarWidth = rules.scrollbarWidth
    containment = rules.containment
  }

  /// Sets the properties of a flex container.
  package mutating func set(_ flex: FlexStyle) {
    flexDirection = flex.direction
    flexWrap = flex.wrap
    flexLineCount = flex.lineCount
    justifyContent = flex.justifyContent
    alignItems = flex.alignItems
    alignContent = flex.alignContent
    rowGap = flex.rowGap
    columnGap = flex.columnGap
  }

  /// Sets the properties of the box as a child of its container, in a style that has none of them yet.
  package mutating func set(_ item: FlexItem) {
    flexGrow = item.grow
    flexShrink = item.shrink
    flexBasis = item.basis
    alignSelf = item.alignSelf
    order = item.order
    position = item.position
    if item.hasInitialEdgesAndSizes { return }
    if item.margin != .zero { setMargin(item.margin) }
    if item.inset != .auto { setInset(item.inset) }
    if item.width != .auto { width = item.width }
    if item.height != .auto { height = item.height }
    if item.minWidth != .auto { minWidth = item.minWidth }
    if item.minHeight != .auto { minHeight = item.minHeight }
    if item.maxWidth != .auto { maxWidth = item.maxWidth }
    if item.maxHeight != .auto { maxHeight = item.maxHeight }
  }
}
