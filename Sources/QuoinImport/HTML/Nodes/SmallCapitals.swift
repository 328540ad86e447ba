import QuoinStyle

/// Synthesized small capitals: CSS Fonts 4 §6.6.
///
/// Like browsers for fonts without them, they are made of scaled capitals.
enum SmallCapitals {
  /// The size of small capitals relative to capitals.
  static let scale = 0.7

  /// Splits a text into runs that are small capitals or not.
  static func runs(_ text: String, _ variant: CSS.Keyword?) -> [(text: String, isSmall: Bool)] {
    guard variant == .smallCaps || variant == .allSmallCaps else { return [(text, false)] }
    let takesCapitals = variant == .allSmallCaps
    var runs: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall = character.isLowercase || (takesCapitals && character.isUppercase)
      if let last = runs.last, last.isSmall == isSmall {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), isSmall))
      }
    }
    return runs
  }
}
