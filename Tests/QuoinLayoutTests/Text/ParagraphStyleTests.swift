import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Every glyph is one em wide and high; the ascender is 0.8 em.
@Suite struct ParagraphStyleTests {
  private func lines(
    _ string: String, _ paragraph: ParagraphStyle, width: Double?, limit: Int = 0
  ) -> MeasuredText {
    var look = TextLook()
    look.font = .system(10)
    look.lineLimit = limit
    look.paragraph = paragraph
    return FixedTextMeasurer().measure(string, style: look, width: width)
  }

  @Test func spacesStandBetweenLinesAndBetweenParagraphs() {
    let style = ParagraphStyle(lineSpacing: 3, spacing: 5, spacingBefore: 2)
    let text = lines("aa aa\nbb", style, width: 30)
    // A line and 3, the paragraph's last line and 3 + 5 + 2, and nothing behind the last one.
    #expect(text.lines.map(\.top) == [0, 13, 33])
    #expect(text.size == Size(20, 43))
  }

  @Test func indentsNarrowTheRoom() {
    let style = ParagraphStyle(firstLineIndent: 20, indent: 10, tailIndent: -10)
    let text = lines("aaa bbb ccc", style, width: 100)
    // 70 are free in the first line, 80 in those that follow.
    #expect(text.lines.map(\.text) == ["aaa bbb", "ccc"])
    #expect(text.lines.map(\.leadingInset) == [20, 10])
    #expect(text.lines.map(\.trailingInset) == [10, 10])
    #expect(text.size.width == 100)
    let fromTheStart = lines("aaa bbb ccc", ParagraphStyle(tailIndent: 50), width: 100)
    #expect(fromTheStart.lines.map(\.text) == ["aaa", "bbb", "ccc"])
    #expect(fromTheStart.lines.allSatisfy { $0.trailingInset == 50 })
  }

  @Test func eachParagraphBeginsWithItsFirstLinesIndent() {
    let text = lines("a\nb\n", ParagraphStyle(firstLineIndent: 15), width: nil)
    #expect(text.lines.map(\.leadingInset) == [15, 15, 15])
    #expect(text.size.width == 25)
  }

  @Test func heightsOfLinesGrowAndShrinkAboveTheLetters() {
    for (style, height) in [
      (ParagraphStyle(lineHeightMultiple: 1.5), 15.0), (ParagraphStyle(minimumLineHeight: 22), 22),
      (ParagraphStyle(maximumLineHeight: 7), 7),
      (ParagraphStyle(lineHeightMultiple: 3, maximumLineHeight: 18), 18),
      (ParagraphStyle(minimumLineHeight: 12, maximumLineHeight: 5), 12),
    ] {
      let text = lines("a\nb", style, width: nil)
      #expect(text.lines.map(\.top) == [0, height])
      // The descender stays 0.2 em.
      #expect(text.lines.map(\.baseline) == [height - 2, 2 * height - 2])
      #expect(text.size.height == 2 * height)
    }
  }

  @Test func theFirstCharactersStyleHoldsForAParagraph() {
    var base = TextLook()
    base.lineLimit = 0
    var (left, right) = (base, base)
    (left.font, right.font) = (.system(10), .system(10))
    left.paragraph = ParagraphStyle(alignment: .center, firstLineIndent: 10)
    right.paragraph = ParagraphStyle(alignment: .right, firstLineIndent: 30)
    let text = StyledText("ab\nc", runs: [.init(0..<1, left), .init(1..<4, right)])
    let measured = FixedTextMeasurer().measure(text, style: base, width: nil)
    #expect(measured.lines.map(\.leadingInset) == [10, 30])
    #expect(measured.lines.map(\.alignment) == [.center, .right])
  }

  @Test func aParagraphMayHaveADirectionOfItsOwn() {
    let text = lines("abc", ParagraphStyle(direction: .rightToLeft), width: 50)
    #expect(text.lines[0].isRightToLeft)
    #expect(!lines("abc", ParagraphStyle(indent: 1), width: 50).lines[0].isRightToLeft)
  }

  @Test func whatNoLayoutCanHoldCountsAsNothing() {
    let style = ParagraphStyle(
      lineSpacing: .infinity, spacing: -4, firstLineIndent: .nan, indent: -1, tailIndent: .infinity,
      lineHeightMultiple: -2, minimumLineHeight: .nan, maximumLineHeight: -.infinity)
    let text = lines("aa aa\nb", style, width: 30)
    #expect(text.lines.map(\.top) == [0, 10, 20])
    #expect(text.size == Size(20, 30))
  }

  @Test func cutLinesKeepTheirRoom() {
    let text = lines("aaaa bbbb cccc", ParagraphStyle(indent: 20), width: 60, limit: 2)
    #expect(text.lines.map(\.text) == ["aaaa", "bbb…"])
    #expect(text.lines[1].leadingInset == 20)
  }

  @Test func nodesTakeItFromStylesAndHandItDown() throws {
    let node = TextNode("aa aa").font(.system(10)).lines(0)
    let stack = StackContainer(.vertical) { node }
    stack.style.text.paragraph = ParagraphStyle(lineSpacing: 5)
    let arrangement = Scene(stack, text: FixedTextMeasurer()).layout(in: Size(30, 100))
    #expect(try #require(arrangement[node]).texts[0].text.lines.map(\.top) == [0, 15])
  }
}

@Suite struct LinePictureTests {
  @Test func picturesStandOnTheBaseline() throws {
    let node = TextNode {
      "ab"
      TextSpan(ImageContent(name: "p"), size: Size(30, 20))
      TextSpan(symbol: "star", size: Size(10, 10)).rise(-4)
    }.font(.system(10))
    #expect(node.string == "ab\u{FFFC}\u{FFFC}")
    let arrangement = Scene(node, text: FixedTextMeasurer()).layout(in: nil)
    // 20 above the baseline, 4 below it.
    #expect(arrangement.items[0].frame.size == Size(60, 24))
    let placed = try #require(arrangement.items[0].texts.first)
    #expect(placed.text.lines[0].baseline == 20)
    #expect(placed.objects.map(\.image?.name) == ["p", "star"])
    #expect(arrangement.diagnostics.isEmpty)
  }

  @Test func onesWithoutASizeAreTold() {
    let node = TextNode {
      "a"; TextSpan(ImageContent(name: "lost"))
    }
    let arrangement = Scene(node, text: FixedTextMeasurer()).layout(in: nil)
    #expect(arrangement.diagnostics.map(\.rule) == ["picture-without-size"])
  }

  @Test func strayObjectCharactersTakeNoPicture() {
    let span = TextSpan {
      "\u{FFFC}"; TextSpan(ImageContent(name: "p"), size: Size(9))
    }
    let text = span.styledText(in: TextLook(), tint: .accent, traits: Traits())
    #expect(text.objects.map(\.width) == [0, 9])
  }

  @Test func titlesHavePartsWithLooks() throws {
    let button = ButtonNode(
      TextSpan {
        "a"; TextSpan("b").bold()
      })
    #expect(button.button.title == "ab")
    let arrangement = Scene(button, text: FixedTextMeasurer()).layout(in: nil)
    #expect(try #require(arrangement.items[0].texts.first).runs.count == 2)
    button.button.title = "c"
    #expect(button.button.span == nil)
    let field = TextFieldNode(placeholder: "")
    field.placeholderSpan = TextSpan {
      "x"; TextSpan("y").italic()
    }
    #expect(field.texts[0].content != nil && field.placeholder == "xy")
    field.string = "typed"
    #expect(field.texts[0].content == nil)
  }
}
