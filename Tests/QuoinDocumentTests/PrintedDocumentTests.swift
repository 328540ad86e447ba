import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Documents that say which pages they want, against what Chromium prints.
@Suite struct PrintedDocumentTests {
  /// What `Scripts/page-fixtures.py` writes.
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    struct Word: Decodable, Sendable {
      var text: String
      var corner: Point

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        text = try list.decode(String.self)
        corner = Point(try list.decode(Double.self), try list.decode(Double.self))
      }
    }

    struct Page: Decodable, Sendable {
      var size: [Double]
      var words: [Word]
    }

    var name: String
    var html: String
    var pages: [Page]

    var testDescription: String { name }

    static let all: [Case] = {
      struct File: Decodable { var cases: [Case] }
      let file = FixtureFile.folder.appendingPathComponent("printed.json")
      let data = try? Data(contentsOf: file)
      return data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.cases ?? []
    }()
  }

  static func pages(
    _ html: String, _ request: ImportOptions.PageRequest = ImportOptions.PageRequest(),
    text: (any TextMeasurer)? = nil
  ) throws -> [Arrangement] {
    var options = ImportOptions()
    options.text = text
    options.pages = request
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    let format = try #require(document.pages)
    return Scene(scene.root, text: PangoTextMeasurer.standard).pages(
      format, scale: 0.75, traits: scene.traits, decoration: document.pageMargins)
  }

  /// The texts of a page with their corners in pixels, each text once.
  static func words(_ page: Arrangement) -> [String: Point] {
    var words: [String: Point] = [:]
    let boxes = page.items.indices.filter { page.items[$0].type == "#page" }
    for (index, item) in page.items.enumerated() where !item.texts.isEmpty {
      let matrix = page.matrix(of: index)
      let clips = boxes.filter { $0 < index && page.items[$0].end > index }
      for placed in item.texts {
        for line in placed.text.lines where line.text.contains(where: { !$0.isWhitespace }) {
          let corner = matrix.apply(placed.frame.origin + Point(0, line.top))
          #expect(
            clips.allSatisfy {
              page.paintedBounds(of: $0).outset(by: EdgeInsets(3)).contains(corner)
            })
          words[line.text.trimmingCharacters(in: .whitespaces)] = Point(
            corner.x / 0.75, corner.y / 0.75)
        }
      }
    }
    return words
  }

  @Test func thereAreCases() { #expect(Case.all.count > 20) }

  @Test(arguments: Case.all) func wordsAreWhereTheBrowserHasThem(_ sample: Case) throws {
    let pages = try Self.pages(sample.html)
    #expect(pages.count == sample.pages.count)
    var shift: Point?
    for (number, (page, expected)) in zip(pages, sample.pages).enumerated() {
      // The browser rounds pages to whole points.
      #expect((page.size.width / 0.75 - expected.size[0]).magnitude < 1.4)
      #expect((page.size.height / 0.75 - expected.size[1]).magnitude < 1.4)
      let words = Self.words(page)
      #expect(Set(words.keys) == Set(expected.words.map(\.text)), "page \(number + 1)")
      for word in expected.words {
        guard let found = words[word.text] else { continue }
        // The boxes of words are those of the glyphs there, and of the lines here.
        let offset = found - word.corner
        if shift == nil { shift = offset }
        let rest = offset - (shift ?? .zero)
        #expect(
          rest.x.magnitude < 1.1 && rest.y.magnitude < 1.1,
          "page \(number + 1), \(word.text): \(rest)")
      }
    }
  }

  /// CSS Lists 3 §3: markers that are shapes are on the page of their item's first line, as numbers are.
  @Test func shapesBesideItemsAreOnTheirPages() throws {
    let pages = try PrintedDocumentTests.pages(
      "<!doctype html><ul><li>one<li>two<ul><li>three</ul></ul><ul style='break-before: page'><li>four</ul>"
    )
    let signs = pages.map { page in
      DisplayList(page).commands.count { if case .ellipse = $0 { true } else { false } }
    }
    // Two discs and on the second page another one; the ring of the inner list is a path.
    #expect(signs == [2, 1])
  }

  /// CSS Paged Media 3 §7.2 and §7.3, ISO 32000 §14.11.2.
  ///
  /// The page is 300 × 225 points, with a bleed of 6 points and 21 points for the marks: 27 at each side.
  @Test func aPageHasMarksAround() throws {
    let css = "@page { size: 400px 300px; margin: 40px; background: #0000ff; "
    let body = "</style><p>one</p>"
    let plain = try PrintedDocumentTests.pages("<!doctype html><style>" + css + "}" + body)
    let marked = try PrintedDocumentTests.pages(
      "<!doctype html><style>" + css + "bleed: 8px; marks: crop cross }" + body)
    let page = try #require(marked.first)
    #expect(page.size == Size(354, 279))
    let (here, there) = (Self.words(page)["one"], plain.first.flatMap { Self.words($0)["one"] })
    let offset = try #require(here) - (try #require(there))
    #expect((offset.x - 36).magnitude < 1e-6 && (offset.y - 36).magnitude < 1e-6)
    let fills = DisplayList(page).commands.compactMap { command -> (rect: Rect, color: Color)? in
      if case .fill(let shape, let color) = command { (shape.rect, color) } else { nil }
    }
    // The background is printed to the bleed's edge: 300 + 2 · 6 by 225 + 2 · 6 points, or 416 by 316 pixels.
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(fills.contains { $0.color == blue && $0.rect.size == Size(416, 316) })
    // Eight lines at the corners, and two for each of four crosses.
    let marks: [Rect] = fills.filter { $0.color == Color.black }.map { $0.rect }
      .filter { min($0.width, $0.height) == 0.25 }
    #expect(marks.count == 16)
    let left: [Double] = marks.filter { $0.minX == 3 && $0.height == 0.25 }.map { $0.midY }
    #expect(left.sorted() == [27, 139.5, 252])
    let data = try PDF(marked + plain).data
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/TrimBox [ 27.000 27.000 327.000 252.000 ]"))
    #expect(text.contains("/BleedBox [ 21.000 21.000 333.000 258.000 ]"))
    #expect(text.ranges(of: "/TrimBox").count == 1)
  }

  /// CSS Paged Media 3 §7: the background of a page fills the sheet, below the content.
  @Test func aPageHasABackgroundOfItsOwn() throws {
    let pages = try PrintedDocumentTests.pages(
      """
      <!doctype html><style>@page { size: 400px 300px; margin: 40px; color: #ff0000; font-size: 9px;
      @bottom-left { content: "foot" } } @page :first { background: #0000ff; margin: 0 }</style>
      <p>one</p><p style="break-before: page">two</p>
      """)
    let lists = pages.map { DisplayList($0) }
    func fills(_ page: Int) -> [Rect] {
      lists[page].commands.compactMap {
        if case .fill(let shape, let color) = $0, color.blue == 1, color.red == 0 {
          shape.rect
        } else {
          nil
        }
      }
    }
    #expect(fills(0).map(\.size) == [Size(400, 300)])
    #expect(fills(1) == [])
    func texts(_ page: Int) -> [DrawnText] {
      lists[page].commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    // A page without margins has no room for its foot.
    #expect(texts(0).map(\.string) == ["one"])
    #expect(texts(1).map(\.string) == ["two", "foot"])
    #expect(texts(1).last?.color == Color(red: 1, green: 0, blue: 0))
    #expect(texts(1).last?.font.size == 9)
    let order = lists[0].commands.compactMap { command in
      switch command {
      case .fill: "fill"
      case .text: "text"
      default: nil
      }
    }
    #expect(order == ["fill", "text"])
  }
}
