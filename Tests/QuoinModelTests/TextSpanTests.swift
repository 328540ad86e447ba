import QuoinGeometry
import QuoinModel
import Testing

@Suite struct TextSpanTests {
  private func text(_ span: TextSpan, _ traits: Traits = Traits()) -> StyledText {
    span.styledText(in: TextLook(), tint: .accent, traits: traits)
  }

  @Test func whatASpanSaysHoldsForAllInItUnlessOneInItSaysOtherwise() {
    let span = TextSpan {
      "a"
      TextSpan("b").color(.red)
      TextSpan { TextSpan("c").italic() }.bold()
    }.color(.blue)
    let text = text(span)
    #expect(text.string == "abc")
    #expect(text.runs.map(\.look.color) == [Color.blue, .red, .blue].map { $0.resolved(.light) })
    #expect(text.runs.map(\.look.font.weight) == [.regular, .regular, .bold])
    #expect(text.runs.map(\.look.font.isItalic) == [false, false, true])
    #expect(text.runs.map(\.range) == [0..<1, 1..<2, 2..<3])
  }

  @Test func spansThatLookAlikeAreOneRun() {
    #expect(text("a" + TextSpan("b") + "c").runs.map(\.range) == [0..<3])
    #expect(text(TextSpan("ä").bold() + TextSpan("b").bold()).runs.map(\.range) == [0..<3])
    #expect(text(TextSpan([])).runs.isEmpty)
  }

  @Test func aTextIsPutTogetherOfManySpans() {
    var span = TextSpan("")
    for index in 0..<100_000 { span += TextSpan("x").size(Double(1 + index % 2)) }
    #expect(span.string.utf8.count == 100_000)
    #expect(text(span).runs.count == 100_000)
  }

  @Test func fontsFollowTheUsersTextSizeOnce() {
    var large = Traits()
    large.textSize = .extraExtraExtraLarge
    let base = TextLook(
      Style.Text(), defaultFont: .style(.body), traits: large)
    let span = TextSpan {
      "a"; TextSpan("b").bold(); TextSpan("c").font(.style(.footnote))
    }
    let runs = span.styledText(in: base, tint: .accent, traits: large).runs
    #expect(runs.map(\.look.font.size) == [23, 23, 19])
  }

  @Test func linksAreInTheTintUnlessTheyHaveAColour() {
    let span = TextSpan {
      TextSpan("a").link("x")
      TextSpan("b").link("y").color(.red)
    }
    #expect(text(span).runs.map(\.look.color) == [.accent, Color.red.resolved(.light)])
    #expect(text(span).runs.map(\.link) == ["x", "y"])
  }

  @Test func aPlainStringTakesTheLooksAway() {
    let node = TextNode {
      "a"; TextSpan("b").bold()
    }
    #expect(node.string == "ab")
    node.string = "c"
    #expect(node.span == nil && node.string == "c")
    node.span = "d" + TextSpan("e").italic()
    #expect(node.string == "de")
  }

  @Test func aFontReplacesWhatWasSaidOfItsPartsBefore() {
    let before = TextSpan("1").bold().monospacedDigits().font(.system(12))
    #expect(text(before).runs.map(\.look.font) == [.system(12)])
    let after = TextSpan("1").font(.system(12)).bold().features(.slashedZero).monospacedDigits()
    let font = text(after).runs[0].look.font
    #expect(font.weight == .bold && font.features.map(\.tag) == ["zero", "tnum"])
    // A font brings its own, and a span that says none takes those around it.
    let own = TextSpan { TextSpan("1").bold() }.font(.system(12).monospacedDigits())
    #expect(text(own).runs[0].look.font.features.map(\.tag) == ["tnum"])
    // One feature is chosen once.
    let twice = TextSpan("1").monospacedDigits().features(.noLigatures).monospacedDigits()
    #expect(text(twice).runs[0].look.font.features.map(\.tag) == ["liga", "tnum"])
  }

  @Test func featuresReplaceThoseOfTheSameName() {
    let font = Font.system(17).monospacedDigits().features(.slashedZero, .noLigatures)
    #expect(font.features.map(\.tag) == ["tnum", "zero", "liga"])
    #expect(font.monospacedDigits().features.map(\.tag) == ["zero", "liga", "tnum"])
    #expect(Font.Feature("abc") == nil && Font.Feature("a,bc") == nil)
    #expect(Font.Feature.stylisticSet(3).tag == "ss03")
  }
}
