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

  /// See ``Keyword/auto``.
  public static let auto = SelfAlignment(.auto)
  /// See ``Keyword/normal``.
  public static let normal = SelfAlignment(.normal)
  /// See ``Keyword/stretch``.
  public static let stretch = SelfAlignment(.stretch)
  /// See ``Keyword/baseline``.
  public static let baseline = SelfAlignment(.baseline)
  /// See ``Keyword/center``.
  public static let center = SelfAlignment(.center)
  /// See ``Keyword/flexStart``.
  public static let flexStart = SelfAlignment(.flexStart)
  /// See ``Keyword/flexEnd``.
  public static let flexEnd = SelfAlignment(.flexEnd)
  /// See ``Keyword/start``.
  public static let start = SelfAlignment(.start)
  /// See ``Keyword/end``.
  public static let end = SelfAlignment(.end)
  /// See ``Keyword/selfStart``.
  public static let selfStart = SelfAlignment(.selfStart)
  /// See ``Keyword/selfEnd``.
  public static let selfEnd = SelfAlignment(.selfEnd)
  /// See ``Keyword/left``.
  public static let left = SelfAlignment(.left)
  /// See ``Keyword/right``.
  public static let right = SelfAlignment(.right)
}
