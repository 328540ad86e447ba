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
        .note, rule: "font-replaced", TextFindings.replacement($0, standIn: standIn))
    }
      + missingGlyphs.sorted { $0.key < $1.key }.map {
        Diagnostic(
          .warning, rule: "missing-glyph", TextFindings.missing(glyphs: $0.value, in: $0.key))
      }
  }

  /// What is said of a family that is not there.
  static func replacement(_ family: String, standIn: String) -> String {
    "the font “\(family)” is not among the font files; \(standIn) stands in, so widths may differ"
  }

  /// What is said of characters that no font has.
  static func missing(glyphs: Int, in text: String) -> String {
    "\(glyphs) character\(glyphs == 1 ? " of “\(text)” has" : "s of “\(text)” have") no glyph in any"
      + " of the font files; add one that has \(glyphs == 1 ? "it" : "them")"
  }
}
