import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// PinLayout's table of what two edges, a centre and a length come to, in a container of 200 × 100.
@Suite struct AbsolutePlacementTests {
  private let traits = Traits(displayScale: 1)

  private func layout(
    _ page: AbsoluteContainer, _ direction: LayoutDirection = .leftToRight
  ) -> Arrangement {
    var traits = traits
    traits.layoutDirection = direction
    return Scene(page, text: FixedTextMeasurer()).layout(in: Size(200, 100), traits: traits)
  }

  private func frame(
    _ relation: Relation<AbsoluteContainer>, _ direction: LayoutDirection = .leftToRight
  ) -> Rect? {
    layout(AbsoluteContainer { relation }, direction)[relation.node]?.frame
  }

  private var box: Node { BoxNode(30, 20) }

  @Test func sidesCentresAndLengths() {
    #expect(frame(box.pin) == Rect(0, 0, 30, 20))
    #expect(frame(box.pin.top(5).left(6)) == Rect(6, 5, 30, 20))
    // 200 − 30 − 6 and 100 − 20 − 5
    #expect(frame(box.pin.bottom(5).right(6)) == Rect(164, 75, 30, 20))
    #expect(frame(box.pin.left(10).right(20).top()) == Rect(10, 0, 170, 20))
    #expect(frame(box.pin.all(8)) == Rect(8, 8, 184, 84))
    #expect(frame(box.pin.hCenter().vCenter(4)) == Rect(85, 44, 30, 20))
    #expect(frame(box.pin.center()) == Rect(85, 40, 30, 20))
    #expect(frame(box.pin.bottomRight(1).size(10, 10)) == Rect(189, 89, 10, 10))
    #expect(frame(box.pin.centerX(50).y(3)) == Rect(35, 3, 30, 20))
    // A centre and a side: the side wins.
    #expect(frame(box.pin.hCenter().left(4)) == Rect(4, 0, 30, 20))
  }

  @Test func percentages() {
    #expect(frame(box.pin.left(10%).top(10%).width(50%).height(25%)) == Rect(20, 10, 100, 25))
    #expect(frame(box.pin.right(10%).bottom(10%)) == Rect(150, 70, 30, 20))
    #expect(frame(box.pin.left(10% + 3)) == Rect(23, 0, 30, 20))
    #expect(frame(box.pin.hCenter(25%)) == Rect(135, 0, 30, 20))
  }

  @Test func limitsAndRatios() {
    #expect(frame(box.pin.all().maxWidth(50).minHeight(120)) == Rect(0, 0, 50, 120))
    #expect(frame(box.pin.all().maxWidth(50).justify(.center)) == Rect(75, 0, 50, 100))
    #expect(frame(box.pin.all().maxWidth(50).justify(.end)) == Rect(150, 0, 50, 100))
    #expect(frame(box.pin.all().height(10).align(.end)) == Rect(0, 90, 200, 10))
    // A larger minimum wins, as in CSS.
    #expect(frame(box.pin.width(30).minWidth(60).maxWidth(50)) == Rect(0, 0, 60, 20))
    #expect(frame(box.pin.width(80).aspectRatio(2)) == Rect(0, 0, 80, 40))
    #expect(frame(box.pin.height(80).aspectRatio(2)) == Rect(0, 0, 160, 80))
    #expect(frame(box.pin.horizontally(20).aspectRatio(4)) == Rect(20, 0, 160, 40))
  }

