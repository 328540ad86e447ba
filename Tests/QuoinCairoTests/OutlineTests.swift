import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct OutlineTests {
  private func list(_ node: Node) -> DisplayList {
    DisplayList(
      Scene(node, text: PangoTextMeasurer.standard).layout(traits: Traits(displayScale: 2)))
  }

  private func png(_ list: DisplayList) throws -> [UInt8] {
    try PNG(list, scale: 2, background: .color(.white)).data
  }

  private static let texts: [TextSpan] = [
    "Hello, AVATAR", TextSpan("مرحبا Hello שלום"), TextSpan("linked").link("x"),
    TextSpan("under").underline(.red).decorationThickness(3),
    TextSpan("double").underline(nil, .double), TextSpan("dots").underline(nil, .dotted),
    TextSpan("dashes").strikethrough(nil, .dashed), TextSpan("wave").underline(.red, .wavy),
    TextSpan("a") + TextSpan("b").bold().letterSpacing(2) + TextSpan("c").rise(4),
  ]

  @Test(arguments: texts.indices) func outlinesLookAsTheTextDoes(_ index: Int) throws {
    let node = TextNode(OutlineTests.texts[index]).font(.system(24)).color(.indigo)
    let list = list(node)
    let outlined = list.outliningText()
    let hasText = outlined.commands.contains { if case .text = $0 { true } else { false } }
    #expect(!hasText)
    // What is filled as letters and as paths goes through the same rasteriser.
    let (a, b) = try (
      Pixels(PNG(list, scale: 2, background: .color(.white))),
      Pixels(PNG(outlined, scale: 2, background: .color(.white)))
    )
    #expect(a.width == b.width && a.height == b.height)
    var greatest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        for shift in [0, 8, 16] {
          let (left, right) = (Int(a[x, y] >> shift & 0xFF), Int(b[x, y] >> shift & 0xFF))
          greatest = max(greatest, abs(left - right))
        }
      }
    }
    #expect(greatest <= 40, "\(greatest)")
  }

  @Test func lettersAreThereWhereverTheyStand() throws {
    let page = AbsoluteContainer {
      for index in 0..<6 {
        TextNode("o").font(.system(12)).origin(Double(index) * 700, Double(index) * 900)
      }
    }.size(4000, 5000)
    let outlined = list(page).outliningText()
    let paths = outlined.commands.compactMap { command -> Path? in
      if case .path(let path, _, _) = command { path } else { nil }
    }
    #expect(paths.count == 6)
    for (index, path) in paths.enumerated() {
      #expect(path.elements.count == paths[0].elements.count)
      #expect(abs(path.bounds.minX - paths[0].bounds.minX - Double(index) * 700) < 0.1)
      #expect(abs(path.bounds.minY - paths[0].bounds.minY - Double(index) * 900) < 0.1)
    }
  }

  @Test func documentsOfOutlinesNameNoFont() throws {
    let node = TextNode("Hello").font(.system(24))
    let text = try SVG(list(node).outliningText()).text
    #expect(!text.contains("<text") && text.contains("<path"))
    #expect(try SVG(list(node)).text.contains("<text"))
  }
}
