import QuoinModel
import QuoinStyle
import Testing

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
