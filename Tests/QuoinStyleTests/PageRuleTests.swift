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

  @Test(arguments: sheets) func sizes(_ text: String, _ expected: Size) {
    guard case .size(let size) = style("@page { size: \(text) }").sheet else {
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
    #expect(style.margins(of: [.left], size: size) == [96, 20, 30, 7])
    #expect(style.margins(of: [.right], size: size) == [96, 50, 20, 7])
    #expect(style.margins(of: [.first, .right], size: size) == [5, 60, 20, 7])
    #expect(style.distinguishes(.first) && style.sheet == .auto)
  }

  @Test func rulesHoldForTheirMedium() {
    let sheet = sheet("@media print { @page { size: A5 } } @media screen { @page { size: A3 } }")
    #expect(sheet.pageRules.count == 2)
    var environment = MediaEnvironment()
    #expect(CSS.PageStyle(sheet.pageRules, in: environment).sheet != .size(Size(148, 210)))
    environment.medium = .print
    let rules = CSS.PageStyle(sheet.pageRules, in: environment)
    #expect(rules.sheet == .size(Size(148 * 96 / 25.4, 210 * 96 / 25.4)))
    #expect(MediaQuery("print").matches(environment) && !MediaQuery("screen").matches(environment))
    #expect(MediaQuery("not screen and (min-width: 0)").matches(environment))
  }

  @Test func whatIsNotSupportedIsTold() {
    let found = sheet(
      """
      @page wide { size: A3 }
      @page { @bottom-middle { content: counter(page) } marks: crop; }
      @page :odd { margin: 0 }
      p { @page { margin: 0 } }
      """
    ).diagnostics
    #expect(found.map(\.rule).filter { $0 == "unsupported-rule" }.count == 2)
    #expect(found.contains { $0.message.contains("marks") && $0.rule == "unsupported-property" })
    #expect(found.contains { $0.message.contains(":odd") && $0.place?.line == 3 })
    #expect(found.contains { $0.place?.line == 4 })
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
    #expect(style.marginBoxes(of: [.left]).map(\.content) == ["\"a\"", "\"b\""])
    let first = style.marginBoxes(of: [.first, .right])
    #expect(first.map(\.name) == ["top-right"] && first.first?.verticalAlign == "top")
    #expect(first.first?.text == "color: blue; ")
    let broken = sheet("@page { @top-left { content: running(x); colour: red } }").diagnostics
    #expect(broken.map(\.rule) == ["invalid-value", "unsupported-property"])
  }
}
