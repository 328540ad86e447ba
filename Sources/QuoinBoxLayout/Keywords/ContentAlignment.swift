/// Where the items of a container lie in free space, or how they share it: the value of the CSS
/// properties `justify-content` and `align-content`.
///
/// `ContentAlignment.center.safe` is what CSS writes as `safe center`.
public struct ContentAlignment: Hashable, Sendable {
  /// The keyword without its overflow modifier.
  package enum Keyword: UInt8, CaseIterable, Hashable, Sendable {
    /// What the container finds usual: `flexStart` along the main axis, `stretch` across lines.
    case normal
    /// Where the flex container begins.
    case flexStart
    /// Where the flex container ends.
    case flexEnd
    /// In the middle.
    case center
    /// Where the layout direction begins, whatever the flex direction is.
    case start
    /// Where the layout direction ends, whatever the flex direction is.
    case end
    /// At the left; like `start` where the axis is vertical.
    case left
    /// At the right; like `start` where the axis is vertical.
    case right
    /// Free space between any two.
    case spaceBetween
    /// Free space around each.
    case spaceAround
    /// The same free space before, between and after.
    case spaceEvenly
    /// Free space is added to the lines; like `flexStart` along the main axis.
    case stretch
  }

  /// The keyword.
  package var keyword: Keyword
  /// Whether content that overflows is aligned to the start, so that none of it is out of reach.
  package var isSafe: Bool

  /// A keyword, with or without the modifier `safe`.
  package init(_ keyword: Keyword, isSafe: Bool = false) {
    self.keyword = keyword
    self.isSafe = isSafe
  }

  /// The same with the modifier `safe`.
  public var safe: ContentAlignment { ContentAlignment(keyword, isSafe: true) }

  /// What the container finds usual: `flexStart` along the main axis, `stretch` across lines.
  public static let normal = ContentAlignment(.normal)
  /// Where the flex container begins.
  public static let flexStart = ContentAlignment(.flexStart)
  /// Where the flex container ends.
  public static let flexEnd = ContentAlignment(.flexEnd)
  /// In the middle.
  public static let center = ContentAlignment(.center)
  /// Where the layout direction begins, whatever the flex direction is.
  public static let start = ContentAlignment(.start)
  /// Where the layout direction ends, whatever the flex direction is.
  public static let end = ContentAlignment(.end)
  /// At the left; like `start` where the axis is vertical.
  public static let left = ContentAlignment(.left)
  /// At the right; like `start` where the axis is vertical.
  public static let right = ContentAlignment(.right)
  /// Free space between any two.
  public static let spaceBetween = ContentAlignment(.spaceBetween)
  /// Free space around each.
  public static let spaceAround = ContentAlignment(.spaceAround)
  /// The same free space before, between and after.
  public static let spaceEvenly = ContentAlignment(.spaceEvenly)
  /// Free space is added to the lines; like `flexStart` along the main axis.
  public static let stretch = ContentAlignment(.stretch)
}
