import Foundation
import Quoin
import QuoinImport
import Testing

/// What is painted of tables; frames are held against a browser's in `BrowserFrameTests`.
@Suite struct TableDocumentTests {
  private func arrangement(_ html: String) throws -> Arrangement {
    let document = try HTMLDocument.read(Data(html.utf8))
    #expect(document.diagnostics == [])
    let scene = try #require(document.scenes.first)
    var quoin = Scene(scene.root, text: FixedTextMeasurer())
    quoin.roundsToPixels = false
    return quoin.layout(in: scene.size, traits: scene.traits)
  }

  private func pieces(_ arrangement: Arrangement, in parent: String) -> [Arrangement.Item] {
    arrangement.items.filter { item in
      item.type == "#piece" && item.parent.map { arrangement.items[$0].identifier } == parent
    }
  }

  /// CSS 2 §17.5.1: between cells the table shows, not the row.
  @Test func groundsOfRowsAreSeenInCells() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><table style="border-spacing: 10px"><col style="background: blue"><col>
      <tr id="row" style="background: red; border: 3px solid"><td id="a">a</td><td id="b">b</td></tr></table>
      """)
    #expect(arrangement["row"]?.look.background == nil)
    #expect(arrangement["row"]?.look.borderWidth == 0)
    let found = pieces(arrangement, in: "row")
    let a = try #require(arrangement["a"]?.frame)
    let b = try #require(arrangement["b"]?.frame)
    #expect(found.map(\.frame) == [a, a, b], "the column's and the row's in the first cell")
    #expect(found.first?.look.background == Color(hex: 0x0000FF))
    #expect(found.last?.look.background == Color(hex: 0xFF0000))
  }

  @Test func bordersThatCollapseAreTheTables() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><table id="t" style="border-collapse: collapse; border: 4px solid red">
      <tr><td id="a" style="border: 1px solid blue">a</td><td>b</td></tr></table>
      """)
    #expect(arrangement["a"]?.look.borderWidth == 0)
    #expect(arrangement["t"]?.look.borderWidth == 0)
    let colors = pieces(arrangement, in: "t").compactMap(\.look.background)
    #expect(colors.filter { $0 == Color(hex: 0x0000FF) }.count == 1, "between the cells")
    #expect(colors.filter { $0 == Color(hex: 0xFF0000) }.count == 4, "around them")
  }

  @Test func theGroundOfATableLeavesCaptionsOut() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><table id="t" style="background: red"><caption id="c">c</caption>
      <tr><td>a</td></tr></table>
      """)
    let caption = try #require(arrangement["c"]?.frame)
    let table = try #require(arrangement["t"])
    let ground = try #require(pieces(arrangement, in: "t").first)
    #expect(table.look.background == nil)
    #expect(ground.look.background == Color(hex: 0xFF0000))
    #expect(ground.frame.minY == caption.maxY)
    #expect(ground.frame.maxY == table.frame.height)
  }

  @Test func emptyCellsMayBeHidden() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><style>table { empty-cells: hide } td { background: red }</style>
      <table><tr><td id="a">a</td><td id="b"> </td></tr></table>
      """)
    let shown = arrangement.items.filter { $0.look.background == Color(hex: 0xFF0000) }
    #expect(shown.count == 1)
    #expect(shown.first?.frame == arrangement["a"]?.frame)
    #expect(arrangement["b"]?.look.background == nil)
  }

  /// CSS Cascade 5 §6.5: attributes win over the browser's sheet and give way to the author's.
  @Test func attributesAreBelowTheAuthorsRules() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><style>#b { padding: 3px }</style>
      <table cellpadding="20"><tr><td id="a"></td><td id="b"></td></tr></table>
      """)
    #expect(arrangement["a"]?.frame.width == 40)
    #expect(arrangement["b"]?.frame.width == 6)
  }
}
