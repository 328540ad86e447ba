import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGTests {
  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: Size(100, 50), commands: commands)
  }

  private func isWellFormed(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test func commandsBecomeElements() throws {
    let text = try SVG(
      list([
        .beginClip(RoundedRect(Rect(0, 0, 50, 50), radius: 5)),
        .fill(RoundedRect(Rect(1, 2.5, 3, 4)), Color(hex: 0xFF8000, alpha: 0.5)),
        .endClip,
        .border(RoundedRect(Rect(0, 0, 20, 20), radius: 6), width: 2, .black),
      ]), background: .transparent
    ).text
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50" \
        style="font-feature-settings:'calt' 0">
        <clipPath id="clip1"><rect x="0" y="0" width="50" height="50" rx="5"/></clipPath>\
        <g clip-path="url(#clip1)">
        <rect x="1" y="2.5" width="3" height="4" fill="#ff8000" fill-opacity="0.5"/>
        </g>
        <rect x="1" y="1" width="18" height="18" rx="5" fill="none" stroke="#000000" stroke-width="2"/>
        </svg>

        """)
    #expect(isWellFormed(text))
  }

  @Test func textStaysTextWithItsFontAndWidth() throws {
    let line = DrawnText(
      "a < b & \"c\"\u{1}", origin: Point(10, 20),
      font: Font(family: "It's", size: 12, weight: .bold, isItalic: true), color: .black, width: 40)
    let text = try SVG(list([.text(line)])).text
    #expect(
      text.contains(
        """
        <text xml:space="preserve" x="10" y="20" font-family="'Its', -apple-system, Inter, \
        sans-serif" font-size="12" font-weight="700" font-style="italic" fill="#000000" \
        textLength="40">a &lt; b &amp; &quot;c&quot;\u{FFFD}</text>
        """))
    #expect(isWellFormed(text))
  }

  @Test func genericFamiliesAreNotInQuotes() throws {
    func families(_ family: String) throws -> String {
      let line = DrawnText(
        "a", origin: Point(0, 9), font: Font(family: family, size: 9), color: .black, width: 5)
      let text = try SVG(list([.text(line)])).text
      return text.components(separatedBy: "font-family=\"")[1].components(separatedBy: "\"")[0]
    }
    #expect(try families("Nope, Arial, sans-serif") == "'Nope', 'Arial', sans-serif")
    #expect(try families("Nope,-webkit-standard") == "'Nope', serif")
    #expect(try families("system-ui, serif") == "system-ui, serif")
  }

  @Test func aTextFromRightToLeftEndsAtItsLeft() throws {
    let line = DrawnText(
      "שלום", origin: Point(10, 20), font: .system(12), color: .black, width: 40,
      isRightToLeft: true)
    let text = try SVG(list([.text(line)])).text
    #expect(text.contains("text-anchor=\"end\" direction=\"rtl\""))
  }

  @Test func listsThatDoNotMatchAreClosed() throws {
    let text = try SVG(
      list([
        .endClip, .beginGroup(opacity: .nan, bounds: .zero), .endClip,
        .beginRotation(angle: .infinity, center: Point(.nan, 0)),
        .fill(RoundedRect(Rect(.nan, 0, 1, 1)), .black),
        .path(Path(lines: [Point(0, .infinity)]), fill: .black, stroke: nil),
        .image(DrawnImage(name: "a&b", frame: Rect(0, 0, 40, 40))),
      ])
    ).text
    #expect(isWellFormed(text))
  }

  @Test func aSizeThatIsNotANumberIsAnError() {
    #expect(throws: PaintError.self) {
      try SVG(DisplayList(size: Size(.nan, 1), commands: [])).text
    }
  }
}
