/// Where an item lies across its line, or in its grid area: the value of the CSS properties
/// `align-items`, `align-self`, `justify-items` and `justify-self`.
///
/// `SelfAlignment.end.safe` is what CSS writes as `safe end`.
public struct SelfAlignment: Hashable, Sendable, BitwiseCopyable {
  /// The keyword without its overflow modifier.
  package enum Keyword: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// What the container's `alignItems` says; there, like `normal`.
    case auto
    /// What the container finds usual: `stretch` for a flex item.
    case normal
    /// As large as the line, unless the item has a size of its own or an `auto` margin.
    case stretch
    /// First baselines on one line.
    case baseline
    /// In the middle.
    case center
    /// Where the flex line begins.
    case flexStart
    /// Where the flex line ends.
    case flexEnd
    /// Where the container's layout direction begins.
    case start
    /// Where the container's layout direction ends.
    case end
    /// Where the item's own layout direction begins.
    case selfStart
    /// Where the item's own layout direction ends.
    case selfEnd
    /// At the left; like `start` where the axis is vertical.
    case left
    /// At the right; like `start` where the axis is vertical.
    case right
  }

  /// The keyword.
  package var keyword: Keyword
  /// Whether an item that overflows is aligned to the start, so that none of it is out of reach.
  package var isSafe: Bool

  /// A keyword, with or without the modifier `safe`.
  package init(_ keyword: Keyword, isSafe: Bool = false) {
    self.keyword = keyword
    self.isSafe = isSafe
  }

  /// The same with the modifier `safe`.
  public var safe: SelfAlignment { SelfAlignment(keyword, isSafe: true) }

  /// What the container's `alignItems` says; there, like `normal`.
  public static let auto = SelfAlignment(.auto)
  /// What the container finds usual: `stretch` for a flex item.
  public static let normal = SelfAlignment(.normal)
  /// As large as the line, unless the item has a size of its own or an `auto` margin.
  public static let stretch = SelfAlignment(.stretch)
  /// First baselines on one line.
  public static let baseline = SelfAlignment(.baseline)
  /// In the middle.
  public static let center = SelfAlignment(.center)
  /// Where the flex line begins.
  public static let flexStart = SelfAlignment(.flexStart)
  /// Where the flex line ends.
  public static let flexEnd = SelfAlignment(.flexEnd)
  /// Where the container's layout direction begins.
  public static let start = SelfAlignment(.start)
  /// Where the container's layout direction ends.
  public static let end = SelfAlignment(.end)
  /// Where the item's own layout direction begins.
  public static let selfStart = SelfAlignment(.selfStart)
  /// Where the item's own layout direction ends.
  public static let selfEnd = SelfAlignment(.selfEnd)
  /// At the left; like `start` where the axis is vertical.
  public static let left = SelfAlignment(.left)
  /// At the right; like `start` where the axis is vertical.
  public static let right = SelfAlignment(.right)
}
