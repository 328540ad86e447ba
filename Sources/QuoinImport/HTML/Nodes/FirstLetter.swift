/// A text divided at its first letter: CSS Pseudo-Elements 4 §2.2.
struct FirstLetter {
  /// The white space before it.
  let before: String?
  /// The letter, with the punctuation around it.
  let letter: String
  /// What follows.
  let rest: String

  /// The parts of a text, or `nil` where it has no letter.
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
