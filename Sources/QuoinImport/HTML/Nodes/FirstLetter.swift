/// A text split at its first letter: CSS Pseudo-Elements 4 §2.2.
struct FirstLetter {
  /// The leading white space, if any.
  let before: String?
  /// The first letter, with surrounding punctuation.
  let letter: String
  /// The remaining text.
  let rest: String

  /// Splits a text, or fails if it has no letter.
  init?(_ text: String) {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    var index = start
    while index < text.endIndex, text[index].isPunctuation { index = text.index(after: index) }
    guard index < text.endIndex, !text[index].isWhitespace else { return nil }
    index = text.index(after: index)
    while index < text.endIndex, text[index].isPunctuation { index = text.index(after: index) }
    before = start > text.startIndex ? String(text[..<start]) : nil
    letter = String(text[start..<index])
    rest = String(text[index...])
  }
}
