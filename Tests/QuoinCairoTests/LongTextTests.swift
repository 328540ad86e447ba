import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinCairo

@Suite struct LongTextTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog, again and again, until neither can tell.",
    "unbreakableunbreakableunbreakableunbreakableunbreakableunbreakable and some words",
    "one\ntwo two two\r\n\nthree three three three three\rfour\u{2029}five five five five five",
    "שלום עולם, שלום עולם, שלום עולם, 123 שלום latin words עולם, שלום עולם, שלום עולם",
    "latin first, then שלום עולם שלום עולם שלום עולם שלום עולם, and latin again at the end",
    "…… —— 123 456 789 (0) 123 456 789 123 456 789 123 456 789 123 456 789 123 456 789",
    "ends with a break\n", "\n\n\n", "", "   spaces    that     hang    at      the ends     ",
  ]

  @Test(arguments: texts, [60.0, 133.3, 400])
  func piecesBreakAsTheWholeDoes(text: String, width: Double) {
    var style = TextLook()
    style.font = .system(17)
    style.lineLimit = 0
    PangoTextMeasurer.standard.library.withEngine { engine in
      let setup = engine.setup(style.font)
      let whole = engine.lines(of: text, setup: setup, style: style, width: width).lines
      for piece in [16, 40, 100] {
        let (lines, hasMore) = engine.linesInPieces(Array(text.utf8), limit: 0, piece: piece)
        #expect(lines.map { $0.text } == whole.map { $0.text })
        #expect(lines.map { $0.start } == whole.map { $0.start })
        #expect(lines.map { $0.isRightToLeft } == whole.map { $0.isRightToLeft })
        #expect(zip(lines, whole).allSatisfy { abs($0.width - $1.width) < 0.5 })
        #expect(!hasMore)
        for limit in 1...3 where limit < whole.count {
          let some = engine.linesInPieces(Array(text.utf8), limit: limit, piece: piece)
          #expect(some.lines.map { $0.text } == whole.prefix(limit).map { $0.text })
          #expect(some.hasMore)
        }
      }
    }
  }

  @Test func aMillionLettersTakeSeconds() {
    var style = TextLook()
    style.font = .system(17)
    let paragraphs = String(repeating: "a b\n", count: 50_000)
    for text in [String(repeating: "w", count: 200_000), paragraphs] {
      style.lineLimit = 0
      #expect(PangoTextMeasurer.standard.measure(text, style: style, width: 300).lines.count > 4000)
      style.lineLimit = 2
      let cut = PangoTextMeasurer.standard.measure(text, style: style, width: 300)
      #expect(cut.lines.count == 2)
      #expect(cut.lines.last?.text.hasSuffix("…") == true)
    }
  }

  /// Pango counts in units of which an integer holds two million points.
  @Test func aLineOfAMillionLettersHasItsWidth() throws {
    var style = TextLook()
    style.font = .system(17)
    let one = PangoTextMeasurer.standard.measure("wwwwwwwwww", style: style, width: nil)
    let text = String(repeating: "w", count: 1_000_000)
    let many = PangoTextMeasurer.standard.measure(text, style: style, width: nil)
    #expect(many.lines.count == 1)
    #expect(abs(many.size.width / (one.size.width * 100_000) - 1) < 0.01)
    for lineBreak in [LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      style.lineBreak = lineBreak
      let cut = PangoTextMeasurer.standard.measure(text, style: style, width: 300)
      let line = try #require(cut.lines.first)
      #expect(line.width <= 300)
      #expect(line.text.contains("…"))
    }
  }
}
