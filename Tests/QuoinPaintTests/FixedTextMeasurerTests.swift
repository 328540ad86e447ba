import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct FixedTextMeasurerTests {
  private func style(
    limit: Int = 0, _ lineBreak: LineBreak = .wordWrap, minimumScale: Double = 1
  ) -> TextLook {
    var style = TextLook()
    style.font = .system(10)
    style.lineLimit = limit
    style.lineBreak = lineBreak
    style.minimumScale = minimumScale
    return style
  }

  private func lines(_ text: String, _ style: TextLook, width: Double?) -> [String] {
    FixedTextMeasurer().measure(text, style: style, width: width).lines.map { $0.text }
  }

  @Test func aGlyphIsAnEmWideAndALineAnEmHigh() {
    let text = FixedTextMeasurer().measure("abc", style: style(), width: nil)
    #expect(text.size == Size(30, 10))
    #expect(text.firstBaseline == 8)
    let metrics = FixedTextMeasurer().metrics(of: .system(20))
    #expect(metrics == FontMetrics(ascender: 16, descender: 4, lineHeight: 20))
  }

  @Test func textWrapsAtSpacesWhichHang() {
    #expect(lines("aa bb cc", style(), width: 50) == ["aa bb", "cc"])
    #expect(lines("aa bb cc", style(), width: 49.99) == ["aa", "bb", "cc"])
    #expect(lines("aa bb", style(), width: 50.0000000001) == ["aa bb"])
    let text = FixedTextMeasurer().measure("aa bb cc", style: style(), width: 50)
    #expect(text.size == Size(50, 20))
    #expect(text.lastBaseline == 18)
  }

  @Test func longWordsBreakOnlyBetweenCharacters() {
    #expect(lines("abcdef", style(), width: 30) == ["abcdef"])
    #expect(lines("abcdefg", style(0, .characterWrap), width: 30) == ["abc", "def", "g"])
  }

  @Test func whatExceedsTheLimitIsCutWithAMark() {
    #expect(lines("abcdef", style(limit: 1, .truncateTail), width: 40) == ["abc…"])
    #expect(lines("abcdef", style(limit: 1, .truncateHead), width: 40) == ["…def"])
    #expect(lines("abcdef", style(limit: 1, .truncateMiddle), width: 40) == ["ab…f"])
    #expect(lines("abcdef", style(limit: 1, .clip), width: 40) == ["abcdef"])
    #expect(lines("aa bb cc dd", style(limit: 2, .truncateTail), width: 50) == ["aa bb", "cc dd"])
    #expect(
      lines("aa bb cc dd ee", style(limit: 2, .truncateTail), width: 50) == ["aa bb", "cc d…"])
    #expect(lines("a\nb", style(limit: 1, .truncateTail), width: nil) == ["a…"])
    #expect(lines("aa bb", style(limit: 1, .wordWrap), width: 30) == ["aa"])
  }

  @Test func textShrinksBeforeItIsCut() {
    let text = FixedTextMeasurer().measure(
      "abcdef", style: style(limit: 1, .truncateTail, minimumScale: 0.5), width: 48)
    #expect(text.lines.map { $0.text } == ["abcdef"])
    #expect((text.fontScale * 10).rounded() == 8)
    #expect(text.size.width <= 48)
  }

  @Test func paragraphsAndEmptyTexts() {
    #expect(lines("a\n\nb", style(), width: 100) == ["a", "", "b"])
    #expect(lines("", style(), width: 100) == [])
    #expect(lines("ab", style(), width: 0) == ["ab"])
    #expect(lines("ab", style(), width: .nan) == ["ab"])
    #expect(lines("ab", style(), width: 1e300) == ["ab"])
  }

  private func style(_ limit: Int, _ lineBreak: LineBreak) -> TextLook {
    style(limit: limit, lineBreak)
  }
}
