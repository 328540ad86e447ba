import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct PixelTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  @Test func aRectangleCoversItsPixelsAndNoOthers() throws {
    let pixels = try Pixels(.of([.fill(RoundedRect(Rect(5, 5, 10, 10)), red)]))
    #expect(pixels[5, 5] == 0xFFFF_0000)
    #expect(pixels[14, 14] == 0xFFFF_0000)
    #expect(pixels[4, 5] == 0xFFFF_FFFF)
    #expect(pixels[15, 14] == 0xFFFF_FFFF)
  }

  @Test(arguments: [1.0, 2, 3, 4])
  func aPointIsAsManyPixelsAsTheScaleSays(_ scale: Double) throws {
    let pixels = try Pixels(
      .of([.fill(RoundedRect(Rect(5, 5, 10, 10)), red)], scale: scale))
    #expect(pixels.width == Int(20 * scale))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(5 * scale, 5 * scale, 10 * scale, 10 * scale))
  }

  @Test func aBorderLiesInsideTheEdges() throws {
    let pixels = try Pixels(.of([.border(RoundedRect(Rect(5, 5, 10, 10)), width: 2, red)]))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(5, 5, 10, 10))
    #expect(pixels[6, 6] == 0xFFFF_0000)
    #expect(pixels[7, 7] == 0xFFFF_FFFF)
    #expect(pixels[12, 12] == 0xFFFF_FFFF)
    #expect(pixels[13, 13] == 0xFFFF_0000)
  }

  @Test func aBorderWiderThanItsBoxFillsIt() throws {
    let pixels = try Pixels(.of([.border(RoundedRect(Rect(5, 5, 4, 4)), width: 9, red)]))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(5, 5, 4, 4))
    #expect(pixels[7, 7] == 0xFFFF_0000)
  }

  @Test func cornersAreRound() throws {
    let pixels = try Pixels(.of([.fill(RoundedRect(Rect(0, 0, 20, 20), radius: 10), red)]))
    #expect(pixels[0, 0] == 0xFFFF_FFFF)
    #expect(pixels[1, 1] == 0xFFFF_FFFF)
    #expect(pixels[10, 0] != 0xFFFF_FFFF)
    #expect(pixels[10, 10] == 0xFFFF_0000)
  }

  @Test func nothingIsDrawnOutsideAClip() throws {
    let pixels = try Pixels(
      .of([
        .beginClip(RoundedRect(Rect(5, 5, 10, 10), radius: 5)),
        .fill(RoundedRect(Rect(0, 0, 20, 20)), red), .endClip,
        .fill(RoundedRect(Rect(0, 0, 2, 2)), blue),
      ]))
    #expect(pixels[10, 10] == 0xFFFF_0000)
    #expect(pixels[5, 5] == 0xFFFF_FFFF)
    #expect(pixels[3, 10] == 0xFFFF_FFFF)
    #expect(pixels[1, 1] == 0xFF00_00FF)
  }

  @Test func aGroupIsOnePictureOfItsOpacity() throws {
    let pixels = try Pixels(
      .of([
        .beginGroup(opacity: 0.5, bounds: Rect(0, 0, 20, 20)),
        .fill(RoundedRect(Rect(0, 0, 20, 20)), red),
        .fill(RoundedRect(Rect(0, 0, 10, 20)), blue), .endGroup,
      ]))
    // Red does not shine through the blue above it.
    #expect(pixels[5, 5] == 0xFF7F_7FFF || pixels[5, 5] == 0xFF80_80FF)
    #expect(pixels[15, 5] == 0xFFFF_7F7F || pixels[15, 5] == 0xFFFF_8080)
  }

  @Test func rotationTurnsClockwise() throws {
    let pixels = try Pixels(
      .of([
        .beginRotation(angle: .pi / 2, center: Point(10, 10)),
        .fill(RoundedRect(Rect(8, 0, 4, 10)), red), .endRotation,
      ]))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(10, 8, 10, 4))
  }

  @Test func theBackgroundFollowsTheSchemeOrIsNothing() throws {
    var png = PNG.of([], background: .transparent)
    #expect(try Pixels(png)[3, 3] == 0)
    png.background = .automatic
    #expect(try Pixels(png)[3, 3] == 0xFFFF_FFFF)
    png.list.colorScheme = .dark
    #expect(try Pixels(png)[3, 3] == 0xFF00_0000)
    png.background = .color(blue.opacity(0.5))
    #expect(try Pixels(png)[3, 3] >> 24 == 0x80)
  }

  @Test func pathsAndEllipses() throws {
    let triangle = Path(lines: [Point(0, 0), Point(20, 0), Point(0, 20)], closed: true)
    let pixels = try Pixels(
      .of([
        .path(triangle, fill: red, stroke: nil), .ellipse(Rect(10, 10, 10, 10), blue),
      ]))
    #expect(pixels[2, 2] == 0xFFFF_0000)
    #expect(pixels[15, 15] == 0xFF00_00FF)
    #expect(pixels[19, 19] == 0xFFFF_FFFF)
  }

  @Test func numbersThatAreNoneAndHugeOnesDoNotStopThePicture() throws {
    let wild = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, 0, -5]
    var commands: [DrawCommand] = []
    for a in wild {
      for b in wild {
        let rect = Rect(a, b, b, a)
        commands += [
          .fill(RoundedRect(rect, radius: a), red), .border(RoundedRect(rect), width: b, red),
          .ellipse(rect, red),
          .path(Path(lines: [Point(a, b), .zero]), fill: red, stroke: Stroke(red, width: a)),
          .text(DrawnText("a", origin: Point(a, b), font: .system(b), color: red)),
          .image(DrawnImage(name: "none", frame: rect)),
          .beginRotation(angle: a, center: Point(b, a)), .endRotation,
          .beginClip(RoundedRect(rect)), .endClip,
          .beginGroup(opacity: a, bounds: rect), .endGroup,
        ]
      }
    }
    commands.append(.fill(RoundedRect(Rect(0, 0, 20, 20)), blue))
    #expect(try Pixels(.of(commands))[10, 10] == 0xFF00_00FF)
  }
}
