import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Files of all formats, as `Scripts/picture-fixtures.py` made them: red and green above blue and
/// white.
@Suite struct PictureFormatTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func paint(_ name: String) throws -> (Bitmap, [Diagnostic]) {
    var png = PNG.of([.image(DrawnImage(name: name, frame: Rect(0, 0, 32, 16)))], 32, 16)
    png.imageFolders = [Self.folder.path]
    let painted = try png.paint(png.list)
    return (try #require(Bitmap(png: painted.data)), painted.diagnostics)
  }

  /// Whether a pixel is near to a colour.
  private func isNear(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ color: [Int], _ far: Int) -> Bool {
    (0..<3).allSatisfy { abs(Int(bitmap.pixels[(y * 32 + x) * 4 + $0]) - color[$0]) <= far }
  }

  @Test(arguments: [
    ("quarters.jpg", 6), ("quarters-progressive.jpg", 6), ("quarters-cmyk.jpg", 40),
    ("quarters-turned.jpg", 6), ("quarters.webp", 0), ("quarters-lossy.webp", 24),
  ])
  func everyFormatIsRead(_ name: String, _ far: Int) throws {
    let (bitmap, diagnostics) = try paint(name)
    #expect(diagnostics.isEmpty)
    #expect(isNear(bitmap, 5, 3, [255, 0, 0], far))
    #expect(isNear(bitmap, 26, 3, [0, 255, 0], far))
    #expect(isNear(bitmap, 5, 12, [0, 0, 255], far))
    #expect(isNear(bitmap, 26, 12, [255, 255, 255], far))
  }

  @Test func opacityIsKept() throws {
    // Red at 128 of 255 above white: 255 - 128 = 127.
    let (bitmap, _) = try paint("quarters-faint.webp")
    #expect(isNear(bitmap, 5, 3, [255, 127, 127], 1))
    #expect(isNear(bitmap, 26, 12, [255, 255, 255], 1))
  }

