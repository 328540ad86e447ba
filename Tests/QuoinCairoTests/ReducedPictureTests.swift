import QuoinCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

/// Pictures in a whole fraction of their size.
@Suite struct ReducedPictureTests {
  /// A picture of which each pixel has a grey of its own, or nothing where a row says so.
  private func pixels(_ rows: [[UInt8]]) throws -> PaintedPixels {
    var list = DisplayList(size: Size(Double(rows[0].count), Double(rows.count)), commands: [])
    for (y, row) in rows.enumerated() {
      for (x, grey) in row.enumerated() {
        let part = Double(grey) / 255
        list.commands.append(
          .fill(
            RoundedRect(Rect(x: Double(x), y: Double(y), width: 1, height: 1)),
            Color(red: part, green: part, blue: part)))
      }
    }
    return try PNG(list, scale: 1, background: .color(.white)).pixels(of: list)
  }

  @Test func aPixelIsTheMeanOfItsSquare() throws {
    let picture = try pixels([
      [0, 100, 10, 20, 9], [200, 100, 30, 40, 9], [255, 255, 0, 1, 9], [255, 255, 1, 1, 9],
      [9, 9, 9, 9, 9],
    ]).reduced(by: 2)
    #expect([picture.width, picture.height] == [2, 2])
    let bitmap = try #require(Bitmap(png: picture.png()))
    // 400 / 4, 100 / 4, 1020 / 4, and 3 / 4 rounded.
    let reds = [0, 4, 8, 12].map { bitmap.pixels[$0] }
    #expect(reds == [100, 25, 255, 1])
  }

  @Test func aFactorBeyondASideLeavesOnePixel() throws {
    let picture = try pixels([[10, 20, 30]]).reduced(by: 3)
    #expect([picture.width, picture.height] == [1, 1])
    let bitmap = try #require(Bitmap(png: picture.png()))
    #expect(bitmap.pixels[0] == 20)
  }

  /// Bands that repeat the one above, in rows or as a whole, have its means, and those after them their own.
  @Test func repeatedBandsHaveTheMeansOfTheFirst() throws {
    let (a, b): ([UInt8], [UInt8]) = ([10, 20, 30, 41], [0, 8, 100, 200])
    let picture = try pixels([a, a, a, a, a, b, a, a, b, b]).reduced(by: 2)
    let bitmap = try #require(Bitmap(png: picture.png()))
    let reds = (0..<10).map { bitmap.pixels[$0 * 4] }
    // 30 / 2; 71 / 2 rounded; 38 / 4 and 371 / 4 rounded; 8 / 2; 300 / 2.
    #expect(reds == [15, 36, 15, 36, 10, 93, 15, 36, 4, 150])
  }
}
