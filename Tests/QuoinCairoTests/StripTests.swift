import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Pictures that are painted in strips.
@Suite struct StripTests {
  /// Sixty boxes with shadows, gradients, texts and opacity, below each other.
  private func list(height: Double) -> DisplayList {
    let root = AbsoluteContainer {
      for index in 0..<60 {
        let top = Double(index) * 23 + 0.25
        box(index)
          .frame(8, top, 90, 25)
        ShapeNode().background(.white).mask(.gradient(.linear(angle: 90, .clear, .black)))
          .frame(30, top + 3, 60, 15)
        TextNode("Box \(index)").frame(12, top + 2, 60, 20)
      }
    }
    return DisplayList(Scene(root, text: PangoTextMeasurer.standard).layout(in: Size(110, height)))
  }

  private func box(_ index: Int) -> ShapeNode {
    let box = ShapeNode().background(Color(red: Double(index) / 60, green: 0.5, blue: 0.3))
      .cornerRadius(7).opacity(index % 2 == 0 ? 1 : 0.5)
    box.style.shadow = Shadow(color: .black, x: 1, y: 3, blur: 6)
    return box
  }

  private func rows(_ file: [UInt8]) throws -> [[UInt32]] {
    let surface = try #require(PNGDecoder.surface(file))
    defer { cairo_surface_destroy(surface) }
    let rows = try #require(PixelRows(surface))
    return (0..<rows.height).map { y in
      (0..<rows.width).map { rows.pixels(of: y)[$0] & 0xFF_FFFF }
    }
  }

  /// The strips of a picture are the picture, wherever they are cut.
  @Test(arguments: [1, 97, 500, 1_400]) func stripsAreThePicture(_ height: Int) throws {
    let list = list(height: 1_400)
    let png = PNG(list, scale: 1)
    let size = try PictureSize(list.size, scale: 1, limit: PictureSize.maximumSide)
    let strips = try png.paint(list, size, inStripsOf: height)
    #expect(try rows(strips.data) == rows(png.data))
  }

  @Test func picturesMayBeHigherThanASurface() throws {
    let list = list(height: 20_000)
    let file = try PNG(list, scale: 2).data
    // The header has the size: PNG §11.2.2.
    #expect(file[16..<24].elementsEqual([0, 0, 0, 220, 0, 0, 0x9C, 0x40]))
    let rows = try rows(try PNG(list, scale: 1).data)
    #expect(rows.count == 20_000)
    #expect(
      try rows.prefix(1_400).elementsEqual(self.rows(PNG(self.list(height: 1_400), scale: 1).data)))
  }
}
