import Quoin
import Testing

/// Where layout systems answer differently: what Quoin answers, as frames.
@Suite struct DisagreementTests {
  private let a = Box(30, 10)
  private let b = Box(50, 20)

  /// The frames of nodes somewhere in a root that fills 200 by 100 points.
  private func frames(_ root: Node, _ nodes: Node...) -> [Rect?] {
    let arrangement = Scene(root).layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    #expect(arrangement.diagnostics.isEmpty)
    return nodes.map { node in
      let index = arrangement.items.firstIndex { $0.id == node.id }
      return index.map { arrangement.absoluteFrame(of: $0).near }
    }
  }

  /// Flexbox, a layout value's stack and a stack view put the second child to the right of the first.
  @Test func aRowIsTheDefaultOfAllThree() {
    let flex = FlexContainer(alignItems: .flexStart) {
      a
      b
    }
    #expect(frames(flex, a, b) == [Rect(0, 0, 30, 10), Rect(30, 0, 50, 20)])
    let values = LayoutContainer(
      StackLayout(align: .start) {
        Placed(a)
        Placed(b)
      })
    #expect(frames(values, a, b) == [Rect(0, 0, 30, 10), Rect(30, 0, 50, 20)])
    let stack = StackContainer(alignment: .top) {
      a.hugging(800, along: .horizontal)
      b
    }
    // A stack view is filled: what hugs less grows.
    #expect(frames(stack, a, b) == [Rect(0, 0, 30, 10), Rect(30, 0, 170, 20)])
  }

  /// 150 and 150 in 200: flex items give 50 each; parts of a layout value nothing; in a stack view the
  /// one that resists less gives all.
  @Test func whoShrinksByDefault() {
    let (a, b) = (Box(150, 10), Box(150, 10))
    let flex = FlexContainer(alignItems: .flexStart) {
      a.minWidth(0)
      b.minWidth(0)
    }
    #expect(frames(flex, a, b).map { $0?.width } == [100, 100])
    let values = LayoutContainer(
      StackLayout(align: .start) {
        Placed(a)
        Placed(b)
      })
    #expect(frames(values, a, b) == [Rect(0, 0, 150, 10), Rect(150, 0, 150, 10)])
    let stack = StackContainer(alignment: .top) {
      a.compressionResistance(800, along: .horizontal)
      b
    }
    #expect(frames(stack, a, b) == [Rect(0, 0, 150, 10), Rect(150, 0, 50, 10)])
  }

  /// 16 by 9 is wide; Texture's 2 is twice as high as wide.
  @Test func ratiosAreWidthByHeightButForTheOneThatIsNamed() {
    let (wide, high, same) = (ShapeNode(), ShapeNode(), ShapeNode())
    let place = AbsoluteContainer { wide.aspectRatio(16 / 9).pin.topLeft().width(80) }
    #expect(frames(place, wide) == [Rect(0, 0, 80, 45)])
    let values = LayoutContainer(
      StackLayout(align: .start) {
        Placed(high).ratio(heightByWidth: 2).width(40)
        Placed(same).ratio(2).width(40)
      })
    #expect(frames(values, high, same) == [Rect(0, 0, 40, 80), Rect(40, 0, 40, 20)])
  }

  /// At least 44 and at most 20, said of a node that would be 10 or 100: 44 in every container.
  @Test(arguments: [10.0, 100]) func theLeastWinsOverTheMostAndTheSize(length: Double) {
    func node() -> Node { ShapeNode().size(length).minSize(44, 44).maxSize(20, 20) }
    let containers: [(Node) -> Node] = [
      { node in FlexContainer(alignItems: .flexStart) { node } },
      { node in AbsoluteContainer { node.pin.topLeft() } },
      { node in GridContainer(columns: [.auto], justifyItems: .start, alignItems: .start) { node }
      },
      { node in
        LayoutContainer(StackLayout(align: .start) { Placed(node) })
      },
    ]
    for container in containers {
      let node = node()
      let root = container(node)
      #expect(frames(root, node).map { $0?.size } == [Size(44, 44)], "in a \(root.kind)")
    }
  }

