public import QuoinGeometry

/// All box properties of one box as the engine stores them: numbers in single precision, `auto` as
/// NaN, percentages and words marked by bits.
///
/// It is set property by property, or made from a ``BoxStyle``. Sides are physical: `start` and `end`
/// are turned into left and right by ``direction`` when they are set, so that one comes first. The
/// initial values are those of CSS, but for `display`, which is `block`, and for the border box that
/// sizes speak of. Numbers are cleaned when they are set: NaN is `auto` or zero, a negative size is
/// `auto`, and nothing is larger than 10¹².
public struct PackedStyle: Sendable {
  var width_ = Float.nan
  var height_ = Float.nan
  var minWidth_ = Float.nan
  var minHeight_ = Float.nan
  var maxWidth_ = Float.nan
  var maxHeight_ = Float.nan
  var basis_ = Float.nan
  var marginLeft_: Float = 0
  var marginTop_: Float = 0
  var marginRight_: Float = 0
  var marginBottom_: Float = 0
  var paddingLeft_: Float = 0
  var paddingTop_: Float = 0
  var paddingRight_: Float = 0
  var paddingBottom_: Float = 0
  var borderLeft_: Float = 0
  var borderTop_: Float = 0
  var borderRight_: Float = 0
  var borderBottom_: Float = 0
  var insetLeft_ = Float.nan
  var insetTop_ = Float.nan
  var insetRight_ = Float.nan
  var insetBottom_ = Float.nan
  var grow_: Float = 0
  var shrink_: Float = 1
  /// Zero where there is none.
  var ratio_: Float = 0
  var rowGap_: Float = 0
  var columnGap_: Float = 0
  var scrollbar_: Float = 0
  /// Which of the lengths are percentages.
  var percentages = PackedSlot()
  /// Which of the sizes are words, three bits each.
  var keywords: UInt32 = 0

  /// The ordinal group: items are laid out by it, then in the order of the tree.
  public var order: Int32 = 0
  /// Here, where it leaves no gap in memory.
  var lineCount_: UInt16 = 1
  /// How the box takes part in layout and lays out its children.
  public var display = Display.block
  /// In flow or out of it, and whether it holds absolutely positioned descendants.
  public var position = BoxPosition.static
  /// The direction in which lines of the box run.
  public var direction = LayoutDirection.leftToRight
  /// What becomes of content that is too wide.
  @inline(__always) public var overflowX: Overflow {
    get { overflow_.x }
    set { overflow_.x = newValue }
  }
  /// What becomes of content that is too high.
  @inline(__always) public var overflowY: Overflow {
    get { overflow_.y }
    set { overflow_.y = newValue }
  }
  /// The side to which blocks in the box that do not fill it lie, or nil for where its lines begin.
  ///
  /// HTML's `align` attributes ask for it, by values of `text-align` that browsers have for them.
  package var blockAlignment: BlockAlignment? {
    get { overflow_.alignment }
    set { overflow_.alignment = newValue }
  }
  var overflow_ = PackedOverflow()
  /// The main axis of a flex container and the way along it.
  public var flexDirection = FlexDirection.row
  /// Whether a flex container has one line or many.
  public var flexWrap = FlexWrap.nowrap
  /// Where items lie along the main axis of a flex container.
  public var justifyContent: ContentAlignment {
    get { justifyContent_.alignment }
    set { justifyContent_ = PackedContentAlignment(newValue) }
  }
  /// Where lines lie across a flex container, or the content of a block in its height.
  public var alignContent: ContentAlignment {
    get { alignContent_.alignment }
    set { alignContent_ = PackedContentAlignment(newValue) }
  }
  /// Where items lie across their line.
  public var alignItems = SelfAlignment.normal
  /// Where the box lies across its line; `auto` is what the container says.
  public var alignSelf = SelfAlignment.auto
  var justifyContent_ = PackedContentAlignment()
  var alignContent_ = PackedContentAlignment()
  /// The side to which the box floats, the sides whose floats it stays below, how it is contained, and the
  /// box that sizes speak of.
  var flow_ = PackedFlow()

  /// The initial values.
  public init() {}

  /// The sums of padding and border where paddings are lengths.
  @inline(__always) var outsideWidth: Float {
    paddingLeft_ + paddingRight_ + borderLeft_ + borderRight_
  }
  @inline(__always) var outsideHeight: Float {
    paddingTop_ + paddingBottom_ + borderTop_ + borderBottom_
  }

  var isRightToLeft: Bool { direction == .rightToLeft }
}
