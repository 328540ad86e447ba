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
}
