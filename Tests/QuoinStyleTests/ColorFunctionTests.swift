import QuoinModel
import QuoinStyle
import Testing

/// Colours made by functions, over white and with `color: #c33`, beside the pixels of Chromium 156.
@Suite struct ColorFunctionTests {
  private func computed(_ value: String) -> Color? {
    var styler = CSS.DocumentStyler(StyleSheet(), MediaEnvironment())
    let (declarations, diagnostics) = CSS.DocumentStyler.inline(
      "color: #c33; background-color: \(value)")
    guard diagnostics.isEmpty else { return nil }
    let styles = styler.styles(of: [
      CSS.DocumentStyler.Element(
        parent: -1, type: "i", inline: CSS.AttributeDeclarations(declarations))
    ])
    guard case .color(let color)? = styles[0]["background-color"] else { return nil }
    return color.color(current: styles[0].color)
  }

  @Test(
    arguments: [
      ("color(display-p3 1 .5 0)", 0xff7600),
      ("color(srgb .2 .4 .6/50%)", 0x99b2cc),
      ("color(srgb-linear .2 .4 .6)", 0x7caacb),
      ("color(xyz .2 .4 .6)", 0x00c9c6),
      ("rgb(from #369 r g b/.5)", 0x99b2cc),
      ("hsl(from #369 calc(h + 180) s l)", 0x996633),
      ("oklch(from #369 calc(l*1.3) c h)", 0x5f93c9),
      ("lab(from #369 l 40 b)", 0x8c469a),
      ("lch(from #369 l calc(c + 20) 90deg)", 0x716100),
      ("hwb(from #369 h 30% b)", 0x4d7399),
      ("rgb(from currentcolor calc(255 - r) g b)", 0x333333),
      ("color(from #369 display-p3 r g calc(b * .5))", 0x336648),
      ("rgb(from #369 b r g)", 0x993366),
      ("color-mix(in oklch,red,blue)", 0xba00c2),
      ("color-mix(in hsl,red 30%,lime)", 0x99ff00),
      ("color-mix(in hsl longer hue,red,lime)", 0x0000ff),
      ("color-mix(in lch,#123,white)", 0x808892),
      ("color-mix(in lab,gold 20%,navy)", 0x592978),
      ("color-mix(in hwb,teal,pink)", 0x8760c0),
      ("color-mix(in xyz,teal,pink)", 0xbca4ab),
      ("color-mix(in oklch increasing hue,gold,navy 30%)", 0x3dbc51),
      ("color-mix(in srgb,teal,transparent)", 0x7fbfbf),
      ("color-mix(in oklch,teal,transparent 60%)", 0x99cccc),
      ("oklab(from teal l a b / calc(alpha * .4))", 0x99cccc),
      ("hsl(from hsl(120 100% 50%) 240 s l)", 0x0000ff),
    ] as [(String, UInt32)])
  func pixelsAreChromiums(_ value: String, _ expected: UInt32) throws {
    let color = try #require(computed(value))
    func byte(_ part: Double) -> Double { (part * color.alpha + 1 - color.alpha) * 255 }
    let parts = [color.red, color.green, color.blue].map(byte)
    let bytes = [16, 8, 0].map { Double((expected >> UInt32($0)) & 255) }
    for (part, byte) in zip(parts, bytes) { #expect(abs(part - byte) < 1.5, "\(parts)") }
  }

  @Test(
    arguments: [
      "rgb(from red r g)", "rgb(from red l g b)", "color(a98-rgb 1 1 1)", "color(display-p3 1 1)",
      "rgb(from red calc(r * g) g b)", "color-mix(in oklab shorter hue, red, blue)",
      "color-mix(in hsl shorter, red, blue)", "rgb(from red r g b / )",
    ])
  func othersAreReported(_ value: String) {
    #expect(computed(value) == nil)
  }

  /// A colour with two variants is mixed and taken apart in each scheme.
  @Test func eachSchemeHasItsOwn() throws {
    let color = try #require(computed("rgb(from light-dark(#100, #002) b g r)"))
    #expect(color.resolved(.light) == Color(hex: 0x000011))
    #expect(color.resolved(.dark) == Color(hex: 0x220000))
    let mixed = try #require(computed("color-mix(in srgb, light-dark(#000, #fff), #000)"))
    #expect(mixed.resolved(.light) == .black)
    #expect(abs(mixed.resolved(.dark).red - 0.5) < 0.01)
  }
}