  @Test func margins() {
    #expect(frame(box.pin.left(10).margin(3)) == Rect(13, 0, 30, 20))
    #expect(frame(box.pin.right(10).margin(3)) == Rect(157, 0, 30, 20))
    #expect(
      frame(box.pin.all().margin(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        == Rect(2, 1, 194, 96))
    // Of a centre, half of nothing: PinLayout moves it by the difference.
    #expect(frame(box.pin.hCenter().marginStart(10).marginEnd(4)) == Rect(91, 0, 30, 20))
    // Alone they do nothing.
    #expect(frame(box.pin.margin(9)) == Rect(0, 0, 30, 20))
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    #expect(frame(box.pin.leading(10), .rightToLeft) == Rect(160, 0, 30, 20))
    #expect(frame(box.pin.trailing(10), .rightToLeft) == Rect(10, 0, 30, 20))
    #expect(frame(box.pin.left(10), .rightToLeft) == Rect(10, 0, 30, 20))
    #expect(
      frame(box.insets(DirectionalEdgeInsets(leading: 1, trailing: 2)), .rightToLeft)
        == Rect(2, 0, 197, 100))
    // Of both kinds along one axis the later one counts.
    #expect(frame(box.pin.right(5).leading(10), .rightToLeft) == Rect(160, 0, 30, 20))
    #expect(
      frame(box.pin.leading(10).trailing(10).maxWidth(50), .rightToLeft) == Rect(140, 0, 50, 20))
  }

  @Test func besideSiblings() {
    let (a, b) = (BoxNode(30, 20), BoxNode(40, 10))
    func place(
      _ relation: Relation<AbsoluteContainer>, _ direction: LayoutDirection = .leftToRight
    ) -> Rect? {
      layout(
        AbsoluteContainer {
          relation
          a.origin(50, 30)
          b.origin(100, 45)
        }, direction)[relation.node]?.frame
    }
    // a is 50…80 × 30…50, b is 100…140 × 45…55.
    #expect(place(box.pin.below(of: a, aligned: .left)) == Rect(50, 50, 30, 20))
    #expect(
      place(box.pin.below(of: [a, b], aligned: .right).marginTop(5)) == Rect(110, 60, 30, 20))
    #expect(place(box.pin.above(of: [a, b], aligned: .center)) == Rect(77.5, 10, 30, 20).rounded)
    #expect(place(box.pin.right(of: a, aligned: .top)) == Rect(80, 30, 30, 20))
    #expect(place(box.pin.left(of: [a, b], aligned: .bottom)) == Rect(20, 35, 30, 20))
    #expect(place(box.pin.after(of: a, aligned: .center)) == Rect(80, 30, 30, 20))
    #expect(place(box.pin.before(of: a)) == Rect(20, 0, 30, 20))
    #expect(place(box.pin.horizontallyBetween(b, and: a)) == Rect(80, 0, 20, 20))
    #expect(place(box.pin.after(of: a), .rightToLeft) == Rect(20, 0, 30, 20))
    #expect(place(box.pin.after(of: [a, b]), .rightToLeft) == Rect(20, 0, 30, 20))
    #expect(place(box.pin.before(of: [a, b]), .rightToLeft) == Rect(140, 0, 30, 20))
    #expect(place(box.pin.below(of: a, aligned: .leading), .rightToLeft) == Rect(50, 50, 30, 20))
    #expect(
      place(box.pin.left(to: a.edge.right, 4).top(to: b.edge.top, -5))
        == Rect(84, 40, 30, 20))
    #expect(
      place(box.pin.right(to: b.edge.left, 4).bottom(to: b.edge.top))
        == Rect(66, 25, 30, 20))
    #expect(
      place(box.pin.hCenter(to: b.edge.hCenter).vCenter(to: b.edge.bottom))
        == Rect(105, 45, 30, 20))
    #expect(place(box.pin.size(of: b).left(1)) == Rect(1, 0, 40, 10))
  }

  @Test func chainsMayBeDeclaredInAnyOrder() {
    let boxes = (0..<50).map { _ in BoxNode(3, 2) }
    let page = AbsoluteContainer {
      for (box, before) in zip(boxes.dropFirst(), boxes).reversed() {
        box.pin.after(of: before).below(of: before)
      }
      boxes[0].pin.leading(1)
    }
    for (direction, x) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, 196)] {
      let arrangement = layout(page, direction)
      for (index, box) in boxes.enumerated() {
        let step = direction == .leftToRight ? 3.0 : -3
        #expect(
          arrangement[box]?.frame == Rect(x + step * Double(index), Double(2 * index), 3, 2))
      }
    }
  }

  @Test func longChainsNeedNoRecursion() {
    let boxes = (0..<20_000).map { _ in BoxNode(1, 1) }
    let page = AbsoluteContainer {
      for (box, before) in zip(boxes.dropFirst(), boxes).reversed() { box.pin.below(of: before) }
      boxes[0].pin.top(1)
    }
    #expect(layout(page)[boxes[19_999]]?.frame == Rect(0, 20_000, 1, 1))
  }

  @Test func circlesAndStrangersAreSaid() throws {
    let (a, b) = (BoxNode(30, 20).id("a"), BoxNode(40, 10).id("b"))
    let circle = layout(
      AbsoluteContainer {
        a.pin.below(of: b).left(1)
        b.pin.below(of: a).after(of: a)
      })
    let diagnostic = try #require(circle.diagnostics.first)
    #expect(circle.diagnostics.map(\.rule) == ["circular-placement"])
    #expect(diagnostic.message.contains("'a'") && diagnostic.message.contains("'b'"))
    // Along x there is no circle.
    #expect(circle[b]?.frame.minX == 31)

    let stranger = TextNode("far away")
    let page = AbsoluteContainer { a.pin.below(of: stranger) }
    let result = layout(page)
    #expect(result.diagnostics.map(\.rule) == ["not-a-sibling"])
    #expect(result[a]?.frame == Rect(0, 0, 30, 20))
  }

  /// A row of 10 · 50 · 40 in 100, as the container grows to 160: each takes 60 / n.
  @Test func springsOfAppKit() {
    let cases: [(Autoresizing, start: Double, length: Double)] = [
      ([], 10, 50), (.flexibleWidth, 10, 110), (.flexibleLeftMargin, 70, 50),
      ([.flexibleLeftMargin, .flexibleRightMargin], 40, 50),
      ([.flexibleLeftMargin, .flexibleWidth], 40, 80),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 70),
    ]
    for (mask, start, length) in cases {
      let page = AbsoluteContainer {
        Node().frame(10, 0, 50, 10)
          .autoresizing(mask, in: Size(100, 100), distribution: .even)
      }
      let arrangement = Scene(page).layout(in: Size(160, 100), traits: traits)
      #expect(arrangement.items[1].frame == Rect(start, 0, length, 10))
    }
  }

  /// Sizes in between leave nothing behind, and nothing gets a negative length.
  @Test func springsStartFromTheDesign() {
    let node = Node()
    let page = AbsoluteContainer {
      node.pin.right(10).top().size(50, 10)
        .autoresizing([.flexibleLeftMargin, .flexibleWidth], in: Size(100, 100))
    }
    let scene = Scene(page)
    for width in [7.0, 333, 12, 160] {
      _ = scene.layout(in: Size(width, 50), traits: traits)
    }
    // In the design: 40 · 50 · 10; 60 more are shared 40 : 50.
    let frame = scene.layout(in: Size(190, 100), traits: traits)[node]?.frame
    #expect(frame == Rect(80, 0, 100, 10))
    #expect(scene.layout(in: Size(0, 0), traits: traits)[node]?.frame.width == 0)
  }

  @Test func theContainerHoldsItsChildren() {
    func size(_ relation: Relation<AbsoluteContainer>, width: Double? = nil) -> Size {
      Scene(AbsoluteContainer { relation }, text: FixedTextMeasurer()).measure(
        ProposedSize(width: width), traits: traits)
    }
    #expect(size(box.pin.left(5).top(6)) == Size(35, 26))
    #expect(size(box.pin.right(5).bottom(6)) == Size(35, 26))
    #expect(size(box.pin.all(5)) == Size(40, 30))
    #expect(size(box.pin.center()) == Size(30, 20))
    // 10 to the right of the middle: as much room is needed on both sides.
    #expect(size(box.pin.hCenter(10)) == Size(50, 20))
    // At 25 % of the width, 30 wide: 0.75 w = 30.
    #expect(size(box.pin.left(25%)) == Size(40, 20))
    #expect(size(box.pin.leading(3).trailing(4)) == Size(37, 20))
    // What stands outside on purpose asks for nothing.
    #expect(size(box.origin(-10, -5)) == Size(20, 15))
    // Ten letters of 10 points between insets of 5, in 60 points: two lines of 10.
    let text = TextNode("abcd efghi").font(.system(10)).lines(0)
    #expect(size(text.pin.all(5)).width == 110)
    #expect(size(text.pin.all(5), width: 60) == Size(60, 30))
  }

  @Test func chainsFromTheFarSideAskForRoom() {
    let (a, b) = (BoxNode(30, 20), BoxNode(40, 10))
    let page = AbsoluteContainer {
      a.pin.trailing(5)
      b.pin.before(of: a).marginEnd(3)
    }
    // 40 + 3 + 30 + 5
    #expect(Scene(page).measure(.unlimited, traits: traits) == Size(78, 20))
  }

  @Test func whatIsNoNumberIsSaidAndLeftOut() {
    let a = BoxNode(30, 20).id("a")
    let b = Node().size(.nan, 10).id("b")
    let c = Node().width(-3).maxHeight(.infinity).id("c")
    let page = AbsoluteContainer {
      a.origin(.infinity, 4)
      b.origin(1, 1)
      c.origin(1, 1)
      BoxNode(1, 1).frame(Rect(0, 0, .nan, 1))
    }
    let arrangement = layout(page)
    #expect(
      arrangement.diagnostics.map(\.rule) == Array(repeating: "number-out-of-range", count: 4))
    #expect(arrangement.diagnostics[0].message.contains("place along x"))
    #expect(arrangement.diagnostics[1].message.contains("width (nan)"))
    #expect(arrangement[a]?.frame == Rect(0, 4, 30, 20))
    #expect(arrangement[b]?.frame == Rect(1, 1, 0, 10))
    // The description is as it was.
    #expect(b.sizing.width?.isNaN == true && c.sizing.width == -3)
    #expect(page[a]?.placement.horizontal.start?.constant == .infinity)
    var scale = traits
    scale.displayScale = .infinity
    #expect(
      Scene(a).layout(in: Size(1, 1), traits: scale).diagnostics.map(\.rule)
        == ["number-out-of-range"])
  }
}

extension Rect {
  /// The edges on whole points, halves up, as the arrangement rounds them.
  fileprivate var rounded: Rect { PixelGrid(scale: 1).round(self) }
}
