/// The alignment of an item across its line, or in its grid area: the value of the CSS properties
/// `align-items`, `align-self`, `justify-items` and `justify-self`.
///
/// `SelfAlignment.end.safe` is what CSS writes as `safe end`.
public struct SelfAlignment: Hashable, Sendable, BitwiseCopyable {
  /// The keyword without its overflow modifier.
  package enum Keyword: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The container's `alignItems`; acts as `normal` there.
    case auto
    /// The default of the container: `stretch` for a flex item.
    case normal
    /// Fills the line, unless the item has a size of its own or an `auto` margin.
    case stretch
    /// Aligns the first baselines.
    case baseline
    /// Aligns the last baselines.
    case lastBaseline
    /// Centred.
    case center
    /// At the start of the flex line.
    case flexStart
    /// At the end of the flex line.
    case flexEnd
    /// At the start of the container's layout direction.
    case start
    /// At the end of the container's layout direction.
    case end
    /// At the start of the item's own layout direction.
    case selfStart
    /// At the end of the item's own layout direction.
    case selfEnd
    /// At the left; acts as `start` if the axis is vertical.
    case left
    /// At the right; acts as `start` if the axis is vertical.
    case right
  }

  /// The keyword.
  package var keyword: Keyword
  /// Whether baselines are aligned.
  package var isOfBaselines: Bool { keyword == .baseline || keyword == .lastBaseline }
  /// Whether an overflowing item is aligned to the start, so that all of it can be reached.
  package var isSafe: Bool

  /// Creates an alignment from a keyword, with or without the modifier `safe`.
  package init(_ keyword: Keyword, isSafe: Bool = false) {
    self.keyword = keyword
    self.isSafe = isSafe
  }

  /// The alignment with the modifier `safe`.
  public var safe: SelfAlignment { SelfAlignment(keyword, isSafe: true) }

  /// The container's `alignItems`; acts as `normal` there.
  public static let auto = SelfAlignment(.auto)
  /// The default of the container: `stretch` for a flex item.
  public static let normal = SelfAlignment(.normal)
  /// Fills the line, unless the item has a size of its own or an `auto` margin.
  public static let stretch = SelfAlignment(.stretch)
  /// Aligns the first baselines.
  public static let baseline = SelfAlignment(.baseline)
  /// Aligns the last baselines, as low as possible.
  package static let lastBaseline = SelfAlignment(.lastBaseline)
  /// Centred.
  public static let center = SelfAlignment(.center)
  /// At the start of the flex line.
  public static let flexStart = SelfAlignment(.flexStart)
  /// At the end of the flex line.
  public static let flexEnd = SelfAlignment(.flexEnd)
  /// At the start of the container's layout direction.
  public static let start = SelfAlignment(.start)
  /// At the end of the container's layout direction.
  public static let end = SelfAlignment(.end)
  /// At the start of the item's own layout direction.
  public static let selfStart = SelfAlignment(.selfStart)
  /// At the end of the item's own layout direction.
  public static let selfEnd = SelfAlignment(.selfEnd)
  /// At the left; acts as `start` if the axis is vertical.
  public static let left = SelfAlignment(.left)
  /// At the right; acts as `start` if the axis is vertical.
  public static let right = SelfAlignment(.right)
}
