/// The alignment of the views in a visual format, and the direction of its row.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Aligns left sides.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 0)
  /// Aligns right sides.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns top sides.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns bottom sides.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns leading sides.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns trailing sides.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns horizontal centres.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns vertical centres.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 7)
  /// Aligns last baselines.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 8)
  /// Aligns first baselines.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 9)
  /// The row runs from left to right, whatever the layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// The row runs from right to left, whatever the layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)
  /// The row follows the layout direction; this is the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
}
