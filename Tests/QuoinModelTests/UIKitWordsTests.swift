import QuoinModel
import Testing

/// Colours and fonts by the names that UIKit has for them.
@Suite struct UIKitWordsTests {
  private func hex(_ color: Color, _ scheme: ColorScheme) -> [Int] {
    let plain = color.resolved(scheme)
    return [plain.red, plain.green, plain.blue].map { Int(($0 * 255).rounded()) }
      + [Int((plain.alpha * 100).rounded())]
  }

  /// The values that Apple's Human Interface Guidelines and UIKit's headers give.
  @Test func systemColorsInBothSchemes() {
    #expect(hex(.systemBlue, .light) == [0x00, 0x7A, 0xFF, 100])
    #expect(hex(.systemBlue, .dark) == [0x0A, 0x84, 0xFF, 100])
    #expect(hex(.systemMint, .light) == [0x00, 0xC7, 0xBE, 100])
    #expect(hex(.systemBrown, .dark) == [0xAC, 0x8E, 0x68, 100])
    #expect(hex(.systemGray6, .light) == [0xF2, 0xF2, 0xF7, 100])
    #expect(hex(.systemGray6, .dark) == [0x1C, 0x1C, 0x1E, 100])
    #expect(hex(.quaternaryLabel, .light) == [0x3C, 0x3C, 0x43, 18])
    #expect(hex(.opaqueSeparator, .dark) == [0x38, 0x38, 0x3A, 100])
    #expect(hex(.secondarySystemFill, .dark) == [0x78, 0x78, 0x80, 32])
    #expect(hex(.tertiarySystemBackground, .dark) == [0x2C, 0x2C, 0x2E, 100])
    #expect(hex(.darkText, .dark) == [0, 0, 0, 100])
  }

  @Test func textStylesByName() {
    #expect(Font.title2 == .style(.title2) && Font.title2.size == 22)
    #expect(Font.title == .style(.title1) && Font.caption == .style(.caption1))
    #expect(Font.headline.weight == .semibold)
    #expect(Font.preferredFont(forTextStyle: .body).scaled(.small).size == 15)
    #expect(Font.boldSystemFont(ofSize: 12) == .system(12, weight: .bold))
    let node = TextNode("a").style {
      $0.text.font = .largeTitle
      $0.text.color = .systemIndigo
      $0.background = .secondarySystemGroupedBackground
    }
    #expect(node.style.text.font?.size == 34 && node.style.text.color == .indigo)
  }

  @Test func namesThatAreNear() {
    let known = ["width", "height", "orientation"]
    #expect(Suggestion.nearest(to: "widht", among: known) == "width")
    #expect(Suggestion.nearest(to: "orientaton", among: known) == "orientation")
    #expect(Suggestion.nearest(to: "depth", among: known) == nil)
    #expect(Suggestion.nearest(to: "width", among: known) == nil)
    #expect(Suggestion.nearest(to: "", among: known) == nil)
    #expect(Suggestion.words(for: "heigth", among: known) == "; did you mean 'height'?")
  }
}
