import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct EmojiTests {
  private static let hasFont = FontFiles.standard().contains { $0.hasSuffix("NotoColorEmoji.ttf") }

  private func pixels(_ node: Node) throws -> Pixels {
    let arrangement = Scene(node, text: PangoTextMeasurer.standard).layout(
      traits: Traits(displayScale: 2))
    return try Pixels(PNG(arrangement, background: .color(.white)))
  }

  /// How many pixels are of a colour that black text has not.
  private func colored(_ pixels: Pixels) -> Int {
    var count = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let pixel = pixels[x, y]
        let (red, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel & 0xFF))
        if red - blue > 100 { count += 1 }
      }
    }
    return count
  }

  @Test(.enabled(if: hasFont), arguments: [10.0, 20, 64])
  func emojiAreInColourAndAsLargeAsTheText(_ size: Double) throws {
    let plain = TextNode("😀").font(.system(size)).color(.black)
    let styled = TextNode(TextSpan("😀").link("x").color(.black)).font(.system(size))
    for node in [plain, styled] {
      let pixels = try pixels(node)
      let ink = try #require(pixels.ink(on: 0xFFFF_FFFF))
      // The picture is about 1.2 em wide; a face is yellow nearly all over.
      #expect(ink.width > size * 2 && ink.width < size * 2 * 1.4)
      #expect(Double(colored(pixels)) > 0.5 * ink.width * ink.height)
    }
  }

  @Test(.enabled(if: hasFont)) func lettersBesideEmojiStayWhereTheyAre() throws {
    func letters(_ text: String) throws -> Pixels {
      try pixels(TextNode(text).font(.system(20)).color(.black))
    }
    let (alone, beside) = try (letters("Hello"), letters("Hello 😀"))
    for y in 0..<alone.height {
      for x in 0..<alone.width where x < 90 { #expect(alone[x, y] == beside[x, y]) }
    }
  }

  @Test(.enabled(if: hasFont)) func sequencesAreOnePicture() {
    let measurer = PangoTextMeasurer.standard
    var look = TextLook()
    look.font = .system(20)
    let one = measurer.measure("😀", style: look, width: nil).size.width
    for sequence in ["👩🏽‍💻", "🇮🇸", "👨‍👩‍👧‍👦", "❤️"] {
      let text = measurer.measure(sequence, style: look, width: nil)
      #expect(abs(text.size.width - one) < 0.5, "\(sequence)")
      #expect(text.missingGlyphs == 0)
    }
  }

  @Test(.enabled(if: hasFont)) func documentsHoldThem() throws {
    let node = TextNode("Hello 😀").font(.system(20))
    let arrangement = Scene(node, text: PangoTextMeasurer.standard).layout()
    #expect(try PDF(arrangement).data.count > 1000)
    #expect(try SVG(DisplayList(arrangement)).text.contains("😀"))
  }
}
