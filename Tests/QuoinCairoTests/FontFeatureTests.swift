import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct FontFeatureTests {
  private let measurer = PangoTextMeasurer.standard

  private func width(_ text: String, _ font: Font) -> Double {
    var look = TextLook()
    look.font = font
    return measurer.measure(text, style: look, width: nil).size.width
  }

  @Test func tabularDigitsAreAsWideAsEachOther() throws {
    let plain = Font.system(17)
    try #require(width("1111", plain) < width("0000", plain))
    let tabular = plain.monospacedDigits()
    #expect(width("1111", tabular) == width("0000", tabular))
    let styled = { (text: String) in
      StyledText(
        text,
        runs: [
          .init(
            0..<4,
            {
              var look = TextLook(); look.font = tabular; return look
            }())
        ])
    }
    let widths = ["1111", "0000"].map {
      measurer.measure(styled($0), style: TextLook(), width: nil).size.width
    }
    #expect(widths[0] == widths[1])
    // Zeros are painted where they are measured.
    for text in ["1111", "0000"] {
      let node = TextNode(text).font(tabular).color(.black)
      let arrangement = Scene(node, text: measurer).layout(traits: Traits(displayScale: 4))
      let ink = try #require(
        Pixels(PNG(arrangement, background: .color(.white))).ink(on: 0xFFFF_FFFF))
      #expect(ink.maxX <= arrangement.size.width * 4)
      #expect(ink.width > arrangement.size.width * 4 * 0.8)
    }
    let svg = try SVG(
      Scene(TextNode("1").font(tabular), text: measurer).layout()
    ).text
    #expect(svg.contains("font-feature-settings:'calt' 0,'tnum' 1"))
  }

  @Test func theFirstFamilyThatIsThereServes() {
    let list = Font(family: "No Such Font, DejaVu Serif, sans-serif", size: 20)
    #expect(width("Wide", list) == width("Wide", Font(family: "DejaVu Serif", size: 20)))
    #expect(width("Wide", list) != width("Wide", .system(20)))
    let none = Font(family: "No Such Font, system-ui", size: 20)
    #expect(width("Wide", none) == width("Wide", .system(20)))
  }

  @Test func aSoftHyphenShowsWhereAPlainLineEnds() throws {
    var look = TextLook()
    look.lineLimit = 0
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    let whole = measurer.measure(text, style: look, width: nil)
    let plain = measurer.measure("Donaudampfschiff", style: look, width: nil)
    #expect(whole.lines.count == 1)
    #expect(abs(whole.size.width - plain.size.width) < 2)
    let room = measurer.measure("Donaudampf-", style: look, width: nil).size.width + 0.5
    let parted = measurer.measure(text, style: look, width: room)
    #expect(parted.lines.map(\.text) == ["Donau\u{AD}dampf\u{AD}-", "schiff"])
  }

  /// Tabs and marks of direction have no glyphs, and nobody misses them.
  @Test func whatHasNoGlyphIsNotMissing() {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    let plain = TextNode("a\tb\u{2066}c\u{2069}").lines(0)
    let styled = TextNode("a\t" + TextSpan("b\t").bold() + "\u{2066}c\u{2069}\u{200B}").lines(0)
    let page = StackContainer {
      plain
      styled
    }
    let found = measurer.diagnostics(of: Scene(page, text: measurer).layout(in: Size(200, 90)))
    #expect(found == [] && measurer.diagnostics == [])
  }

  /// Unicode ends lines behind a slash, browsers do not; a text is Unicode's unless it says otherwise.
  @Test(
    arguments: [
      ("ab/cd", 2, 1), ("so!so", 2, 1), ("a|b", 2, 1), ("so?so", 2, 2), ("ab-cd", 2, 2),
      ("ab-12", 2, 2), ("f(x)", 1, 1), ("a=(b)", 1, 2), ("1,000.00", 1, 1), ("ab cd/é", 3, 3),
    ])
  func rulesSayWhereLinesEnd(text: String, unicode: Int, browsers: Int) {
    var look = TextLook()
    look.lineLimit = 0
    var styled = StyledText(text)
    styled.wrap = .words
    #expect(measurer.measure(styled, style: look, width: 1).lines.count == unicode)
    styled.breakRules = .browsers
    #expect(measurer.measure(styled, style: look, width: 1).lines.count == browsers)
  }

  @Test func ahemIsNoReplacement() {
    let node = TextNode("Hp").font(Font(family: "Ahem", size: 10))
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    let arrangement = Scene(node, text: measurer).layout()
    #expect(arrangement.size == Size(20, 10))
    #expect(measurer.diagnostics(of: arrangement).isEmpty && measurer.diagnostics.isEmpty)
    let other = TextNode {
      "a"; TextSpan("b").family("No Such Font")
    }
    let replaced = measurer.diagnostics(of: Scene(other, text: measurer).layout())
    #expect(replaced.map(\.rule) == ["font-replaced"])
  }
}
