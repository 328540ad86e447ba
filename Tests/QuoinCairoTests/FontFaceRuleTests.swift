import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinCairo

/// Which of a document's fonts draws which text: CSS Fonts 4 §5.2 and §4.5.
@Suite struct FontFaceRuleTests {
  /// Every letter of it is 1233 of 2048 units wide.
  private static let monospaced = "DejaVuSansMono.ttf"
  private static let proportional = "DejaVuSans.ttf"

  private func font(_ file: String, _ rule: FontFaceRule) throws -> DocumentFont {
    let path = try #require(FontFiles.standard().first { $0.hasSuffix("/" + file) })
    var font = try DocumentFont(
      family: "T", data: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    font.rule = rule
    return font
  }

  private func width(
    _ text: String, _ fonts: [DocumentFont], family: String = "T, DejaVu Sans",
    weight: Font.Weight = .regular
  ) -> Double {
    var look = TextLook()
    look.font.family = family
    look.font.size = 20.48
    look.font.weight = weight
    return PangoTextMeasurer.standard.adding(fonts).measure(text, style: look, width: nil).size
      .width
  }

  @Test func charactersOutsideOfARangeAreOfTheNextFamily() throws {
    let digits = FontFaceRule(family: "@t", ranges: [0x30...0x39])
    let fonts = [try font(Self.monospaced, digits)]
    #expect(abs(width("12345", fonts) - 5 * 12.33) < 0.05)
    let plain = width("Total", [], family: "DejaVu Sans")
    #expect(abs(width("Total", fonts) - plain) < 0.05)
    #expect(abs(plain - 5 * 12.33) > 1)
  }

  /// A space is of the first family that has one, whatever stands beside it: CSS Fonts 4 §5.3.
  @Test(arguments: ["Total 12345", "12345 Total", "12 345"])
  func spacesOutsideOfARangeAreOfTheNextFamily(text: String) throws {
    let digits = FontFaceRule(family: "@t", ranges: [0x30...0x39])
    let fonts = [try font(Self.monospaced, digits)]
    let letters = text.filter { !$0.isNumber }
    let expected =
      width(letters, [], family: "DejaVu Sans") + Double(text.filter(\.isNumber).count) * 12.33
    #expect(abs(width(text, fonts) - expected) < 0.1)
  }

  @Test(arguments: [
    (Font.Weight.regular, true), (.light, true), (.bold, false), (.black, false),
  ])
  func theWeightChoosesAmongFaces(weight: Font.Weight, isMonospaced: Bool) throws {
    let fonts = [
      try font(Self.monospaced, FontFaceRule(family: "@t", weight: 400)),
      try font(Self.proportional, FontFaceRule(family: "@t", weight: 700)),
    ]
    let found = width("Report", fonts, weight: weight)
    let expected =
      isMonospaced ? 6 * 12.33 : width("Report", [], family: "DejaVu Sans")
    #expect(abs(found - expected) < 0.05)
  }

  @Test func theSlantChooses() throws {
    let fonts = [
      try font(Self.proportional, FontFaceRule(family: "@t")),
      try font(Self.monospaced, FontFaceRule(family: "@t", weight: 400, isItalic: true)),
    ]
    var look = TextLook()
    look.font.family = "T"
    look.font.size = 20.48
    look.font.isItalic = true
    let measurer = PangoTextMeasurer.standard.adding(fonts)
    let found = measurer.measure("Report", style: look, width: nil).size.width
    #expect(abs(found - 6 * 12.33) < 0.05)
  }
}
