import QuoinModel
import Testing

@testable import QuoinStyle

/// CSS Nesting 1 and `:has()`, on elements of a document.
@Suite struct NestingTests {
  /// The widths of elements `tag.class` in a tree, by a sheet.
  private func widths(_ css: String, _ tree: [(parent: Int32, type: String, class: String)])
    -> [Double]
  {
    let sheet = StyleSheet(source: CSS.Source(css), origin: .author, target: .document)
    var styler = CSS.DocumentStyler(sheet, MediaEnvironment())
    let styles = styler.styles(
      of: tree.map {
        CSS.DocumentStyler.Element(
          parent: $0.parent, type: $0.type, attributes: $0.class.isEmpty ? [:] : ["class": $0.class]
        )
      })
    return styles.map { style in
      if case .length(let width, .px) = style["width"] { width } else { 0 }
    }
  }

  // body > (section.a > p.b, section.c > (p.b, i))
  private let tree: [(parent: Int32, type: String, class: String)] = [
    (-1, "body", ""), (0, "section", "a"), (1, "p", "b"), (0, "section", "c"), (3, "p", "b"),
    (3, "i", ""),
  ]

  @Test(
    arguments: [
      (".a { .b { width: 1px } }", [0, 0, 1, 0, 0, 0]),
      (".a { & .b { width: 1px } }", [0, 0, 1, 0, 0, 0]),
      (".a { > p { width: 1px } }", [0, 0, 1, 0, 0, 0]),
      (".a { + section { width: 1px } }", [0, 0, 0, 1, 0, 0]),
      ("section { &.c { width: 1px } }", [0, 0, 0, 1, 0, 0]),
      (".b { .c & { width: 1px } }", [0, 0, 0, 0, 1, 0]),
      (".a, .c { p { width: 1px } }", [0, 0, 1, 0, 1, 0]),
      ("section { p { &.b { width: 1px } } }", [0, 0, 1, 0, 1, 0]),
      // A type with a colon is a rule, not a declaration, where a block follows.
      (
        "section { p:last-child { width: 1px } i:only-of-type { width: 2px } }", [0, 0, 1, 0, 0, 2]
      ),
      // Declarations behind a nested rule are behind it in the cascade, too.
      ("p { & { width: 1px } width: 2px }", [0, 0, 2, 0, 2, 0]),
      // The weight of & is that of the heaviest selector around.
      (".x, p { & { width: 1px } } section p { width: 2px }", [0, 0, 1, 0, 1, 0]),
      (".a { @supports (width: 1px) { width: 1px; .b { width: 2px } } }", [0, 1, 2, 0, 0, 0]),
      (".a { color: red; --x: { y }; .b { width: 1px } }", [0, 0, 1, 0, 0, 0]),
      ("section:has(i) { width: 1px }", [0, 0, 0, 1, 0, 0]),
      ("section:has(> .b) { width: 1px }", [0, 1, 0, 1, 0, 0]),
      ("section:has(+ .c) { width: 1px }", [0, 1, 0, 0, 0, 0]),
      ("section:has(~ section i) { width: 1px }", [0, 1, 0, 0, 0, 0]),
      ("body:not(:has(b)) { width: 1px }", [1, 0, 0, 0, 0, 0]),
      ("p:has(i), p:has(:has(i)) { width: 1px } .b { width: 2px }", [0, 0, 2, 0, 2, 0]),
    ] as [(String, [Double])])
  func rulesInRulesMatch(css: String, expected: [Double]) {
    #expect(widths(css, tree) == expected, "\(css)")
  }

  @Test func deepNestingEndsInAWord() {
    let css = String(repeating: "a { ", count: 5000)
    let sheet = StyleSheet(source: CSS.Source(css), origin: .author, target: .document)
    #expect(sheet.diagnostics.contains { $0.rule == "nesting-too-deep" })
  }
}
