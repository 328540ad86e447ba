/// A box in the tree's storage: its style, its links in the tree, and its cached layouts.
struct BoxNode {
  var style = PackedStyle()
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  /// The only child that may differ from the last complete layout of a column, blocks or a kept grid, ``noChild`` or
  /// ``severalChildren``.
  ///
  /// After this child is laid out alone, it stays until its frame is read. Other containers do not use it.
  var changedChild: Int32 = BoxNode.severalChildren
  var generation: UInt32 = 0
  var flags: Flags = [.isDirty]

  /// The border box, relative to the top left corner of the nearest ancestor with a box.
  ///
  /// Its size is the one that the container determined, and may be newer than ``current``.
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0

  /// The layout according to which the children are placed.
  var current = CachedLayout()
  /// Sizes for earlier questions; the second may be the size for all questions.
  var older = (CachedLayout(), CachedLayout())
  /// The containing block's width for which the cached layouts are valid, if paddings depend on it; in an anonymous box
  /// the height around it that percentages refer to.
  var block = Float.nan
  /// The min-content and the max-content width of the border box, for the height below, without paddings that are
  /// percentages.
  var minContent = Float.nan
  var maxContent = Float.nan
  var contentHeight = Float.nan
  /// The margins of children that collapse through the top and the bottom of a block.
  ///
  /// No margins collapse through other boxes. There the second holds the last baseline and ``lineShift`` of lines, or
  /// ``sharedLastBaseline`` and ``lastItem`` of items. In a table both hold ``ownHeight``, ``hasOwnHeight`` and
  /// ``lastRowBaseline``.
  var topMargin = CollapsingMargin()
  var bottomMargin = CollapsingMargin()
  /// How far `align-content` moves the lines of a box with floats down; other boxes have none.
  var lineShift: Float {
    get { bottomMargin.negative }
    set { bottomMargin.negative = newValue }
  }
  /// The last baseline that items of a flex or grid container share, from the top of the border box as ``current`` has it,
  /// or NaN if they share none.
  var sharedLastBaseline: Float {
    get { bottomMargin.positive }
    set { bottomMargin.positive = newValue }
  }
  /// The item whose last baseline is that of a flex or grid container whose items share none, or -1 for its last child in
  /// the flow.
  var lastItem: Int32 {
    get { Int32(bitPattern: bottomMargin.negative.bitPattern) - 1 }
    set { bottomMargin.negative = Float(bitPattern: UInt32(bitPattern: newValue + 1)) }
  }
  /// The height that a table is to have at least, by its rules.
  var ownHeight: Float {
    get { topMargin.positive }
    set { topMargin.positive = newValue }
  }
  /// Whether the rules of a table determine its height, rather than its minimum only.
  var hasOwnHeight: Bool {
    get { bottomMargin.positive > 0 }
    set { bottomMargin.positive = newValue ? 1 : 0 }
  }
  /// The baseline of the last row of a table, from the top of the border box as ``current`` has it, or NaN without rows.
  var lastRowBaseline: Float {
    get { bottomMargin.negative }
    set { bottomMargin.negative = newValue }
  }
  /// The static position of an out-of-flow box in a block, from the top of its border box.
  var staticY: Float = 0

  static var noChild: Int32 { -1 }
  static var severalChildren: Int32 { -2 }

  struct Flags: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No cached values are valid.
    static let isDirty = Flags(rawValue: 1 << 1)
    /// The content is measured by the host.
    static let isMeasured = Flags(rawValue: 1 << 2)
    /// All in-flow descendants are placed according to ``current``.
    static let isComplete = Flags(rawValue: 1 << 3)
    /// The layout depends on whether the height is definite.
    static let isHeightSensitive = Flags(rawValue: 1 << 4)
    /// The margins above and below the block are adjoining (CSS 2 §8.3.1).
    static let collapsesThrough = Flags(rawValue: 1 << 5)
    /// There are absolutely positioned descendants whose containing block is an ancestor.
    static let hasOuterAbsolutes = Flags(rawValue: 1 << 6)
    /// The box was laid out since its children's frames were last read or rounded.
    static let isMoved = Flags(rawValue: 1 << 7)
    /// The element of ``older`` to write next: the second one if set.
    static let writesSecond = Flags(rawValue: 1 << 8)
    /// The style has neither percentages nor keywords nor automatic margins, and is neither that of a table nor of an
    /// element without a box.
    static let isPlain = Flags(rawValue: 1 << 9)
    /// The content may be scrolled.
    static let isScrollContainer = Flags(rawValue: 1 << 10)

    /// A changed descendant only affects the positions of the other children.
    ///
    /// In a block: of those that keep their sizes; the others are placed again. In a grid: the layout is kept in
    /// ``GridTable/kept``, and valid as long as only ``BoxNode/changedChild`` differs.
    static let isStack = Flags(rawValue: 1 << 12)
    /// The children of the stack keep their heights if it is lower than they are together.
    static let hasRigidItems = Flags(rawValue: 1 << 18)

