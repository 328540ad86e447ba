import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Tables on pages, against what Chromium prints.
@Suite struct TablePageTests {
  /// What `Scripts/page-fixtures.py` writes.
  struct Fixture: Decodable {
    struct Case: Decodable, CustomStringConvertible {
      struct Word: Decodable {
        var text: String
        var x: Double
        var y: Double

        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          text = try list.decode(String.self)
          x = try list.decode(Double.self)
          y = try list.decode(Double.self)
        }
      }

      var name: String
      var html: String
      var pages: [[Word]]

      var description: String { name }
    }

    var size: [Double]
    var margin: Double
    var cases: [Case]

    static func read() throws -> Fixture {
      let file = FixtureFile.folder.appendingPathComponent("pages.json")
      return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file))
    }
  }

  private func pages(_ html: String, _ format: PageFormat) throws -> [Arrangement] {
    let document = try HTMLDocument.read(Data(html.utf8))
    let scene = try #require(document.scenes.first)
    return Scene(scene.root, text: PangoTextMeasurer.standard).pages(format)
  }

  /// The texts of a page with their corners, each text once.
  private func words(_ page: Arrangement) -> [String: Point] {
    var words: [String: Point] = [:]
    for (index, item) in page.items.enumerated() {
      let corner = page.absoluteFrame(of: index).origin
      for placed in item.texts {
        for line in placed.text.lines {
          words[line.text] = corner + placed.frame.origin + Point(0, line.top)
        }
      }
    }
    return words
  }

  @Test func rowsAndHeadsAreWhereTheBrowserHasThem() throws {
    let fixture = try Fixture.read()
    let format = PageFormat(
      Size(fixture.size[0], fixture.size[1]), margins: EdgeInsets(fixture.margin))
    for sample in fixture.cases {
      let pages = try pages(sample.html, format)
      #expect(pages.count == sample.pages.count, "\(sample)")
      let first = try #require(sample.pages.first?.first)
      let corner = try #require(pages.first.flatMap { words($0)[first.text] })
      // The boxes of words are those of the glyphs there, and of the lines here.
      let shift = Point(first.x, first.y) - corner
      for (number, (page, expected)) in zip(pages, sample.pages).enumerated() {
        let words = words(page)
        #expect(
          Set(words.keys) == Set(expected.map(\.text)), "\(sample), page \(number + 1)")
        for word in expected {
          guard let found = words[word.text] else { continue }
          let offset = found + shift - Point(word.x, word.y)
          #expect(
            offset.x.magnitude < 0.6 && offset.y.magnitude < 0.6,
            "\(sample), page \(number + 1), \(word.text): \(offset)")
        }
      }
    }
  }

  private let ledger = """
    <!doctype html><style>body { margin: 0; font: 10px/12px "DejaVu Sans" }
    table { border-collapse: collapse; width: 100px } td, th { height: 30px; padding: 0;
    border: 4px solid #00f } th { background: #f00 }</style><table><thead><tr><th>h</thead><tbody>
    """

  /// The head takes 36 of 200 points and the half of a line, and 34 are a row's: four fit on a page.
  @Test func linesAreDrawnAtTheEndsOfPages() throws {
    let html = ledger + (0..<9).map { "<tr><td>\($0)" }.joined() + "</table>"
    let format = PageFormat(Size(200, 220), margins: EdgeInsets(10))
    let pages = try pages(html, format)
    #expect(pages.count == 3)
    for page in pages {
      let list = DisplayList(page)
      // A line below the last row is there as a whole.
      let boxes = page.items.indices.filter {
        page.items[$0].type == "#page" && page.items[$0].stacking == nil
      }.dropFirst()
      let bottom = boxes.map { page.absoluteFrame(of: $0).maxY }.max() ?? 0
      let lines = page.items.indices.filter { page.items[$0].isPiece }
        .map { page.absoluteFrame(of: $0) }.filter { $0.width > $0.height && $0.minY < bottom - 1 }
      let last = try #require(lines.map(\.maxY).max())
      #expect((last - bottom).magnitude < 0.01, "the last line ends where the page is cut")
      #expect(list.diagnostics.isEmpty)
    }
    let heads = pages.map { page in page.items.filter { $0.type == "thead" } }
    #expect(heads.map(\.count) == [1, 1, 1])
    #expect(heads.map { $0[0].isRepeated } == [false, true, true])
    #expect(pages.map { $0.items.filter { $0.type == "td" }.count } == [4, 4, 1])
  }

  @Test func rowsThatAreLongerThanAPageAreCut() throws {
    let long = "<tr><td style='height: 500px'>a<tr><td>b"
    let pages = try pages(ledger + long + "</table>", PageFormat(Size(200, 220)))
    #expect(pages.count >= 4)
    #expect(pages.allSatisfy { $0.items.contains { $0.type == "thead" } })
    #expect(words(try #require(pages.last)).keys.sorted() == ["b", "h"])
  }

  @Test func headsThatTakeThePageAreNotRepeated() throws {
    let html =
      "<!doctype html><table><thead><tr><th style='height: 120px'>h</thead>"
      + (0..<9).map { "<tr><td style='height: 40px'>\($0)" }.joined()
    let pages = try pages(html, PageFormat(Size(200, 200), margins: .zero))
    #expect(pages.map { $0.items.contains { $0.type == "thead" } }.filter { $0 }.count == 1)
  }

  @Test func headsOfTablesInTablesAreBelowEachOther() throws {
    let rows = (0..<12).map { "<tr><td style='height: 30px'>\($0)" }.joined()
    let html = """
      <!doctype html><style>* { margin: 0; padding: 0; border-spacing: 0 } th { height: 20px }
      body { font: 10px/12px "DejaVu Sans" }</style><table><thead><tr><th>outer</thead><tr><td>
      <table><thead><tr><th>inner</thead>\(rows)</table></table>
      """
    let pages = try pages(html, PageFormat(Size(200, 200), margins: .zero))
    #expect(pages.count == 3)
    for page in pages.dropFirst() {
      let words = words(page)
      let (outer, inner) = (try #require(words["outer"]), try #require(words["inner"]))
      #expect((inner.y - outer.y - 20).magnitude < 0.01)
    }
  }
}
