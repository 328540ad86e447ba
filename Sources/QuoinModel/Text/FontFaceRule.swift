/// The description of a font in a document, such as CSS's `@font-face`: CSS Fonts 4 §4.
package struct FontFaceRule: Hashable, Sendable {
  /// The family of the font among all fonts; no font has it by its own file.
  package var family: String
  /// The weight, from 1 to 1000.
  package var weight: Double
  /// Whether the font is italic.
  package var isItalic: Bool
  /// The ranges of characters that the font is used for; empty if it is for all.
  package var ranges: [ClosedRange<UInt32>]

  /// Creates the rule of a font.
  package init(
    family: String, weight: Double = 400, isItalic: Bool = false, ranges: [ClosedRange<UInt32>] = []
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.ranges = ranges
  }
}
