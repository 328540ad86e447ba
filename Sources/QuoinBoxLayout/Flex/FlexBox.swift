/// A flex item during the layout of its container.
///
/// Sizes are of the border box, and sides are those of the container's main and cross axis.
struct FlexBox: BitwiseCopyable {
  var box: Int32
  var order: Int32
  var bits: Bits
  var alignment: SelfAlignment.Keyword
  var grow: Float
  var shrink: Float
  var marginMainStart: Float
  var marginMainEnd: Float
  var marginCrossStart: Float
  var marginCrossEnd: Float
  /// The sums of padding and border.
  var outsideMain: Float
  var outsideCross: Float
  /// The preferred sizes if they are definite, otherwise NaN.
  var preferredMain: Float
  var preferredCross: Float
  /// The minimum main size, including the automatic one once it has been determined.
  var minMain: Float
  var maxMain: Float
  var minCross: Float
  var maxCross: Float
  /// The width divided by the height, or zero if there is no ratio.
  var ratio: Float
  /// The flex base size.
  var base: Float = 0
  /// The base size clamped to the limits.
  var hypothetical: Float = 0
  /// The used main size.
  var main: Float = 0
  /// The cross size if it is definite before the line is laid out, otherwise NaN.
  var definiteCross: Float = .nan
  /// The used cross size.
  var cross: Float = 0
  /// The height by the aspect ratio, which percentages in the item refer to, and the height that the content extends it
  /// to, or NaN.
  var least: Float = .nan
  var leastCross: Float = .nan
  /// The baseline across the main axis, from the border box's top.
  var baseline: Float = .nan
  /// The border edge on the main start side, relative to the content box's main start.
  var mainOffset: Float = 0
  /// The border edge on the cross start side, relative to the content box's cross start.
  var crossOffset: Float = 0

  struct Bits: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let isFrozen = Bits(rawValue: 1 << 0)
    static let isSafe = Bits(rawValue: 1 << 1)
    static let isRelative = Bits(rawValue: 1 << 2)
    static let hasAutoMain = Bits(rawValue: 1 << 3)
    static let hasAutoCross = Bits(rawValue: 1 << 4)
    static let hasAutoMinMain = Bits(rawValue: 1 << 5)
    static let hasAutoMinCross = Bits(rawValue: 1 << 6)
    static let autoMarginMainStart = Bits(rawValue: 1 << 7)
    static let autoMarginMainEnd = Bits(rawValue: 1 << 8)
    static let autoMarginCrossStart = Bits(rawValue: 1 << 9)
    static let autoMarginCrossEnd = Bits(rawValue: 1 << 10)
    static let isContentBox = Bits(rawValue: 1 << 11)
    static let isScrollContainer = Bits(rawValue: 1 << 12)
    /// The automatic minimum is not determined yet.
    static let minimumIsPending = Bits(rawValue: 1 << 13)
    /// The base size comes from the content, so that no smaller content is expected.
    static let baseIsContent = Bits(rawValue: 1 << 14)
    /// The base size is an explicit length of `flex-basis`.
    static let basisIsLength = Bits(rawValue: 1 << 15)
    /// The base size is the max-content width.
    static let baseIsMaxContent = Bits(rawValue: 1 << 16)
    /// The item stretches to the size of the line.
    static let stretches = Bits(rawValue: 1 << 17)
    static let minHeightIsContent = Bits(rawValue: 1 << 18)
    static let maxHeightIsContent = Bits(rawValue: 1 << 19)
    /// The flex basis is the content, even if there is a size.
    static let basisIsContent = Bits(rawValue: 1 << 20)
    /// The width is a content keyword until the aspect ratio determines it from the flexed height.
    static let crossFollowsMain = Bits(rawValue: 1 << 21)
    /// A keyword refers to the line, for the height of a row's item or its limits, or for the width of an item of a
    /// wrapping column.
    static let refersToLine = Bits(rawValue: 1 << 22)
    /// The content may have made the item higher than its aspect ratio.
    static let hasLeast = Bits(rawValue: 1 << 23)
    static let isReplaced = Bits(rawValue: 1 << 24)
    /// The aspect ratio is that of the content box.
    static let hasNaturalRatio = Bits(rawValue: 1 << 25)

    static let hasContentRatio: Bits = [.isContentBox, .hasNaturalRatio]
    static let isFirmlyProportional: Bits = [.isScrollContainer, .isReplaced]

    static let autoMarginsMain: Bits = [.autoMarginMainStart, .autoMarginMainEnd]
    static let autoMarginsCross: Bits = [.autoMarginCrossStart, .autoMarginCrossEnd]
  }

  @inline(__always) var marginMain: Float { marginMainStart + marginMainEnd }
  @inline(__always) var marginCross: Float { marginCrossStart + marginCrossEnd }

  @inline(__always) func clampMain(_ length: Float) -> Float { length.clamped(minMain, maxMain) }
  @inline(__always) func clampCross(_ length: Float) -> Float {
    length.clamped(minCross, maxCross)
  }

  /// The height by the aspect ratio, if the content determines the item's height.
  @inline(__always) var usedLeast: Float {
    bits.contains(.hasLeast) && cross == leastCross ? least : .nan
  }

  /// Whether the item is aligned by its baseline; automatic cross margins take precedence.
  @inline(__always) var isAlignedByBaseline: Bool {
    alignment == .baseline && bits.isDisjoint(with: .autoMarginsCross)
  }

  /// Whether the item is aligned by its last baseline.
  @inline(__always) var isAlignedByLastBaseline: Bool {
    alignment == .lastBaseline && bits.isDisjoint(with: .autoMarginsCross)
  }
}

/// The sizes of a border box along one axis.
struct SizeRules {
  /// The sum of padding and border.
  let outside: Float
  /// The preferred size, or NaN.
  let preferred: Float
  let least: Float
  let greatest: Float

  /// Creates the rules from sizes of the box named by `box-sizing`; NaN is `auto`.
  @inline(__always)
  init(
    _ preferred: Float, _ least: Float, _ greatest: Float, outside: Float, _ isContentBox: Bool
  ) {
    self.outside = outside
    // Comparisons keep unknown values.
    let added = isContentBox ? outside : 0
    let (preferred, least, greatest) = (preferred + added, least + added, greatest + added)
    self.preferred = preferred < outside ? outside : preferred
    self.least = least > outside ? least : outside
    self.greatest = greatest < outside ? outside : (greatest.isKnown ? greatest : .infinity)
  }

  @inline(__always) func clamp(_ length: Float) -> Float { length.clamped(least, greatest) }
}

extension FlexBox {
  /// Sets the sizes along both axes.
  @inline(__always) mutating func setSizes(_ main: SizeRules, _ cross: SizeRules) {
    outsideMain = main.outside
    preferredMain = main.preferred
    minMain = main.least
    maxMain = main.greatest
    outsideCross = cross.outside
    preferredCross = cross.preferred
    minCross = cross.least
    maxCross = cross.greatest
  }
}

/// A line of flex items.
struct FlexLine: BitwiseCopyable {
  var first: Int
  var count: Int
  /// The length of the items including gaps.
  var needed: Double
  /// The cross size.
  var cross: Float = 0
  /// The distance of the shared baseline from the line's cross start.
  var baseline: Float = 0
  /// The distance of the shared last baseline from the line's cross end.
  var lastBaseline: Float = 0
  /// The distance from the content box's cross start.
  var offset: Float = 0
}
