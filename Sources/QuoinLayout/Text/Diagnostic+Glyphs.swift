import QuoinModel

extension Diagnostic {
  /// The rule of texts with characters that no font has.
  package static let missingGlyph = "missing-glyph"

  /// What is said of characters that no font has.
  package static func missing(glyphs: Int, in text: String) -> String {
    "\(glyphs) character\(glyphs == 1 ? " of “\(text)” has" : "s of “\(text)” have") no glyph in any"
      + " of the font files; add one that has \(glyphs == 1 ? "it" : "them")"
  }
}
