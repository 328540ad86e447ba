import Testing

@testable import QuoinImport

/// The colours of presentational attributes; the results are Chromium's (`getComputedStyle`).
@Suite struct LegacyColorTests {
  @Test(arguments: [
    ("000080", "#000080"), ("ff", "#0f0f00"), ("chucknorris", "#c00000"), ("00f", "#00000f"),
    ("red", "red"), (" Navy ", "navy"), ("#0F0", "#0f0"), ("red; color: blue", "#0e00b0"),
  ])
  func everyTextIsAColor(_ value: String, _ css: String) {
    #expect(LegacyColor.css(value) == css)
  }

  @Test(arguments: ["", "  ", "transparent"])
  func someAreNone(_ value: String) { #expect(LegacyColor.css(value) == nil) }
}
