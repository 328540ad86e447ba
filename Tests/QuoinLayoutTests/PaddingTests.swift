import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinLayout

/// What a padding that styles say does in each container.
@Suite struct PaddingTests {
  private let traits = Traits(displayScale: 1)
  private let sheet = StyleSheet(css: ".box { padding: 1px 2px 3px 4px }", file: "a.css")

  private func arrange(_ root: Node, _ size: Size? = Size(100, 50)) -> Arrangement {
    Scene(root, styles: sheet).layout(in: size, traits: traits)
  }

  @Test func aFlexContainer() {
    let child = ShapeNode()
    let box = FlexContainer(.column) { child.grow(1) }.class("box")
    let found = arrange(box)
    #expect(found[child]?.frame == Rect(4, 1, 94, 46) && found.diagnostics.isEmpty)
  }

  @Test func aStackKeepsItsChildrenInside() {
    let child = ShapeNode()
    let found = arrange(StackContainer(.vertical) { child }.class("box"))
    #expect(found[child]?.frame == Rect(4, 1, 94, 46) && found.diagnostics.isEmpty)
    let inner = ShapeNode().size(10, 20)
    let stack = StackContainer(.horizontal) { inner }.class("box")
    #expect(arrange(stack, nil)[stack]?.frame.size == Size(16, 24))
  }

  @Test func aContainerOfConstraintsHasItAsMargins() {
    let child = ShapeNode()
    let box = RelativeContainer { child }.class("box")
    for attribute in [Attribute.left, .top, .right, .bottom] {
      child.constraints.append(
        Constraint(
          AnchorTerm(child.anchorItem, attribute), .equal,
          AnchorTerm(box.anchorItem.taking(.margins), attribute)))
    }
    #expect(arrange(box)[child]?.frame == Rect(4, 1, 94, 46))
    // What the container says itself wins.
    box.margins(EdgeInsets(10))
    #expect(arrange(box)[child]?.frame == Rect(10, 10, 80, 30))
  }

  @Test func aLayoutValueIsLaidOutInside() {
    let child = ShapeNode()
    let box = LayoutContainer(Placed(child)).class("box")
    #expect(arrange(box)[child]?.frame == Rect(4, 1, 94, 46))
    let sized = ShapeNode().size(10, 20)
    let fitted = LayoutContainer(Placed(sized)).class("box")
    #expect(arrange(fitted, nil)[fitted]?.frame.size == Size(16, 24))
  }

  @Test func marginsOfAContainerOfALayoutValueLeaveItAlone() {
    let child = ShapeNode()
    let box = LayoutContainer(Placed(child)).class("box").margins(EdgeInsets(10))
    let found = arrange(box)
    #expect(found[child]?.frame == Rect(4, 1, 94, 46) && found.diagnostics.isEmpty)
  }

  @Test func aStackThatSaysMarginsAndDoesNotKeepToThem() {
    let child = ShapeNode()
    let stack = StackContainer(.vertical) { child }.class("box").margins(EdgeInsets(10))
    #expect(arrange(stack)[child]?.frame == Rect(0, 0, 100, 50))
    #expect(arrange(stack).diagnostics.map(\.rule) == ["style-without-effect"])
    stack.isMarginsRelative = true
    #expect(arrange(stack)[child]?.frame == Rect(10, 10, 80, 30))
    #expect(arrange(stack).diagnostics.isEmpty)
  }

  @Test func aFlowContainerTakesAShare() {
    let child = ShapeNode().height(5)
    let box = FlowContainer { child.block() }.style { $0.padding = .percent(10) }
    let found = arrange(box)
    #expect(found[child]?.frame == Rect(10, 10, 80, 5) && found.diagnostics.isEmpty)
  }

  @Test func whereItDoesNothingThatIsSaid() {
    for node in [ShapeNode(), AbsoluteContainer {}] as [Node] {
      let found = arrange(node.class("box")).diagnostics
      #expect(found.map(\.rule) == ["style-without-effect"])
    }
    let share = StackContainer(.vertical) { ShapeNode() }.style { $0.padding = .percent(0.1) }
    #expect(arrange(share).diagnostics.map(\.rule) == ["style-without-effect"])
    #expect(arrange(ShapeNode().style { $0.padding = 0 }).diagnostics.isEmpty)
  }
}
