import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Texts of which each glyph is one em wide, with baselines at four fifths of the em.
@Suite struct TextLayoutTests {
  private let traits = Traits(displayScale: 1)

  private func text(_ string: String, _ size: Double) -> TextNode {
    TextNode(string).font(.system(size))
  }

  private func layout(_ root: Node, _ size: Size) -> Arrangement {
    Scene(root, text: FixedTextMeasurer()).layout(in: size, traits: traits)
  }

  /// Lines fit the width of their node, rather than its width on whole pixels.
  ///
  /// Six glyphs of 16.7 points are 100.2 points wide: they fit a third of 301 points, but not the first 100 pixels. A
  /// third of 300.5 points has the same number of pixels, but too little room.
  @Test(arguments: [0, 1], [1, 120])
  func linesAreBrokenInWidthsBeforeRounding(limit: Int, rows: Int) throws {
    var texts: [TextNode] = []
    let root = FlexContainer(.column) {
      for _ in 0..<rows {
        FlexContainer {
          for _ in 0..<3 {
            let text = text("abc de", 16.7).lines(limit).height(40)
            let _ = texts.append(text)
            text.grow(1).basis(0)
          }
        }
      }
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    // The width shrinks and grows again. In the larger tree more than a fifth of the frames change, so all are set again.
    for width in [301, 300.5, 301] {
      let kept = scene.layout(in: Size(width, 40), traits: traits)
      let fresh = layout(root, Size(width, 40))
      #expect(texts.map { kept[$0]?.texts } == texts.map { fresh[$0]?.texts })
      #expect(kept[texts[0]]?.frame.width == 100)
      let line = kept[texts[0]]?.texts.first?.text.lines.first
      #expect(line?.text == (width == 301 ? "abc de" : limit == 0 ? "abc" : "abc …"))
    }
  }

  @Test func firstBaselinesOfARowAgree() {
    let small = text("ab", 10)
    let large = text("cd", 20)
    let stack = StackContainer(.horizontal, alignment: .firstBaseline) {
      small
      large.hugging(1, along: .horizontal)
    }
    // Baselines at 8 and 16: the small one stands 8 lower.
    let arrangement = layout(stack, Size(100, 20))
    #expect(arrangement[small]?.frame == Rect(0, 8, 20, 10))
    #expect(arrangement[large]?.frame == Rect(20, 0, 80, 20))
  }

  @Test func lastBaselinesOfARowAgree() {
    let one = text("ab", 10)
    let two = text("ab cd", 10).lines(0)
    two.sizing.width = 20
    let stack = StackContainer(.horizontal, alignment: .lastBaseline) {
      one.hugging(1, along: .horizontal)
      two
    }
    let arrangement = layout(stack, Size(100, 20))
    #expect(arrangement[two]?.frame == Rect(80, 0, 20, 20))
    #expect(arrangement[one]?.frame == Rect(0, 10, 80, 10))
  }

  @Test func gapsOfAColumnMayGoFromBaselineToBaseline() {
    let first = text("ab", 10)
    let second = text("cd", 20)
    let stack = StackContainer(.vertical, spacing: 30, alignment: .leading) {
      first
      second.hugging(1, along: .vertical)
    }
    stack.isBaselineRelative = true
    let arrangement = layout(stack, Size(100, 100))
    // 8 + 30 − 16 = 22
    #expect(arrangement[first]?.frame == Rect(0, 0, 20, 10))
    #expect(arrangement[second]?.frame.minY == 22)
  }

  @Test func constraintsMaySpeakOfBaselines() {
    let label = text("ab", 10)
    let field = TextFieldNode("ab").font(20)
    let page = RelativeContainer {
      label
      field
    }
    page.constraints = [
      Constraint(term(field, .left), .equal, term(page, .left)),
      Constraint(term(field, .top), .equal, term(page, .top)),
      Constraint(term(field, .height), .equal, constant: 60),
      Constraint(term(label, .left), .equal, term(field, .right)),
      Constraint(term(label, .firstBaseline), .equal, term(field, .firstBaseline)),
    ]
    let arrangement = layout(page, Size(200, 100))
    // A field's text is in its middle: 30 − 10 + 16 = 36; the label's baseline is at 8.
    #expect(arrangement[label]?.frame.minY == 28)
  }

  @Test func heightsFollowWidths() {
    // Six words of three glyphs and five spaces: 23 em on a line, 7 em hold two words.
    let label = text("abc abc abc abc abc abc", 10).lines(0)
    let below = BoxNode(10, 10)
    let page = RelativeContainer {
      label
      below
    }
    page.constraints = [
      Constraint(term(label, .left), .equal, term(page, .left)),
      Constraint(term(label, .right), .equal, term(page, .right)),
      Constraint(term(label, .top), .equal, term(page, .top)),
      Constraint(term(below, .top), .equal, term(label, .bottom), constant: 4),
      Constraint(term(below, .left), .equal, term(page, .left)),
    ]
    let arrangement = layout(page, Size(70, 200))
    #expect(arrangement[label]?.frame == Rect(0, 0, 70, 30))
    #expect(arrangement[below]?.frame == Rect(0, 34, 10, 10))
    #expect(
      arrangement[label]?.texts.first?.text.lines.map(\.text) == ["abc abc", "abc abc", "abc abc"])
  }

  @Test func aHeightThatFollowsAWidthThatFollowsAHeightIsSaid() {
    // The wider the text the lower it is, and it is to be as wide as it is high, twice over.
    let label = text("abc abc abc abc abc abc abc abc", 10).lines(0)
    let page = RelativeContainer { label }
    page.constraints = [
      Constraint(term(label, .left), .equal, term(page, .left)),
      Constraint(term(label, .top), .equal, term(page, .top)),
      Constraint(term(label, .width), .equal, term(label, .height, 2)),
    ]
    let arrangement = layout(page, Size(500, 500))
    #expect(arrangement[label]?.frame.isFinite == true)
    let rules = arrangement.diagnostics.map(\.rule)
    #expect(rules.allSatisfy { $0 == "size-does-not-settle" })
  }

  @Test func textWithoutAMeasurerIsSaidOnce() {
    let stack = StackContainer {
      TextNode("a")
      TextNode("b")
    }
    let arrangement = Scene(stack).layout(in: Size(10, 10), traits: traits)
    #expect(arrangement.diagnostics.filter { $0.rule == "no-text-measurer" }.count == 1)
  }

  @Test func aStackHasTheBaselinesOfItsChildren() {
    let large = text("ab", 20)
    let small = text("cd", 10)
    let stack = StackContainer(.vertical) {
      small
      text("ef", 10)
    }
    let row = FlexContainer(.row, alignItems: .baseline) {
      large
      stack
    }
    // Baselines at 16 and 8: the stack stands 8 lower.
    let arrangement = layout(row, Size(100, 40))
    #expect(arrangement[large]?.frame.minY == 0)
    #expect(arrangement[stack]?.frame.minY == 8)
  }

  @Test func aRowOfTextsSharesWhatIsLeftByHugging() {
    let label = text("ab", 10).hugging(251, along: .horizontal)
    let value = text("c", 10)
    let row = FlexContainer(.row) {
      StackContainer {
        label; value
      }.grow(1)
    }
    let arrangement = layout(row, Size(100, 10))
    #expect(arrangement[label]?.frame == Rect(0, 0, 20, 10))
    #expect(arrangement[value]?.frame == Rect(20, 0, 80, 10))
  }
}

extension TextFieldNode {
  fileprivate func font(_ size: Double) -> TextFieldNode {
    style.text.font = .system(size)
    return self
  }
}
