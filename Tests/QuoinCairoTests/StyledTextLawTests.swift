import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Styled text against plain text, and against arithmetic in a font whose sizes are known.
@Suite struct StyledTextLawTests {
  private let measurer = PangoTextMeasurer.standard
  private static let texts = [
    "The quick brown fox jumps over the lazy dog, again and again.", "one\ntwo two two\n",
    "שלום עולם abc 12 אבג", "漢字かな交じり文の折り返し", "a-b c/d (e) “f” — fin", "ﬁn AVAWA To.",
    "عربي متصل mixed نص", "🙂 e\u{301}é",
  ]

  private func look(_ font: Font = .system(17), limit: Int = 0) -> TextLook {
    var look = TextLook()
    look.font = font
    look.lineLimit = limit
    look.lineBreak = .wordWrap
    return look
  }

  @Test(arguments: texts, [nil, 60.0, 110, 200])
  func oneRunMeasuresAsPlainText(_ text: String, _ width: Double?) {
    let plain = measurer.measure(text, style: look(), width: width)
    let styled = measurer.measure(StyledText(text), style: look(), width: width)
    #expect(styled.lines.map(\.text) == plain.lines.map(\.text))
    #expect(styled.lines.map(\.range) == plain.lines.map(\.range))
    #expect(styled.lines.map(\.breakLength) == plain.lines.map(\.breakLength))
    #expect(styled.lines.map(\.isRightToLeft) == plain.lines.map(\.isRightToLeft))
    #expect(abs(styled.size.height - plain.size.height) < 1e-9)
    for (one, other) in zip(styled.lines, plain.lines) {
      // Where directions mix, Pango leaves out the space after another letter than the last.
      #expect(abs(one.width - other.width) < 0.25, "\(one.text)")
      #expect(abs(one.baseline - other.baseline) < 1e-9)
    }
  }

  @Test(arguments: texts)
  func runsOfOneLookChangeNothing(_ text: String) {
    let whole = measurer.measure(StyledText(text), style: look(), width: 120)
    var runs: [StyledText.Run] = []
    var start = 0
    for (index, character) in text.enumerated() where index % 3 == 2 {
      let end = text.utf8.distance(
        from: text.startIndex,
        to: text.index(text.startIndex, offsetBy: index))
      runs.append(.init(start..<end, look()))
      start = end
      _ = character
    }
    let parted = measurer.measure(StyledText(text, runs: runs), style: look(), width: 120)
    #expect(parted.lines.map(\.text) == whole.lines.map(\.text))
    #expect(parted.size == whole.size)
  }

  @Test(arguments: [10.0, 12.3, 7.77, 100.01])
  func ahemIsExact(_ size: Double) {
    let style = look(Font(family: "Ahem", size: size))
    let fixed = FixedTextMeasurer()
    for text in ["HHH HH HHHH H", "pÉH\nH H", "H\u{AD}H\u{200B}H"] {
      for width in [nil, 3 * size, 4.5 * size, size] {
        var styled = StyledText(text)
        styled.wrap = .breakWord
        let found = measurer.measure(styled, style: style, width: width)
        let expected = fixed.measure(styled, style: style, width: width)
        #expect(found.lines.map(\.text) == expected.lines.map(\.text))
        for (one, other) in zip(found.lines, expected.lines) {
          #expect(abs(one.width - other.width) < 1e-9)
          #expect(abs(one.top - other.top) < 1e-9 && abs(one.baseline - other.baseline) < 1e-9)
          #expect(one.runs.map(\.range) == other.runs.map(\.range))
        }
      }
    }
    let plain = measurer.measure("HHH", style: style, width: nil)
    #expect(abs(plain.size.width - 3 * size) < 1e-9 && abs(plain.size.height - size) < 1e-9)
    #expect(measurer.metrics(of: style.font).ascender == 0.8 * size)
  }

  @Test func linesFitAndTheirPiecesAddUp() {
    let bold = look(Font.system(21, weight: .bold))
    for text in Self.texts {
      let middle = text.utf8.count / 2
      let styled = StyledText(text, runs: [.init(middle..<text.utf8.count, bold)])
      let widths = measurer.contentWidths(of: styled, style: look())
      #expect(widths.minimum <= widths.maximum)
      let natural = measurer.measure(styled, style: look(), width: nil)
      #expect(abs(natural.size.width - widths.maximum) < 1e-9)
      #expect(measurer.measure(styled, style: look(), width: widths.maximum) == natural)
      for width in stride(from: widths.minimum, through: widths.maximum, by: 17) {
        let measured = measurer.measure(styled, style: look(), width: width)
        for line in measured.lines {
          #expect(line.width <= width + 1e-6)
          let sum = line.runs.reduce(0.0) { $0 + $1.width }
          #expect(abs(sum - line.width) < 1e-9)
        }
        #expect(measured.lines.first?.range.lowerBound == 0)
        for (line, next) in zip(measured.lines, measured.lines.dropFirst()) {
          #expect(line.nextOffset == next.range.lowerBound)
        }
      }
    }
  }

