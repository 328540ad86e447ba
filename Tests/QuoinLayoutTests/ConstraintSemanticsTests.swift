import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// What Auto Layout's attributes mean, each with its arithmetic.
@Suite struct ConstraintSemanticsTests {
  private let traits = Traits(displayScale: 1)

  private func pin(_ child: Node, in page: Node, width: Double = 10, height: Double = 10) {
    page.constraints += [
      Constraint(term(child, .width), .equal, constant: width),
      Constraint(term(child, .height), .equal, constant: height),
    ]
  }

  @Test func multiplesOfPlacesAreMeasuredFromTheCommonAncestor() {
    let child = Node()
    let inner = RelativeContainer { child }
    let page = RelativeContainer { inner.pinned(Rect(40, 0, 100, 100)) }
    pin(child, in: inner)
    // Half of the container's centre: a quarter of its width.
    inner.constraints.append(
      Constraint(term(child, .centerX), .equal, term(inner, .centerX, 0.5)))
    inner.constraints.append(Constraint(term(child, .bottom), .equal, term(inner, .bottom, 0.8)))
    let arrangement = Scene(page).layout(in: Size(200, 200), traits: traits)
    #expect(arrangement[child]?.frame == Rect(20, 70, 10, 10))
  }

  /// Interface Builder recorded a label of 9 points and a slider without height in a cell that is too low for both.
  @Test func requiredContentComesAsCloseAsItCan() {
    let (label, slider) = (BoxNode(30, 20), BoxNode(30, 30))
    label.priorities.verticalCompression = .required
    slider.priorities.verticalCompression = Priority(999)
    let page = RelativeContainer {
      label
      slider
    }
    page.constraints = [
      Constraint(term(label, .top), .equal, term(page, .top), constant: 12),
      Constraint(term(slider, .top), .equal, term(label, .bottom), constant: 8),
      Constraint(term(page, .bottom), .equal, term(slider, .bottom), constant: 15),
    ]
    let arrangement = Scene(page).layout(in: Size(100, 44), traits: traits)
    // 44 − 12 − 8 − 15 = 9
    #expect(arrangement[label]?.frame.height == 9)
    #expect(arrangement[slider]?.frame.height == 0)
    #expect(arrangement.diagnostics.contains { $0.rule == "conflicting-constraints" })
  }

  @Test func leadingFollowsTheDirection() {
    let child = Node()
    let page = RelativeContainer { child }
    pin(child, in: page)
    page.constraints += [
      Constraint(term(child, .leading), .equal, term(page, .leading), constant: 0),
      Constraint(term(child, .top), .equal, term(page, .top), constant: 0),
    ]
    var mirrored = traits
    mirrored.layoutDirection = .rightToLeft
    #expect(Scene(page).layout(in: Size(50, 50), traits: traits)[child]?.frame.minX == 0)
    #expect(Scene(page).layout(in: Size(50, 50), traits: mirrored)[child]?.frame.minX == 40)
  }

