import Testing

@testable import QuoinImport

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("0", 0), ("375", 375), ("-16", -16), ("+4", 4), ("20.5", 20.5), (".5", 0.5), ("7.", 7),
      ("0.0", 0), ("1e3", 1000), ("1.5E-2", 0.015), ("14.333333333333336", 14.333333333333336),
      ("0.20000000000000001", 0.2), ("00012", 12), ("123456789012345678", 123_456_789_012_345_680),
    ])
  func decimalNumbersAreRead(text: String, value: Double) {
    #expect(Number.decimal(text) == value)
  }

  @Test(
    arguments: [
      "", " ", "abc", "nan", "inf", "-inf", "infinity", "0x10", "1_000", "1,5", "1.2.3", "--1",
      "1 ",
      " 1", "e5", "1e", "1e+", ".", "-", "+.", "５",
    ])
  func otherTextsAreNoNumbers(text: String) {
    #expect(Number.decimal(text) == nil)
  }

  @Test func theQuickWayGivesTheNearestNumber() {
    var generator = SeededGenerator()
    for _ in 0..<2_000 {
      let whole = Int.random(in: 0...99_999_999, using: &generator)
      let part = Int.random(in: 0...9_999_999, using: &generator)
      let text = "\(whole).\(part)"
      #expect(Number.decimal(text) == Double(text))
    }
  }

  @Test func whatNoLayoutCanHoldIsNone() {
    #expect(Number.parse("1e300") == nil)
    #expect(Number.parse("1e999") == nil)
    #expect(Number.multiplier("16:9") == 16.0 / 9)
    #expect(Number.multiplier("1/3") == 1.0 / 3)
    #expect(Number.multiplier("1:0") == nil)
    #expect(Number.multiplier("1e9:1e-9") == nil)
  }
}
