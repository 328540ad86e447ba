/// How a visual format aligns the views that it names, and where its row begins.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Options of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Left sides are on one line.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
  /// Right sides are on one line.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
  /// Top sides are on one line.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
  /// Bottom sides are on one line.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
  /// Leading sides are on one line.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
  /// Trailing sides are on one line.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
  /// Centres along x are on one line.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
  /// Centres along y are on one line.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
  /// Last baselines are on one line.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 8)
  /// First baselines are on one line.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 9)
  /// A row begins at the left, whatever the layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// A row begins at the right, whatever the layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)
  /// A row follows the layout direction; so it does where no option is given.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
}
