import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Numbers in counter styles, by the algorithms and tables of CSS Counter Styles 3.
@Suite struct CounterStyleTests {
  private static let rules = """
    @counter-style my { system: cyclic; symbols: "*" "†" x }
    @counter-style pad { system: numeric; symbols: a b c; pad: 5 "-"; negative: "(" ")" }
    @counter-style add { system: additive; additive-symbols: 10 X, V 5, 1 I; range: 1 30; fallback: pad }
    @counter-style fix { system: fixed 3; symbols: one two three; fallback: upper-roman }
    @counter-style ext { system: extends lower-roman; prefix: "<"; suffix: ">"; pad: 8 _ }
    @counter-style sym { system: symbolic; symbols: α β }
    @counter-style one { system: extends two } @counter-style two { system: extends one }
    """

  private func read(_ body: String, style: String = "") throws -> ImportedDocument {
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    return try HTMLDocument.read(
      Data("<!doctype html><style>\(Self.rules)\n\(style)</style>\(body)".utf8), options: options)
  }

  private func texts(_ document: ImportedDocument) throws -> [String] {
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(
      in: scene.size, traits: scene.traits)
    return DisplayList(arrangement).commands.compactMap {
      if case .text(let text) = $0 { text.string } else { nil }
    }
  }

  @Test(
    arguments: [
      ("decimal-leading-zero", 7, "07"), ("arabic-indic", 120, "١٢٠"), ("thai", 15, "๑๕"),
      ("upper-armenian", 1984, "ՌՋՁԴ"), ("georgian", 4321, "წტკა"), ("hebrew", 15, "טו"),
      ("hebrew", 116, "קטז"), ("upper-roman", 1999, "MCMXCIX"), ("upper-roman", 4000, "4000"),
      ("lower-roman", 4, "iv"), ("lower-alpha", 28, "ab"), ("upper-latin", 0, "0"),
      ("cjk-decimal", 205, "二〇五"), ("cjk-decimal", -5, "-5"), ("hiragana", 49, "ああ"),
      ("cjk-heavenly-stem", 3, "丙"), ("cjk-heavenly-stem", 11, "一一"), ("UPPER-ROMAN", 9, "IX"),
      ("my", 1, "*"), ("my", 5, "†"), ("my", 0, "x"), ("my", -1, "†"),
      // 7 in base 3 is 21; a negative sign takes two of the five places.
      ("pad", 7, "---cb"), ("pad", -7, "(-cb)"), ("pad", 0, "----a"),
      // 27 = 10 + 10 + 5 + 1 + 1; 31 is beyond the range: 31 in base 3 is 1011.
      ("add", 27, "XXVII"), ("add", 31, "-babb"), ("fix", 3, "one"), ("fix", 5, "three"),
      ("fix", 6, "VI"), ("ext", 4, "______iv"), ("sym", 5, "ααα"), ("sym", 476, "476"),
      ("one", 3, "3"),
    ] as [(String, Int, String)])
  func numbersAreWritten(_ name: String, _ number: Int, _ expected: String) throws {
    let document = try read(
      "<p style='counter-set: n \(number)'><b></b>",
      style: "b::before { content: counter(n, \(name)) }")
    #expect(try texts(document) == [expected])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func itemsHavePrefixesAndSuffixes() throws {
    let document = try read(
      "<ol style='list-style: ext'><li>a</ol><ol style='list-style: inside symbols(\"§\" \"#\")'>"
        + "<li>b<li>c<li>d</ol><ol style='list-style-type: my'><li>e</ol>")
    let texts = try texts(document)
    #expect(texts.contains("<_______i>"))
    #expect(texts.contains("*."))
    #expect(texts.filter { $0.hasPrefix("§") || $0.hasPrefix("#") }.count == 3)
    #expect(texts.contains { $0.hasPrefix("§§") })
  }

  @Test func reversedListsCountDown() throws {
    let document = try read(
      "<ol reversed><li>a<li>b<ol><li>c</ol><li value=9>d<li>e</ol><ol reversed start=2><li>f<li>g</ol>"
    )
    let numbers = try texts(document).filter { $0.hasSuffix(".") }
    #expect(numbers.sorted() == ["1.", "1.", "2.", "3.", "4.", "8.", "9."])
  }

  @Test func whatIsInvalidIsReported() throws {
    let document = try read(
      "<ol style='list-style-type: none-such'><li>a</ol>",
      style: """
        @counter-style decimal { symbols: a }
        @counter-style few { system: alphabetic; symbols: a }
        @counter-style odd { symbols: a; range: 5 1 }
        @counter-style up { system: additive; additive-symbols: 1 I, 5 V }
        @counter-style more { symbols: a; image: none }
        @counter-style long { symbols: a; prefix: "\(String(repeating: "x", count: 1025))" }
        """)
    let expected = [
      "invalid-rule", "invalid-rule", "invalid-value", "invalid-value", "invalid-rule",
      "unsupported-property", "unsupported-value", "invalid-value",
    ]
    #expect(document.diagnostics.map(\.rule).sorted() == expected.sorted())
    #expect(try texts(document).contains("1."))
  }
}
