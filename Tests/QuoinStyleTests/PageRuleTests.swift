import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinStyle

/// `@page` rules: CSS Paged Media 3 §4 and §7.
@Suite struct PageRuleTests {
  private func sheet(_ css: String) -> StyleSheet {
    StyleSheet(source: CSS.Source(css, file: "a.css"), origin: .author, target: .document)
  }

  private func style(_ css: String) -> CSS.PageStyle {
    var environment = MediaEnvironment()
    environment.medium = .print
    return CSS.PageStyle(sheet(css).pageRules, in: environment)
  }

  private func page(
    _ sides: Set<CSS.PageRule.Side>, _ name: String? = nil
  ) -> CSS.PageStyle.Page {
    CSS.PageStyle.Page(sides, name: name)
  }

  /// Millimetres in pixels.
  private static func mm(_ width: Double, _ height: Double) -> Size {
    Size(width * 96 / 25.4, height * 96 / 25.4)
  }

  private static let sheets: [(String, Size)] = [
    ("A4", mm(210, 297)), ("a4 LANDSCAPE", mm(297, 210)), ("landscape letter", Size(1056, 816)),
    ("legal portrait", Size(816, 1344)), ("5in", Size(480, 480)),
    ("10cm 72pt", Size(mm(100, 0).width, 96)),
    ("calc(1in + 4px) 200px", Size(100, 200)), ("6em 100px", Size(96, 100)),
  ]

  /// CSS Fonts 4 §2.5: keywords are shares of 16 pixels, or of the size of the root.
  @Test func fontSizesOfPages() {
    func size(_ css: String) -> Double? {
      var style = style("@page { \(css) }")
      style.root.fontSize = 10
      return style.fontSize(of: page([]))
    }
    #expect(size("margin: 0") == 10)
    #expect(size("font-size: x-large") == 24)
    #expect(size("font-size: larger") == 12)
    #expect(size("font: italic 200% serif") == 20)
    #expect(size("font-size: 2em") == 20)
    // These are computed with the boxes of the margins.
    #expect(size("font-size: var(--s)") == nil)
    #expect(size("font-size: 5vw") == nil)
  }

