import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Layout values as containers of nodes.
@Suite struct LayoutContainerTests {
  private func box(_ width: Double, _ height: Double) -> BoxNode { BoxNode(width, height) }

  private func scene(_ root: Node) -> Scene {
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    return scene
  }

  @Test func nodesOfAllKinds() {
    let photo = box(100, 50)
    let title = TextNode("abcd").font(.system(10))
    let badge = box(10, 10)
    let card = LayoutContainer(
      StackLayout(.vertical, spacing: 5) {
        Placed(photo).corner(Placed(badge), at: .topTrailing, offset: Point(-10, 10))
        Placed(title).align(.start)
      }.inset(by: 8))
    let arrangement = scene(card).layout()
    let title10 = arrangement[title]?.frame
    #expect(card.children.map(\.node.id) == [photo.id, badge.id, title.id])
    #expect(arrangement[photo]?.frame == Rect(8, 8, 100, 50))
    #expect(arrangement[badge]?.frame == Rect(93, 13, 10, 10))
    // Four glyphs of one em.
    #expect(title10?.origin == Point(8, 63) && title10?.width == 40)
    #expect(arrangement[card]?.frame.size == Size(116, 71 + (title10?.height ?? 0)))
    #expect(arrangement.diagnostics.isEmpty)
  }

  /// As in Texture, where a style's sizes are those of the element.
  @Test func aNodesOwnSizesCount() {
    let (a, b, c) = (box(10, 10), box(20, 20), ShapeNode().size(400, 30).minWidth(350))
    a.style.maxWidth = 50
    a.style.height = 30
    let row = LayoutContainer(
      StackLayout {
        Placed(a).grow(1)
        Placed(b).size(20, 20)
      })
    let first = scene(row).layout(in: Size(300, 200))
    #expect(first[a]?.frame == Rect(0, 0, 50, 30) && first[b]?.frame == Rect(50, 0, 20, 20))
    let narrow = LayoutContainer(StackLayout { Placed(c).shrink(1) })
    #expect(scene(narrow).layout(in: Size(300, 200))[c]?.frame == Rect(0, 0, 350, 30))
    let square = ShapeNode().size(30, 30)
    let column = LayoutContainer(StackLayout(.vertical) { Placed(square).grow(1) })
    #expect(scene(column).layout(in: Size(300, 200))[square]?.frame == Rect(0, 0, 30, 200))
  }

  @Test func inAllContainersAndAllInIt() {
    func value() -> (LayoutContainer, BoxNode) {
      let inner = box(20, 10)
      return (LayoutContainer(Placed(inner).inset(by: 5)), inner)
    }
    let (inFlex, a) = value()
    let (inStack, b) = value()
    let (inAbsolute, c) = value()
    let (inRelative, d) = value()
    let flex = FlexContainer(.row) { inFlex.grow(1) }
    let stack = StackContainer(.vertical) { inStack }
    let absolute = AbsoluteContainer { inAbsolute.origin(7, 8) }
    let relative = RelativeContainer { inRelative }
    let outer = LayoutContainer(
      StackLayout(.vertical) {
        for node in [flex, stack, absolute, relative] as [Node] { Placed(node) }
      })
    let arrangement = scene(outer).layout(in: Size(100, 200))
    #expect(arrangement[flex]?.frame == Rect(0, 0, 100, 20))
    #expect(arrangement[stack]?.frame == Rect(0, 20, 100, 20))
    #expect(arrangement[absolute]?.frame == Rect(0, 40, 100, 28))
    #expect(arrangement[inAbsolute]?.frame == Rect(7, 8, 30, 20))
    for inner in [a, b] { #expect(arrangement[inner]?.frame == Rect(5, 5, 90, 10)) }
    #expect(arrangement[c]?.frame == Rect(5, 5, 20, 10))
    #expect(arrangement[d] != nil && arrangement[inRelative] != nil)
  }

  @Test func rightToLeft() {
    let a = box(20, 10)
    let b = box(30, 10)
    let row = LayoutContainer(
      StackLayout(spacing: 5) {
        Placed(a); Placed(b)
      })
    row.direction = .rightToLeft
    let arrangement = scene(row).layout(in: Size(100, 10))
    #expect(arrangement[a]?.frame == Rect(80, 0, 20, 10))
    #expect(arrangement[b]?.frame == Rect(45, 0, 30, 10))
  }

  @Test func textWrapsInTheRoomThatIsLeft() {
    let icon = box(40, 40)
    let text = TextNode("aa bb cc").lines(0).font(.system(10))
    let row = LayoutContainer(
      StackLayout(align: .center) {
        Placed(icon); Placed(text).shrink(1)
      })
    let arrangement = scene(row).layout(in: Size(70, 100))
    // 30 points hold two glyphs of 10 and no third with its space: three lines.
    #expect(arrangement[text]?.frame.width == 30)
    #expect(arrangement[text]?.texts.first?.text.lines.count == 3)
  }

  @Test func aNewLayoutBringsItsOwnChildren() {
    let a = box(1, 1)
    let b = box(2, 2)
    let container = LayoutContainer(Placed(a))
    container.layout = StackLayout {
      Placed(b); Placed(a)
    }
    #expect(container.children.map(\.node.id) == [b.id, a.id])
    container.layout = Placed(b)
    #expect(a.parent == nil && b.parent === container)
    let other = LayoutContainer(Placed(b))
    #expect(b.parent === other && container.children.isEmpty)
  }

  @Test func whatIsWrongIsSaid() {
    let a = box(10, 10).id("a")
    let twice = LayoutContainer(
      StackLayout {
        Placed(a); Placed(a)
      })
    let first = scene(twice).layout(in: Size(50, 10))
    #expect(first.diagnostics.map(\.rule) == ["placed-twice"])
    #expect(first[a]?.frame == Rect(10, 0, 10, 10))
    let b = box(10, 10).id("b")
    let robbed = LayoutContainer(StackLayout { Placed(b) }).id("robbed")
    let thief = StackContainer { b }
    let second = scene(
      StackContainer {
        robbed; thief
      }
    ).layout(in: Size(50, 10))
    #expect(second.diagnostics.map(\.rule) == ["placed-elsewhere"])
    #expect(second.diagnostics.first?.message.contains("'b'") == true)
  }
}
