import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ColorSetTests {
  private func color(
    _ colors: String..., idiom: String = "iphone", isHighContrast: Bool = false
  ) throws -> Color? {
    let text = #"{"colors": [\#(colors.joined(separator: ", "))]}"#
    let contents = try #require(PropertyValue(json: Array(text.utf8)))
    return ColorSet(contents, idiom: idiom, isHighContrast: isHighContrast).color
  }

  private func entry(_ red: String, _ more: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "0", \
    "blue": "0", "alpha": "1.000"}}\(more)}
    """
  }

  private static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  @Test(arguments: [
    ("0.500", 0.5), ("0x80", 128.0 / 255), ("128", 128.0 / 255), ("1", 1.0), ("0xFF", 1.0),
  ])
  func componentsInAllForms(_ word: String, _ value: Double) throws {
    #expect(try color(entry(word)) == Color(red: value, green: 0, blue: 0))
  }

  @Test func lightAndDark() throws {
    let both = try #require(try color(entry("1.0"), entry("0.5", Self.dark)))
    #expect(both.resolved(.light) == Color(red: 1, green: 0, blue: 0))
    #expect(both.resolved(.dark) == Color(red: 0.5, green: 0, blue: 0))
    let single = try #require(try color(entry("1.0")))
    #expect(single.resolved(.dark) == Color(red: 1, green: 0, blue: 0))
  }

  @Test func increasedContrast() throws {
    let (plain, high) = (entry("1.0"), entry("0.5", Self.high))
    #expect(try color(plain, high) == Color(red: 1, green: 0, blue: 0))
    #expect(try color(plain, high, isHighContrast: true) == Color(red: 0.5, green: 0, blue: 0))
  }

  @Test func otherSpaces() throws {
    let grey =
      #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}"#
    #expect(try color(grey) == Color(white: 0.25, alpha: 0.5))
    let reference = #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#
    #expect(try color(reference) == .blue)
    let wide =
      #"{"color": {"color-space": "display-p3", "components": {"red": "1", "green": "1", "blue": "1"}}}"#
    let white = try #require(try color(wide))
    // White is white in both; the matrix has four digits.
    #expect(white.red > 0.999 && white.green > 0.999 && white.blue > 0.999)
  }

  @Test func idiomsOfTheirOwn() throws {
    let pad = entry("0.5").replacing("universal", with: "ipad")
    #expect(try color(entry("1.0"), pad) == Color(red: 1, green: 0, blue: 0))
    #expect(try color(entry("1.0"), pad, idiom: "ipad") == Color(red: 0.5, green: 0, blue: 0))
  }

  @Test func whatIsNoColour() throws {
    #expect(try color() == nil)
    #expect(try color(#"{"color": {"components": {"red": "x"}}}"#, "3", "[]") == nil)
  }
}
