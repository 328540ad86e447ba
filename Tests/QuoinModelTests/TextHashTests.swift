import Testing

@testable import QuoinModel

/// A cache of texts is as fast as their hash values are different.
@Suite struct TextHashTests {
  /// The number of different hash values of a thousand texts that differ in one part.
  private func count(_ text: (Int) -> StyledText) -> Int {
    Set((0..<1_000).map { text($0).hashValue }).count
  }

  private func look(_ change: (inout TextLook) -> Void) -> StyledText {
    var look = TextLook()
    change(&look)
    return StyledText("words", runs: [StyledText.Run(0..<5, look)])
  }

  @Test func textsThatDifferInOnePartDifferInTheirHashValue() {
    // Of a thousand random 64-bit numbers, two are the same in one of 10¹³ cases.
    #expect(count { number in look { $0.font.family = "F\(number)" } } == 1_000)
    #expect(count { number in look { $0.font.size = Double(number) } } == 1_000)
    #expect(count { number in look { $0.color = Color(white: Double(number) / 1_000) } } == 1_000)
    #expect(count { number in look { $0.letterSpacing = Double(number) } } == 1_000)
    #expect(count { number in look { $0.wordSpacing = Double(number) } } == 1_000)
    #expect(
      count { number in
        StyledText("words", runs: [StyledText.Run(0..<5, TextLook(), link: "#\(number)")])
      } == 1_000)
    #expect(
      count { number in
        StyledText("\u{FFFC}", objects: [StyledText.Object(width: 1, ascent: Double(number))])
      } == 1_000)
    // Equal texts have equal values, also where a part has its initial value.
    #expect(count { _ in look { $0.letterSpacing = -0.0 } } == 1)
    #expect(look { $0.letterSpacing = -0.0 }.hashValue == look { _ in }.hashValue)
  }
}
