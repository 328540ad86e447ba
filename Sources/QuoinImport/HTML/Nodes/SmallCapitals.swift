import QuoinStyle

/// Synthesized small capitals: CSS Fonts 4 §6.6.
///
/// Like browsers for fonts without them, they are made of scaled capitals.
enum SmallCapitals {
  /// The size of small capitals relative to capitals.
  private static let scale = 0.7

  /// Returns the declarations for the scaled capitals of a text.
  ///
  /// Browsers round their size to a pixel, and the line has the height of the unscaled font: the
  /// smaller one adds nothing. In the other modes, where only an element with text counts, it has the
  /// line height of its element.
  static func declarations(in computed: CSS.ComputedStyle, isStandards: Bool) -> String {
    let size = (scale * computed.fontSize).rounded()
    let height = isStandards ? "; line-height: 0" : ""
    return "font-size: \(size)px; text-transform: uppercase\(height)"
  }

  /// Splits a text into runs that are small capitals or not, or returns `nil` if none are asked for.
  static func runs(_ text: String, _ variant: CSS.Keyword?) -> [(text: String, isSmall: Bool)]? {
    guard variant == .smallCaps || variant == .allSmallCaps else { return nil }
    // As in browsers, all characters are then those of the smaller font, digits and spaces, too.
    if variant == .allSmallCaps { return [(text, true)] }
    var runs: [(text: String, isSmall: Bool)] = []
    for character in text {
      let isSmall = character.isLowercase
      if let last = runs.last, last.isSmall == isSmall {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), isSmall))
      }
    }
    return runs
  }
}
