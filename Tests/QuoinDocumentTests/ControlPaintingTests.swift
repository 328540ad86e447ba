import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Controls of forms have the colours that they have in a browser: `Scripts/control-fixtures.py` read them
/// where its pictures are flat.
@Suite struct ControlPaintingTests {
  struct Fixture: Decodable {
    struct Control: Decodable {
      var html: String
      /// Column, row, red, green and blue.
      var places: [[Int]]
    }

    var size: [Double]
    var controls: [Control]

    static let all: Fixture? = try? JSONDecoder().decode(
      Fixture.self,
      from: Data(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Fixtures/controls.json")))
  }

  /// How far a channel may be from the browser's, in 255ths.
  private static let tolerance = 8

  @Test(arguments: Fixture.all?.controls.indices ?? 0..<0)
  func aControlHasTheColoursOfTheBrowser(_ index: Int) throws {
    let fixture = try #require(Fixture.all)
    let control = fixture.controls[index]
    var options = ImportOptions()
    options.size = Size(fixture.size[0], fixture.size[1])
    options.displayScale = 2
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(control.html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    let arrangement = Scene(scene.root, text: PangoTextMeasurer.standard).layout(
      in: scene.size, traits: scene.traits)
    let png = try PNG(DisplayList(arrangement), scale: 2, background: .color(.white)).data
    let picture = try #require(Bitmap(png: png))
    #expect(control.places.count > 20)
    var wrong: [String] = []
    for place in control.places {
      let at = (place[1] * picture.width + place[0]) * 4
      let ours = picture.pixels[at..<at + 3].map { Int($0) }
      if zip(ours, place[2...]).contains(where: { abs($0 - $1) > Self.tolerance }) {
        wrong.append("\(place[0]),\(place[1]): \(ours) for \(Array(place[2...]))")
      }
    }
    #expect(wrong == [], "\(control.html)")
  }
}
