/// The alignment of a container's content and the distribution of free space: the value of the CSS
/// properties `justify-content` and `align-content`.
///
/// `ContentAlignment.center.safe` is what CSS writes as `safe center`.
public struct ContentAlignment: Hashable, Sendable {
  /// The keyword without its overflow modifier.
  package enum Keyword: UInt8, CaseIterable, Hashable, Sendable {
    /// The default of the container: `flexStart` along the main axis, `stretch` across lines.
    case normal
    /// At the start of the flex container.
    case flexStart
    /// At the end of the flex container.
    case flexEnd
    /// Centred.
    case center
    /// At the start of the layout direction, regardless of the flex direction.
    case start
    /// At the end of the layout direction, regardless of the flex direction.
    case end
    /// At the left; acts as `start` if the axis is vertical.
    case left
    /// At the right; acts as `start` if the axis is vertical.
    case right
    /// The free space is distributed between the items or lines.
    case spaceBetween
    /// The free space is distributed around each item or line.
    case spaceAround
    /// The free space is distributed equally before, between and after the items or lines.
    case spaceEvenly
    /// The free space is added to the lines; acts as `flexStart` along the main axis.
    case stretch
  }

  /// The keyword.
  package var keyword: Keyword
  /// Whether overflowing content is aligned to the start, so that all of it can be reached.
  package var isSafe: Bool

  /// Whether overflowing content is aligned even in block containers, where it otherwise begins at the start: CSS's
  /// modifier `unsafe`.
  package var isUnsafe: Bool

  /// Creates an alignment from a keyword, with or without the modifier `safe` or `unsafe`.
  package init(_ keyword: Keyword, isSafe: Bool = false, isUnsafe: Bool = false) {
    self.keyword = keyword
    self.isSafe = isSafe
    self.isUnsafe = isUnsafe
  }

  /// The alignment with the modifier `safe`.
  public var safe: ContentAlignment { ContentAlignment(keyword, isSafe: true) }

  /// The default of the container: `flexStart` along the main axis, `stretch` across lines.
  public static let normal = ContentAlignment(.normal)
  /// At the start of the flex container.
  public static let flexStart = ContentAlignment(.flexStart)
  /// At the end of the flex container.
  public static let flexEnd = ContentAlignment(.flexEnd)
  /// Centred.
  public static let center = ContentAlignment(.center)
  /// At the start of the layout direction, regardless of the flex direction.
  public static let start = ContentAlignment(.start)
  /// At the end of the layout direction, regardless of the flex direction.
  public static let end = ContentAlignment(.end)
  /// At the left; acts as `start` if the axis is vertical.
  public static let left = ContentAlignment(.left)
  /// At the right; acts as `start` if the axis is vertical.
  public static let right = ContentAlignment(.right)
  /// The free space is distributed between the items or lines.
  public static let spaceBetween = ContentAlignment(.spaceBetween)
  /// The free space is distributed around each item or line.
  public static let spaceAround = ContentAlignment(.spaceAround)
  /// The free space is distributed equally before, between and after the items or lines.
  public static let spaceEvenly = ContentAlignment(.spaceEvenly)
  /// The free space is added to the lines; acts as `flexStart` along the main axis.
  public static let stretch = ContentAlignment(.stretch)
}
