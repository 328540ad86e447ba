/// The positions where lines of a styled text may break; CSS's `white-space`, `overflow-wrap` and
/// `word-break`.
public enum TextWrap: UInt8, CaseIterable, Hashable, Sendable {
  /// Between words only; a longer word overflows.
  case words
  /// Between words; a word that is longer than a line breaks anywhere.
  ///
  /// The minimum width is still that of the longest word: `overflow-wrap: break-word`.
  case breakWord
  /// Like `breakWord`, but the minimum width is that of the widest character: `overflow-wrap:
  /// anywhere`.
  case anywhere
  /// Between any two characters: `word-break: break-all`.
  case characters
  /// Only at forced breaks: `white-space: nowrap`.
  case never
  /// Between words, but not between two letters of Chinese, Japanese or Korean: `word-break: keep-all`.
  case keepLetters
  /// As `keepLetters`; a word that is longer than a line breaks anywhere, as with `breakWord`.
  case keepLettersOrBreakWord
  /// As `keepLetters`; a word that is longer than a line breaks anywhere, as with `anywhere`.
  case keepLettersOrAnywhere
}

/// The handling of spaces at the end of a line.
///
/// Where a line wraps, spaces are never counted or drawn; this is about the end of a paragraph.
public enum LineEndSpaces: UInt8, CaseIterable, Hashable, Sendable {
  /// Spaces are kept, and count as far as they fit: CSS's `pre-wrap`, and UIKit.
  case keep
  /// Spaces are dropped: CSS's `normal`.
  case drop
}

/// The positions where lines may break between two visible ASCII characters.
package enum BreakRules: UInt8, CaseIterable, Hashable, Sendable {
  /// According to Unicode's line breaking algorithm, which also breaks after the slash of `and/or`.
  case unicode
  /// As in browsers: after hyphens and question marks, and before opening brackets.
  case browsers
}