  private static let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><path fill="#f00" d="M0 0h16v8H0z"/>\
    <path fill="#0f0" d="M16 0h16v8H16z"/><path fill="#00f" d="M0 8h16v8H0z"/></svg>
    """

  @Test func documentsAndURLsAreRead() throws {
    let base64 = Data(Self.document.utf8).base64EncodedString()
    let escaped = Self.document.utf8.map {
      "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
    for name in [
      "data:image/svg+xml;base64,\(base64)", "data:image/svg+xml,\(escaped)", "data:,\(escaped)",
    ] {
      let (bitmap, diagnostics) = try paint(name)
      #expect(diagnostics.isEmpty)
      #expect(isNear(bitmap, 5, 3, [255, 0, 0], 0))
      #expect(isNear(bitmap, 26, 3, [0, 255, 0], 0))
      #expect(isNear(bitmap, 5, 12, [0, 0, 255], 0))
      #expect(isNear(bitmap, 26, 12, [255, 255, 255], 0))
    }
  }

  @Test func aDocumentInAnotherSizeIsDrawnAnew() throws {
    // A disc of a third of a pixel in the file is a round disc on the page.
    let disc =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><circle cx='.5' cy='.5' r='.5'/></svg>"
    let name = "data:image/svg+xml;base64," + Data(disc.utf8).base64EncodedString()
    let pixels = try Pixels(.of([.image(DrawnImage(name: name, frame: Rect(0, 0, 20, 20)))]))
    #expect(pixels[10, 10] == 0xFF00_0000)
    #expect(pixels[0, 0] == 0xFFFF_FFFF)
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(0, 0, 20, 20))
  }

  @Test func damagedFilesAreTold() throws {
    for name in ["quarters.jpg", "quarters.webp", "quarters-cmyk.jpg", "quarters-turned.jpg"] {
      let whole = try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name)))
      var random = SystemRandomNumberGenerator()
      for cut in stride(from: 0, to: whole.count, by: max(1, whole.count / 25)) {
        let url = "data:;base64," + Data(whole[..<cut]).base64EncodedString()
        let (_, diagnostics) = try paint(url)
        #expect(diagnostics.count == 1, "\(name) cut at \(cut)")
        // Any damage ends in a picture or a word, never in a trap.
        var broken = whole
        for _ in 0..<8 {
          broken[Int.random(in: 0..<broken.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        }
        _ = try paint("data:;base64," + Data(broken).base64EncodedString())
      }
    }
    for (name, reason) in [
      ("data:image/png;base64,%%%", "`data:` URL"), ("data:image/png", "`data:` URL"),
      ("data:;base64,QUJD", "is not a PNG, JPEG, WebP, SVG or PDF file"),
      ("data:,<svg", "damaged"), ("quarters-moving.webp", "moving"),
      ("data:,<svg xmlns='http://www.w3.org/2000/svg'><text>a</text></svg>", "fonts of the system"),
    ] {
      let (_, diagnostics) = try paint(name)
      #expect(diagnostics.count == 1)
      #expect(diagnostics.first?.message.contains(reason) == true, "\(name): \(diagnostics)")
    }
  }

  @Test func aDocumentLoadsNoOtherFiles() throws {
    let secret = Self.folder.appendingPathComponent("quarters.webp").path
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="32" \
      height="16"><image width="32" height="16" xlink:href="file://\(secret)" href="\(secret)"/></svg>
      """
    let (bitmap, _) = try paint("data:;base64," + Data(text.utf8).base64EncodedString())
    #expect(isNear(bitmap, 5, 3, [255, 255, 255], 0))
  }

  @Test func aChangedFileIsReadAnew() throws {
    let folder = TemporaryFolder()
    let path = folder.path("a.png")
    for color in [0xFF_FF0000, 0xFF_0000FF] as [UInt32] {
      try PNG.of([.fill(RoundedRect(Rect(0, 0, 20, 20)), Color(hex: color & 0xFF_FFFF))])
        .write(to: path)
      let pixels = try Pixels(.of([.image(DrawnImage(name: path, frame: Rect(0, 0, 20, 20)))]))
      #expect(pixels[10, 10] == color)
    }
  }

  @Test func theStoreHoldsNoMoreThanItMay() throws {
    let store = PictureStore(limit: 20_000)
    for index in 0..<40 {
      var pixels = Bitmap(width: 20, height: 20)
      pixels.pixels[0] = UInt8(index)
      let loader = ImageLoader(folders: [""], store: store)
      let name = "data:;base64," + Data(try pixels.png()).base64EncodedString()
      #expect(loader.picture(name, place: nil, node: nil) != nil)
      #expect(store.cost <= 20_000)
    }
    #expect(store.cost > 0)
    store.removeAll()
    #expect(store.cost == 0)
  }

  @Test func aStretchedCentreOfADrawingKeepsItsMasks() throws {
    // The centre is stretched 18 / 0.01 = 1,800 times, so the whole drawing would be 201,600 points wide.
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="112" height="53"><mask id="m"><rect width="112" \
      height="53" fill="white"/></mask><rect width="112" height="53" fill="#00ff00" mask="url(#m)"/></svg>
      """
    var image = DrawnImage(
      name: "data:;base64," + Data(text.utf8).base64EncodedString(), frame: Rect(0, 0, 20, 20))
    image.slices = PictureSlices(
      full: Size(112, 53), caps: EdgeInsets(1), center: Size(0.01, 1))
    let pixels = try Pixels(.of([.image(image)]))
    for x in [0, 2, 10, 18] { #expect(pixels[x, 10] == 0xFF00_FF00) }
  }

  @Test func capsKeepTheirSize() throws {
    // The corners of a frame of one pixel stay one pixel; what lies between is stretched.
    var frame = Bitmap(width: 3, height: 3)
    for y in 0..<3 {
      for x in 0..<3 {
        let isCorner = x != 1 && y != 1
        let start = (y * 3 + x) * 4
        frame.pixels[start] = isCorner ? 255 : 0
        frame.pixels[start + 2] = isCorner ? 0 : 255
        frame.pixels[start + 3] = 255
      }
    }
    var image = DrawnImage(
      name: "data:;base64," + Data(try frame.png()).base64EncodedString(),
      frame: Rect(0, 0, 20, 20))
    image.caps = EdgeInsets(1)
    let pixels = try Pixels(.of([.image(image)]))
    for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19)] { #expect(pixels[x, y] == 0xFFFF_0000) }
    // A filter may round a full channel down by one.
    for (x, y) in [(1, 0), (18, 0), (0, 18), (19, 1), (10, 10)] {
      #expect(pixels[x, y] & 0xFFFF_FFFE == 0xFF00_00FE)
    }
  }

  /// Import and painting read addresses alike.
  @Test(arguments: [
    "Data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='16'/>",
    "data:image/svg+xml; base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=",
  ])
  func addressesOfDataAreForgiving(_ address: String) throws {
    #expect(try paint(address).1.isEmpty)
  }

  /// Whether a drawing can be drawn is known after all nodes that show it.
  @Test func drawingsThatCannotBeDrawnNameTheirNodes() throws {
    let name = "data:,<svg xmlns='http://www.w3.org/2000/svg'><text>a</text></svg>"
    var images = ["first", "second"].map { node in
      var image = DrawnImage(name: name, frame: Rect(0, 0, 32, 16))
      image.node = node
      return DrawCommand.image(image)
    }
    images.append(.image(DrawnImage(name: "gone.png", frame: Rect(0, 0, 32, 16))))
    var png = PNG.of(images, 32, 16)
    png.imageFolders = [Self.folder.path]
    let found = try png.paint(png.list).diagnostics
    #expect(
      found.map(\.nodes) == [[], ["first", "second"]]
        || found.map(\.nodes) == [["first", "second"], []])
  }
}
