import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// FlexLayout's words, in a container of 200 × 100; numbers are worked out beside each.
@Suite struct FlexWordsTests {
  private func frame(
    _ relation: Relation<FlexContainer>, in box: FlexContainer = FlexContainer(alignItems: .start),
    _ direction: LayoutDirection = .leftToRight
  ) -> Rect? {
    box.add(relation)
    var traits = Traits(displayScale: 1)
    traits.layoutDirection = direction
    return Scene(box).layout(in: Size(200, 100), traits: traits)[relation.node]?.frame
  }

  private var box: Node { ShapeNode().size(30, 20) }

  @Test func margins() {
    let gap = 8.0
    #expect(frame(box.marginTop(8).marginLeft(4)) == Rect(4, 8, 30, 20))
    #expect(frame(box.marginTop(gap).marginHorizontal(gap)) == Rect(8, 8, 30, 20))
    #expect(frame(box.margin(1, 2, 3, 4)) == Rect(2, 1, 30, 20))
    #expect(frame(box.margin(1, 2, 3)) == Rect(2, 1, 30, 20))
    #expect(frame(box.margin(gap)) == Rect(8, 8, 30, 20))
    #expect(frame(box.marginStart(6), .rightToLeft) == Rect(164, 0, 30, 20))
    // CSS: a percentage of a margin is of the container's width on all sides.
    #expect(frame(box.marginTop(10%)) == Rect(0, 20, 30, 20))
    #expect(frame(box.margin(EdgeInsets(top: 3, left: 5))) == Rect(5, 3, 30, 20))
  }

  /// A label of one line gives way and ends in "…"; a text of many lines keeps its longest word.
  @Test func aLineOfTextGivesWay() {
    func widths(_ lines: Int) -> [Double?] {
      let text = TextNode("abcdefghij klmno").font(.system(20)).lines(lines)
      let (a, b) = (ShapeNode().size(40), ShapeNode().size(20))
      let row = FlexContainer(.row, gap: 8) {
        a.shrink(0)
        text.grow(1).shrink(1)
        b.shrink(0)
      }
      let arrangement = Scene(row, text: FixedTextMeasurer()).layout(in: Size(200, 100))
      return [a, text, b].map { arrangement[$0]?.frame.width }
    }
    // 200 less two gaps, 40 and 20; a letter is one em wide.
    #expect(widths(1) == [40, 124, 20])
    #expect(widths(0) == [40, 200, 20])
  }

  private func frame(
    _ relation: Relation<FlexContainer>, _ direction: LayoutDirection
  ) -> Rect? {
    frame(relation, in: FlexContainer(alignItems: .start), direction)
  }

  @Test func positions() {
    #expect(frame(box.position(.absolute).right(10).bottom(5)) == Rect(160, 75, 30, 20))
    #expect(frame(box.position(.relative).top(5).left(10%)) == Rect(20, 5, 30, 20))
    #expect(frame(ShapeNode().position(.absolute).all(10)) == Rect(10, 10, 180, 80))
    #expect(frame(box.position(.absolute).end(10), .rightToLeft) == Rect(10, 0, 30, 20))
  }

  @Test func shares() {
    #expect(frame(ShapeNode().width(50%).height(25%)) == Rect(0, 0, 100, 25))
    #expect(frame(ShapeNode().size(10, 10).minWidth(50%)) == Rect(0, 0, 100, 10))
    #expect(frame(ShapeNode().size(150, 10).maxWidth(50%).shrink(0)) == Rect(0, 0, 100, 10))
    #expect(frame(box.basis(50%)) == Rect(0, 0, 100, 20))
    #expect(frame(box.grow(1).width(50).shrink(0)) == Rect(0, 0, 200, 20))
    let share = 40.0
    #expect(frame(box.basis(share)) == Rect(0, 0, 40, 20))
  }

  @Test func paddingsAndGaps() {
    let gap = 6.0
    func second(_ box: FlexContainer) -> Rect? {
      box.add(ShapeNode().size(30, 20))
      return frame(self.box.shrink(0), in: box.alignItems(.start))
    }
    #expect(second(FlexContainer().columnGap(8)) == Rect(38, 0, 30, 20))
    #expect(second(FlexContainer(.column).rowGap(gap)) == Rect(0, 26, 30, 20))
    #expect(second(FlexContainer(gap: gap, padding: gap)) == Rect(42, 6, 30, 20))
    #expect(second(FlexContainer().gap(10%).paddingTop(gap)) == Rect(50, 6, 30, 20))
    #expect(second(FlexContainer().padding(1, 2, 3, 4)) == Rect(32, 1, 30, 20))
    #expect(second(FlexContainer().padding(1, 2, 3)) == Rect(32, 1, 30, 20))
    #expect(second(FlexContainer().paddingHorizontal(5).paddingVertical(7)) == Rect(35, 7, 30, 20))
    #expect(second(FlexContainer().paddingStart(5%)) == Rect(40, 0, 30, 20))
  }
}