  @Test func safeAreaAndMargins() {
    let child = Node()
    let page = RelativeContainer { child }
    page.constraints = [
      Constraint(
        term(child, .top), .equal,
        AnchorTerm(AnchorItem(node: page.id, part: .safeArea), .top), constant: 0),
      Constraint(
        term(child, .bottom), .equal,
        AnchorTerm(AnchorItem(node: page.id, part: .safeArea), .bottom), constant: 0),
      Constraint(term(child, .left), .equal, term(page, .leftMargin), constant: 0),
      Constraint(term(child, .right), .equal, term(page, .rightMargin), constant: 0),
    ]
    let scene = Scene(page, safeArea: EdgeInsets(top: 44, bottom: 34))
    // A root's margins: 16 to 390 points of width, 20 beyond.
    #expect(
      scene.layout(in: Size(375, 812), traits: traits)[child]?.frame == Rect(16, 44, 343, 734))
    #expect(
      scene.layout(in: Size(414, 896), traits: traits)[child]?.frame == Rect(20, 44, 374, 818))
  }

  @Test func nestedMarginsReachIntoTheSafeArea() {
    let label = Node()
    let bar = RelativeContainer { label }
    let page = RelativeContainer { bar }
    page.constraints = [
      Constraint(term(bar, .top), .equal, term(page, .top), constant: 10),
      Constraint(term(bar, .left), .equal, term(page, .left)),
      Constraint(term(bar, .right), .equal, term(page, .right)),
      Constraint(term(bar, .height), .equal, constant: 100),
    ]
    bar.constraints = [
      Constraint(term(label, .top), .equal, term(bar, .topMargin)),
      Constraint(term(label, .bottom), .equal, term(bar, .bottomMargin)),
      Constraint(term(label, .left), .equal, term(bar, .leftMargin)),
      Constraint(term(label, .right), .equal, term(bar, .rightMargin)),
    ]
    let scene = Scene(page, safeArea: EdgeInsets(top: 44))
    // The bar begins at 10, so 34 points of it are covered: 34 + 8 above, 8 below.
    #expect(
      scene.layout(in: Size(200, 300), traits: traits)[label]?.frame == Rect(8, 42, 184, 50))
  }

  @Test func edgesOfAScrollingContainerAreItsContents() {
    let content = Node()
    let scroll = RelativeContainer { content }
    scroll.scrolls = true
    let page = RelativeContainer { scroll.pinned(Rect(0, 0, 100, 100)) }
    scroll.constraints = [
      Constraint(term(content, .left), .equal, term(scroll, .left), constant: 5),
      Constraint(term(content, .right), .equal, term(scroll, .right), constant: -5),
      Constraint(term(content, .top), .equal, term(scroll, .top)),
      Constraint(term(content, .bottom), .equal, term(scroll, .bottom)),
      Constraint(term(content, .width), .equal, term(scroll, .width)),
      Constraint(term(content, .height), .equal, constant: 500),
    ]
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement[content]?.frame == Rect(5, 0, 100, 500))
    #expect(arrangement[scroll]?.frame == Rect(0, 0, 100, 100))
    #expect(arrangement.diagnostics.isEmpty)
  }

  @Test func alignmentRectanglesAreWhatConstraintsSpeakOf() {
    let toggle = SwitchNode()
    let page = RelativeContainer { toggle }
    page.constraints = [
      Constraint(term(toggle, .right), .equal, term(page, .right), constant: -10),
      Constraint(term(toggle, .top), .equal, term(page, .top)),
    ]
    // 51 wide, 49 of which count; the frame reaches 2 points further.
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement[toggle]?.frame == Rect(41, 0, 51, 31))
  }

  @Test func whatIsLeftOpenIsSaidAndSettled() {
    let child = BoxNode(10, 20)
    let page = RelativeContainer { child }
    page.constraints = [Constraint(term(child, .left), .equal, term(page, .left), constant: 5)]
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement[child]?.frame == Rect(5, 0, 10, 20))
    #expect(arrangement.diagnostics.map(\.rule) == ["ambiguous-position"])
  }

  /// Constraints to the right and the bottom of a scrolling container say how large its content is.
  @Test func openScrollContentIsSaid() {
    func findings(_ more: [Attribute]) -> [Diagnostic] {
      let child = BoxNode(10, 20)
      let scroll = RelativeContainer { child }.id("scroll")
      scroll.scrolls = true
      scroll.constraints = ([.left, .top] + more).map {
        Constraint(term(child, $0), .equal, term(scroll, $0))
      }
      let page = RelativeContainer { scroll.pinned(Rect(0, 0, 100, 100)) }
      return Scene(page).layout(in: Size(100, 100), traits: traits).diagnostics
    }
    let both = findings([])
    #expect(both.map(\.rule) == ["ambiguous-size"])
    #expect(both.first?.nodes == ["scroll"])
    #expect(both.first?.message.contains("the width and height of the content") == true)
    let height = findings([.right])
    #expect(height.map(\.rule) == ["ambiguous-size"])
    #expect(height.first?.message.contains("the height of the content") == true)
    #expect(findings([.right, .bottom]).isEmpty)
  }

  /// 60 below the safe area, which begins at 59, is not 10 below the edge: 109 apart.
  @Test func aConflictNamesTheGuide() {
    let child = BoxNode(10, 10)
    let page = RelativeContainer { child }
    page.constraints = [
      Constraint(term(child, .top), .equal, term(page, .top), constant: 10),
      Constraint(
        term(child, .top), .equal,
        AnchorTerm(AnchorItem(node: page.id, part: .safeArea), .top), constant: 60),
      Constraint(term(child, .left), .equal, term(page, .left)),
    ]
    let scene = Scene(page, safeArea: EdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    let message = scene.layout(in: Size(100, 200), traits: traits).diagnostics.first?.message ?? ""
    #expect(message.contains(".safeArea.top + 60"))
    #expect(message.contains("off by 109 points"))
  }

  @Test func oneMissingConstraintIsOneFinding() {
    let nodes = (0..<5).map { BoxNode(10, 20).id("box\($0)") }
    let page = RelativeContainer { nodes }
    page.constraints = nodes.map { Constraint(term($0, .left), .equal, term(page, .left)) }
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      page.constraints.append(
        Constraint(term(next, .top), .equal, term(node, .bottom), constant: 8))
    }
    page.constraints.append(
      Constraint(term(nodes[0], .top), .greaterThanOrEqual, term(page, .top)))
    page.constraints.append(
      Constraint(term(nodes[4], .bottom), .lessThanOrEqual, term(page, .bottom), constant: -4))
    // Five boxes of 20 and four gaps of 8 take 132 of the 196 points above the last limit.
    let arrangement = Scene(page).layout(in: Size(100, 200), traits: traits)
    #expect(arrangement.diagnostics.map(\.rule) == ["ambiguous-position"])
    #expect(arrangement.diagnostics.first?.nodes == nodes.compactMap(\.identifier))
    #expect(arrangement.diagnostics.first?.message.contains("move by 64 points") == true)
    #expect(arrangement[nodes[4]]?.frame == Rect(0, 112, 10, 20))
  }

  @Test func aConstraintThatLeavesItsIslandNamesTheWall() {
    let inside = BoxNode(10, 10)
    let outside = BoxNode(10, 10)
    let flex = FlexContainer { inside }
    let page = RelativeContainer {
      outside
      flex
    }
    page.constraints = [
      Constraint(term(outside, .left), .equal, term(inside, .right), constant: 5)
    ]
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement.diagnostics.filter { $0.rule == "constraint-leaves-island" }.count == 1)
    #expect(
      arrangement.diagnostics.first?.message.contains(".left == ") == true,
      "it names the constraint"
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func absurdNumbersAreLeftOutAndSaid(number: Double) {
    let child = BoxNode(10, 10)
    let page = RelativeContainer { child }
    page.constraints = [
      Constraint(term(child, .left), .equal, term(page, .left), constant: number),
      Constraint(term(child, .top), .equal, term(page, .top, number), constant: 0),
    ]
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement[child]?.frame.isFinite == true)
    #expect(arrangement.diagnostics.contains { $0.rule == "number-out-of-range" })
  }

  @Test func aHundredThousandLevels() {
    var node: ContainerNode = RelativeContainer()
    let innermost = node
    for _ in 0..<100_000 {
      let child = node
      let outer = RelativeContainer { child }
      outer.constraints = [
        Constraint(term(child, .left), .equal, term(outer, .left), constant: 0.001),
        Constraint(term(child, .right), .equal, term(outer, .right)),
        Constraint(term(child, .top), .equal, term(outer, .top)),
        Constraint(term(child, .bottom), .equal, term(outer, .bottom)),
      ]
      node = outer
    }
    let arrangement = Scene(node).layout(in: Size(1000, 100), traits: traits)
    #expect(arrangement.items.count == 100_001)
    // 1000 − 100,000 · 0.001, on whole pixels.
    #expect(arrangement[innermost]?.frame.width == 900)
  }

  @Test func tooManyContainersApartAreSaid() {
    var node: Node = BoxNode(10, 10)
    for _ in 0..<1_000 {
      let child = node
      node = FlexContainer { child }
    }
    let arrangement = Scene(node).layout(in: Size(100, 100), traits: traits)
    #expect(arrangement.diagnostics.map(\.rule) == ["nesting-too-deep"])
  }
}
