import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Drawings in rectangles of other proportions: the widths are those of Chromium.
@Suite struct ViewBoxTests {
  @Test(arguments: [
    ("width=\"20\" height=\"20\" viewBox=\"0 0 20 20\"", 30.0, 40.0),
    ("width=\"20\" height=\"20\"", 0, 100),
    ("width=\"20\" height=\"20\" viewBox=\"0 0 20 20\" preserveAspectRatio=\"none\"", 0, 100),
    ("viewBox=\"0 0 20 20\" preserveAspectRatio='xMinYMin slice'", 0, 100),
    ("viewBox=\"0 0 20 20\" preserveAspectRatio='xMaxYMin'", 60, 40),
  ])
  func aViewBoxKeepsItsProportionsInDocuments(
    _ attributes: String, _ left: Double, _ width: Double
  ) throws {
    let folder = TemporaryFolder()
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>"
      + "<rect width=\"20\" height=\"20\" fill=\"#00f\"/></svg>"
    try FileBytes.write(Array(drawing.utf8), to: folder.path("p.svg"))
    var image = DrawnImage(name: folder.path("p.svg"), frame: Rect(0, 0, 100, 40))
    var layer = BackgroundLayer(.picture(image.name))
    layer.fit = .size(.percent(100), .percent(100))
    let behind = DrawCommand.layer(DrawnLayer(layer, in: RoundedRect(image.frame)))
    image.keepsViewBox = true
    for command in [DrawCommand.image(image), behind] {
      let png = PNG.of([command], 100, 40)
      #expect(try Pixels(png).ink(on: 0xFFFF_FFFF) == Rect(left, 0, width, 40))
      var svg = SVG(png.list, background: .color(.white))
      #expect(svg.embedPictures().isEmpty)
      #expect(try svg.drawn(100, 40).ink(on: 0xFFFF_FFFF) == Rect(left, 0, width, 40))
    }
    image.keepsViewBox = false
    #expect(
      try Pixels(.of([.image(image)], 100, 40)).ink(on: 0xFFFF_FFFF) == Rect(0, 0, 100, 40))
  }

  @Test func textsThatMeanTheSameAreMeasuredByThemselves() {
    let texts = PangoTextMeasurer(fonts: FontFiles.standard())
    let style = Look(Style(), inheritedTint: nil, defaultFont: .body, traits: Traits()).text
    for text in ["Caf\u{E9}", "Cafe\u{301}", "\u{212B}", "\u{C5}", "A\u{30A}"] {
      let measured = texts.measure(text, style: style, width: 300)
      #expect(measured.lines.map { Array($0.text.utf8) } == [Array(text.utf8)])
    }
  }
}
