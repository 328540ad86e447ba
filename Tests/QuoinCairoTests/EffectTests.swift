import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import QuoinStyle
import Testing

@testable import QuoinCairo

@Suite struct EffectTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  /// The formulas of Compositing and Blending 1 §10.1, of a backdrop and a source.
  private static let formulas: [BlendMode: @Sendable (Double, Double) -> Double] = [
    .normal: { _, s in s }, .multiply: { b, s in b * s }, .screen: { b, s in b + s - b * s },
    .overlay: { b, s in hardLight(s, b) }, .darken: { b, s in min(b, s) },
    .lighten: { b, s in max(b, s) },
    .colorDodge: { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) },
    .colorBurn: { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) },
    .hardLight: { b, s in hardLight(b, s) },
    .softLight: { b, s in
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    },
    .difference: { b, s in abs(b - s) }, .exclusion: { b, s in b + s - 2 * b * s },
  ]

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  @Test(arguments: [
    BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
    .hardLight, .softLight, .difference, .exclusion,
  ])
  func blendModesFollowTheirFormulas(_ mode: BlendMode) throws {
    let formula = try #require(Self.formulas[mode])
    let levels = [0.0, 51, 102, 153, 204, 255]
    for backdrop in levels {
      var commands: [DrawCommand] = [
        .fill(RoundedRect(Rect(0, 0, 20, 20)), Color(white: backdrop / 255))
      ]
      for (index, source) in levels.enumerated() {
        let cell = Rect(Double(index) * 3, 0, 3, 20)
        commands += [
          .beginGroup(opacity: 1, blend: mode, bounds: cell),
          .fill(RoundedRect(cell), Color(white: source / 255)), .endGroup,
        ]
      }
      let pixels = try Pixels(.of(commands))
      for (index, source) in levels.enumerated() {
        let expected = formula(backdrop / 255, source / 255) * 255
        let found = Double(pixels[index * 3 + 1, 10] & 0xFF)
        #expect(abs(expected - found) <= 2, "\(mode) \(backdrop) \(source)")
      }
    }
  }

  @Test func aMaskLetsThroughWhatItIs() throws {
    let box = Rect(0, 0, 20, 20)
    func masked(_ mask: Mask, _ commands: [DrawCommand]) -> [DrawCommand] {
      [.beginMask(bounds: box), .fill(RoundedRect(box), red), .maskWith(mask)] + commands
        + [.endMask]
    }
    let half = Rect(0, 0, 10, 20)
    let alpha = try Pixels(.of(masked(.alpha, [.fill(RoundedRect(half), .black)])))
    #expect(alpha[5, 5] == 0xFFFF_0000 && alpha[15, 5] == 0xFFFF_FFFF)
    // Black is no light; grey of 50 % lets half through: 255 - 128 = 127.
    let light = try Pixels(
      .of(
        masked(
          .luminance,
          [
            .fill(RoundedRect(box), .black), .fill(RoundedRect(half), Color(white: 128 / 255.0)),
          ])))
    #expect(light[15, 5] == 0xFFFF_FFFF)
    #expect(abs(Int(light[5, 5] & 0xFF) - 127) <= 1)
  }

  @Test func nodesHaveEffects() throws {
    let page = AbsoluteContainer {
      ShapeNode().background(red).clipShape(.ellipse).frame(0, 0, 20, 20)
      ShapeNode().background(blue).blend(.multiply).frame(0, 0, 20, 20)
      ShapeNode().background(red)
        .mask(.gradient(.linear(angle: 90, .clear, .black))).frame(20, 0, 20, 20)
      ShapeNode(
        .path(Path(lines: [Point(0, 0), Point(1, 0), Point(0, 1)], closed: true), size: Size(1))
      )
      .background(red).frame(40, 0, 20, 20)
    }
    let arrangement = Scene(page).layout(in: Size(60, 20))
    let list = DisplayList(arrangement)
    #expect(list.diagnostics.isEmpty)
    let pixels = try Pixels(PNG(list, scale: 1, background: .color(.white)))
    // Red times blue is black; outside of the disc white times blue is blue.
    #expect(pixels[10, 10] == 0xFF00_0000 && pixels[0, 0] == 0xFF00_00FF)
    // At the middle of a pixel n of 20 the mask is (n + 1/2) / 20 opaque.
    #expect(abs(Int(pixels[29, 5] & 0xFF) - Int(255 * (1 - 9.5 / 20))) <= 2)
    #expect(pixels[42, 2] == 0xFFFF_0000 && pixels[58, 18] == 0xFFFF_FFFF)
  }

  @Test func textHasTheShadowOfItsGlyphs() throws {
    let page = AbsoluteContainer {
      TextNode("Shade").font(.system(20)).color(.black).style {
        $0.text.shadows = [Shadow(color: .black, x: 100, y: 0, blur: 0)]
      }.frame(10, 10, 80, 30)
    }
    let arrangement = Scene(page, text: PangoTextMeasurer.standard).layout(in: Size(200, 50))
    let list = DisplayList(arrangement)
    #expect(list.diagnostics.isEmpty)
    let pixels = try Pixels(PNG(list, scale: 1, background: .color(.white)))
    var ink = 0
    for y in 0..<50 {
      for x in 0..<100 {
        #expect(abs(Int(pixels[x, y] & 0xFF) - Int(pixels[x + 100, y] & 0xFF)) <= 2)
        if pixels[x, y] != 0xFFFF_FFFF { ink += 1 }
      }
    }
    #expect(ink > 100)
    #expect(XMLDocuments.isWellFormed(try SVG(list).text))
  }

  @Test func aPathHasTheShadowOfItsShape() throws {
    let triangle = Path(lines: [Point(5, 5), Point(15, 5), Point(5, 15)], closed: true)
    let page = AbsoluteContainer {
      ShapeNode(.path(triangle)).background(.white).style {
        $0.shadow = Shadow(color: .black, x: 20, y: 0, blur: 0)
      }.frame(0, 0, 20, 20)
    }
    let list = DisplayList(Scene(page).layout(in: Size(40, 20)))
    let pixels = try Pixels(PNG(list, scale: 1, background: .color(.white)))
    #expect(pixels[27, 7] == 0xFF00_0000 && pixels[34, 13] == 0xFFFF_FFFF)
  }

  @Test func listsThatDoNotMatchAndWildNumbersMakeNoTrap() throws {
    let box = Rect(0, 0, 20, 20)
    let wild = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, 0, -5]
    var commands: [DrawCommand] = [
      .endMask, .maskWith(.alpha), .endSilhouette, .endGroup, .beginMask(bounds: box), .endMask,
      .beginMask(bounds: box), .endClip,
    ]
    for a in wild {
      for b in wild {
        let rect = Rect(a, b, b, a)
        let shape = RoundedRect(rect, radii: CornerRadii(Size(b, a)))
        let shadow = Shadow(color: .black, x: a, y: b, blur: a, spread: b, isInner: a > b)
        var layer = BackgroundLayer(.gradient(.radial(red, blue)))
        layer.fit = .size(.points(a), .percent(b))
        layer.position = .init(x: .percent(b), y: .points(a))
        commands += [
          .gradient(shape, DrawnGradient(.linear(angle: a, red, blue), in: rect)),
          .layer(DrawnLayer(layer, in: shape, area: box)),
          .layer(DrawnLayer(layer, in: RoundedRect(box), area: rect)),
          .shadow(DrawnShadow(shadow, of: shape)),
          .shadow(DrawnShadow(shadow, of: RoundedRect(box))),
          .beginPathClip(Path(shape)), .endClip, .beginMask(bounds: rect), .maskWith(.luminance),
          .beginSilhouette(
            Silhouette(color: red, offset: Point(a, b), deviation: b, bounds: rect)),
          .fill(RoundedRect(box), red), .endSilhouette,
          .path(
            Path(lines: [.zero, Point(20, 20)]), fill: nil,
            stroke: Stroke(red, width: 1, cap: .round, dashes: [a, b], dashPhase: a)), .endMask,
        ]
      }
    }
    commands += [
      .endMask, .fill(RoundedRect(box), blue),
      .beginSilhouette(Silhouette(color: red, bounds: box)),
    ]
    #expect(try Pixels(.of(commands))[10, 10] == 0xFF00_00FF)
    let list = DisplayList(size: box.size, commands: commands)
    #expect(XMLDocuments.isWellFormed(try SVG(list).text))
    #expect(try !PDF([]).paint(list).data.isEmpty)
  }

  /// A page with everything that a box alone does not show.
  private func effects() -> DisplayList {
    let triangle = Path(lines: [Point(0.5, 0), Point(1, 1), Point(0, 1)], closed: true)
    let page = AbsoluteContainer {
      ShapeNode().style { $0.gradient = .linear(angle: 90, .red, .yellow) }.frame(10, 10, 60, 60)
      ShapeNode().background(.blue).blend(.multiply).frame(30, 30, 60, 60)
      ShapeNode(.path(triangle, size: Size(1))).background(.green).style {
        $0.shadow = Shadow(color: .black.opacity(0.5), x: 4, y: 6, blur: 8)
      }.frame(110, 10, 70, 70)
      ShapeNode().style {
        $0.background = .purple
        $0.cornerRadius = 12
        $0.shadow = Shadow(color: .black.opacity(0.5), x: 0, y: 4, blur: 12)
      }.transform(.rotation(degrees: 20)).frame(210, 20, 50, 50)
      ShapeNode().background(.orange).clipShape(.path(triangle, size: Size(1)))
        .frame(290, 10, 70, 70)
      ShapeNode(.ellipse).style {
        $0.gradient = .radial(.white, .teal)
        $0.shadow = Shadow(color: .black.opacity(0.4), x: 3, y: 3, blur: 6)
      }.frame(20, 110, 80, 50)
      Node().opacity(0.5).background(.red).frame(120, 110, 30, 30)
      ShapeNode().background(.pink).style {
        $0.backgroundLayers = [dots]
        $0.setRadius(CornerRadius(20), of: .topLeft, .bottomRight)
      }.frame(170, 100, 80, 60)
    }
    return DisplayList(Scene(page).layout(in: Size(380, 180)))
  }

  private var dots: BackgroundLayer {
    var radial = Gradient.Radial()
    radial.isCircle = true
    radial.extent = .closestSide
    var layer = BackgroundLayer(
      .gradient(Gradient(.radial(radial), stops: [.init(.white), .init(.clear)])))
    layer.fit = .size(16, 16)
    return layer
  }

  private func masks() -> DisplayList {
    let page = AbsoluteContainer {
      ShapeNode().background(.purple).mask(.gradient(.linear(angle: 45, .clear, .black)))
        .frame(10, 10, 80, 60)
    }
    return DisplayList(Scene(page).layout(in: Size(100, 80)))
  }

  @Test func effectsInAllFormats() throws {
    for (name, list) in [("effects", effects()), ("effects-mask", masks())] {
      #expect(list.diagnostics.isEmpty)
      let png = PNG(list, scale: 1, background: .color(.white))
      let svg = try SVG(list, background: .color(.white)).text
      #expect(XMLDocuments.isWellFormed(svg))
      let pdf = try PDF([]).paint(list).data
      #expect(pdf.starts(with: Array("%PDF".utf8)))
      if let folder = ProcessInfo.processInfo.environment["QUOIN_PICTURES"] {
        try png.write(to: "\(folder)/\(name).png")
        try Data(svg.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).svg"))
        try Data(pdf).write(to: URL(fileURLWithPath: "\(folder)/\(name).pdf"))
      }
    }
  }
}