  @Test(arguments: sheets) func sizes(_ text: String, _ expected: Size) {
    guard
      case .size(let size) = style("@page { size: \(text) }").sheet(of: CSS.PageStyle.Page([]))
    else {
      Issue.record("no size")
      return
    }
    #expect(
      (size.width - expected.width).magnitude < 1e-9
        && (size.height - expected.height).magnitude < 1e-9)
  }

  @Test(arguments: ["0 10px", "-3cm", "50%", "A9", "A4 10px", "A4 A5", "landscape portrait", ""])
  func whatIsNoSize(_ text: String) {
    let sheet = sheet("p { color: red } @page { margin: 1px; size: \(text) }")
    #expect(sheet.pageRules.count == 1)
    #expect(
      sheet.diagnostics.contains { ["invalid-value", "invalid-declaration"].contains($0.rule) })
  }

  @Test func marginsAreThoseOfTheStrongestRule() {
    let style = style(
      """
      @page :first { margin-top: 5px }
      @page { margin: 1in 10% 20px; margin-left: 7px !important }
      @page :left { margin-left: 40px; margin-bottom: 30px }
      @page :right { margin-right: 50px }
      @page :first { margin-right: 60px }
      """)
    let size = Size(200, 300)
    #expect(style.margins(of: page([.left]), size: size) == [96, 20, 30, 7])
    #expect(style.margins(of: page([.right]), size: size) == [96, 50, 20, 7])
    #expect(style.margins(of: page([.first, .right]), size: size) == [5, 60, 20, 7])
    #expect(style.distinguishes(.first) && style.sheet(of: CSS.PageStyle.Page([.first])) == .auto)
  }

  @Test func rulesHoldForTheirMedium() {
    let sheet = sheet("@media print { @page { size: A5 } } @media screen { @page { size: A3 } }")
    #expect(sheet.pageRules.count == 2)
    var environment = MediaEnvironment()
    let page = page([])
    #expect(
      CSS.PageStyle(sheet.pageRules, in: environment).sheet(of: page) != .size(Size(148, 210)))
    environment.medium = .print
    let rules = CSS.PageStyle(sheet.pageRules, in: environment)
    #expect(rules.sheet(of: page) == .size(Size(148 * 96 / 25.4, 210 * 96 / 25.4)))
    #expect(MediaQuery("print").matches(environment) && !MediaQuery("screen").matches(environment))
    #expect(MediaQuery("not screen and (min-width: 0)").matches(environment))
  }

  @Test func whatIsNotSupportedIsTold() {
    let found = sheet(
      """
      @page wide:first:nth(2) { size: A3 }
      @page { @bottom-middle { content: counter(page) } columns: 2; }
      @page :odd { margin: 0 }
      p { @page { margin: 0 } }
      """
    ).diagnostics
    #expect(found.map(\.rule).filter { $0 == "unsupported-rule" }.count == 1)
    #expect(found.contains { $0.message.contains("nth") && $0.place?.line == 1 })
    #expect(
      found.contains {
        $0.message.contains("columns") && $0.rule == "unsupported-property"
      })
    #expect(found.contains { $0.message.contains(":odd") && $0.place?.line == 3 })
    #expect(found.contains { $0.place?.line == 4 })
  }

  /// CSS Paged Media 3 §4.3 and §6: a name outweighs `:first` and `:blank`, and those `:left` and `:right`.
  @Test func rulesOfNamesAreTheStrongest() {
    let style = style(
      """
      @page cover { size: 100px 200px; margin: 1px }
      @page Cover { margin: 9px }
      @page { margin: 2px; margin-left: 20px !important }
      @page :first { margin: 3px }
      @page :blank { margin-top: 4px }
      @page cover:left { margin-bottom: 5px }
      """)
    let size = Size(100, 200)
    #expect(style.names == ["cover", "Cover"])
    #expect(style.sheet(of: page([.right], "cover")) == .size(size))
    #expect(style.sheet(of: page([.right])) == .auto)
    #expect(style.margins(of: page([.first, .right], "cover"), size: size) == [1, 1, 1, 20])
    #expect(style.margins(of: page([.left], "cover"), size: size) == [1, 1, 5, 20])
    #expect(style.margins(of: page([.left, .blank]), size: size) == [4, 2, 2, 20])
    #expect(style.margins(of: page([.right], "other"), size: size) == [2, 2, 2, 20])
  }

  /// §7: borders and paddings are between the margins and the page area; a border without a style has no width.
  @Test func pagesHaveBordersAndPadding() {
    let style = style(
      """
      @page { padding: 10px 5%; border: solid; border-left-width: 7px; border-bottom-style: none }
      @page :first { padding-left: calc(1px + 2px); border-top: 4px dotted red }
      """)
    let size = Size(200, 300)
    #expect(style.frame(of: page([.left]), size: size) == [13, 13, 10, 17])
    #expect(style.frame(of: page([.first, .right]), size: size) == [14, 13, 10, 10])
    #expect(
      style.look(of: page([.left])).box
        == "border: solid; border-left-width: 7px; border-bottom-style: none; ")
    let found = sheet("@page { padding-inline: 1px; border-width: var(--w) }").diagnostics
    #expect(found.map(\.rule) == ["unsupported-value", "unsupported-value"])
  }

  /// §7.2 and §7.3: `auto` is 6 points (8 pixels) with crop marks, and nothing without.
  @Test func pagesBleedAndHaveMarks() {
    let style = style(
      """
      @page { marks: cross crop } @page :left { bleed: 3mm; marks: none } @page wide { bleed: auto; marks: cross }
      """)
    #expect(style.hasMarks && style.print(of: page([.right])) == (8, [.crop, .cross], .upright))
    let left = style.print(of: page([.left]))
    #expect((left.bleed - 3 * 96 / 25.4).magnitude < 1e-9 && left.marks == [])
    #expect(style.print(of: page([.right], "wide")) == (0, [.cross], .upright))
    let found = sheet("@page { marks: crop crop; bleed: -1px; bleed: 5% }").diagnostics
    #expect(found.map(\.rule) == ["invalid-value", "invalid-value", "invalid-value"])
  }

  @Test func namesAndRulesHaveLimits() throws {
    let names = (0...CSS.PageStyle.limits.names).map { "@page n\($0) { margin: 0 }" }
    let style = style(names.joined(separator: "\n"))
    #expect(style.names.count == CSS.PageStyle.limits.names)
    #expect(style.excess?.line == CSS.PageStyle.limits.names + 1)
  }

  @Test func breaksAreProperties() {
    #expect(
      sheet("p { break-before: page; page-break-after: always; break-inside: avoid; orphans: 3 }")
        .diagnostics.isEmpty)
    #expect(sheet("p { break-before: never }").diagnostics.count == 1)
    #expect(sheet("p { orphans: 0 }").diagnostics.count == 1)
  }

  @Test func boxesInMarginsAreThoseOfTheirPages() {
    let style = style(
      """
      @page { @top-left { content: "a"; color: red } @top-right { content: "b"; vertical-align: top } }
      @page :first { @top-left { content: none } @top-right { color: blue } }
      """)
    #expect(
      style.marginBoxes(of: page([.left])).map(\.content.parts) == [
        [.text("\"a\"")], [.text("\"b\"")],
      ])
    let first = style.marginBoxes(of: page([.first, .right]))
    #expect(first.map(\.name) == ["top-right"] && first.first?.verticalAlign == "top")
    #expect(first.first?.text == "color: blue; ")
    let parts = self.style("@page { @top-left { content: 'a' string(b, last) counter(c) } }")
    #expect(
      parts.marginBoxes(of: page([.left])).map(\.content.parts)
        == [[.text("'a'"), .string("b", .last), .text("counter(c)")]])
    let broken = sheet("@page { @top-left { content: running(x); colour: red } }").diagnostics
    #expect(broken.map(\.rule) == ["unsupported-property", "invalid-value"])
  }
}
