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

  /// What is painted of tables is no node, and known by the nodes that it comes from.
  @Test func piecesHaveTheNamesOfTheirNodes() throws {
    let html = """
      <!doctype html><style>table { border-collapse: collapse; background: #eee }
      td { border: 1px solid red; background: blue; width: 20px }</style>
      <table id="t"><caption>c</caption><tr id="row" style="background: linear-gradient(red, blue)">
      <td id="a">a</td><td id="b">b</td></tr></table>
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = Scene(document.scenes[0].root, text: FixedTextMeasurer())
    let narrow = scene.layout(in: Size(300, 200))
    #expect(narrow.items.contains { $0.isPiece })
    #expect(!narrow.treeText.contains("#piece"))
    let layers = narrow.items.compactMap(\.tableLayer)
    #expect(Set(layers).count == layers.count, "no two have the same name")
    // The node itself is found by its identity, and not what is painted of it.
    for name in ["t", "row", "a"] {
      let item = try #require(narrow[name])
      #expect(item.tableLayer == nil)
      #expect(narrow.items.filter { $0.id == item.id && !$0.isPiece }.count == 1)
    }
    let wide = Scene(document.scenes[0].root, text: FixedTextMeasurer())
      .layout(in: Size(500, 200))
    #expect(wide.items.compactMap(\.tableLayer) == layers, "the same names in another layout")
  }

  @Test func piecesMoveInTransitions() throws {
    let html = """
      <!doctype html><style>body { margin: 0 } table { border-spacing: 0; width: 50% }
      tr { background: red } td { border: 1px solid }</style>
      <table><tr><td>a</td><td style="width: 20px">b</td></tr></table>
      """
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = Scene(document.scenes[0].root, text: FixedTextMeasurer())
    let (from, to) = (scene.layout(in: Size(200, 100)), scene.layout(in: Size(400, 100)))
    let middle = Transition(from: from, to: to).arrangement(progress: 0.5)
    #expect(middle.items.count == from.items.count)
    func widths(_ arrangement: Arrangement) -> [Double] {
      arrangement.items.filter { $0.isPiece && $0.look.background != nil }.map(\.frame.width)
    }
    #expect(widths(from).count == 2)
    #expect(widths(middle)[0] == (widths(from)[0] + widths(to)[0]) / 2)
    #expect(widths(to)[0] > widths(from)[0])
    #expect(middle.items.filter(\.isPiece).allSatisfy { $0.look.alpha == 1 }, "nothing fades")
  }

  /// Filter Effects 1 §5: a row is filtered with the cells and the grounds in it.
  @Test func aFilterOfARowIsKept() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><table><tr id="row" style="filter: grayscale(1); background: red">
      <td>a</td></tr></table>
      """)
    #expect(arrangement["row"]?.look.decoration.parts.filters == [.grayscale(1)])
    let kinds = DisplayList(arrangement).commands.compactMap { command -> String? in
      switch command {
      case .beginFilter: "filter"
      case .fill: "fill"
      case .text: "text"
      case .endFilter: "end"
      default: nil
      }
    }
    #expect(kinds == ["filter", "fill", "text", "end"])
  }

  /// CSS Tables 3 §3.6: what becomes of a table as a whole becomes of its caption, too.
  @Test func effectsOfATableAreThoseOfItsCaption() throws {
    let arrangement = try arrangement(
      """
      <!doctype html><table id="t" style="background: red; filter: grayscale(1); opacity: 0.5;
      outline: 2px solid blue; outline-offset: 3px; box-shadow: 0 0 4px black">
      <caption>c</caption><tr><td>a</td></tr></table>
      """)
    let table = try #require(arrangement["t"]).look
    let ground = try #require(pieces(arrangement, in: "t").first).look
    #expect(table.decoration.parts.filters == [.grayscale(1)] && table.alpha == 0.5)
    #expect(table.decoration.parts.outline.width == 2 && table.decoration.parts.outlineOffset == 3)
    #expect(table.decoration.parts.shadows.isEmpty && ground.decoration.parts.shadows.count == 1)
    #expect(ground.decoration.parts.filters.isEmpty && ground.alpha == 1)
    #expect(ground.decoration.parts.outline.width == 0)
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
