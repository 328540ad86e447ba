import QuoinBoxLayout
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Places that are said in statements, as users of PinLayout and FlexLayout write them.
@Suite struct LostPlaceTests {
  private func frame(_ node: Node, in root: Node) -> Rect? {
    Scene(root).layout(in: Size(300, 200)).frame(of: node)
  }

  @Test func pinsOfAChildAreItsPlace() {
    let (view, photo, rule) = (AbsoluteContainer(), ShapeNode(), ShapeNode())
    for node in [photo, rule] { node.attach(to: view) }
    photo.pin.top(20).left(16).size(64)
    rule.pin.below(of: photo).horizontally(16).marginTop(12).height(1)
    #expect(frame(photo, in: view) == Rect(16, 20, 64, 64))
    // 20 + 64 + 12 down, and 300 less 16 on either side.
    #expect(frame(rule, in: view) == Rect(16, 96, 268, 1))
    photo.pin.right(10).size(20)
    #expect(frame(photo, in: view) == Rect(270, 20, 20, 20))
    #expect(Scene(view).layout(in: Size(300, 200)).diagnostics.isEmpty)
  }

  /// As in PinLayout, where the frame is what stays from one statement to the next.
  @Test func aSecondPinKeepsWhatItDoesNotSay() {
    func frame(_ statements: (Node) -> Void) -> Rect? {
      let (view, node) = (AbsoluteContainer(), ShapeNode())
      node.attach(to: view)
      statements(node)
      #expect(Scene(view).layout(in: Size(300, 200)).diagnostics.isEmpty)
      return self.frame(node, in: view)
    }
    // 300 − 100 and 200 − 50, halved.
    #expect(
      frame {
        $0.pin.width(100).height(50)
        $0.pin.center()
      } == Rect(100, 75, 100, 50))
    #expect(
      frame {
        $0.pin.top(10).left(10).size(40)
        $0.pin.left(60)
      } == Rect(60, 10, 40, 40))
    #expect(
      frame {
        $0.pin.size(40)
        $0.pin.all(10)
      } == Rect(10, 10, 280, 180))
    #expect(
      frame {
        $0.pin.horizontally(10).top(5).height(20)
        $0.pin.width(50)
      } == Rect(10, 5, 50, 20))
    #expect(
      frame {
        $0.pin.size(40)
        $0.pin.width(80).aspectRatio(2)
      } == Rect(0, 0, 80, 40))
    #expect(
      frame {
        for _ in 0..<2 { $0.pin.right(10).vCenter().size(30, 20).marginRight(5) }
      } == Rect(255, 90, 30, 20))
  }

  @Test func aChildThatIsDescribedAnewMovesOn() {
    let node = ShapeNode()
    let first = AbsoluteContainer { node.pin.top(8).size(10) }
    let second = AbsoluteContainer { node.pin.left(5).size(20) }
    #expect(first.childNodes.isEmpty)
    #expect(frame(node, in: second) == Rect(5, 0, 20, 20))
  }

  @Test func aPlaceThatNoContainerTakesIsReported() {
    let (box, node) = (FlexContainer(), ShapeNode().id("dot").size(10))
    box.add(node)
    node.grow(1).margin(8)
    let arrangement = Scene(box).layout(in: Size(300, 200))
    #expect(arrangement.frame(of: node)?.width == 10)
    let finding = arrangement.diagnostics.first { $0.rule == "lost-place" }
    #expect(finding?.message.contains("'dot'") == true)
    #expect(finding?.message.contains("FlexContainer") == true)
    // A place that a container has, or had, is none.
    let (other, held) = (FlexContainer(), ShapeNode())
    let place = held.grow(1)
    other.add(place)
    box[node]?.grow(1)
    held.removeFromContainer()
    other.add(held)
    #expect(Scene(other).layout(in: Size(9, 9)).diagnostics.isEmpty)
  }

  @Test func defineTakesPlacesThatAreStatements() {
    let (a, b, c) = (ShapeNode().size(10), ShapeNode().size(10), ShapeNode().size(10))
    var count = 0
    let box = FlexContainer().define { flex in
      a.marginLeft(3)
      flex.addItem(b).grow(1)
      count += 1
      if count > 0 { c.marginRight(7) }
    }
    #expect(box.childNodes.map(\.id) == [a.id, b.id, c.id])
    // 300 - 3 - 10 - 10 - 7 are left for the one that grows.
    #expect(frame(a, in: box)?.minX == 3)
    #expect(frame(b, in: box) == Rect(13, 0, 270, 10))
    #expect(frame(c, in: box)?.minX == 283)
  }

  @Test func edgesThatAreNamedLeaveTheOthers() {
    let node = ShapeNode().size(10)
    let x = 5.0
    let box = FlexContainer { node.marginLeft(30).margin(top: x) }.paddingLeft(2).padding(top: 3)
    #expect(frame(node, in: box) == Rect(32, 8, 10, 10))
    let pinned = ShapeNode()
    let absolute = AbsoluteContainer {
      pinned.pin.topLeft().marginLeft(30).margin(top: 5).size(10)
    }
    #expect(frame(pinned, in: absolute) == Rect(30, 5, 10, 10))
  }
}
