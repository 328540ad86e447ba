import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// PinLayout's words, in a container of 200 × 100; numbers are worked out beside each.
@Suite struct PinWordsTests {
  private func layout(
    _ page: AbsoluteContainer, _ direction: LayoutDirection = .leftToRight
  ) -> Arrangement {
    var traits = Traits(displayScale: 1)
    traits.layoutDirection = direction
    return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100), traits: traits)
  }

  private func frame(
    _ relation: Relation<AbsoluteContainer>, _ direction: LayoutDirection = .leftToRight
  ) -> Rect? {
    layout(AbsoluteContainer { relation }, direction)[relation.node]?.frame
  }

  private var box: Node { BoxNode(30, 20) }

  @Test func sidesWithoutADistance() {
    #expect(frame(box.pin.left()) == Rect(0, 0, 30, 20))
    #expect(frame(box.pin.right()) == Rect(170, 0, 30, 20))
    #expect(frame(box.pin.bottom()) == Rect(0, 80, 30, 20))
    #expect(frame(box.pin.start(), .rightToLeft) == Rect(170, 0, 30, 20))
    #expect(frame(box.pin.end(10%)) == Rect(150, 0, 30, 20))
    // 10 % of 200 and of 100 the other way; the middle is at 85 and 40.
    #expect(frame(box.pin.left(-10%).top(-10%)) == Rect(-20, -10, 30, 20))
    #expect(frame(box.pin.hCenter(-10%).vCenter(-20%)) == Rect(65, 20, 30, 20))
    #expect(frame(box.pin.left().marginLeft(-10%)) == Rect(-20, 0, 30, 20))
  }

  /// As PinLayout's, which takes a `CGFloat` everywhere: literals divide as such numbers do.
  @Test func literalsDivideAsNumbersWithFractions() {
    func place(_ words: (Relation<AbsoluteContainer>) -> Relation<AbsoluteContainer>)
      -> AbsolutePlacement
    {
      words(box.pin).placement
    }
    #expect(place { $0.width(5 / 2).height(7 / 2) } == place { $0.width(2.5).height(3.5) })
    #expect(place { $0.left(1 / 2).top(3 / 2) } == place { $0.left(0.5).top(1.5) })
    #expect(place { $0.right(1 / 2).bottom(3 / 2) } == place { $0.right(0.5).bottom(1.5) })
    #expect(place { $0.start(1 / 2).end(3 / 2) } == place { $0.start(0.5).end(1.5) })
    #expect(place { $0.all(1 / 2) } == place { $0.all(0.5) })
    #expect(
      place { $0.hCenter(1 / 2).maxHeight(61 / 2) } == place { $0.hCenter(0.5).maxHeight(30.5) })
    let whole = 5
    #expect(place { $0.left(whole).width(whole / 2) } == place { $0.left(5).width(2) })
  }

  @Test func insetsAsDistances() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame(box.pin.all(insets)) == Rect(2, 1, 194, 96))
    #expect(frame(box.pin.top(insets).right(insets)) == Rect(166, 1, 30, 20))
    #expect(frame(box.pin.vertically(insets).start(insets)) == Rect(2, 1, 30, 96))
    let gap = 7.0
    #expect(frame(box.pin.horizontally(gap).bottom(gap)) == Rect(7, 73, 186, 20))
  }

  @Test func nineAnchors() {
    // 200 − 30 = 170 and 85 in the middle; 100 − 20 = 80 and 40.
    #expect(frame(box.pin.topLeft(5)) == Rect(5, 5, 30, 20))
    #expect(frame(box.pin.topCenter(5)) == Rect(85, 5, 30, 20))
    #expect(frame(box.pin.topRight(5)) == Rect(165, 5, 30, 20))
    #expect(frame(box.pin.centerLeft(5)) == Rect(5, 40, 30, 20))
    #expect(frame(box.pin.center()) == Rect(85, 40, 30, 20))
    #expect(frame(box.pin.center(5)) == Rect(90, 45, 30, 20))
    #expect(frame(box.pin.centerRight(5)) == Rect(165, 40, 30, 20))
    #expect(frame(box.pin.bottomLeft()) == Rect(0, 80, 30, 20))
    #expect(frame(box.pin.bottomCenter(5)) == Rect(85, 75, 30, 20))
    #expect(frame(box.pin.bottomRight()) == Rect(170, 80, 30, 20))
    #expect(frame(box.pin.topStart(5), .rightToLeft) == Rect(165, 5, 30, 20))
    #expect(frame(box.pin.centerEnd(5), .rightToLeft) == Rect(5, 40, 30, 20))
    #expect(frame(box.pin.bottomEnd()) == Rect(170, 80, 30, 20))
  }

  @Test func linesAndPointsOfSiblings() {
    let (a, b) = (BoxNode(30, 20), BoxNode(40, 10))
    func place(_ relation: Relation<AbsoluteContainer>) -> Rect? {
      layout(
        AbsoluteContainer {
          relation
          a.origin(50, 30)
          b.origin(100, 45)
        })[relation.node]?.frame
    }
    // a is 50…80 × 30…50, b is 100…140 × 45…55.
    #expect(place(box.pin.top(to: b.edge.bottom).left(to: a.edge.hCenter)) == Rect(65, 55, 30, 20))
    #expect(place(box.pin.topLeft(to: a.anchor.centerRight)) == Rect(80, 40, 30, 20))
    #expect(place(box.pin.center(to: b.anchor.center)) == Rect(105, 40, 30, 20))
    #expect(place(box.pin.bottomEnd(to: a.anchor.topStart)) == Rect(20, 10, 30, 20))
    #expect(place(box.pin.below(of: [a, b]).left()) == Rect(0, 55, 30, 20))
    #expect(place(box.pin.above(of: [a, b], aligned: .start)) == Rect(50, 10, 30, 20))
    b.isHidden = true
    #expect(place(box.pin.below(of: visible([a, b]))) == Rect(0, 50, 30, 20))
  }

  @Test func margins() {
    #expect(frame(box.pin.all().margin(1, 2, 3)) == Rect(2, 1, 196, 96))
    #expect(frame(box.pin.all().margin(1, 2, 3, 4)) == Rect(2, 1, 194, 96))
    #expect(frame(box.pin.all().margin(1, 2)) == Rect(2, 1, 196, 98))
    #expect(frame(box.pin.all().margin(10%)) == Rect(20, 10, 160, 80))
    #expect(frame(box.pin.left().marginLeft(10%).top().marginTop(4)) == Rect(20, 4, 30, 20))
    #expect(frame(box.pin.start().marginStart(5), .rightToLeft) == Rect(165, 0, 30, 20))
    // The left margin is at the left, whichever side the child was pinned by.
    #expect(frame(box.pin.end().marginLeft(5), .rightToLeft) == Rect(5, 0, 30, 20))
    #expect(
      frame(box.pin.all().margin(DirectionalEdgeInsets(leading: 6)), .rightToLeft)
        == Rect(0, 0, 194, 100))
  }

  @Test func justifying() {
    let pinned: () -> Relation<AbsoluteContainer> = { box.pin.horizontally(10).width(50) }
    #expect(frame(pinned().justify(.left)) == Rect(10, 0, 50, 20))
    #expect(frame(pinned().justify(.center)) == Rect(75, 0, 50, 20))
    #expect(frame(pinned().justify(.right)) == Rect(140, 0, 50, 20))
    #expect(frame(pinned().justify(.start), .rightToLeft) == Rect(140, 0, 50, 20))
    #expect(frame(pinned().justify(.left), .rightToLeft) == Rect(10, 0, 50, 20))
    #expect(frame(box.pin.vertically().height(20).align(.bottom)) == Rect(0, 80, 30, 20))
    #expect(frame(box.pin.vertically().height(20).align(.top)) == Rect(0, 0, 30, 20))
  }

  @Test func whatHasNoEffectIsReported() {
    func rules(_ page: AbsoluteContainer) -> [String] { layout(page).diagnostics.map(\.rule) }
    #expect(
      rules(AbsoluteContainer { box.pin.left(10).justify(.center) }) == ["unused-justification"])
    #expect(rules(AbsoluteContainer { box.pin.top().align(.bottom) }) == ["unused-justification"])
    #expect(rules(AbsoluteContainer { box.pin.below(of: [Node]()) }) == ["no-sibling"])
    let (a, b) = (BoxNode(30, 20), BoxNode(40, 10))
    let node = box
    let arrangement = layout(
      AbsoluteContainer {
        a.origin(0, 0)
        b.origin(20, 0)
        node.pin.horizontallyBetween(a, and: b)
      })
    #expect(arrangement.diagnostics.map(\.rule) == ["no-gap"])
    // Nothing was said, so the child has its own width at the left.
    #expect(arrangement[node]?.frame == Rect(0, 0, 30, 20))
    #expect(rules(AbsoluteContainer { box.pin.horizontally().width(9).justify(.center) }).isEmpty)
  }

  @Test func aSiblingsSideLeavesTheOtherSide() {
    // The sibling is 50…90 × 10…50; 200 − 8 − 50 = 142 and 90 − 4 = 86 are left.
    func place(_ words: (Relation<AbsoluteContainer>, Node) -> Relation<AbsoluteContainer>) -> Rect?
    {
      let (node, a) = (box, BoxNode(40, 40))
      let arrangement = layout(
        AbsoluteContainer {
          a.origin(50, 10)
          words(node.pin, a)
        })
      #expect(arrangement.diagnostics.isEmpty)
      return arrangement[node]?.frame
    }
    let stretched = Rect(50, 50, 142, 20)
    #expect(place { pin, a in pin.right(8).below(of: a, aligned: .left) } == stretched)
    #expect(place { pin, a in pin.below(of: a, aligned: .left).right(8) } == stretched)
    #expect(
      place { pin, a in pin.left(4).above(of: a, aligned: .right).top() } == Rect(4, 0, 86, 10))
    #expect(place { pin, a in pin.end(8).below(of: a, aligned: .start) } == stretched)
  }

  @Test func widthsFollowHeightsOfRows() {
    // 100 high: twice as wide; half of it; between 10…90 with a ratio of one half.
    #expect(frame(box.pin.vertically().aspectRatio(2)) == Rect(0, 0, 200, 100))
    #expect(frame(box.pin.top(20).height(50%).aspectRatio(2)) == Rect(0, 20, 100, 50))
    #expect(frame(box.pin.vertically(10).right().aspectRatio(0.5)) == Rect(160, 10, 40, 80))
    let (node, top, bottom) = (box, BoxNode(200, 30), BoxNode(200, 10))
    let arrangement = layout(
      AbsoluteContainer {
        top.pin.top()
        bottom.pin.bottom()
        node.pin.verticallyBetween(top, and: bottom, aligned: .center).aspectRatio(0.5)
      })
    // 100 − 30 − 10 = 60 high, 30 wide, in the middle of 200.
    #expect(arrangement[node]?.frame == Rect(85, 30, 30, 60))
  }

  @Test func sizesOfTheContent() {
    // Each glyph is 10 × 10: 12 of them on one line, 6 on each of two in a width of 60.
    let text = { TextNode("aaaaaa bbbbb").font(.system(10)).lines(0) }
    #expect(frame(text().pin.width(60).sizeToFit(.width)) == Rect(0, 0, 60, 20))
    #expect(frame(text().pin.width(65).height(90).sizeToFit(.width)) == Rect(0, 0, 65, 20))
    #expect(frame(text().pin.width(65).sizeToFit(.widthFlexible)) == Rect(0, 0, 60, 20))
    #expect(frame(text().pin.all().sizeToFit()) == Rect(0, 0, 120, 10))
    #expect(frame(box.pin.size(50).sizeToFit(.content)) == Rect(0, 0, 30, 20))
  }

  @Test func wrappingContent() {
    func container() -> AbsoluteContainer {
      AbsoluteContainer {
        BoxNode(80, 100).origin(40, 80)
        BoxNode(20, 20).origin(140, 60)
      }
    }
    func measured(_ container: AbsoluteContainer) -> Rect? {
      layout(AbsoluteContainer { container.pin.top().left() })[container]?.frame
    }
    // From the top left corner on, the children need 160 × 180; 40…160 and 60…180 are 120 × 120.
    #expect(measured(container()) == Rect(0, 0, 160, 180))
    let tight = container().wrapContent()
    #expect(measured(tight) == Rect(0, 0, 120, 120))
    let page = AbsoluteContainer { tight.origin(0, 0) }
    #expect(layout(page)[tight.childNodes[0]]?.frame == Rect(0, 20, 80, 100))
    #expect(measured(container().wrapContent(padding: 10)) == Rect(0, 0, 140, 140))
    #expect(measured(container().wrapContent(.horizontally)) == Rect(0, 0, 120, 180))
    let pinned = container()
    #expect(
      frame(pinned.pin.wrapContent(.vertically, padding: EdgeInsets(top: 5)))
        == Rect(0, 0, 160, 125))
    let leaf = box
    let holder = AbsoluteContainer { leaf.pin.wrapContent() }
    #expect(holder.childNodes.count == 1)
    #expect(leaf.descriptionDiagnostics.map(\.rule) == ["wrap-content"])
  }
}