  /// Left 8 and right 2: a chain takes left for leading, so that it turns with the direction; with
  /// operators the insets turn the edges into sides.
  @Test func insetsByLeftAndRight() {
    let insets = EdgeInsets(top: 1, left: 8, bottom: 3, right: 2)
    let page = Page(100, 50, [a, b])
    a.makeConstraints { $0.directionalEdges.equalToSuperview().inset(insets) }
    constrain(b) { $0.edges == $0.superview.edges.inset(by: insets) }
    #expect(page.frames(a, b) == [Rect(8, 1, 90, 46), Rect(8, 1, 90, 46)])
    #expect(
      page.frames(a, b, direction: .rightToLeft) == [Rect(2, 1, 90, 46), Rect(8, 1, 90, 46)])
  }

  /// A chain's edges are sides, which no direction turns; an operator's are leading and trailing.
  @Test func edgesInBothLanguages() {
    let page = Page(100, 50, [a, b])
    let guide = Box(0, 0)
    guide.attach(to: page.root)
    constrain(guide) { guide in
      guide.leading == guide.superview.leading + 10
      guide.trailing == guide.superview.trailing - 30
      guide.top == guide.superview.top
      guide.bottom == guide.superview.bottom
    }
    a.makeConstraints { $0.edges.equalTo(guide).offset(4) }
    constrain(b, guide) { b, guide in
      b.edges == guide.edges.inset(by: DirectionalEdgeInsets(leading: 4, trailing: -4))
    }
    // 10 from the leading side and 30 from the other: 4 more to the right, or 4 more behind.
    #expect(page.frames(a, b) == [Rect(14, 4, 60, 50), Rect(14, 0, 60, 50)])
    #expect(
      page.frames(a, b, direction: .rightToLeft) == [Rect(34, 4, 60, 50), Rect(26, 0, 60, 50)])
    #expect(a.constraints.map(\.first.attribute) == [.top, .left, .bottom, .right])
    #expect(b.constraints.map(\.first.attribute) == [.top, .leading, .bottom, .trailing])
  }

  /// Side by side, at most: no side is further right or down than the other's, and so not inside.
  @Test func edgesComparedByAChain() {
    let page = Page(100, 50, [a])
    a.makeConstraints { make in
      make.edges.lessThanOrEqualToSuperview()
      make.left.top.equalToSuperview().offset(-7)
      make.right.bottom.equalTo(page.root).offset(9).priority(500)
    }
    // Left and top may lie outside, right and bottom not.
    #expect(page.frames(a) == [Rect(-7, -7, 107, 57)])
    #expect(a.constraints.prefix(4).allSatisfy { $0.comparison == .lessThanOrEqual })
    // Containment, in both languages, keeps all four inside: 100 − 16 by 50 − 16.
    for byChains in [false, true] {
      let page = Page(100, 50, [b])
      let group = constrain(b) { $0.size == 500 ~ 400 }
      if byChains {
        b.makeConstraints { $0.edges.inside(page.root).inset(8) }
      } else {
        constrain(b) { $0.inside($0.superview, by: 8) }
      }
      #expect(page.frames(b) == [Rect(8, 8, 84, 34)])
      group.clear()
      b.removeConstraints()
    }
  }

  /// The superview is whatever holds the node when the layout is made, in both languages.
  @Test func aSuperviewThatComesLater() {
    a.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.right.equalToSuperview().offset(-15)
    }
    constrain(b) { b in
      b.left == b.superview.left + 5
      b.right == b.superview.right - 15
      b.bottom == b.superview.bottom
    }
    let page = Page(100, 50, [a, b])
    #expect(page.frames(a, b) == [Rect(5, 5, 80, 10), Rect(5, 30, 80, 20)])
    // In another one, the same words speak of that one.
    let other = Page(60, 40, [])
    a.attach(to: other.root)
    b.attach(to: other.root)
    #expect(other.frames(a, b) == [Rect(5, 5, 40, 10), Rect(5, 20, 40, 20)])
  }
}
