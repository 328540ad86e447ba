import QuoinModel
import Testing

@testable import QuoinStyle

/// Pseudo-classes of forms' controls, which other selectors define.
@Suite struct ControlClassTests {
  private func content(_ text: String) -> SheetContent {
    StyleSheet(source: CSS.Source(text), origin: .author, target: .document).content
  }

  /// Written out at each use, a document of a megabyte would take a gigabyte.
  @Test func aDefinitionIsKeptOnce() {
    let one = content(".a:valid { width: 1px }")
    let text = (0..<500).map { ".c\($0):valid:valid { width: 1px }" }.joined(separator: "\n")
    let many = content(text)
    #expect(many.entries.count == 500)
    // Three tests a rule, and those of the definition once.
    #expect(many.selectors.tests.count <= 500 * 3 + one.selectors.tests.count)
  }

  /// What a rule that cannot be read has named is forgotten; a definition that named it is, too.
  @Test func aDefinitionOutlivesARuleThatCannotBeRead() {
    let sheet = StyleSheet(
      source: CSS.Source("p:valid >> { width: 1px } input:valid { width: 2px }"), origin: .author,
      target: .document)
    #expect(sheet.content.entries.count == 1)
    var styler = CSS.DocumentStyler(sheet, MediaEnvironment())
    let styles = styler.styles(of: [
      CSS.DocumentStyler.Element(parent: -1, type: "input"),
      CSS.DocumentStyler.Element(parent: -1, type: "input", attributes: ["required": ""]),
      CSS.DocumentStyler.Element(parent: -1, type: "p"),
    ])
    #expect(styles.map { $0[.width] } == [.length(2, .px), .keyword(.auto), .keyword(.auto)])
  }
}
