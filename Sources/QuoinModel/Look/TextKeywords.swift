/// The side at which lines of text begin.
public enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// The side that the direction of the layout says.
  case natural
  /// Left.
  case left
  /// In the middle.
  case center
  /// Right.
  case right
  /// Both sides; the last line begins as `natural`.
  case justified
}

/// How a line ends that has more text than room.
public enum LineBreak: UInt8, CaseIterable, Hashable, Sendable {
  /// Between words.
  case wordWrap
  /// Between characters.
  case characterWrap
  /// It is cut without a mark.
  case clip
  /// The start is cut, with a mark.
  case truncateHead
  /// The end is cut, with a mark.
  case truncateTail
  /// The middle is cut, with a mark.
  case truncateMiddle
}

/// The height of a line of text.
public enum LineHeight: Hashable, Sendable {
  /// What the font says.
  case normal
  /// A height in points.
  case points(Double)
  /// A multiple of the font's size.
  case multiple(Double)
}

/// Capitals and small letters of a text as it is shown.
public enum TextTransform: UInt8, CaseIterable, Hashable, Sendable {
  /// As written.
  case none
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase
  /// The first letter of each word a capital.
  case capitalize
}

/// How a line under, over or through a text is drawn.
public enum DecorationLine: UInt8, CaseIterable, Hashable, Sendable {
  /// One line.
  case solid
  /// Two lines.
  case double
  /// Dots.
  case dotted
  /// Dashes.
  case dashed
  /// A wave.
  case wavy
}

/// Lines under, over and through a text.
public struct TextDecoration: OptionSet, Hashable, Sendable {
  /// The lines as bits.
  public let rawValue: UInt8
  /// Lines by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Below the letters.
  public static let underline = TextDecoration(rawValue: 1)
  /// Above the letters.
  public static let overline = TextDecoration(rawValue: 2)
  /// Through the letters.
  public static let lineThrough = TextDecoration(rawValue: 4)
}
