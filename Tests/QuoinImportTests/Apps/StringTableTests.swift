import Testing

@testable import QuoinImport

@Suite struct StringTableTests {
  private func catalogue(_ strings: String, _ language: String, idiom: String = "iphone") throws
    -> [String: String]
  {
    let text = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    let value = try #require(PropertyValue(json: Array(text.utf8)))
    return StringTable(catalogue: value, language: language, idiom: idiom).texts
  }

  private static let name = """
    "a.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Name"}},
      "pt-BR": {"stringUnit": {"value": "Nome"}}}}
    """

  @Test func catalogues() throws {
    #expect(try catalogue(Self.name, "de") == ["a.text": "Name"])
    #expect(try catalogue(Self.name, "de-AT") == ["a.text": "Name"])
    #expect(try catalogue(Self.name, "pt_BR") == ["a.text": "Nome"])
    #expect(try catalogue(Self.name, "fr") == [:])
  }

  @Test func variations() throws {
    let text = """
      "a.text": {"localizations": {"de": {"variations": {"device": {
        "ipad": {"variations": {"plural": {"one": {"stringUnit": {"value": "ein Ding"}},
          "other": {"stringUnit": {"value": "viele Dinge"}}}}},
        "other": {"stringUnit": {"value": "Dinge"}}}}}}}
      """
    #expect(try catalogue(text, "de") == ["a.text": "Dinge"])
    #expect(try catalogue(text, "de", idiom: "ipad") == ["a.text": "viele Dinge"])
  }

  @Test func plurals() {
    let table = StringTable([
      "a.text": .dictionary([
        "NSStringLocalizedFormatKey": .text("%#@count@ left"),
        "count": .dictionary(["one": .text("%d day"), "other": .text("%d days")]),
      ]),
      "b.text": .dictionary([
        "NSStringVariableWidthRuleType": .dictionary([
          "20": .text("short"), "120": .text("longest"),
        ])
      ]),
      "c.text": .text("plain"), "d": .list([]),
    ])
    #expect(table.texts == ["a.text": "%d days left", "b.text": "longest", "c.text": "plain"])
  }

  @Test(
    arguments: [
      ("de", ["en", "de"], "de"), ("de-AT", ["de", "en"], "de"),
      ("pt-BR", ["pt", "pt-BR"], "pt-BR"),
      ("pt", ["pt-BR"], nil), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("EN_gb", ["English"], "English"),
      ("fr", [], nil),
    ] as [(String, [String], String?)])
  func theClosestLanguage(_ wanted: String, _ languages: [String], _ expected: String?) {
    #expect(LanguageChoice.best(for: wanted, among: languages) == expected)
  }

  @Test func directions() {
    for language in ["ar", "he-IL", "fa", "ur_PK", "pa-Arab"] {
      #expect(LanguageChoice.isRightToLeft(language), "\(language)")
    }
    for language in ["de", "ku-Latn", "zh-Hant", "az-Cyrl", ""] {
      #expect(!LanguageChoice.isRightToLeft(language), "\(language)")
    }
  }

  /// Widths that are equal as numbers: the one that is last as text.
  @Test func equalWidthsHaveAnOrder() {
    for _ in 0..<20 {
      let rule = ["20": "a", "20.0": "b", "2e1": "c", "3": "d"].mapValues { PropertyValue.text($0) }
      let table = StringTable([
        "k": .dictionary(["NSStringVariableWidthRuleType": .dictionary(rule)])
      ])
      #expect(table.texts == ["k": "c"])
    }
  }

  private func entry(_ format: String, _ variables: [String: String]) -> PropertyValue {
    var members = variables.mapValues { PropertyValue.dictionary(["other": .text($0)]) }
    members["NSStringLocalizedFormatKey"] = .text(format)
    return .dictionary(members)
  }

  @Test func variablesContainVariables() {
    let table = StringTable([
      "a": entry("%#@a@", ["a": "in %#@b@", "b": "%d b"]),
      "b": entry("%#@b@ %#@none@ %#@b", ["a": "%d a", "b": "in %#@a@"]),
      "c": entry("%#@c@", ["c": "c%#@c@"]),
    ])
    #expect(table.texts["a"] == "in %d b")
    #expect(table.texts["b"] == "in %d a %#@none@ %#@b")
    // Sixteen times, and then as written.
    #expect(table.texts["c"] == String(repeating: "c", count: 16) + "%#@c@")
    #expect(!table.isCutShort)
  }

  /// A thousand times a thousand times a thousand letters, or none.
  @Test(.timeLimit(.minutes(10)), arguments: ["x", ""]) func expansionsHaveALimit(_ letter: String)
  {
    func thousand(_ text: String) -> String { String(repeating: text, count: 1_000) }
    let table = StringTable([
      "large": entry(
        "%#@a@",
        ["a": thousand("%#@b@"), "b": thousand("%#@c@"), "c": thousand("%#@d@"), "d": letter]),
      "plain": .text("p"),
    ])
    #expect(table.texts == ["plain": "p"])
    #expect(table.isCutShort)
  }
}
