import QuoinLayout
import QuoinModel

/// The diagnostics collected while texts are measured and drawn.
struct TextFindings: Sendable {
  /// The number of characters without a glyph, by text.
  private(set) var missingGlyphs: [String: Int] = [:]
  /// The requested families that are not available, with their substitutes.
  private(set) var missingFamilies: [String: String] = [:]

  /// Whether a letter has more combining marks than are drawn.
  var hasStackedMarks = false

  /// Whether there is anything to report.
  var hasAny: Bool { !missingGlyphs.isEmpty || !missingFamilies.isEmpty || hasStackedMarks }

  mutating func noteMissing(glyphs: Int, in text: String) {
    // A few examples suffice; a file in another script must not fill the memory.
    guard missingGlyphs.count < 100 else { return }
    missingGlyphs[String(text.prefix(40))] = glyphs
  }

  mutating func noteMissing(family: String, standIn: String) {
    if missingFamilies.count < 100 { missingFamilies[family] = standIn }
  }

  mutating func merge(_ other: TextFindings) {
    hasStackedMarks = hasStackedMarks || other.hasStackedMarks
    for (text, count) in other.missingGlyphs { noteMissing(glyphs: count, in: text) }
    for (family, standIn) in other.missingFamilies { noteMissing(family: family, standIn: standIn) }
  }

  /// The diagnostics, in an order that does not depend on hashing.
  var diagnostics: [Diagnostic] {
    let marks =
      hasStackedMarks
      ? [
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "a letter has more marks than the limit of \(StackedMarks.maximumMarks); the rest is not drawn"
        )
      ] : []
    return marks
      + missingFamilies.sorted { $0.key < $1.key }.map {
        Diagnostic(
          .note, rule: "font-replaced", TextFindings.replacement($0.key, standIn: $0.value))
      }
      + missingGlyphs.sorted { $0.key < $1.key }.map {
        Diagnostic(
          .warning, rule: "missing-glyph", TextFindings.missing(glyphs: $0.value, in: $0.key))
      }
  }

  /// The message about an unavailable family.
  static func replacement(_ family: String, standIn: String) -> String {
    let names = family.split(separator: ",").map { $0.drop { $0 == " " } }
      .filter { $0 != "-webkit-standard" }
    let fonts = names.count == 1 ? "font" : "fonts"
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    return "the \(fonts) \(list) \(names.count == 1 ? "is" : "are") not among the font files; "
      + "\(standIn) stands in, so widths may differ"
  }

  /// The message about characters that no font has.
  static func missing(glyphs: Int, in text: String) -> String {
    Diagnostic.missing(glyphs: glyphs, in: text)
  }
}
