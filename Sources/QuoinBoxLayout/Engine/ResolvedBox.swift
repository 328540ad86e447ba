/// A box's own rules as numbers for its border box, resolved against a containing block; NaN is
/// `auto`.
struct ResolvedBox {
  /// The sums of padding and border.
  var outsideWidth: Float
  var outsideHeight: Float
  /// The margins; `auto` ones are zero.
  var marginLeft: Float
  var marginTop: Float
  var marginRight: Float
  var marginBottom: Float
  var autoMargins: EdgeBits
  /// The preferred size, if it is definite.
  var width = Float.nan
  var height = Float.nan
  var minWidth: Float
  var minHeight: Float
  var maxWidth = Float.infinity
  var maxHeight = Float.infinity
  /// The width divided by the height, or zero if there is no ratio.
  var ratio: Float
  var bits: Bits = []

  struct Bits: OptionSet {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Whether the preferred size is `auto`; an unresolved percentage acts as the size of the
    /// content, but is not stretched.
    static let hasAutoWidth = Bits(rawValue: 1 << 0)
    static let hasAutoHeight = Bits(rawValue: 1 << 1)
    /// Whether the minimum size is automatic.
    static let hasAutoMinWidth = Bits(rawValue: 1 << 2)
    static let hasAutoMinHeight = Bits(rawValue: 1 << 3)
    static let isContentBox = Bits(rawValue: 1 << 4)
    static let isScrollContainer = Bits(rawValue: 1 << 5)
    /// Whether the minimum or maximum height is the height of the content.
    static let minHeightIsContent = Bits(rawValue: 1 << 6)
    static let maxHeightIsContent = Bits(rawValue: 1 << 7)
    // A constant, because a literal of two options is an array that is made at run time.
    static let hasContentLimits = Bits(rawValue: 1 << 6 | 1 << 7)
    /// Whether the height is the keyword `stretch` with an unknown available height.
    static let stretchesHeight = Bits(rawValue: 1 << 8)
    static let isReplaced = Bits(rawValue: 1 << 9)
    /// Whether the aspect ratio is that of the content box.
    static let hasNaturalRatio = Bits(rawValue: 1 << 10)

    static let hasContentRatio: Bits = [.isContentBox, .hasNaturalRatio]
    /// The properties due to which content does not extend a side beyond the aspect ratio.
    static let isFirmlyProportional: Bits = [.isScrollContainer, .isReplaced]
  }

  @inline(__always) var marginWidth: Float { marginLeft + marginRight }
  @inline(__always) var marginHeight: Float { marginTop + marginBottom }

  @inline(__always) func clampWidth(_ width: Float) -> Float { width.clamped(minWidth, maxWidth) }
  @inline(__always) func clampHeight(_ height: Float) -> Float {
    height.clamped(minHeight, maxHeight)
  }

  /// Returns the width that the aspect ratio gives for a height (CSS Sizing 4 §4).
  ///
  /// The ratio is that of the box named by `box-sizing`, or of the content box.
  func width(fromHeight height: Float) -> Float {
    guard !bits.isDisjoint(with: .hasContentRatio) else {
      return max(outsideWidth, (height * ratio).limited)
    }
    return outsideWidth + (max(0, height - outsideHeight) * ratio).limited
  }

  /// Returns a width within the limits of the height, transferred through the ratio (CSS Sizing 4
  /// §4.2).
  func clampTransferred(_ width: Float) -> Float {
    guard ratio > 0 else { return width }
    let upper = maxHeight < .infinity ? self.width(fromHeight: maxHeight) : .infinity
    return width.clamped(self.width(fromHeight: minHeight), upper)
  }

  /// Returns the height that the aspect ratio gives for a width.
  func height(fromWidth width: Float) -> Float {
    guard !bits.isDisjoint(with: .hasContentRatio) else {
      return max(outsideHeight, (width / ratio).limited)
    }
    return outsideHeight + (max(0, width - outsideWidth) / ratio).limited
  }
}

/// A set of sides of a box.
struct EdgeBits: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let left = EdgeBits(rawValue: 1 << 0)
  static let top = EdgeBits(rawValue: 1 << 1)
  static let right = EdgeBits(rawValue: 1 << 2)
  static let bottom = EdgeBits(rawValue: 1 << 3)
}