    /// The box or a descendant has changed since its container placed it.
    static let needsPlacing = Flags(rawValue: 1 << 13)

    /// The content is lines of text with boxes in them, broken by the host.
    static let holdsLines = Flags(rawValue: 1 << 14)

    /// Whether it is known that the box's formatting context contains floats, and whether it does.
    static let knowsFloats = Flags(rawValue: 1 << 15)
    static let holdsFloats = Flags(rawValue: 1 << 16)
    /// The box contains the lines between the blocks of a block container (CSS 2 §9.2.1.1).
    static let isAnonymous = Flags(rawValue: 1 << 17)
    /// The intrinsic widths depend on the height, through the aspect ratio of a descendant with a percentage height.
    static let widthFollowsHeight = Flags(rawValue: 1 << 19)
    /// Of the children, only ``BoxNode/changedChild`` may have another frame; excludes ``isMoved``.
    static let isMovedInPart = Flags(rawValue: 1 << 20)

    /// An inline element around the box in its line is the containing block of absolutely positioned boxes.
    static let isHeldInLine = Flags(rawValue: 1 << 21)

    /// The lines between blocks refer to the height of the box around them.
    static let followsLentHeight: Flags = [.isAnonymous, .isHeightSensitive]

    /// The flags that depend on the style only.
    static let ofStyle: Flags = [.isPlain, .isScrollContainer]
  }
}

extension BoxNode {
  /// Resets all values but the style, the generation and the flags to those of a box without a parent.
  @inline(__always) mutating func clear() {
    parent = -1
    firstChild = -1
    lastChild = -1
    next = -1
    previous = -1
    changedChild = BoxNode.severalChildren
    x = 0
    y = 0
    width = 0
    height = 0
    // The other values of a layout without flags are not read.
    current.flags = []
    older.0.flags = []
    older.1.flags = []
    block = .nan
    minContent = .nan
    maxContent = .nan
    contentHeight = .nan
    topMargin = CollapsingMargin()
    bottomMargin = CollapsingMargin()
    staticY = 0
  }

  /// Updates the flags that depend on the style.
  @inline(__always) mutating func noteStyle() {
    var flags = self.flags
    flags.remove(.ofStyle)
    let margins =
      style.marginLeft_ + style.marginTop_ + style.marginRight_ + style.marginBottom_
    // The minimum size of a table is that of its content.
    if style.percentages.isEmpty, style.keywords == 0, margins.isKnown, style.display != .table,
      style.display != .contents
    {
      flags.insert(.isPlain)
    }
    if style.overflowX.isScrollContainer || style.overflowY.isScrollContainer {
      flags.insert(.isScrollContainer)
    }
    self.flags = flags
  }

  /// Notes that a child has changed.
  @inline(__always) mutating func noteChange(of child: Int32) {
    if changedChild == BoxNode.noChild {
      changedChild = child
    } else if changedChild != child {
      changedChild = BoxNode.severalChildren
    }
  }
}

/// The answer of a box to a question.
struct CachedLayout {
  /// The width, or the available width if `hasExactWidth` is false.
  var widthKey: Float = 0
  /// The given height, if any, or the height at which lines break.
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
    /// No margins collapsed through the block.
    static let hasNoMargins = Flags(rawValue: 1 << 7)
    /// The given height was a minimum.
    static let hasLeastHeight = Flags(rawValue: 1 << 8)
    /// Not the answer to a question, but the size that a box without percentages in its paddings has for each request.
    static let isConstant = Flags(rawValue: 1 << 9)

    /// The flags that describe a question for a width.
    fileprivate static let ofQuestion: Flags = [
      .hasExactWidth, .hasHeight, .collapses, .hasOwnHeight,
    ]
  }

  /// Invalidates the answer, and keeps the question.
  mutating func invalidate() {
    flags = flags.contains(.isValid) ? flags.intersection(.ofQuestion) : []
  }

  /// Whether the question was the same as a request for a width, although the answer may not be valid any more.
  ///
  /// Whether the height is definite, what paddings refer to, and baselines are not compared.
  func wasAnswer(to request: Request) -> Bool {
    flags.contains(.hasExactWidth) && width == request.width
      && !request.isLeast && !flags.contains(.hasLeastHeight)
      && flags.contains(.hasHeight) == request.height.isKnown
      && heightKey == (request.height.isKnown ? request.height : request.heightLimit)
      && flags.contains(.collapses) == request.collapses
      && flags.contains(.hasOwnHeight) == request.hasOwnHeight
  }
}

/// The margins that collapse into one: the largest positive and the most negative one.
struct CollapsingMargin: Equatable {
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

  /// The resulting margin.
  var value: Float { positive + negative }

  var isNone: Bool { positive == 0 && negative == 0 }
}
