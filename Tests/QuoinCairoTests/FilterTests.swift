import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinStyle
import Testing

@testable import QuoinCairo

/// Filters, held against arithmetic, librsvg and poppler.
@Suite struct FilterTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  private func filtered(_ filters: [Filter], _ rect: Rect, _ color: Color? = nil) -> [DrawCommand] {
    [
      .beginFilter(filters, bounds: rect), .fill(RoundedRect(rect), color ?? blue), .endFilter,
    ]
  }

  private func shadow(_ x: Double, _ y: Double, _ blur: Double) -> Filter {
    .dropShadow(Shadow(color: red, x: x, y: y, blur: blur))
  }

  @Test func aShadowFarAwayIsSeenAtEveryScale() throws {
    // The box is far to the left of the page, and its shadow on it.
    let far = filtered([shadow(9999, 0, 0)], Rect(-9994, 5, 10, 10))
    for scale in [1.0, 2, 4] {
      let pixels = try Pixels(.of(far, scale: scale))
      let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
      #expect(ink == Rect(5 * scale, 5 * scale, 10 * scale, 10 * scale))
      #expect(pixels[Int(10 * scale), Int(10 * scale)] == 0xFFFF_0000)
    }
    // The shadow is beyond the page, the box on it.
    let near = filtered([shadow(20000, 0, 0)], Rect(5, 5, 10, 10))
    let pixels = try Pixels(.of(near, scale: 2))
    #expect(pixels.ink(on: 0xFFFF_FFFF) == Rect(10, 10, 20, 20))
  }

  @Test func hugeShadowsAndBlursAreCheapAndLeaveWhatIsSharp() throws {
    for blur in [400.0, 4000, 1e6, 1e9] {
      let box = Rect(5, 5, 10, 10)
      let shadowed = try Pixels(.of(filtered([shadow(0, 0, blur)], box)))
      #expect(shadowed[10, 10] == 0xFF00_00FF && shadowed[4, 10] & 0xFF >= 0xF8)
      #expect(shadowed[14, 14] == 0xFF00_00FF)
      let list = DisplayList(
        size: Size(20, 20), commands: filtered([.brightness(1.1), .blur(blur)], box))
      #expect(try PDF([]).paint(list).data.count < 20_000)
      #expect(try PNG(list, scale: 2).pixels(of: list).diagnostics.isEmpty)
    }
    // Where the box is as large as the blur reaches, its middle is still its own: erf(3 / √2)² = 0.9946.
    let large = try Pixels(
      .of(filtered([.brightness(1), .blur(1000)], Rect(-3000, -3000, 6020, 6020))))
    #expect(abs(Int(large[10, 10] >> 16 & 0xFF) - 1) <= 3)
  }

  /// Each channel of a full blue is nothing or all, which no factor above one changes.
  @Test(arguments: [
    [Filter.brightness(.greatestFiniteMagnitude)], [.contrast(.greatestFiniteMagnitude)],
    [.saturate(1e300)], [.brightness(1e300), .contrast(1e300), .saturate(1e300)],
  ]) func hugeFactorsKeepFullColors(filters: [Filter]) throws {
    let pixels = try Pixels(.of(filtered(filters, Rect(5, 5, 10, 10))))
    #expect(pixels[10, 10] == 0xFF00_00FF)
  }

  @Test func aBlurredEdgeIsThatOfItsDeviation() throws {
    // Half at the edge, and at one deviation from it what a normal distribution leaves: 0.1587.
    for (deviation, scale) in [(4.0, 1.0), (20, 1), (40, 2)] {
      let commands = filtered([.blur(deviation)], Rect(-300, -300, 400, 700), .black)
      let pixels = try Pixels(.of(commands, 200, 20, scale: scale))
      // Between two pixels, and where the page is not near its upper edge.
      func light(_ x: Double) -> Double {
        let right = Int(x * scale)
        return Double(pixels[right - 1, 10] & 0xFF) / 510 + Double(pixels[right, 10] & 0xFF) / 510
      }
      #expect(abs(light(100) - 0.5) < 0.03)
      #expect(abs(light(100 + deviation) - 0.8413) < 0.03)
      #expect(abs(light(100 - deviation) - 0.1587) < 0.03)
    }
  }

  @Test func opacitiesOutOfRangeDoNotTrap() throws {
    for share in [5.0, -5, 1e300] {
      _ = try Pixels(.of(filtered([.opacity(share)], Rect(5, 5, 10, 10))))
    }
  }

  @Test func librsvgDrawsTheShadows() throws {
    let chains: [[Filter]] = [
      [shadow(6, 0, 0)], [shadow(6, 0, 1)], [.blur(0.5), shadow(6, 0, 0)],
      [shadow(6, 0, 0), .hueRotate(0)], [shadow(3, 0, 0), shadow(3, 0, 0)],
    ]
    for chain in chains {
      let list = DisplayList(size: Size(20, 20), commands: filtered(chain, Rect(3, 3, 6, 10)))
      let pixels = try SVG(list, background: .color(.white)).drawn(20, 20)
      #expect(pixels[5, 8] == 0xFF00_00FF, "\(chain)")
      #expect(pixels[12, 8] == 0xFFFF_0000, "\(chain)")
      #expect(pixels[17, 8] == 0xFFFF_FFFF, "\(chain)")
    }
  }

  @Test func documentsKeepTheTextAndLinksOfWhatIsFiltered() throws {
    func page(_ filters: [Filter]) -> DisplayList {
      var text = DrawnText("Filtered", origin: Point(10, 30), font: .system(16), color: red)
      text.width = 60
      text.link = "https://example.com/"
      return DisplayList(
        size: Size(120, 60),
        commands: [
          .beginFilter(filters, bounds: Rect(0, 0, 120, 60)),
          .fill(RoundedRect(Rect(0, 40, 20, 20)), red), .text(text), .endFilter,
        ])
    }
    for filters: [Filter] in [
      [.brightness(0.5)], [.brightness(0.5), .opacity(0.5)], [.blur(1)], [shadow(2, 2, 1)],
    ] {
      let data = try PDF([]).paint(page(filters)).data
      #expect(String(decoding: data, as: UTF8.self).contains("https://example.com/"))
      guard let poppler = try Poppler(data) else { continue }
      #expect(try poppler.text().contains("Filtered"), "\(filters)")
      // Half as bright is 128; half of that on white is 191, 127, 127.
      let pixel = try poppler.pixels()[10, 50]
      if filters == [.brightness(0.5)] { #expect(pixel == 0xFF80_0000) }
      if filters.count == 2 {
        #expect(abs(Int(pixel >> 16 & 0xFF) - 191) <= 2 && abs(Int(pixel & 0xFF) - 127) <= 2)
      }
    }
  }

  @Test func whatIsNotShownIsSaid() throws {
    let node = Node().id("glass").style { $0.backdropFilters = [.blur(3)] }
    let list = DisplayList(Scene(node).layout(in: Size(50, 50)))
    #expect(list.diagnostics.isEmpty)
    let folder = TemporaryFolder()
    let svg = try SVG(list).write(to: folder.path("a.svg"))
    let pdf = try PDF([]).paint(list).diagnostics
    for found in [svg, pdf] {
      #expect(found.map(\.rule) == ["not-painted"])
      #expect(found.allSatisfy { $0.nodes == ["glass"] && $0.message.contains("backdrop") })
    }
    #expect(try PNG(list).paint(list).diagnostics.isEmpty)
  }
}
