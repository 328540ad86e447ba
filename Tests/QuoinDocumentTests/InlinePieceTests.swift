import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Lines that fill their width, and inline boxes whose characters lie apart; all numbers are those of
/// Chromium (`getClientRects`).
@Suite struct InlinePieceTests {
  private func layout(_ html: String, width: Double) throws -> Arrangement {
    let document = try HTMLDocument.read(Data(("<!doctype html>" + html).utf8))
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    return layout.layout(in: Size(width, 300), traits: scene.traits)
  }

  private static let justified = """
    <style>body { margin: 20px; font: 16px "DejaVu Sans" }
    p { margin: 0; width: 200px; line-height: 20px; text-align: justify; text-decoration: underline }
    </style>
    """

  /// Lines whose pieces are released once they are placed are where those are that are kept.
  @Test func aLayoutThatIsNotKeptIsTheSame() throws {
    let html = """
      <style>body { font: 16px/20px "DejaVu Sans" } .columns { columns: 2; height: 90px }
      u { border: 1px solid } ul { margin: 0 } q { position: relative }</style>
      <ul><li>one <u>two three four five six seven eight nine ten eleven</u><li><p>a</p>b</ul>
      <div class=columns><ol><li>one two three four five six <b>seven</b> eight<li>nine</ol>
      <u>before <div>between</div> after</u></div>
      <table><caption>c</caption><tr><td>a <u>b</u><td><button>c d</button></table>
      <div style="display: flex; width: 90px"><p>wraps over lines <q>quoted words</q></p><i>x</i></div>
      """
    let document = try HTMLDocument.read(Data(("<!doctype html>" + html).utf8))
    let imported = try #require(document.scenes.first)
    func commands(keeping: Bool) -> [String] {
      var scene = Scene(imported.root, text: PangoTextMeasurer.standard)
      scene.keepsLayouts = keeping
      let arrangement = scene.layout(in: Size(300, 300), traits: imported.traits)
      return DisplayList(arrangement).commands.map { "\($0)" }
    }
    let kept = commands(keeping: true)
    #expect(kept.count > 30)
    #expect(commands(keeping: false) == kept)
  }

  /// CSS Text 3 §6.4: what is drawn along a text, and what leads somewhere, is as wide as its line.
  @Test(
    arguments: [
      // How many lines fill the width.
      ("<p>left to right underlined extraordinary wordings of them in lines</p>", 2),
      ("<p dir=rtl>שלום עולם זה טקסט ארוך מאוד שנחתך כאן עוד ועוד</p>", 1),
      ("<p>left to&nbsp;right linked extraordinary wordings of them in lines</p>", 2),
      ("<p dir=rtl>english words in a right to left paragraph that wraps here</p>", 2),
      ("<p>left to right <b>bold words</b> and more of them in lines</p>", 2),
    ])
  func justifiedLinesFillTheirWidth(body: String, full: Int) throws {
    let arrangement = try layout(InlinePieceTests.justified + body, width: 300)
    var lines: [Double: (left: Double, right: Double)] = [:]
    for command in DisplayList(arrangement).commands {
      guard case .text(let text) = command, let width = text.width else { continue }
      let line = lines[text.origin.y] ?? (text.origin.x, text.origin.x + width)
      lines[text.origin.y] = (
        min(line.left, text.origin.x), max(line.right, text.origin.x + width)
      )
    }
    for (_, line) in lines.sorted(by: { $0.key < $1.key }).prefix(full) {
      #expect(abs(line.left - 20) < 0.01 && abs(line.right - 220) < 0.01, "\(line)")
    }
    // The letters themselves, and the line below them, fill the width, too.
    let picture = try #require(Bitmap(png: PNG(arrangement, scale: 1).data))
    for line in 0..<full {
      for rows in [4..<15, 16..<20] {
        let ink = (0..<300).filter { x in
          rows.contains { y in
            picture.pixels[((20 + line * 20 + y) * picture.width + x) * 4] < 160
          }
        }
        let (first, last) = (try #require(ink.first), try #require(ink.last))
        #expect(
          (20...22).contains(first) && (217...220).contains(last), "\(line): \(first) \(last)")
      }
    }
  }

  /// CSS Writing Modes 4 §2.4.5: a box of which the characters lie apart is cut; its edges are the outermost.
  @Test(
    arguments: [
      (
        "<p dir=rtl><u>עולם abc</u> <span>def גהו</span> סוף</p>", [844.828, 31.5, 910.188, 40.641]
      ),
      ("<p>abc <span>שלום def</span> עולם tail</p>", [43.844, 86.125]),
      ("<p>שלום <span>עולם def</span> abc</p>", [10, 39.094, 89.594, 45.719]),
      (
        "<p>abc שלום <span>עולם <b>def</b> ghi</span> קלם jkl</p>",
        [43.844, 39.094, 123.438, 79.188]
      ),
      (
        "<p dir=rtl>abc שלום <span>עולם <b>def</b> ghi</span> jkl קלם</p>",
        [774.141, 64.094, 861.484, 54.172]
      ),
      ("<p dir=rtl>abc <span>def</span> ghi</p>", [914.531, 45.641]),
      ("<p>שלום <span>עולם</span> קלם</p>", [46.156, 54.094]),
      (
        "<p>שלום <span style='margin: 0 8px 0 4px'>עולם abc</span> def</p>",
        [14, 39.094, 93.594, 48.844]
      ),
      (
        "<p style='width: 150px'>שלום abc <span>abc עולם קלם abc def גהו</span> גהו</p>",
        [84.344, 72.938, 10, 137.125]
      ),
      (
        "<p>abc <span style='outline: 1px solid; background: none; padding: 0; border: 0'>def גהו"
          + "</span> שלום</p>", [43.844, 30.719, 115.063, 21.406]
      ),
    ])
  func inlineBoxesAreCutWhereTheirCharactersLieApart(body: String, expected: [Double]) throws {
    let css = """
      <style>body { margin: 10px; font: 16px "DejaVu Sans" } p { margin: 0 }
      span { background: #fc0; padding: 0 10px 0 3px; border-left: 2px solid red;
        border-right: 5px solid blue }</style>
      """
    let arrangement = try layout(css + body, width: 1000)
    let index = try #require(arrangement.items.firstIndex { $0.type == "span" })
    let (item, frame) = (arrangement.items[index], arrangement.absoluteFrame(of: index))
    var frames = item.pieces?.map { $0.frame.offset(by: frame.origin) } ?? [frame]
    // In the browser from line to line, and from left to right.
    frames.sort { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    let found = frames.flatMap { [$0.minX, $0.width] }
    #expect(found.count == expected.count, "\(found)")
    for (a, b) in zip(found, expected) { #expect(abs(a - b) < 0.6, "\(found)") }
    // The first piece has the left edge of the box, the last one its right edge.
    guard let pieces = item.pieces else { return }
    #expect(pieces.filter(\.hasLeftEdge).count == 1 && pieces.filter(\.hasRightEdge).count == 1)
    let first = pieces.first { $0.hasLeftEdge }?.frame.minX
    #expect(first.map { abs($0 + frame.minX - expected[0]) < 0.6 } == true)
  }
}
