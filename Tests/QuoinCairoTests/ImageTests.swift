import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct ImageTests {
  private let folder = TemporaryFolder()

  /// A file of four by two pixels, red on the left and blue on the right.
  private func writePicture(_ name: String) throws {
    try PNG.of(
      [
        .fill(RoundedRect(Rect(0, 0, 2, 2)), Color(hex: 0xFF0000)),
        .fill(RoundedRect(Rect(2, 0, 2, 2)), Color(hex: 0x0000FF)),
      ], 4, 2
    ).write(to: folder.path(name))
  }

  private func paint(
    _ name: String, mode: ContentMode = .scaleToFill, folders: [String]? = nil
  ) throws -> (Pixels, [Diagnostic]) {
    var png = PNG.of([.image(DrawnImage(name: name, frame: Rect(0, 0, 20, 20), mode: mode))])
    png.imageFolders = folders ?? [folder.url.path]
    return (try Pixels(png), try png.paint(png.list).diagnostics)
  }

  @Test func aPictureIsDrawnByItsContentMode() throws {
    try writePicture("a.png")
    let (filled, diagnostics) = try paint("a.png")
    #expect(diagnostics.isEmpty)
    #expect(filled[2, 2] == 0xFFFF_0000)
    #expect(filled[17, 17] == 0xFF00_00FF)
    let (fitted, _) = try paint("a.png", mode: .scaleAspectFit)
    #expect(fitted.ink(on: 0xFFFF_FFFF) == Rect(0, 5, 20, 10))
    let (corner, _) = try paint("a.png", mode: .topLeft)
    #expect(corner.ink(on: 0xFFFF_FFFF) == Rect(0, 0, 4, 2))
  }

  @Test func aPathWinsOverFoldersAndAFineFileIsFound() throws {
    try writePicture("b@2x.png")
    let (whole, _) = try paint(folder.path("b@2x.png"), mode: .topLeft, folders: [])
    #expect(whole.ink(on: 0xFFFF_FFFF) == Rect(0, 0, 2, 1))
    let (named, diagnostics) = try paint("b", mode: .topLeft)
    #expect(diagnostics.isEmpty)
    #expect(named.ink(on: 0xFFFF_FFFF) == Rect(0, 0, 2, 1))
  }

  @Test func whatCannotBeLoadedIsReportedWithItsReason() throws {
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("text.png"))
    var bomb = try PNG.of([], 4, 2).data
    bomb.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    try Data(bomb).write(to: folder.url.appendingPathComponent("bomb.png"))
    var broken = try PNG.of([], 400, 200).data
    broken.removeLast(broken.count / 2)
    try Data(broken).write(to: folder.url.appendingPathComponent("broken.png"))
    for (name, reason) in [
      ("none.png", "was not found"), ("text.png", "is not a PNG, JPEG, WebP, SVG or PDF file"),
      ("bomb.png", "too large"), ("broken.png", "damaged"), ("\0", "was not found"),
    ] {
      let (pixels, diagnostics) = try paint(name)
      #expect(diagnostics.map { $0.rule } == ["missing-image"])
      #expect(diagnostics.first?.message.contains(reason) == true, "\(diagnostics)")
      #expect(pixels[10, 2] != 0xFFFF_FFFF)
    }
  }

  @Test func anSVGHoldsItsPictures() throws {
    try writePicture("a.png")
    let frame = Rect(0, 0, 20, 20)
    var svg = SVG(
      DisplayList(
        size: Size(20, 20),
        commands: [
          .image(DrawnImage(name: "a.png", frame: frame)),
          .image(DrawnImage(name: "none", frame: frame)),
        ]))
    let diagnostics = svg.embedPictures(from: [folder.url.path])
    #expect(diagnostics.map { $0.rule } == ["missing-image"])
    #expect(try svg.text.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
  }
}
