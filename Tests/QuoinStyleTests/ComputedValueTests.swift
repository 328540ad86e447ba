import Foundation
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

/// Computed values beside those that Chromium answers; `Scripts/css-fixtures.py` asks it.
@Suite struct ComputedValueTests {
  struct Fixture: Decodable {
    struct Case: Decodable {
      var css: String
      var values: [String: String]
    }
    var parent: String
    var viewport: [Double]
    var cases: [Case]
  }

  static func fixture() throws -> Fixture {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/computed.json")
    return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
  }

  /// Where Chromium 14x follows another draft, or answers a used value and not the computed one.
  static let known: Set<String> = [
    // Chromium takes 'last baseline' for items only; CSS Alignment 3 §4.2 for content, too.
    "align-content: last baseline",
    // Used values: the automatic minimum of what is no flex item is zero.
    "min-height: auto", "min-height: none",
    // The default font is the system's, not Times.
    "font-family: inherit, a", "font-family: Arial,", "font-family: 1a", "font: bold 12px",
  ]

  @Test func valuesAreChromiums() throws {
    let fixture = try Self.fixture()
    var environment = MediaEnvironment()
    environment.traits.displayScale = 1
    environment.viewport = Size(fixture.viewport[0], fixture.viewport[1])
    // What Chromium's own sheet says of a block.
    let sheet = StyleSheet(
      source: CSS.Source("div { display: block }"), origin: .theme, target: .document)
    var differences: [String] = []
    for item in fixture.cases where !Self.known.contains(item.css) {
      var styler = CSS.DocumentStyler(sheet, environment)
      let styles = styler.styles(of: [
        CSS.DocumentStyler.Element(parent: -1, type: "html"),
        CSS.DocumentStyler.Element(
          parent: 0, type: "div",
          inline: CSS.AttributeDeclarations(CSS.DocumentStyler.inline(fixture.parent).0)),
        CSS.DocumentStyler.Element(
          parent: 1, type: "div",
          inline: CSS.AttributeDeclarations(CSS.DocumentStyler.inline(item.css).0)),
      ])
      for (name, expected) in item.values.sorted(by: { $0.key < $1.key }) {
        let value = Self.resolved(name, styles[2])
        if value != Self.simplified(expected) {
          differences.append("\(item.css) · \(name): \(value), Chromium \(expected)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// The value as `getComputedStyle` writes it: CSSOM 1 §9.
  static func resolved(_ name: String, _ style: CSS.ComputedStyle) -> String {
    guard let value = style[name] else { return "(not in the table)" }
    switch (name, value) {
    case (_, .color(let color)):
      return CSS.Value.color(.color(color.color(current: style.color))).text
    case ("line-height", .number(let factor)):
      return CSS.Value.length(factor * style.fontSize, .px).text
    case ("font-family", .commas(let names)):
      return simplified(names.map(\.text).joined(separator: ", "))
    case ("aspect-ratio", .list(let parts)):
      let ratio = parts.suffix(2).map(\.text).joined(separator: " / ")
      return parts.count == 3 ? "auto " + ratio : ratio
    case ("text-shadow", .commas(let shadows)):
      // The shadow of glyphs has no spread.
      return shadows.map { String($0.text.dropLast(" 0px".count)) }.joined(separator: ", ")
    case ("background-size", .commas(let sizes)):
      return sizes.map { $0.text == "auto auto" ? "auto" : $0.text }.joined(separator: ", ")
    case (_, .list(let pair)) where name.hasSuffix("radius") && pair[0] == pair[1]:
      return pair[0].text
    default: return simplified(value.text)
    }
  }

  /// The text without what two spellings of one value may differ by.
  static func simplified(_ text: String) -> String {
    text.replacingOccurrences(of: "file:///base/", with: "")
      .replacingOccurrences(of: "to right, ", with: "90deg, ")
      .replacingOccurrences(of: "\"", with: "")
  }
}
