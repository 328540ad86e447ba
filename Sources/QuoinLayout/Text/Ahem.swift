import QuoinGeometry
import QuoinModel

/// The web's test font, Ahem, which needs no file: every glyph is a square of one em that extends
/// 0.8 em above the baseline and 0.2 em below; spaces are blank squares.
///
/// Sizes in it can be counted, so documents that test layouts use it. It applies if it is the first
/// family of a list.
package enum Ahem {
  /// Whether a font is Ahem.
  package static func isMeant(by font: Font) -> Bool {
    guard let family = font.family else { return false }
    // Quotes and spaces may surround the name.
    let name = family.utf8.drop { $0 < 48 && $0 != UInt8(ascii: ",") }
    guard name.starts(with: "ahem".utf8, by: { $0 | 0x20 == $1 }) else { return false }
    return name.dropFirst(4).prefix { $0 != UInt8(ascii: ",") }.allSatisfy { $0 < 48 }
  }

  /// Returns the metrics of the font.
  package static func metrics(size: Double) -> FontMetrics {
    FontMetrics(
      ascender: 0.8 * size, descender: 0.2 * size, lineHeight: size, xHeight: 0.8 * size,
      capHeight: 0.8 * size)
  }

  /// Returns the width of a character in ems: zero for direction marks, joiners and soft hyphens.
  package static func advance(_ character: Character) -> Double {
    character.unicodeScalars.contains { !$0.properties.isDefaultIgnorableCodePoint } ? 1 : 0
  }

  /// Returns the filled part of a character's square, in ems from the baseline up; `nil` for
  /// spaces.
  package static func ink(_ character: Character) -> (top: Double, bottom: Double)? {
    if advance(character) == 0 || character.isWhitespace || character == "\u{FFFC}" { return nil }
    switch character {
    case "p": return (0, -0.2)
    case "É": return (0.8, 0)
    default: return (0.8, -0.2)
    }
  }
}
