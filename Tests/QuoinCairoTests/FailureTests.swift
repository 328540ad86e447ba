import CPangoCairo
import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// One thing that cannot be painted does not take the page with it.
@Suite struct FailureTests {
  private let blue = Color(hex: 0x0000FF)

  private func check(
    _ commands: [DrawCommand], _ rules: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let list = DisplayList(
      size: Size(40, 2000), commands: commands + [.fill(RoundedRect(Rect(0, 0, 20, 20)), blue)])
    let png = PNG(list, scale: 1, background: .color(.white))
    #expect(try Pixels(png)[10, 10] == 0xFF00_00FF, sourceLocation: sourceLocation)
    #expect(
      try png.paint(list).diagnostics.map(\.rule) == rules, sourceLocation: sourceLocation)
    #expect(
      try PDF([]).paint(list).diagnostics.map(\.rule) == rules, sourceLocation: sourceLocation)
  }

  @Test func hugeLettersAreLeftOutAndSaid() throws {
    let text = DrawnText("a", origin: Point(1, 10), font: .system(16), color: .black)
    let map = AffineMatrix(a: 1e4, b: 0, c: 0, d: 1e4, tx: 0, ty: 0)
    try check([.beginTransform(map), .text(text), .endTransform], ["not-painted"])
  }

  @Test func wideDotsAndNarrowTilesArePainted() throws {
    for width in [1e5, 1e6, 1e15, 1e300] {
      let box = Path(lines: [Point(-width, -width), Point(width, -width)])
      for dashes in [[], [0, 2 * width], [width, width]] {
        try check(
          [
            .path(
              box, fill: nil,
              stroke: Stroke(blue, width: width, cap: .round, dashes: dashes, dashPhase: 0))
          ], [])
      }
      var text = DrawnText("a", origin: Point(1, 100), font: .system(16), color: blue)
      text.width = 10
      text.decoration = .underline
      text.decorationLine = .dotted
      text.decorationThickness = width
      try check([.text(text)], [])
    }
    for side in [1e-3, 1e-30, 1e-300] {
      var layer = BackgroundLayer(.gradient(.linear(Color(hex: 0xFF0000), blue)))
      layer.fit = .size(.points(side), .points(33))
      let tall = RoundedRect(Rect(0, 0, 40, 2000))
      try check([.layer(DrawnLayer(layer, in: tall))], [])
      layer.fit = .size(.points(33), .points(side))
      try check([.layer(DrawnLayer(layer, in: tall))], [])
    }
    // The tile is as high as it is said: red at its top, blue at its end.
    var layer = BackgroundLayer(.gradient(.linear(Color(hex: 0xFF0000), blue)))
    layer.fit = .size(.points(1e-30), .points(40))
    let pixels = try Pixels(
      .of([.layer(DrawnLayer(layer, in: RoundedRect(Rect(0, 0, 20, 80))))], 20, 80))
    #expect(pixels[10, 1] >> 16 & 0xFF > 240 && pixels[10, 38] & 0xFF > 240)
    #expect(pixels[10, 41] >> 16 & 0xFF > 240)
  }

  @Test func aMapThatCairoRefusesIsLeftOutAndSaid() throws {
    // Each map has an inverse; the product of their determinants is too small for a number.
    let map = AffineMatrix(a: 1e-90, b: 0, c: 0, d: 1e-90, tx: 0, ty: 0)
    try check(
      [
        .image(DrawnImage(name: "none", frame: Rect(0, 100, 40, 40))), .beginTransform(map),
        .beginTransform(map), .fill(RoundedRect(Rect(0, 0, 20, 20)), .black), .endTransform,
        .endTransform,
      ], ["missing-image", "not-painted"])
  }

  @Test func whatCairoGivesUpAtIsLeftOutAndSaid() throws {
    let findings = PaintFindings()
    let commands: [DrawCommand] = [
      .beginClip(RoundedRect(Rect(0, 0, 5, 5))), .beginFilter([.blur(1)], bounds: .zero),
      .fill(RoundedRect(Rect(0, 0, 5, 5)), blue), .endFilter, .endClip,
    ]
    findings.fail(at: 4, of: commands[...], CAIRO_STATUS_NO_MEMORY)
    #expect(findings.end(ofFailure: 0) == 5)
    findings.fail(at: 1, of: commands[...], CAIRO_STATUS_NO_MEMORY)
    #expect(findings.end(ofFailure: 1) == 4)
    findings.fail(at: 2, of: commands[...], CAIRO_STATUS_NO_MEMORY)
    #expect(findings.end(ofFailure: 2) == 3)
    #expect(findings.mayTryAgain() && !findings.mayTryAgain())
    #expect(findings.diagnostics.count == 3)
    findings.page = 1
    #expect(findings.end(ofFailure: 0) == nil)
  }
}
