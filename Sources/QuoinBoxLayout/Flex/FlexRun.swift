import QuoinGeometry

/// One layout of one flex container: its facts, its items, and the steps of CSS Flexbox §9.
///
/// Positions are counted from main start and cross start; only ``frame(of:)`` knows on which
/// physical side those lie.
struct FlexRun {
  let container: Int32
  let style: FlexStyle
  let direction: LayoutDirection
  /// The container's padding and border.
  let insets: EdgeInsets
  /// The content box as far as it is known.
  var inner: OptionalSize
  /// What the percentages of items refer to.
  let block: ContainingBlock
  /// The space between neighbours along the main axis.
  let gap: Double
  /// The main axis.
  let axis: Axis
  /// Whether main start is the right or the bottom side.
  let isMainReversed: Bool
  /// Whether cross start is the right or the bottom side.
  let isCrossReversed: Bool

  /// The items in flow, in the order of layout.
  var items: [FlexBox] = []
  /// The children out of flow, in the order of the tree.
  var absolutes: [Int32] = []
  var limitations: BoxLimitation = []
  /// The cross size of the line.
  var lineCross = 0.0
  /// The distance of the line's shared baseline from its cross start.
  var lineBaseline = 0.0

  /// Reads a container whose content box is known as far as `inner` says.
  init<Tree: BoxTree>(
    _ container: Int32, insets: EdgeInsets, inner: OptionalSize, hasDefiniteHeight: Bool,
    in tree: inout Tree
  ) {
    self.container = container
    self.insets = insets
    self.inner = inner
    style = tree.flexStyle(of: container)
    direction = tree.direction(of: container)
    block = ContainingBlock(
      width: inner.width, height: hasDefiniteHeight ? inner.height : nil)
    axis = style.direction.axis
    let isRightToLeft = direction == .rightToLeft
    isMainReversed = style.direction.isReverse != (axis == .horizontal && isRightToLeft)
    isCrossReversed = (style.wrap == .wrapReverse) != (axis == .vertical && isRightToLeft)
    switch axis == .horizontal ? style.columnGap : style.rowGap {
    case .points(let points): gap = points.finiteLength
    case .percent(let percent): gap = max(0, percent.percent(of: block[axis] ?? 0))
    }
    if style.wrap != .nowrap { limitations.insert(.wrap) }
    collectItems(in: &tree)
  }

  /// The gaps between all items.
  var gaps: Double { gap * Double(max(0, items.count - 1)) }

  /// The room along the main axis for an item's border box and margins, or nil if it depends on the
  /// content.
  var innerMain: Double? { inner[axis] }

  /// The border edge of an item nearest to main start.
  var mainStart: Edge { edge(axis, reversed: isMainReversed) }
  /// The side across from ``mainStart``.
  var mainEnd: Edge { mainStart.opposite }
  /// The side at which the line begins.
  var crossStart: Edge { edge(axis.cross, reversed: isCrossReversed) }
  /// The side at which the line ends.
  var crossEnd: Edge { crossStart.opposite }

  private func edge(_ axis: Axis, reversed: Bool) -> Edge {
    axis == .horizontal ? (reversed ? .right : .left) : (reversed ? .bottom : .top)
  }

  /// Runs the steps from base sizes to used sizes; afterwards `inner` is known.
  mutating func resolveSizes<Tree: BoxTree>(in tree: inout Tree) {
    determineFlexBaseSizes(in: &tree)
    resolveFlexibleLengths(in: &tree)
    determineHypotheticalCrossSizes(in: &tree)
    calculateLineCrossSize(in: &tree)
    stretchItems()
  }

  /// Runs the steps that give positions.
  mutating func align() {
    alignMain()
    alignCross()
  }

  /// The size of the container's border box, once its content box is known.
  var borderBox: Size {
    Size((inner.width ?? 0) + insets.horizontal, (inner.height ?? 0) + insets.vertical)
  }
}
