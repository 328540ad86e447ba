import Quoin
import Testing

/// A container that is not Quoin's own, made with its public words only.
///
/// Positions follow from the rays: a centre at an angle a and a radius r is at (r sin a, −r cos a).
@Suite struct FanContainerTests {
  private static func square() -> ShapeNode { ShapeNode().size(20) }

  /// Centres at (−100, 0), (0, −100) and (100, 0); squares of 20 reach 10 points below the point.
  private static func halfFan(_ nodes: [Node]) -> FanContainer {
    let fan = FanContainer(radius: 100, spread: 180)
    for node in nodes { node.attach(to: fan) }
    return fan
  }

  private static func expectHalfFan(
    _ arrangement: Arrangement, _ nodes: [Node], in fan: FanContainer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      arrangement[fan]?.frame.size == Size(220, 120), sourceLocation: sourceLocation)
    let expected = [Rect(0, 100, 20, 20), Rect(100, 0, 20, 20), Rect(200, 100, 20, 20)]
    for (node, frame) in zip(nodes, expected) {
      #expect(arrangement[node]?.frame == frame, sourceLocation: sourceLocation)
    }
    #expect(arrangement.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func childrenShareTheSpread() {
    let nodes = (0..<3).map { _ in Self.square() }
    let fan = Self.halfFan(nodes)
    Self.expectHalfFan(Scene(fan).layout(), nodes, in: fan)
  }

  @Test func wordsPlaceOneChild() {
    let (a, b) = (Self.square(), Self.square())
    let fan = FanContainer(radius: 100) {
      a.angle(90)
      b.angle(0).radius(50)
    }
    let arrangement = Scene(fan).layout(in: Size(300, 200))
    // The point is at (150, 190): both squares reach as far below it as above, the second less.
    #expect(arrangement[a]?.frame == Rect(240, 180, 20, 20))
    #expect(arrangement[b]?.frame == Rect(140, 130, 20, 20))
    fan[b]?.radius(100)
    #expect(Scene(fan).layout(in: Size(300, 200))[b]?.frame == Rect(140, 80, 20, 20))
  }

  @Test func rightToLeftIsTheMirrorImage() {
    let a = Self.square()
    let fan = FanContainer(radius: 100) { a.angle(90) }
    var traits = Traits()
    traits.layoutDirection = .rightToLeft
    let arrangement = Scene(fan).layout(in: Size(300, 200), traits: traits)
    #expect(arrangement[a]?.frame == Rect(40, 180, 20, 20))
  }

  @Test func placementsVaryBySurroundings() {
    let a = Self.square()
    let fan = FanContainer(radius: 100) { a.angle(0).when(.regularWidth) { $0.angle = 90 } }
    func origin(_ sizeClass: SizeClass) -> Point? {
      var traits = Traits()
      traits.horizontalSizeClass = sizeClass
      return Scene(fan).layout(in: Size(300, 200), traits: traits)[a]?.frame.origin
    }
    #expect(origin(.compact) == Point(140, 90))
    #expect(origin(.regular) == Point(240, 180))
  }

  @Test func everyContainerHoldsIt() {
    func check(_ make: (FanContainer) -> Node) {
      let nodes = (0..<3).map { _ in Self.square() }
      let fan = Self.halfFan(nodes)
      Self.expectHalfFan(Scene(make(fan)).layout(in: Size(400, 400)), nodes, in: fan)
    }
    check { fan in
      FlexContainer(.row, alignItems: .start) {
        fan
        Self.square()
      }
    }
    check { fan in
      let page = RelativeContainer { fan }
      constrain(fan) { $0.center == $0.superview.center }
      return page
    }
    check { fan in
      StackContainer(.vertical, alignment: .leading) {
        fan
        ShapeNode()
      }
    }
    check { fan in AbsoluteContainer { fan.origin(7, 9) } }
    check { fan in GridContainer(columns: [220], rows: [120]) { fan } }
    check { fan in FlowContainer { fan.block().float(.left) } }
    check { fan in
      LayoutContainer(
        Placed<Node>(fan).inset(by: EdgeInsets(top: 140, left: 90, bottom: 140, right: 90)))
    }
    check { fan in
      ListContainer {
        ListSection(count: 1, estimated: 120) { _ in
          AbsoluteContainer { fan.origin(0, 0) }.size(400, 120)
        }
      }
    }
    check { fan in
      let outer = FanContainer(radius: 0)
      fan.attach(to: outer)
      return outer
    }
  }

  /// Each of them is 40 × 30 with something in it at (5, 6), and stands with its centre at (0, −100).
  @Test func itHoldsEveryContainer() {
    func check(_ container: Node, _ inner: Node) {
      let fan = FanContainer(radius: 100) { container.size(40, 30).angle(0) }
      let arrangement = Scene(fan).layout(in: Size(200, 200))
      #expect(arrangement[container]?.frame == Rect(80, 85, 40, 30))
      #expect(arrangement[inner]?.frame == Rect(5, 6, 20, 20))
      #expect(arrangement.diagnostics.isEmpty)
    }
    let nodes = (0..<6).map { _ in Self.square() }
    check(AbsoluteContainer { nodes[0].origin(5, 6) }, nodes[0])
    let relative = RelativeContainer { nodes[1] }
    constrain(nodes[1]) {
      $0.left == $0.superview.left + 5
      $0.top == $0.superview.top + 6
    }
    check(relative, nodes[1])
    check(FlexContainer { nodes[2].margin(top: 6, left: 5) }, nodes[2])
    check(FlowContainer { nodes[3].block().margin(top: 6, left: 5) }, nodes[3])
    check(
      LayoutContainer(
        Placed<Node>(nodes[4]).inset(by: EdgeInsets(top: 6, left: 5, bottom: 4, right: 15))),
      nodes[4])
    let stack = StackContainer(.vertical, alignment: .leading) {
      nodes[5]
      ShapeNode()
    }
    stack.margins = .fixed(EdgeInsets(top: 6, left: 5, bottom: 0, right: 0))
    stack.isMarginsRelative = true
    check(stack, nodes[5])
  }

  @Test func sheetsStyleIt() {
    let a = Self.square()
    let fan = FanContainer(radius: 10) { a }
    let sheet = StyleSheet(
      css: "fan { background: #f00; padding: 4px } FanContainer > shape { background: #00f }")
    let arrangement = Scene(fan, styles: sheet).layout(in: Size(50, 50))
    #expect(arrangement[fan]?.look.background == Color(red: 1, green: 0, blue: 0))
    #expect(arrangement[a]?.look.background == Color(red: 0, green: 0, blue: 1))
    #expect(sheet.diagnostics.isEmpty)
  }

  @Test func unusableNumbersAreReported() {
    let a = Self.square()
    let fan = FanContainer(radius: 100) { a.radius(.nan).angle(0) }
    let arrangement = Scene(fan).layout(in: Size(300, 200))
    #expect(arrangement.diagnostics.map(\.rule) == ["radius-out-of-range"])
    #expect(arrangement[a]?.frame == Rect(140, 180, 20, 20))
    // What the algorithm itself does not see, the engine does.
    let b = Self.square()
    let other = FanContainer(radius: 100) { b.angle(.infinity) }
    let odd = Scene(other).layout(in: Size(300, 200))
    #expect(odd.diagnostics.contains { $0.rule == "number-out-of-range" })
    #expect(odd[b]?.frame == .zero)
  }

  @Test func aTransitionMovesItsChildren() {
    let a = Self.square()
    let fan = FanContainer(radius: 100) { a.angle(90) }
    let before = Scene(fan).layout(in: Size(300, 200))
    fan[a]?.angle(-90)
    let after = Scene(fan).layout(in: Size(300, 200))
    let half = Transition(from: before, to: after, timing: .linear(duration: 1))
      .arrangement(at: 0.5)
    // From (240, 180) to (40, 180).
    #expect(half[a]?.frame.origin == Point(140, 180))
  }

  private final class CountingNode: Node {
    var questions = 0

    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      questions += 1
      return MeasuredSize(Size(20, 20))
    }
  }

  @Test func questionsDoNotGrowWithTheDepth() {
    let leaf = CountingNode()
    var inner: Node = leaf
    for _ in 0..<60 {
      let fan = FanContainer(radius: 1)
      inner.attach(to: fan)
      inner = fan
    }
    let arrangement = Scene(inner).layout()
    #expect(arrangement.diagnostics.isEmpty)
    #expect(leaf.questions == 1)
    // A square of 20 whose centre is a point above reaches 11 up and 9 down.
    #expect(arrangement.items.first?.frame.size == Size(20, 20))
  }
}
