public import QuoinGeometry

/// All box properties of one box as the engine stores them: numbers in single precision, `auto` as NaN, percentages and
/// keywords marked by bits.
///
/// It is set property by property, or created from a ``BoxStyle``. Sides are physical: `start` and `end` are resolved
/// to left and right by ``direction`` when they are set, so set the direction first. The initial values are those of
/// CSS, except for `display`, which is `block`, and for the border box that sizes refer to. Numbers are sanitized when
/// they are set: NaN becomes `auto` or zero, a negative size becomes `auto`, and nothing is larger than 10¹².
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
  /// The aspect ratio; zero if there is none.
  var ratio_: Float = 0
  var rowGap_: Float = 0
  var columnGap_: Float = 0
  var scrollbar_: Float = 0
  /// The lengths that are percentages.
  var percentages = PackedSlot()
  /// Whether a length is a percentage.
  package var hasPercentages: Bool { !percentages.isEmpty }
  /// The keywords of the sizes, three bits each.
  var keywords: UInt32 = 0

  /// The ordinal group; items are laid out by group, then in tree order.
  public var order: Int32 = 0
  /// Placed here, where it leaves no gap in memory.
  var lineCount_: UInt16 = 1
  /// How the box takes part in layout and lays out its children.
  public var display = Display.block
  /// The positioning scheme, which also determines whether the box is the containing block of absolutely positioned
  /// descendants.
  public var position = BoxPosition.static
  /// The layout direction of the box's lines.
  public var direction = LayoutDirection.leftToRight
  /// The treatment of content that is too wide.
  @inline(__always) public var overflowX: Overflow {
    get { overflow_.x }
    set { overflow_.x = newValue }
  }
  /// The treatment of content that is too high.
  @inline(__always) public var overflowY: Overflow {
    get { overflow_.y }
    set { overflow_.y = newValue }
  }
  /// The alignment of child blocks that do not fill the box, or `nil` for the start of its lines.
  ///
  /// HTML's `align` attributes specify it, by browser-specific values of `text-align`.
  package var blockAlignment: BlockAlignment? {
    get { overflow_.alignment }
    set { overflow_.alignment = newValue }
  }
  var overflow_ = PackedOverflow()
  /// The main axis of a flex container and its direction.
  public var flexDirection = FlexDirection.row
  /// Whether a flex container has one line or several.
  public var flexWrap = FlexWrap.nowrap
  /// The alignment of items along the main axis of a flex container.
  public var justifyContent: ContentAlignment {
    get { justifyContent_.alignment }
    set { justifyContent_ = PackedContentAlignment(newValue) }
  }
  /// The alignment of lines across a flex container, or of a block's content in its height.
  public var alignContent: ContentAlignment {
    get { alignContent_.alignment }
    set { alignContent_ = PackedContentAlignment(newValue) }
  }
  /// The alignment of items across their line.
  public var alignItems = SelfAlignment.normal
  /// The alignment of the box across its line; `auto` uses the container's.
  public var alignSelf = SelfAlignment.auto
  var justifyContent_ = PackedContentAlignment()
  var alignContent_ = PackedContentAlignment()
  /// The float side, clear sides, containment and box sizing.
  var flow_ = PackedFlow()

  /// Creates the initial values.
  public init() {}

  /// The sums of padding and border, if all paddings are lengths.
  @inline(__always) var outsideWidth: Float {
    paddingLeft_ + paddingRight_ + borderLeft_ + borderRight_
  }
  @inline(__always) var outsideHeight: Float {
    paddingTop_ + paddingBottom_ + borderTop_ + borderBottom_
  }

  /// Whether the box has insets, which move it if it is relatively positioned.
  @inline(__always) var isShifted: Bool {
    insetLeft_.isKnown || insetRight_.isKnown || insetTop_.isKnown || insetBottom_.isKnown
  }

  /// Whether the box has neither margins nor padding nor borders, nor percentages.
  package var hasNoEdges: Bool {
    // An automatic margin is NaN, which is not equal to zero.
    percentages.isEmpty && marginLeft_ == 0 && marginRight_ == 0 && marginTop_ == 0
      && marginBottom_ == 0 && outsideWidth == 0 && outsideHeight == 0
  }

  var isRightToLeft: Bool { direction == .rightToLeft }
}

extension PackedStyle {
  /// Returns whether all bytes are equal, which is faster than to compare the fields and holds for `nan` as well, the
  /// form of `auto`.
  ///
  /// The struct has no padding; if it had, equal styles could be taken for different ones.
  package func hasSameBytes(as other: PackedStyle) -> Bool {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: other) { other in
        let words = own.count / 8 * 8
        for place in stride(from: 0, to: words, by: 8)
        where own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          != other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        {
          return false
        }
        return own[words...].elementsEqual(other[words...])
      }
    }
  }
}
