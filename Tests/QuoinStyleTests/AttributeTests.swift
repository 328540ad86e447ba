import QuoinModel
import Testing

@testable import QuoinStyle

/// The attributes of elements, and the selectors that ask for them.
@Suite struct AttributeTests {
  @Test(arguments: [1, 16, 17, 40]) func eachIsFoundByItsName(count: Int) {
    var attributes: CSS.Attributes = [:]
    for number in 0..<count { attributes["name\(number)"] = "\(number)" }
    for number in 0..<count { #expect(attributes["name\(number)"] == "\(number)") }
    #expect(attributes["name\(count)"] == nil)
    attributes["name0"] = "other"
    #expect(attributes["name0"] == "other")
    #expect(Array(attributes.names).count == count)
  }

  @Test func onlySomeNames() {
    let attributes: CSS.Attributes = ["class": "a", "id": "x"]
    #expect(attributes.areAll(among: ["class", "id", "style"]))
    #expect(!attributes.areAll(among: ["class"]))
    let none: CSS.Attributes = [:]
    #expect(none.areAll(among: []))
  }

  /// The widths of elements by a sheet.
  private func widths(_ css: String, _ elements: [CSS.DocumentStyler.Element]) -> [Double] {
    let sheet = StyleSheet(source: CSS.Source(css), origin: .author, target: .document)
    var styler = CSS.DocumentStyler(sheet, MediaEnvironment())
    return styler.styles(of: elements).map { style in
      if case .length(let width, .px) = style["width"] { width } else { 0 }
    }
  }

  @Test(arguments: [
    ("[open] { width: 9px }", [9.0, 0, 0]),
    ("p[open] { width: 9px }", [0, 0, 0]),
    (":is(p, details) { width: 9px }", [9, 9, 0]),
    (":is(p, i, [open]) { width: 9px }", [9, 9, 0]),
    (":is(p):is(details, p) { width: 9px }", [0, 9, 0]),
    (":not([open]) { width: 9px }", [0, 9, 9]),
    ("span { color: red } :is(u, span) { width: 9px }", [0, 0, 9]),
    (":is(u, *) { width: 9px }", [9, 9, 9]),
    ("[open][lang=en] { width: 9px }", [9, 0, 0]),
    ("[open][title] { width: 9px }", [0, 0, 0]),
  ]) func subjects(_ css: String, _ expected: [Double]) {
    let elements = [
      CSS.DocumentStyler.Element(
        parent: -1, type: "details", attributes: ["open": "", "lang": "en"]),
      CSS.DocumentStyler.Element(parent: 0, type: "p", attributes: ["lang": "en"]),
      CSS.DocumentStyler.Element(parent: 0, type: "span"),
    ]
    #expect(widths(css, elements) == expected)
  }

  /// Selectors 4 §6.2 to §6.4.
  @Test(arguments: [
    ("*=", "bc", "abcd", true), ("*=", "aab", "aaab", true), ("*=", "abab", "abacabab", true),
    ("*=", "abc", "ab", false), ("*=", "", "ab", false), ("*=", "x", "", false),
    ("^=", "ab", "abc", true), ("^=", "bc", "abc", false), ("$=", "bc", "abc", true),
    ("$=", "ab", "abc", false),
    ("$=", "", "abc", false), ("|=", "en", "en", true), ("|=", "en", "en-US", true),
    ("|=", "en", "enx", false),
    ("~=", "b", "a b c", true), ("~=", "b", "a bc", false), ("=", "e\u{301}", "\u{E9}", false),
  ])
  func valuesAreCompared(_ sign: String, _ value: String, _ given: String, _ isMatch: Bool) {
    let widths = widths(
      "p { width: 1px } p[title\(sign)\"\(value)\"] { width: 2px }",
      [CSS.DocumentStyler.Element(parent: -1, type: "p", attributes: ["title": given])])
    #expect(widths == [isMatch ? 2 : 1])
  }

  @Test(.timeLimit(.minutes(10))) func longValuesAreSearchedInLinearTime() {
    let test = CSS.AttributeTest(
      name: "title", comparison: .substring, value: String(repeating: "a", count: 50_000) + "b")
    #expect(!test.matches(String(repeating: "a", count: 2_000_000)))
    #expect(test.matches(String(repeating: "a", count: 2_000_000) + "b"))
  }
}
