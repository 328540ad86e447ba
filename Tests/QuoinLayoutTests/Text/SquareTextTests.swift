import QuoinLayout
import QuoinModel
import Testing

/// Texts of squares, counted by hand.
@Suite struct SquareTextTests {
  private func lines(_ text: String, columns: Double) -> [String] {
    var style = TextLook()
    style.font = Font(size: 10)
    return SquareTextMeasurer().measure(text, style: style, width: columns * 10).lines.map(\.text)
  }

  @Test func linesEndBesideSpaces() {
    #expect(lines("one two three", columns: 7) == ["one two", "three"])
    #expect(lines("one two three", columns: 8) == ["one two ", "three"])
    #expect(lines("one two", columns: 4) == ["one ", "two"])
    #expect(lines("fits", columns: 4) == ["fits"])
  }

  @Test func wordsThatAreTooLongAreCut() {
    #expect(lines("abcdefg", columns: 3) == ["abc", "def", "g"])
    #expect(lines("abc", columns: 0.5) == ["a", "b", "c"])
  }

  @Test func everyScalarCounts() {
    #expect(lines("e\u{301}e\u{301}", columns: 2) == ["e\u{301}", "e\u{301}"])
    #expect(lines("a\n\nb", columns: 9) == ["a", "", "b"])
  }

  @Test func heavierLettersAreSquaresToo() {
    var style = TextLook()
    style.font = Font(size: 10)
    let span = TextSpan([TextSpan("abcd"), TextSpan("efg").bold().underline()])
    let text = span.styledText(in: style, tint: .black, traits: Traits())
    let measured = SquareTextMeasurer().measure(text, style: style, width: 30)
    #expect(measured.lines.map(\.text) == ["abc", "def", "g"])
  }
}
