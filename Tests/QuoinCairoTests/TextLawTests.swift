import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct TextLawTests {
  private let measurer = PangoTextMeasurer.standard
  private let prose =
    "The quick brown fox jumps over the lazy dog, again and again, until neither of them"
    + " can tell who is jumping and who is lying."

  private func style(
    _ size: Double = 17, limit: Int = 0, _ lineBreak: LineBreak = .truncateTail,
    minimumScale: Double = 1
  ) -> TextLook {
    var style = TextLook()
    style.font = .system(size)
    style.lineLimit = limit
    style.lineBreak = lineBreak
    style.minimumScale = minimumScale
    return style
  }

  @Test(arguments: [80.0, 133.3, 200, 320])
  func wrappedLinesFitAndAreTheText(_ width: Double) {
    let text = measurer.measure(prose, style: style(), width: width)
    #expect(text.lines.count > 1)
    for line in text.lines { #expect(line.width <= width + 0.01) }
    #expect(text.lines.map { $0.text }.joined(separator: " ") == prose)
    #expect(text.size.width == text.lines.map { $0.width }.max())
  }

  @Test func aTextFitsIntoItsOwnWidth() {
    let natural = measurer.measure(prose, style: style(), width: nil)
    #expect(natural.lines.count == 1)
    let again = measurer.measure(prose, style: style(), width: natural.size.width)
    #expect(again == natural)
    let narrower = measurer.measure(prose, style: style(), width: natural.size.width - 1)
    #expect(narrower.lines.count == 2)
  }

  @Test func charactersWrapAnywhere() {
    let text = measurer.measure(
      "abcdefghijklmnop", style: style(17, limit: 0, .characterWrap), width: 40)
    #expect(text.lines.count > 2)
    #expect(text.lines.map { $0.text }.joined() == "abcdefghijklmnop")
  }

  @Test(arguments: [LineBreak.truncateHead, .truncateMiddle, .truncateTail])
  func aCutTextFitsAndSaysWhereItWasCut(_ lineBreak: LineBreak) throws {
    for limit in 1...3 {
      let text = measurer.measure(prose, style: style(17, limit: limit, lineBreak), width: 150)
      #expect(text.lines.count == limit)
      for line in text.lines { #expect(line.width <= 150.01) }
      let last = try #require(text.lines.last?.text)
      switch lineBreak {
      case .truncateHead:
        #expect(last.hasPrefix("…") && last.hasSuffix("lying."))
      case .truncateMiddle:
        #expect(!last.hasPrefix("…") && last.contains("…") && last.hasSuffix("lying."))
      default: #expect(last.hasSuffix("…"))
      }
      #expect(text.lines.dropLast().allSatisfy { !$0.text.contains("…") })
    }
  }

  @Test func aSecondParagraphThatIsNotShownLeavesAMark() {
    let text = measurer.measure("One\nTwo", style: style(17, limit: 1), width: 200)
    #expect(text.lines.map { $0.text } == ["One…"])
    let wrapped = measurer.measure("One\nTwo", style: style(17, limit: 1, .wordWrap), width: 200)
    #expect(wrapped.lines.map { $0.text } == ["One"])
  }

  @Test func aTextThatIsNotCutHasNoMark() {
    let text = measurer.measure("Short", style: style(17, limit: 1), width: 200)
    #expect(text.lines.map { $0.text } == ["Short"])
    let clipped = measurer.measure(prose, style: style(17, limit: 1, .clip), width: 50)
    #expect(clipped.lines.map { $0.text } == [prose])
  }

  @Test func textShrinksDownToItsMinimum() {
    let natural = measurer.measure("A long title", style: style(), width: nil).size.width
    let text = measurer.measure(
      "A long title", style: style(17, limit: 1, minimumScale: 0.5), width: natural * 0.8)
    #expect(text.lines.map { $0.text } == ["A long title"])
    #expect(text.fontScale < 0.85 && text.fontScale > 0.75)
    #expect(text.size.width <= natural * 0.8 + 0.01)
    let cut = measurer.measure(
      "A long title", style: style(17, limit: 1, minimumScale: 0.5), width: natural * 0.3)
    #expect(cut.fontScale == 0.5)
    #expect(cut.lines.first?.text.hasSuffix("…") == true)
  }

  @Test func linesRunFromRightToLeft() {
    let text = measurer.measure("שלום עולם abc", style: style(), width: 90)
    #expect(text.lines.count == 2)
    #expect(text.lines.allSatisfy { $0.isRightToLeft })
    #expect(
      measurer.measure("abc שלום", style: style(), width: nil).lines[0].isRightToLeft == false)
  }

  @Test func emptyAndOddTexts() {
    #expect(measurer.measure("", style: style(), width: 10) == MeasuredText(lines: [], size: .zero))
    #expect(
      measurer.measure("a\n\nb", style: style(), width: nil).lines.map { $0.text } == [
        "a", "", "b",
      ])
    #expect(
      measurer.measure("a\r\nb", style: style(), width: nil).lines.map { $0.text } == ["a", "b"])
    #expect(measurer.measure("a\0b", style: style(), width: nil).lines.count == 1)
    for width in [0, -5, Double.nan, .infinity, 1e300, 0.001] {
      #expect(!measurer.measure("Hello world", style: style(), width: width).lines.isEmpty)
    }
    for size in [0, -5, Double.nan, .infinity, 1e300] {
      _ = measurer.measure("Hello world", style: style(size), width: 100)
    }
    let long = String(repeating: "word ", count: 20_000)
    #expect(measurer.measure(long, style: style(17, limit: 2), width: 100).lines.count == 2)
  }

  @Test func theCacheAnswersTheSame() {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    let first = measurer.measure(prose, style: style(), width: 100)
    #expect(measurer.measure(prose, style: style(), width: 100) == first)
  }

  @Test func manyThreadsMeasureTheSame() async {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    let expected = measurer.measure("Text 7", style: style(), width: nil)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          var style = TextLook()
          style.lineLimit = 0
          for index in 0..<200 {
            style.font = .system(17, weight: index % 2 == 0 ? .regular : .bold)
            _ = measurer.measure("Text \(task) \(index)", style: style, width: 30)
          }
          style.font = .system(17)
          return measurer.measure("Text 7", style: style, width: nil).size == expected.size
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
