/// The layout of one flex container: its inputs, items and lines.
///
/// Positions are relative to main start and cross start; only the last step maps these to physical sides.
struct FlexRun: BitwiseCopyable {
  let container: Int32
  let isRow: Bool
  /// Whether main start is the right or the bottom side.
  let isMainReversed: Bool
  /// Whether cross start is the right or the bottom side.
  let isCrossReversed: Bool
  let isRightToLeft: Bool
  let isWrapping: Bool
  /// Whether lines are balanced (CSS Flexbox 2).
  let isBalanced: Bool
  let insets: BoxInsets
  /// The size of the content box as far as it is known, otherwise NaN.
  var innerWidth: Float
  var innerHeight: Float
  let isHeightDefinite: Bool
  /// The height that percentages refer to, or NaN.
  var blockHeight: Float
  /// The maximum height of the content box, at which lines of a column break while the height is open.
  var heightLimit: Float
  /// Whether the content will be laid out at the requested width, so that boxes may be laid out when only a width is
  /// needed.
  var laysOut: Bool

  var items: UnsafeMutablePointer<FlexBox>
  var count = 0
  var lines: UnsafeMutablePointer<FlexLine>
  var lineCount = 0
  var gapMain: Float = 0
  var gapCross: Float = 0
  /// Whether a property of the items refers to the container's width.
  var refersToWidth = false
  /// Whether a property of the items refers to the container's height.
  var refersToHeight = false
  var hasOuterAbsolutes = false
  var isSensitive = false
  /// Whether an item may be aligned by its baseline.
  var hasBaselines = false
  /// The value of `align-items`, unless it depends on the items' own directions.
  var alignment = SelfAlignment.stretch
  var alignsByItem = false
  /// The length of all items, without gaps.
  var needed: Double = 0

  init(
    _ container: Int32, _ style: UnsafeMutablePointer<PackedStyle>, insets: BoxInsets,
    items: UnsafeMutablePointer<FlexBox>, lines: UnsafeMutablePointer<FlexLine>, width: Float,
    height: Float, isHeightDefinite: Bool, heightLimit: Float, laysOut: Bool
  ) {
    self.container = container
    self.insets = insets
    self.items = items
    self.lines = lines
    let direction = style.pointee.flexDirection
    isRow = direction == .row || direction == .rowReverse
    isRightToLeft = style.pointee.isRightToLeft
    isMainReversed = direction.isReverse != (isRow && isRightToLeft)
    isCrossReversed = style.pointee.flexWrap.isReverse != (!isRow && isRightToLeft)
    isWrapping = style.pointee.flexWrap != .nowrap
    isBalanced = style.pointee.flexWrap.isBalanced
    innerWidth = width.isKnown ? max(0, width - insets.horizontal) : .nan
    innerHeight = height.isKnown ? max(0, height - insets.vertical) : .nan
    self.isHeightDefinite = isHeightDefinite && height.isKnown
    blockHeight = isHeightDefinite ? innerHeight : .nan
    self.heightLimit = max(0, heightLimit - insets.vertical)
    self.laysOut = laysOut
  }

  /// Whether the first item of a line is shown last, as in `row-reverse` and `column-reverse`.
  var isReverse: Bool { isMainReversed != (isRow && isRightToLeft) }
  /// Whether the first line is shown last, as with `wrap-reverse`.
  var isWrapReverse: Bool { isCrossReversed != (!isRow && isRightToLeft) }

  @inline(__always) var innerMain: Float {
    get { isRow ? innerWidth : innerHeight }
    set { if isRow { innerWidth = newValue } else { innerHeight = newValue } }
  }

  @inline(__always) var innerCross: Float {
    get { isRow ? innerHeight : innerWidth }
    set { if isRow { innerHeight = newValue } else { innerWidth = newValue } }
  }

  /// Returns the total gap between a number of items.
  @inline(__always) func gaps(_ count: Int) -> Float { count > 1 ? gapMain * Float(count - 1) : 0 }

  /// Determines the cross size of an item if it is definite before the line is laid out.
  ///
  /// CSS Flexbox §9.8 rule 1: a stretched item of a single-line container with a definite cross size has that size.
  @inline(__always) func determineDefiniteCross(_ item: UnsafeMutablePointer<FlexBox>) {
    if item.pointee.preferredCross.isKnown {
      item.pointee.definiteCross = item.pointee.clampCross(item.pointee.preferredCross)
    } else if item.pointee.bits.contains(.stretches), !isWrapping {
      // A width is definite once it is known.
      let line = isRow ? (isHeightDefinite ? innerHeight : .nan) : innerWidth
      item.pointee.definiteCross =
        line.isKnown ? item.pointee.clampCross(line - item.pointee.marginCross) : .nan
    } else {
      item.pointee.definiteCross = .nan
    }
  }

  @inline(__always) private func hasContentRatio(_ item: FlexBox) -> Bool {
    !item.bits.isDisjoint(with: .hasContentRatio)
  }

  /// Returns the main size that the aspect ratio gives for a cross size.
  func ratioMain(_ item: FlexBox, fromCross cross: Float) -> Float {
    let outside = hasContentRatio(item) ? item.outsideCross : 0
    let inside = max(0, cross - outside)
    let length = (isRow ? inside * item.ratio : inside / item.ratio).limited
    return hasContentRatio(item)
      ? length + item.outsideMain : max(length, item.outsideMain)
  }

  /// Returns the cross size that the aspect ratio gives for a main size.
  func ratioCross(_ item: FlexBox, fromMain main: Float) -> Float {
    let outside = hasContentRatio(item) ? item.outsideMain : 0
    let inside = max(0, main - outside)
    let length = (isRow ? inside / item.ratio : inside * item.ratio).limited
    return hasContentRatio(item)
      ? length + item.outsideCross : max(length, item.outsideCross)
  }

  /// Returns an automatic main size within the limits of the cross axis, transferred through the ratio.
  ///
  /// CSS Sizing 4 §4.2: transferred minimums and maximums, of which the minimum takes precedence.
  @inline(__always) func clampTransferredMain(_ item: FlexBox, _ length: Float) -> Float {
    guard item.ratio > 0 else { return length }
    let upper =
      item.maxCross < .infinity ? ratioMain(item, fromCross: item.maxCross) : .infinity
    return length.clamped(ratioMain(item, fromCross: item.minCross), upper)
  }

  /// Returns an automatic cross size within the limits of the main axis, transferred through the ratio.
  @inline(__always) func clampTransferredCross(_ item: FlexBox, _ length: Float) -> Float {
    guard item.ratio > 0 else { return length }
    let upper = item.maxMain < .infinity ? ratioCross(item, fromMain: item.maxMain) : .infinity
    let least = item.bits.contains(.minimumIsPending) ? item.outsideMain : item.minMain
    return length.clamped(ratioCross(item, fromMain: least), upper)
  }
}
