import QuoinModel

/// What was found out about texts while they were measured and drawn.
struct TextFindings: Sendable {
  /// The number of characters without a glyph, by text.
  private(set) var missingGlyphs: [String: Int] = [:]
  /// The families that were asked for and are not there.
  private(set) var missingFamilies: Set<String> = []

  /// Whether there is anything to say.
  var hasAny: Bool { !missingGlyphs.isEmpty || !missingFamilies.isEmpty }

  mutating func noteMissing(glyphs: Int, in text: String) {
    // A handful of examples says all; a file in another script must not fill the memory.
    guard missingGlyphs.count < 100 else { return }
    missingGlyphs[String(text.prefix(40))] = glyphs
  }

  mutating func noteMissing(family: String) {
    if missingFamilies.count < 100 { missingFamilies.insert(family) }
  }

  mutating func merge(_ other: TextFindings) {
    for (text, count) in other.missingGlyphs { noteMissing(glyphs: count, in: text) }
    for family in other.missingFamilies { noteMissing(family: family) }
  }

  /// The findings in words, in an order that does not depend on hashing.
  func diagnostics(standIn: String) -> [Diagnostic] {
    missingFamilies.sorted().map {
      Diagnostic(
        .note, rule: "font-replaced",
        "the font “\($0)” is not among the font files; \(standIn)"
          + " stands in, so widths may differ")
    }
      + missingGlyphs.sorted { $0.key < $1.key }.map {
        Diagnostic(
          .warning, rule: "missing-glyph",
          "\($0.value) character\($0.value == 1 ? "" : "s") of “\($0.key)” have no glyph in any"
            + " of the font files; add one that has them")
      }
  }
}
