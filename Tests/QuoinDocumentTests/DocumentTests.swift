import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport
import Testing

/// The library's own way from a file to pages and pictures.
@Suite struct DocumentTests {
  private static let html = """
    <!doctype html><html lang=de><head><title>A bill</title><style>
    @page { size: 200pt 300pt; margin: 20pt; @bottom-center { content: counter(page) "/" counter(pages) } }
    body { margin: 0 } div { height: 300px; background: #00f }
    @media print { div { background: #f00 } }
    @media (max-width: 300px) { div { height: 40px } }
    </style></head><body><div id=a></div><div id=b></div></body></html>
    """

  private func document(_ html: String = html, path: String = "bill.html") throws -> Document {
    var options = ImportOptions()
    options.path = path
    return try Document(Data(html.utf8), options: options)
  }

  /// Pixels are three quarters of a point, which no binary number is of all sizes.
  private func isNear(_ size: Size?, _ other: Size) -> Bool {
    guard let size else { return false }
    return (size.width - other.width).magnitude < 1e-9
      && (size.height - other.height).magnitude < 1e-9
  }

  @Test func theKindIsThatOfTheFile() throws {
    #expect(try document().kind == .html)
    #expect(throws: ImportError.self) { try document("{}", path: "x") }
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects></document>
      """
    let views = try document(xib, path: "v.xib")
    #expect(views.kind == .interfaceBuilder)
    #expect(views.layout().size == Size(320, 480))
    #expect(views.pages().map(\.size) == [PageFormat.a4.size])
  }

  /// 160 × 260 points of content are 213 × 347 pixels, so two boxes of 40 pixels stand on one page.
  @Test func oneDocumentIsPrintedAndDrawn() throws {
    let document = try document()
    let pages = document.pages()
    #expect(pages.count == 1)
    #expect(isNear(pages.first?.size, Size(200, 300)))
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(pages.first?.items.first { $0.identifier == "a" }?.look.background == red)
    let screen = document.layout(in: Size(800, 100)) { $0.displayScale = 1 }
    #expect(screen.items.first { $0.identifier == "a" }?.frame.height == 300)
    #expect(screen.items.first { $0.identifier == "a" }?.look.background == blue)
    #expect(document.wholePage(screen).size == Size(800, 600))
    let png = try document.png(document.wholePage(screen)).data
    let picture = try #require(Bitmap(png: png))
    #expect(Size(Double(picture.width), Double(picture.height)) == Size(800, 600))
    #expect(Array(picture.pixels[0..<3]) == [0, 0, 255])
  }

  @Test func pagesTakeWhatIsAskedBeforeWhatTheDocumentSays() throws {
    let document = try document()
    let asked = document.pages(ImportOptions.PageRequest(size: Size(400, 500)))
    #expect(isNear(asked.first?.size, Size(400, 500)))
    #expect(isNear(document.pages().first?.size, Size(200, 300)))
  }

  @Test func aPDFHasTheTitleAndTheLanguage() throws {
    let document = try document()
    let pdf = document.pdf(document.pages())
    #expect(pdf.metadata.title == "A bill")
    #expect(pdf.metadata.language == "de")
    #expect(try pdf.data.starts(with: Array("%PDF".utf8)))
  }

  @Test func aSceneThatIsNotThereIsAnError() throws {
    let arrangement = try document().layout("nobody")
    #expect(arrangement.diagnostics.map(\.rule) == ["no-such-scene"])
  }

  /// Quirks Mode §3.5 and §3.6: the root and the body are as high as the viewport, whatever it is.
  @Test func aDocumentWithoutADoctypeFillsEachViewport() throws {
    let document = try Document(Data("<body style='margin: 0'>Hi".utf8))
    for height in [100.0, 300, 50] {
      let items = document.layout(in: Size(200, height)).items
      #expect(
        items.filter { ["html", "body"].contains($0.type) }.map(\.frame.height) == [height, height])
    }
  }
}
