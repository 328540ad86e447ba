import QuoinModel

extension Diagnostic {
  /// The rule of diagnostics about characters that no font contains.
  package static let missingGlyph = "missing-glyph"

  /// Returns the message about characters that no font contains.
  package static func missing(glyphs: Int, in text: String) -> String {
    "\(glyphs) character\(glyphs == 1 ? " of “\(text)” has" : "s of “\(text)” have") no glyph in any"
      + " of the font files; add one that has \(glyphs == 1 ? "it" : "them")"
  }
}
