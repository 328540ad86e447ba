import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Lines beside floats, which are broken one by one.
@Suite struct FloatLineTests {
  private struct Line: Equatable {
    var text: String
    var place: Rect
  }

  /// Returns the texts of a document, from the left edge of its paragraph.
  private func lines(_ body: String, isFixed: Bool) throws -> [Line] {
    let html =
      "<!doctype html><style>body, p { margin: 0; font: 16px/20px Arial; overflow-wrap: anywhere } u { display: inline-block; width: 9px; "
      + "height: 9px; background: red } i { float: left; width: 100px; height: 100000px }</style>"
      + body
    var options = ImportOptions()
    let measurer: any TextMeasurer = isFixed ? FixedTextMeasurer() : PangoTextMeasurer.standard
    options.text = measurer
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    var quoin = Scene(scene.root, text: measurer)
    quoin.roundsToPixels = false
    let arrangement = quoin.layout(in: scene.size, traits: scene.traits)
    var found: [Line] = []
    for index in arrangement.items.indices {
      let origin = arrangement.absoluteFrame(of: index).origin
      for text in arrangement.items[index].texts {
        found.append(
          Line(
            text: text.text.lines.first?.text ?? "", place: text.frame.offset(by: origin)))
      }
      if arrangement.items[index].type == "u" {
        found.append(Line(text: "u", place: arrangement.absoluteFrame(of: index)))
      }
    }
    return found
  }

  /// Beside a float of 100 points that does not end, a paragraph has the lines that it has in a width that is smaller by
  /// as much.
  @Test(
    arguments: [
      String(repeating: "words of a long text that wraps ", count: 60),
      String(repeating: "a <b>bold <em>and</em> slanted</b> word<u></u> ", count: 60),
      String(repeating: "short<br>", count: 60),
      // Words that are longer than many lines.
      String(repeating: String(repeating: "long", count: 300) + " word ", count: 3),
      String(repeating: "שלום hello (world) — مرحبا ", count: 60),
      String(repeating: "日本語の文章です。", count: 60),
      String(repeating: "e\u{301}\u{302}👩‍👩‍👧 ﬁ x\u{AD}y ", count: 60),
      String(repeating: "x" + String(repeating: "&nbsp;", count: 90) + " ", count: 9),
    ], [true, false])
  func linesBesideAFloatAreThoseOfANarrowerParagraph(text: String, isFixed: Bool) throws {
    let plain = try lines("<p style='width: 300px'>\(text)</p>", isFixed: isFixed)
    let beside = try lines(
      "<div style='width: 400px'><i></i><p>\(text)</p></div>", isFixed: isFixed)
    let moved = beside.map { Line(text: $0.text, place: $0.place.offset(by: Point(-100, 0))) }
    try #require(plain.count == moved.count)
    for (plain, moved) in zip(plain, moved) {
      #expect(plain.text == moved.text)
      let (a, b) = (plain.place, moved.place)
      #expect(
        abs(a.minX - b.minX) < 0.05 && abs(a.minY - b.minY) < 0.05
          && abs(a.width - b.width) < 0.05)
    }
  }
}
