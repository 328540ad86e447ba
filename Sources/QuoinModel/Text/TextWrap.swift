/// Where lines of a styled text may end; CSS's `white-space`, `overflow-wrap` and `word-break`.
public enum TextWrap: UInt8, CaseIterable, Hashable, Sendable {
  /// Between words only; a longer word stands out.
  case words
  /// Between words; a word that is longer than a line breaks anywhere. The least width is still
  /// that of the longest word: `overflow-wrap: break-word`.
  case breakWord
  /// As `breakWord`, and the least width is that of the widest character: `overflow-wrap: anywhere`.
  case anywhere
  /// Between any two characters: `word-break: break-all`.
  case characters
  /// Nowhere but at forced breaks: `white-space: nowrap`.
  case never
}

/// What becomes of spaces at the end of a line.
///
/// Where a line wraps they are never counted or drawn; this is about the end of a paragraph.
public enum LineEndSpaces: UInt8, CaseIterable, Hashable, Sendable {
  /// They stay, and count as far as they fit: CSS's `pre-wrap`, and UIKit.
  case keep
  /// They are dropped: CSS's `normal`.
  case drop
}

/// Where lines may end between two visible characters of ASCII.
package enum BreakRules: UInt8, CaseIterable, Hashable, Sendable {
  /// As Unicode's line breaking algorithm has it: behind the slash of `and/or`, too.
  case unicode
  /// As browsers have it: behind hyphens and question marks, and before opening brackets.
  case browsers
}
