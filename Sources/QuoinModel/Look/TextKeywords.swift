/// The alignment of lines of text.
public enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// The start side in the layout direction.
  case natural
  /// Left-aligned.
  case left
  /// Centred.
  case center
  /// Right-aligned.
  case right
  /// Justified; the last line is aligned as `natural`.
  case justified
}

/// The handling of text that does not fit its line.
public enum LineBreak: UInt8, CaseIterable, Hashable, Sendable {
  /// Wraps between words.
  case wordWrap
  /// Wraps between characters.
  case characterWrap
  /// Clips the line without an ellipsis.
  case clip
  /// Truncates the start with an ellipsis.
  case truncateHead
  /// Truncates the end with an ellipsis.
  case truncateTail
  /// Truncates the middle with an ellipsis.
  case truncateMiddle
}

/// The height of a line of text.
public enum LineHeight: Hashable, Sendable {
  /// The font's line height.
  case normal
  /// A height in points.
  case points(Double)
  /// A multiple of the font's size.
  case multiple(Double)
}

/// The conversion of text to capitals or lowercase letters.
public enum TextTransform: UInt8, CaseIterable, Hashable, Sendable {
  /// As written.
  case none
  /// All letters as capitals.
  case uppercase
  /// All letters in lowercase.
  case lowercase
  /// The first letter of each word as a capital.
  case capitalize
}

/// The line style of a text decoration.
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

/// The underline, overline and line-through of a text.
public struct TextDecoration: OptionSet, Hashable, Sendable {
  /// The lines as bits.
  public let rawValue: UInt8
  /// Creates lines from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A line below the letters.
  public static let underline = TextDecoration(rawValue: 1)
  /// A line above the letters.
  public static let overline = TextDecoration(rawValue: 2)
  /// A line through the letters.
  public static let lineThrough = TextDecoration(rawValue: 4)
}
