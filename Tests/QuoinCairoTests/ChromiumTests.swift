import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinStyle
import Testing

@testable import QuoinCairo

/// Boxes as Chromium paints them: `Scripts/paint-fixtures.py` made the picture.
@Suite struct ChromiumTests {
  struct Fixture: Decodable {
    var cell: [Int]
    var box: [Double]
    var columns: Int
    var cases: [String]

    static let all: Fixture? = try? JSONDecoder().decode(
      Fixture.self, from: Data(contentsOf: folder.appendingPathComponent("paint.json")))
    static let picture: Bitmap? =
      (try? Data(contentsOf: folder.appendingPathComponent("paint.png")))
      .flatMap { Bitmap(png: [UInt8]($0)) }
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
  }

  /// Mean differences of a channel, in 255ths, that are allowed to some words of CSS.
  ///
  /// CSS leaves to the painter where dashes begin; Chromium puts small dots and copies with gaps on whole pixels, and blurs an ellipse
  /// more roughly than `ShadowTests` asks of us.
  static let looser: [(word: String, mean: Double)] = [
    ("2px dotted", 2), ("50%; box-shadow: 0 0 12px", 2), ("18px 18px space", 1.5),
  ]

  /// All others.
  static let mean = 1.0

  @Test(arguments: (Fixture.all?.cases ?? []).indices)
  func aBoxLooksAsInChromium(_ index: Int) throws {
    let fixture = try #require(Fixture.all)
    let css = fixture.cases[index]
    let theirs = try #require(Fixture.picture)
    let list = drawing(of: css, fixture)
    let png = try PNG(list, scale: 1, background: .color(.white)).data
    let ours = try #require(Bitmap(png: png))
    let (width, height) = (fixture.cell[0], fixture.cell[1])
    let left = index % fixture.columns * width
    let top = index / fixture.columns * height
    var sum = 0
    ours.pixels.withUnsafeBufferPointer { ours in
      theirs.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          var a = y * width * 4
          var b = ((top + y) * theirs.width + left) * 4
          let end = a + width * 4
          while a < end {
            let difference = Int(ours[a]) - Int(pixels[b])
            sum += difference < 0 ? -difference : difference
            a += 1
            b += 1
          }
        }
      }
    }
    let mean = Double(sum) / Double(width * height * 3)
    let allowed = Self.looser.first { css.contains($0.word) }?.mean ?? Self.mean
    if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] {
      try Data(png).write(to: URL(fileURLWithPath: "\(folder)/\(index).png"))
      let svg = try SVG(list, background: .color(.white)).text
      try Data(svg.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index).svg"))
      print("\(index)\t\((mean * 1000).rounded() / 1000)\t\(css)")
    }
    #expect(mean <= allowed, "\(index): \(css)")
  }

  private func drawing(of css: String, _ fixture: Fixture) -> DisplayList {
    let box = ShapeNode().class("box")
    let frame = Rect(fixture.box[0], fixture.box[1], fixture.box[2], fixture.box[3])
    let page = AbsoluteContainer {
      box.origin(frame.minX, frame.minY).size(frame.width, frame.height)
    }
    let sheet = StyleSheet(css: ".box { \(css) }")
    let size = Size(Double(fixture.cell[0]), Double(fixture.cell[1]))
    let arrangement = Scene(page, styles: sheet).layout(in: size)
    #expect(arrangement.diagnostics.isEmpty)
    let list = DisplayList(arrangement)
    #expect(list.diagnostics.isEmpty)
    return list
  }
}
