import QuoinStyle

/// Capitals as small as small letters: CSS Fonts 4 §6.6, made of capitals of the font, as browsers make
/// them where it has none.
enum SmallCapitals {
  /// How large they are beside the font's capitals.
  static let scale = 0.7

  /// The parts of a text that are as they stand and that are small capitals.
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
