import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct StyledTextTests {
  private let measurer = FixedTextMeasurer()

  private func look(_ size: Double, _ change: (inout TextLook) -> Void = { _ in }) -> TextLook {
    var look = TextLook()
    look.font = .system(size)
    look.lineLimit = 0
    look.lineBreak = .wordWrap
    change(&look)
    return look
  }

  @Test func runsStandSideBySideOnOneBaseline() {
    let text = StyledText(
      "ab CD", runs: [.init(0..<3, look(10)), .init(3..<5, look(20))])
    let measured = measurer.measure(text, style: look(10), width: nil)
    #expect(measured.size == Size(70, 20))
    let line = measured.lines[0]
    #expect(line.baseline == 16)
    #expect(line.text == "ab CD" && line.range == 0..<5)
    #expect(line.runs.map(\.x) == [0, 30])
    #expect(line.runs.map(\.width) == [30, 40])
    #expect(line.runs.map(\.text) == ["ab ", "CD"])
    #expect(line.runs.map(\.run) == [0, 1])
    #expect(line.runs.map(\.ascent) == [8, 16])
  }

  @Test func aLineWrapsAcrossRunsAndItsSpacesHang() {
    let text = StyledText("aa bbbb cc", runs: [.init(0..<5, look(10)), .init(5..<10, look(10))])
    let measured = measurer.measure(text, style: look(10), width: 50)
    #expect(measured.lines.map(\.text) == ["aa", "bbbb", "cc"])
    #expect(measured.lines.map(\.range) == [0..<3, 3..<8, 8..<10])
    #expect(measured.lines.map(\.width) == [20, 40, 20])
    #expect(measured.lines[1].runs.map(\.text) == ["bb", "bb"])
    #expect(measured.size == Size(40, 30))
  }

  @Test func breaksInTheTextEndLines() {
    let measured = measurer.measure(StyledText("a\r\n\nb\n"), style: look(10), width: nil)
    #expect(measured.lines.map(\.text) == ["a", "", "b", ""])
    #expect(measured.lines.map(\.range) == [0..<1, 3..<3, 4..<5, 6..<6])
    #expect(measured.lines.map(\.breakLength) == [2, 1, 1, 0])
    #expect(measured.lines.map(\.nextOffset) == [3, 4, 6, 6])
    #expect(measured.size == Size(10, 40))
  }

  @Test(arguments: [
    (TextWrap.words, ["abcdef", "gh"]), (.breakWord, ["abcd", "ef", "gh"]),
    (.anywhere, ["abcd", "ef", "gh"]), (.characters, ["abcd", "ef g", "h"]),
    (.never, ["abcdef gh"]),
  ])
  func linesEndWhereTheRuleSays(_ wrap: TextWrap, _ lines: [String]) {
    var text = StyledText("abcdef gh")
    text.wrap = wrap
    #expect(measurer.measure(text, style: look(10), width: 40).lines.map(\.text) == lines)
    let widths = measurer.contentWidths(of: text, style: look(10))
    #expect(widths.maximum == 90)
    let least: Double =
      switch wrap {
      case .words, .breakWord, .keepLetters, .keepLettersOrBreakWord: 60
      case .anywhere, .characters, .keepLettersOrAnywhere: 10
      case .never: 90
      }
    #expect(widths.minimum == least)
  }

  @Test func aRunMayForbidBreaks() {
    var text = StyledText("a b c d", runs: [.init(2..<5, look(10)), .init(5..<7, look(10))])
    text.runs[0].wrap = .never
    #expect(
      measurer.measure(text, style: look(10), width: 20).lines.map(\.text) == ["a", "b c", "d"])
  }

  @Test func objectsAreInTheLine() {
    let box = StyledText.Object(width: 15, ascent: 30, descent: 5)
    let text = StyledText("ab\u{FFFC}cd", objects: [box])
    let measured = measurer.measure(text, style: look(10), width: nil)
    #expect(measured.size == Size(55, 35))
    #expect(measured.lines[0].baseline == 30)
    #expect(measured.lines[0].runs.map(\.object) == [nil, 0, nil])
    #expect(measured.lines[0].runs.map(\.x) == [0, 20, 35])
    #expect(measured.lines[0].runs.map(\.range) == [0..<2, 2..<5, 5..<7])
    let narrow = measurer.measure(text, style: look(10), width: 40)
    #expect(narrow.lines.map { $0.runs.map(\.object) } == [[nil, 0], [nil]])
    #expect(narrow.lines.map(\.width) == [35, 20])
    #expect(narrow.size.height == 45)
  }

  @Test func theEdgesOfABoxStayWithWhatItHolds() {
    let opening = StyledText.Object(width: 5, role: .opening)
    let closing = StyledText.Object(width: 5, role: .closing)
    let text = StyledText("aa \u{FFFC}bb \u{FFFC}cc", objects: [opening, closing])
    let wide = measurer.measure(text, style: look(10), width: nil)
    #expect(wide.size == Size(90, 10))
    // The closing edge stays behind the space that hangs before it.
    let narrow = measurer.measure(text, style: look(10), width: 30)
    #expect(narrow.lines.map(\.text) == ["aa", "bb", "cc"])
    #expect(narrow.lines.map(\.width) == [20, 30, 20])
    #expect(narrow.lines[1].runs.map(\.object) == [0, nil, 1])
    // 25 points hold the word, not the edge behind it; there is no other place to break.
    #expect(measurer.contentWidths(of: text, style: look(10)).minimum == 30)
  }

  @Test func objectsStandAtTheTopAndTheBottomOfTheLine() {
    let top = StyledText.Object(width: 10, ascent: 30, alignment: .top)
    let bottom = StyledText.Object(width: 10, ascent: 40, alignment: .bottom)
    let text = StyledText("a\u{FFFC}\u{FFFC}", objects: [top, bottom])
    let line = measurer.measure(text, style: look(10), width: nil).lines[0]
    // 8 above and 2 below; the first reaches down to 22, the second up to 18.
    #expect(line.height == 40 && line.baseline == 18)
    #expect(line.runs.map(\.rise) == [0, 18 - 30, -22])
  }

  @Test func heightsFollowLineHeightsAndTheStrut() {
    var text = StyledText("a b", runs: [.init(0..<1, look(20) { $0.lineHeight = .multiple(2) })])
    let style = look(10) { $0.lineHeight = .points(15) }
    // 40 points about a letter of 20: 26 above the baseline and 14 below.
    let line = measurer.measure(text, style: style, width: nil).lines[0]
    #expect(line.height == 40 && line.baseline == 26)
    text.runs = [.init(0..<3, look(4))]
    text.hasStrut = true
    // 15 points about a letter of 10: 10.5 above and 4.5 below.
    let small = measurer.measure(text, style: style, width: nil).lines[0]
    #expect(small.height == 15 && small.baseline == 10.5)
    text.hasStrut = false
    #expect(measurer.measure(text, style: style, width: nil).lines[0].height == 4)
  }

  @Test func raisedRunsMakeLinesHigher() {
    let raised = StyledText.Run(1..<2, look(10), rise: 5)
    let line = measurer.measure(StyledText("ab", runs: [raised]), style: look(10), width: nil)
      .lines[0]
    #expect(line.height == 15 && line.baseline == 13)
    #expect(line.runs.map(\.rise) == [0, 5])
  }

  @Test func rarePropertiesOfRunsAreKept() {
    let plain = StyledText.Run(2..<7, look(10))
    #expect(plain.range == 2..<7 && plain.link == nil && plain.background == nil && plain.rise == 0)
    var run = plain
    run.link = "#end"
    run.rise = 3
    var other = run
    other.background = .red
    #expect(run.link == "#end" && run.rise == 3 && run.background == nil)
    #expect(other.link == "#end" && other.rise == 3 && other.background == .red)
    #expect(run != plain && run != other)
    #expect(run == StyledText.Run(2..<7, look(10), link: "#end", rise: 3))
    run.link = nil
    run.rise = 0
    #expect(run == plain && run.hashValue == plain.hashValue)
  }

  @Test func spacesAtTheEndStayOrGo() {
    var text = StyledText("ab  ")
    #expect(measurer.measure(text, style: look(10), width: nil).lines[0].width == 40)
    #expect(measurer.measure(text, style: look(10), width: 30).lines.map(\.width) == [30])
    text.spaces = .drop
    let line = measurer.measure(text, style: look(10), width: nil).lines[0]
    #expect(line.width == 20 && line.text == "ab" && line.range == 0..<4)
  }

  @Test func tabsReachTheNextStop() {
    var text = StyledText("a\tbb\tc")
    text.tabSize = 4
    let runs = measurer.measure(text, style: look(10), width: nil).lines[0].runs
    #expect(runs.map(\.x) == [0, 10, 40, 60, 80])
    #expect(runs.map(\.text) == ["a", "\t", "bb", "\t", "c"])
  }

  @Test func softHyphensShowWhereALineEnds() {
    let text = StyledText("abc\u{AD}def")
    let whole = measurer.measure(text, style: look(10), width: 60)
    #expect(whole.lines.map(\.width) == [60])
    let parted = measurer.measure(text, style: look(10), width: 40)
    #expect(parted.lines.map(\.text) == ["abc\u{AD}-", "def"])
    #expect(parted.lines.map(\.width) == [40, 30])
    #expect(measurer.contentWidths(of: text, style: look(10)).minimum == 40)
  }

  @Test func lettersAndWordsAreSpaced() {
    let text = StyledText(
      "ab cd",
      runs: [
        .init(
          0..<3,
          look(10) {
            $0.letterSpacing = 2; $0.wordSpacing = 5
          }),
        .init(3..<5, look(10)),
      ])
    let runs = measurer.measure(text, style: look(10), width: nil).lines[0].runs
    #expect(runs.map(\.width) == [30 + 6 + 5, 20])
  }

  @Test func lettersChangeAsTheLookSays() {
    func shown(_ string: String, _ transform: TextTransform) -> TextLine {
      measurer.measure(
        StyledText(string), style: look(10) { $0.transform = transform }, width: nil
      ).lines[0]
    }
    #expect(shown("straße", .uppercase).text == "STRASSE")
    #expect(shown("straße", .uppercase).width == 70)
    #expect(shown("straße", .uppercase).range == 0..<7)
    #expect(shown("ΟΔΟΣ Σ", .lowercase).text == "οδος σ")
    #expect(shown("it's 1st élan-vital", .capitalize).text == "It's 1st Élan-Vital")
  }

  @Test func cutLinesHaveAMarkInTheLookThatWasCut() {
    let text = StyledText(
      "abcd efgh", runs: [.init(0..<5, look(10)), .init(5..<9, look(20))])
    let style = look(10) {
      $0.lineLimit = 1; $0.lineBreak = .truncateTail
    }
    let line = measurer.measure(text, style: style, width: 95).lines[0]
    #expect(line.text == "abcd e…")
    #expect(line.runs.map(\.width) == [50, 20, 20])
    #expect(line.runs.map(\.run) == [0, 1, 1])
    let two = look(10) {
      $0.lineLimit = 2; $0.lineBreak = .truncateMiddle
    }
    let plain = StyledText("aa bb cc dd ee")
    #expect(
      measurer.measure(plain, style: two, width: 50).lines.map(\.text) == ["aa bb", "cc…ee"])
    let head = look(10) {
      $0.lineLimit = 1; $0.lineBreak = .truncateHead
    }
    #expect(measurer.measure(plain, style: head, width: 50).lines.map(\.text) == ["…d ee"])
    let broken = StyledText("ab\ncd")
    #expect(measurer.measure(broken, style: style, width: 90).lines.map(\.text) == ["ab…"])
  }

  @Test func textShrinksToItsLeastScale() {
    let text = StyledText("abcde", runs: [.init(0..<2, look(20))])
    let style = look(10) {
      $0.lineLimit = 1; $0.lineBreak = .truncateTail; $0.minimumScale = 0.5
    }
    let measured = measurer.measure(text, style: style, width: 50)
    #expect(abs(measured.fontScale - 0.7) < 1e-9)
    #expect(abs(measured.size.width - 49) < 1e-9)
  }

  @Test func piecesGoFromLeftToRightWhateverTheyAreReadIn() {
    let text = StyledText("abc שלום 12 def")
    let line = measurer.measure(text, style: look(10), width: nil).lines[0]
    #expect(line.runs.map(\.text) == ["abc ", "12", "שלום ", " def"])
    #expect(line.runs.map(\.isRightToLeft) == [false, false, true, false])
    var right = text
    right.direction = .rightToLeft
    let mirrored = measurer.measure(right, style: look(10), width: nil).lines[0]
    #expect(mirrored.isRightToLeft)
    #expect(mirrored.runs.map(\.text) == ["def", " ", "12", " שלום ", "abc"])
  }

  @Test func linesMayEachHaveAWidthOfTheirOwn() {
    let text = StyledText("aa bb cc dd\nee")
    var offset = 0
    var lines: [String] = []
    for width in [50.0, 20, 90, 90] {
      guard let line = measurer.line(of: text, style: look(10), from: offset, width: width) else {
        break
      }
      lines.append(line.text)
      offset = line.nextOffset
    }
    #expect(lines == ["aa bb", "cc", "dd", "ee"])
    #expect(measurer.line(of: text, style: look(10), from: offset, width: 90) == nil)
  }

  @Test func oddTextsEndInLinesNotInTraps() {
    for string in ["\u{FFFC}", "\0", "\n", "\u{200B}", "\u{FFFC}\u{FFFC} ", "e\u{301}", "\t\t"] {
      for width in [nil, 0, -5, Double.nan, .infinity, 1e300] {
        let odd = StyledText(string, runs: [.init(1..<99, look(.nan)), .init(0..<1, look(-3))])
        for wrap in TextWrap.allCases {
          var text = odd
          text.wrap = wrap
          #expect(!measurer.measure(text, style: look(10), width: width).lines.isEmpty)
        }
      }
    }
    #expect(measurer.measure(StyledText(""), style: look(10), width: 5).lines.isEmpty)
  }
}
