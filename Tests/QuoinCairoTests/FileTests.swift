import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct FileTests {
  private let picture = PNG.of([.fill(RoundedRect(Rect(5, 5, 10, 10)), .black)])

  @Test func theSameLayoutGivesTheSameBytes() throws {
    let arrangement = GalleryTests.gallery().arrangement
    let fresh = PangoTextMeasurer(fonts: FontFiles.standard())
    #expect(try PNG(arrangement).data == PNG(arrangement).data)
    #expect(try PNG(arrangement).data == PNG(arrangement, text: fresh).data)
    #expect(try PDF(arrangement).data == PDF(arrangement, text: fresh).data)
    #expect(try SVG(arrangement).text == SVG(arrangement).text)
  }

  @Test func aDocumentHasAPageForEachLayout() throws {
    let data = try PDF([GalleryTests.gallery().arrangement, GalleryTests.gallery().arrangement])
      .data
    #expect(data.starts(with: Array("%PDF".utf8)))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/Count 2"))
    #expect(text.contains("20000101000000"))
    #expect(throws: PaintError.noPages) { try PDF([]).data }
  }

  @Test func aFileIsWrittenAsAWhole() throws {
    let folder = TemporaryFolder()
    try picture.write(to: folder.path("a.png"))
    try picture.write(to: folder.path("a.png"))
    try SVG(GalleryTests.gallery().arrangement).write(to: folder.path("a.svg"))
    try PDF(GalleryTests.gallery().arrangement).write(to: folder.path("a.pdf"))
    #expect(folder.names == ["a.pdf", "a.png", "a.svg"])
    let data = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(try picture.data == Array(data))
  }

  @Test func aPathThatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
    let folder = TemporaryFolder()
    for path in [folder.path("none/a.png"), folder.url.path, "", "a\0b"] {
      let error = #expect(throws: PaintError.self) { try picture.write(to: path) }
      guard case .unwritable(let named, let reason) = error else {
        return #expect(Bool(false), "\(String(describing: error))")
      }
      #expect(named == path)
      #expect(!reason.isEmpty)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aLinkStaysALinkAndADeviceIsWrittenTo() throws {
    let folder = TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("real.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: folder.path("real.png"))
    try picture.write(to: folder.path("link.png"))
    #expect(folder.names == ["link.png", "real.png"])
    let data = try Data(contentsOf: folder.url.appendingPathComponent("real.png"))
    #expect(try picture.data == Array(data))
    try picture.write(to: "/dev/null")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func sizesThatCannotBeAreErrors() {
    func error(_ width: Double, _ height: Double, scale: Double = 1) -> PaintError? {
      #expect(throws: PaintError.self) {
        try PNG.of([], width, height, scale: scale).data
      }
    }
    #expect(error(16_385, 10) == .tooLarge(width: 16_385, height: 10, limit: 16_384))
    #expect(
      error(10, 600_000, scale: 2) == .tooLarge(width: 20, height: 1_200_000, limit: 1_000_000))
    // 64 million pixels in a width of 1,000.
    #expect(error(500, 40_000, scale: 2) == .tooLarge(width: 1_000, height: 80_000, limit: 64_000))
    #expect(error(1e300, 1) == .tooLarge(width: 1e300, height: 1, limit: 16_384))
    #expect(error(.infinity, 1) == .invalidSize(width: .infinity, height: 1))
    #expect(error(1, 1, scale: 0) == .invalidScale(0))
    #expect(error(1, 1, scale: -2) == .invalidScale(-2))
    #expect(error(.nan, 1) != nil)
    #expect(error(1, 1, scale: .nan) != nil)
  }

  @Test func anEmptyOrNegativeSizeIsOnePixel() throws {
    let pixels = try Pixels(.of([], 0, -5))
    #expect(pixels.width == 1 && pixels.height == 1)
  }
}
