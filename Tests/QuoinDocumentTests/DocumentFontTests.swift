import Foundation
import Quoin
import QuoinDocument
import Testing

@testable import QuoinCairo

/// Lengths that depend on a font of the document itself, by the tables of DejaVu Sans Mono.
@Suite struct DocumentFontTests {
  /// The arithmetic of the font's tables.
  ///
  /// Of 2048 units, letters are 1233 wide, `x` is 1120 high, and lines are 1901 + 483: at 20.48
  /// pixels that is 12.33, 11.2 and, rounded one by one, 19 + 5. The font does not say its x-height;
  /// Chromium then takes the pixels that the letter touches.
  @Test func lengthsAreThoseOfTheDocumentsFont() throws {
    let path = try #require(FontFiles.standard().first { $0.hasSuffix("/DejaVuSansMono.ttf") })
    let font = try Data(contentsOf: URL(fileURLWithPath: path)).base64EncodedString()
    let html = """
      <!doctype html><style>
      @font-face { font-family: Own; src: url(data:font/ttf;base64,\(font)) }
      body { margin: 0; font: 20.48px Own, serif } div { height: 1px }
      </style><div id=a style="width: 10ch"></div><div id=b style="width: 10ex"></div>
      <div id=c style="width: 2lh"></div><select id=d style="font: inherit"><option>abcd</select>
      """
    let document = try Document(Data(html.utf8))
    #expect(document.diagnostics.isEmpty)
    let layout = document.layout(in: Size(800, 600)) { $0.displayScale = 1 }
    func size(_ name: String) throws -> Size {
      try #require(layout.items.first { $0.identifier == name }).frame.size
    }
    #expect(try abs(size("a").width - 123.3) < 0.5)
    #expect(try size("b").width == 120)
    #expect(try size("c").width == 48)
    // A menu is two points of border and two of padding higher than its letters.
    #expect(try size("d").height == 28)
  }

  /// White space other than ASCII's stays in the label of an option: HTML §4.10.10.
  @Test func labelsKeepSpacesThatDoNotBreak() throws {
    let html = """
      <!doctype html><style>body { font: 16px DejaVu Sans Mono }</style>
      <select id=a style="font: inherit"><option>&nbsp;&nbsp; ab </select><select id=b style="font: inherit"><option>ab</select>
      """
    let layout = try Document(Data(html.utf8)).layout(in: Size(800, 600))
    func width(_ name: String) throws -> Double {
      try #require(layout.items.first { $0.identifier == name }).frame.width
    }
    // Three spaces of 1233 / 2048 of 16 points; widths are rounded up.
    #expect(try abs(width("a") - width("b") - 3 * 9.633) <= 1)
  }
}