  @Test func unchangedTextIsNotShapedAgain() {
    let measurer = PangoTextMeasurer(fonts: FontFiles.standard())
    let text = StyledText("unchanged text", runs: [.init(0..<4, look(.system(20)))])
    let key = StyledCache.Key(text, look())
    _ = measurer.measure(text, style: look(), width: 50)
    let entry = measurer.styledCache.entry(key) { preconditionFailure("it was not kept") }
    _ = measurer.measure(text, style: look(), width: 60)
    let again = measurer.styledCache.entry(key) { preconditionFailure("it was not kept") }
    #expect(entry === again)
    #expect(entry[StyledCache.Question(look(), width: 60)] != nil)
  }

  @Test func textsThatDifferInPaintAreShapedOnce() {
    func key(_ colors: [Color], size: Double = 20) -> StyledCache.Key {
      let runs = colors.enumerated().map { index, color in
        var look = look(.system(size))
        look.color = color
        look.decoration = color == .black ? [] : .underline
        return StyledText.Run(index * 2..<index * 2 + 2, look)
      }
      return StyledCache.Key(StyledText("text", runs: runs), look())
    }
    #expect(key([.black]) == key([.red]))
    #expect(key([.black]).hashValue == key([.red]).hashValue)
    #expect(key([.black]) != key([.black], size: 21))
    // Texts of several runs are compared as a whole.
    #expect(key([.black, .black]) != key([.black, .red]))
  }

  @Test func theCacheDropsWhatWasNotAskedFor() {
    let cache = StyledCache(limit: 1000)
    func key(_ number: Int) -> StyledCache.Key { StyledCache.Key(StyledText("\(number)"), look()) }
    let shaped = FixedTextMeasurer.shaped(StyledText("0123456789"), style: look())
    var made = 0
    for number in 0..<100 {
      for asked in [0, number] {
        _ = cache.entry(key(asked)) {
          made += 1
          return shaped
        }
      }
    }
    // Each is made once, and the first, which is asked for all the time, stays.
    #expect(made == 100)
    _ = cache.entry(key(1)) {
      made += 1
      return shaped
    }
    #expect(made == 101)
  }

  @Test func oddTextsEndInLinesAndPictures() throws {
    var odd = look(.system(.nan))
    odd.letterSpacing = 1e300
    odd.wordSpacing = .nan
    odd.lineHeight = .points(-.infinity)
    for string in [
      "\u{FFFC}", "\0", "\n", "\u{200B}\u{202E}abc", "\u{FFFC}\u{FFFC} ", "e\u{301}", "\t\t",
      "\u{2066}שלום\u{2069}", "a\u{AD}", "\u{E000}", String(repeating: "\u{301}", count: 500),
    ] {
      let object = StyledText.Object(width: .nan, ascent: .infinity, alignment: .top)
      let text = StyledText(
        string, runs: [.init(0..<1, odd, rise: .infinity), .init(1..<99, look(.system(-3)))],
        objects: [object])
      for width in [nil, 0, -5, Double.nan, .infinity, 1e300] {
        let measured = measurer.measure(text, style: look(), width: width)
        #expect(!measured.lines.isEmpty)
        let placed = PlacedText(
          frame: Rect(0, 0, 1e6, 50), text: measured, look: odd, alignment: .justified,
          color: .black, runs: text.runs)
        var canvas = Gallery(50, 50)
        canvas.items[0].texts = [placed]
        _ = try PNG(canvas.arrangement, scale: 1).data
        _ = try SVG(canvas.arrangement).text
      }
      _ = measurer.contentWidths(of: text, style: odd)
    }
  }

  @Test func longTextsAreMeasuredInGoodTime() {
    let long = String(repeating: "word ", count: 20_000)
    let measured = measurer.measure(StyledText(long), style: look(), width: 300)
    #expect(measured.lines.count > 1000)
    let letters = StyledText(String(repeating: "x", count: 50_000))
    #expect(measurer.measure(letters, style: look(), width: 300).lines.count > 1000)
  }
}
