/// One box in the tree's storage: its style, its place in the tree, and what is known of its layout.
struct BoxNode {
  var style = PackedStyle()
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  var childCount: Int32 = 0
  var generation: UInt32 = 0
  var flags: Flags = [.isDirty]

  /// The border box, from the top left corner of the border box of the nearest ancestor that has
  /// one; its size is what the container decided, and may be ahead of ``current``.
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0

  /// The layout that the children are in.
  var current = CachedLayout()
  /// Sizes that were answered before that.
  var older = (CachedLayout(), CachedLayout())
  /// The containing block's width for which the cached layouts hold, if paddings refer to it.
  var block = Float.nan
  /// The min-content and the max-content width of the border box, for the height below, without
  /// paddings that are percentages.
  var minContent = Float.nan
  var maxContent = Float.nan
  var contentHeight = Float.nan
  /// The margins of children that reach out of the top and the bottom of a block; in a box of lines,
  /// out of which none reach, the second holds the last baseline.
  var topMargin = CollapsingMargin()
  var bottomMargin = CollapsingMargin()
  /// Where a box out of flow would be in the flow of a block, from the top of its border box.
  var staticY: Float = 0

  struct Flags: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nothing cached holds.
    static let isDirty = Flags(rawValue: 1 << 1)
    /// The content is measured by the host.
    static let isMeasured = Flags(rawValue: 1 << 2)
    /// All descendants in flow lie as ``current`` says.
    static let isComplete = Flags(rawValue: 1 << 3)
    /// The layout changes if the same height is definite or not.
    static let isHeightSensitive = Flags(rawValue: 1 << 4)
    /// Margins above and below the block are adjoining (CSS 2 §8.3.1).
    static let collapsesThrough = Flags(rawValue: 1 << 5)
    /// There are absolutely positioned descendants for a containing block further up.
    static let hasEscapees = Flags(rawValue: 1 << 6)
    /// The descendants may lie elsewhere than where their pixel frames say.
    static let isMoved = Flags(rawValue: 1 << 7)
    /// Which of ``older`` is written next.
    static let writesSecond = Flags(rawValue: 1 << 8)
    /// The style has neither percentages nor words nor automatic margins.
    static let isPlain = Flags(rawValue: 1 << 9)
    /// The content may be scrolled.
    static let isScrollContainer = Flags(rawValue: 1 << 10)

    /// A child had `display: contents` at some time, so that there may be more boxes than children.
    static let hasContents = Flags(rawValue: 1 << 11)
    /// A changed descendant leaves the other children as they are, but for their places.
    static let isStack = Flags(rawValue: 1 << 12)

    /// The box or something in it has changed since its container gave it a place.
    static let needsPlacing = Flags(rawValue: 1 << 13)

    /// The content is lines of text with boxes in them, which the host breaks.
    static let holdsLines = Flags(rawValue: 1 << 14)

    /// Whether the box's formatting context holds floats within it is known, and whether it does.
    static let knowsFloats = Flags(rawValue: 1 << 15)
    static let holdsFloats = Flags(rawValue: 1 << 16)
    /// The lines of a block container beside its blocks (CSS 2 §9.2.1.1).
    static let isAnonymous = Flags(rawValue: 1 << 17)

    /// What follows from the style.
    static let ofStyle: Flags = [.isPlain, .isScrollContainer]
  }
}

extension BoxNode {
  /// Notes what follows from the style.
  @inline(__always) mutating func noteStyle() {
    var flags = self.flags
    flags.remove(.ofStyle)
    let margins =
      style.marginLeft_ + style.marginTop_ + style.marginRight_ + style.marginBottom_
    // The least size of a table is that of its content.
    if style.percentages.isEmpty, style.keywords == 0, margins.isKnown, style.display != .table {
      flags.insert(.isPlain)
    }
    if style.overflowX.isScrollContainer || style.overflowY.isScrollContainer {
      flags.insert(.isScrollContainer)
    }
    self.flags = flags
  }
}

/// What a box answered to a question.
struct CachedLayout {
  /// The width, or the available width where `hasExactWidth` is false.
  var widthKey: Float = 0
  /// The height where there was one, or the one at which lines break.
  var heightKey: Float = 0
  var width: Float = 0
  var height: Float = 0
  var baseline: Float = 0
  var flags = Flags()

  struct Flags: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let isValid = Flags(rawValue: 1 << 0)
    static let hasExactWidth = Flags(rawValue: 1 << 1)
    static let hasHeight = Flags(rawValue: 1 << 2)
    static let hasDefiniteHeight = Flags(rawValue: 1 << 3)
    static let knowsBaseline = Flags(rawValue: 1 << 4)
    static let collapses = Flags(rawValue: 1 << 5)
    static let hasOwnHeight = Flags(rawValue: 1 << 6)
    /// No margins reached out of the block.
    static let hasNoMargins = Flags(rawValue: 1 << 7)
    /// The height that was given was the least one.
    static let hasLeastHeight = Flags(rawValue: 1 << 8)
  }
}

/// The margins that collapse into one: the largest positive and the most negative of them.
struct CollapsingMargin {
  var positive: Float = 0
  var negative: Float = 0

  init() {}

  init(_ margin: Float) { add(margin) }

  mutating func add(_ margin: Float) {
    if margin > positive { positive = margin }
    if margin < negative { negative = margin }
  }

  mutating func add(_ other: CollapsingMargin) {
    add(other.positive)
    add(other.negative)
  }

  /// The one margin.
  var value: Float { positive + negative }

  var isNone: Bool { positive == 0 && negative == 0 }
}
