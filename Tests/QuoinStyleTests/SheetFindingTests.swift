import QuoinModel
import Testing

@testable import QuoinStyle

/// What is wrong with a sheet is said, where it is and what may be meant.
@Suite struct SheetFindingTests {
  private func findings(_ css: String, file: String = "s.css") -> [String] {
    StyleSheet(css: css, file: file).diagnostics.map {
      "\($0.place?.description ?? "") \($0.rule): \($0.message)"
    }
  }

  @Test func aBlockThatIsNotClosed() {
    let found = findings(".a { color: red }\n@media screen {\n.b { opacity: 0 }")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("s.css:2:15 unclosed-block"))
    #expect(findings(".a { color: red").count == 1)
    #expect(findings(".a { color: red }").isEmpty)
  }

  @Test func featuresThatAreNotKnown() {
    #expect(findings("@media (widht: 3px) { a { opacity: 0 } }")[0].contains("mean 'width'"))
    #expect(findings("@media (widht > 3px) { a { opacity: 0 } }")[0].contains("mean 'width'"))
    #expect(findings("@media (orientaton: portrait) { }")[0].contains("mean 'orientation'"))
    #expect(findings("@media (fancy) { }")[0].contains("'fancy' is not known"))
  }

  @Test func propertiesAndRulesThatAreNear() {
    #expect(findings(".a { colr: red }")[0].contains("did you mean 'color'?"))
    #expect(findings("@meda screen { }")[0].contains("did you mean 'media'?"))
  }

  @Test(arguments: [
    ("color: bleu", "blue"), ("background-color: whit", "white"), ("display: flexx", "flex"),
    ("border: 1px soild red", "1px solid red"), ("text-align: centre", "center"),
    ("color: rbg(1, 2, 3)", "rgb(1, 2, 3)"), ("width: 12", "12px"), ("width: 12xp", "12px"),
    ("margin: 8 16", "8px 16px"), ("padding: 4.5 1px", "4.5px 1px"),
  ])
  func valuesThatAreNear(_ declaration: String, _ meant: String) {
    let found = findings(".a { opacity: 1 }\n.b { \(declaration) }")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("s.css:2:6 invalid-value") == true)
    #expect(found.first?.hasSuffix("; did you mean '\(meant)'?") == true, "\(found)")
  }

  @Test(arguments: [
    "color: nonsense", "width: blue", "display: 12", "width: 3quarks", "width: -5px",
  ])
  func valuesThatNothingIsNear(_ declaration: String) {
    let found = findings(".b { \(declaration) }")
    #expect(found.count == 1 && found.first?.contains("did you mean") == false, "\(found)")
  }

  @Test func everySuggestedKeywordIsOne() {
    // Words that stand only beside others: `safe center`, `all` parts of a font.
    for word in CSS.ValueSuggestion.keywords {
      let isValid = CSS.propertyNames.contains { name in
        let list = CSS.TokenList(CSS.Source(word))
        return (try? CSS.declared(name, list, 0..<list.end)) != nil
      }
      #expect(isValid, "no property takes '\(word)'")
    }
  }

  @Test func shorthandsAndVariablesThatAreNear() {
    #expect(findings(".a { bacground: red }")[0].contains("did you mean 'background'?"))
    #expect(findings(".a { pading: 3px }")[0].contains("did you mean 'padding'?"))
    let resolver = StyleResolver()
    func late(_ sheet: StyleSheet) -> [String] {
      resolver.resolve(TextNode("a"), sheet, MediaEnvironment())
      return resolver.diagnostics.map(\.message)
    }
    let css = "label { --brand: red; color: var(--brnad) }"
    #expect(late(StyleSheet(css: css)).map { $0.hasSuffix("mean '--brand'?") } == [true])
    let sheet = StyleSheet {
      Token("brand", color: .red)
      Rule("label") { $0.use("brnad", for: .color) }
    }
    #expect(late(sheet).map { $0.hasSuffix("did you mean 'brand'?") } == [true])
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func tokensWithoutAnIntegerLimitNoLines(_ number: Double) {
    let sheet = StyleSheet {
      Token("n", number)
      Rule("label") { $0.use("n", for: .lineLimit) }
    }
    let resolver = StyleResolver()
    resolver.resolve(TextNode("a"), sheet, MediaEnvironment())
    #expect(
      resolver.diagnostics.map { $0.message.contains("the token 'n' is not a valid value") } == [
        true
      ])
  }

  @Test func aLongSheetOfWrongValuesIsReadQuickly() {
    let css = String(repeating: ".a { color: bleu }\n", count: 2000)
    let found = findings(css)
    #expect(found.count == 2000)
    #expect(found.count { $0.contains("did you mean 'blue'?") } == 100)
  }

  @Test func kindsThatNoNodeIs() {
    let resolver = StyleResolver()
    func rules(_ css: String) -> [String] {
      resolver.resolve(
        TextNode("a"), StyleSheet(css: css, file: "s.css"), MediaEnvironment())
      return resolver.diagnostics.map {
        "\($0.place?.description ?? "") \($0.severity) \($0.message)"
      }
    }
    let found = rules(".a { opacity: 1 }\nlable { opacity: 0 }")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("s.css:2:1 warning"))
    #expect(found[0].contains("did you mean 'label'?"))
    #expect(rules("fancycard { opacity: 0 }")[0].hasPrefix("s.css:1:1 note"))
    // Kinds of Quoin's may be missing from a tree.
    #expect(rules("button, StackContainer > view { opacity: 0 }").isEmpty)
  }

  @Test func aRuleWithoutItsBlockIsNoUnknownOne() {
    let sheet = StyleSheet(css: "a {}\n@media (min-width: {} label { color: green }", file: "s.css")
    let found = sheet.diagnostics.first { $0.rule == "invalid-rule" }
    #expect(found?.place == SourcePlace(file: "s.css", line: 2, column: 1))
    #expect(found?.message.hasPrefix("@media has no block") == true)
  }

  @Test func aSheetInSwiftSaysWhereItIs() {
    let line = #line + 1
    let sheet = StyleSheet(css: "a { colour: red }")
    let place = sheet.diagnostics.first?.place
    #expect(place?.file == "QuoinStyleTests/SheetFindingTests.swift:\(line) (css)")
    #expect(place?.line == 1 && place?.column == 5)
  }
}
