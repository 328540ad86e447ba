import Quoin
import Testing

@Suite struct TreeTests {
  @Test func commonAncestors() {
    let (a, b) = (Node(), Node())
    let inner = RelativeContainer { a }
    let root = RelativeContainer {
      inner
      b
    }
    #expect(a.closestCommonAncestor(with: b) === root)
    #expect(a.closestCommonAncestor(with: inner) === inner)
    #expect(a.closestCommonAncestor(with: a) === a)
    #expect(a.closestCommonAncestor(with: Node()) == nil)
  }

  @Test func removalDropsWhatCrosses() {
    let (a, b) = (Box(10, 10), Box(20, 20))
    let inner = RelativeContainer { a }
    let page = Page(200, 100, [inner, b])
    constrain(a, b, inner) { a, b, inner in
      a.left == a.superview.left + 1  // stays: within
      a.top == a.superview.superview.top  // leads out
      b.left == a.right  // to the outside
      inner.left == inner.superview.left  // leads out
      b.top == b.superview.top
    }
    constrain(b, a) { b, a in
      b.width == a.width
      b.height == 7
    }
    let dropped = inner.removeFromContainerAndConstraints()
    #expect(dropped.count == 5)
    #expect(inner.parent == nil)
    #expect(a.constraints.count == 1)
    #expect(b.constraints.map(\.constant) == [7])
    #expect(page.frames(b)[0]?.height == 7)
    #expect(!page.arrangement().diagnostics.contains { $0.rule == "constraint-outside-tree" })
  }

  @Test func aGroupBringsBackWhatWasDropped() {
    let (a, b) = (Box(10, 10), Box(20, 20))
    let page = Page(200, 100, [a, b])
    let group = constrain(b, a) { b, a in
      b.left == a.right + 5
      b.top == b.superview.top
    }
    a.makeConstraints { $0.left.top.equalToSuperview().offset(3) }
    #expect(page.frames(b) == [Rect(18, 0, 20, 20)])
    a.removeFromContainerAndConstraints()
    #expect(!group.isActive && b.constraints.count == 1)
    a.attach(to: page.root)
    group.activate()
    a.makeConstraints { $0.left.top.equalToSuperview().offset(4) }
    #expect(group.isActive)
    #expect(page.frames(b) == [Rect(19, 0, 20, 20)])
    #expect(page.arrangement().diagnostics.isEmpty)
  }

  @Test func withoutDroppingItIsSaid() {
    let (a, b) = (Box(10, 10), Box(20, 20))
    let page = Page(200, 100, [a, b])
    constrain(b, a) { b, a in
      b.left == a.right
      b.top == b.superview.top
    }
    a.removeFromContainer()
    #expect(page.arrangement().diagnostics.contains { $0.rule == "constraint-outside-tree" })
  }
}
