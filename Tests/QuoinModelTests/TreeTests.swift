import QuoinGeometry
import QuoinModel
import Testing

@Suite struct TreeTests {
  @Test func declarativeAndImperativeSpellingsAreOneThing() {
    let a = TextNode("a")
    let declared = AbsoluteContainer { a.origin(1, 2).size(3, 4) }
    let b = TextNode("b")
    let attached = AbsoluteContainer()
    let relation = b.attach(to: attached).origin(1, 2).size(3, 4)
    #expect(declared.children[0].placement == attached.children[0].placement)
    relation.origin(5, 6)
    #expect(attached.children[0].placement.horizontal.start == 5)
    #expect(attached.children[0].placement.horizontal.length == 3)
  }

  @Test func buildersTakeConditionsAndLoops() {
    let isWide = true
    let nodes = [TextNode("x"), TextNode("y")]
    let stack = StackContainer {
      TextNode("first")
      if isWide { TextNode("wide") }
      if !isWide { TextNode("narrow") } else { TextNode("other") }
      for node in nodes { node.spacingAfter(3) }
      nodes.map { TextNode($0.string + "!") }
    }
    let texts = stack.children.compactMap { ($0.node as? TextNode)?.string }
    #expect(texts == ["first", "wide", "other", "x", "y", "x!", "y!"])
  }

  @Test func aNodeIsInOneContainerAtATime() {
    let node = TextNode("a")
    let first = StackContainer { node }
    let second = StackContainer()
    node.attach(to: second)
    #expect(first.children.isEmpty)
    #expect(node.parent === second)
    node.removeFromContainer()
    #expect(second.children.isEmpty && node.parent == nil)
  }

  @Test func aNodeCannotBePutIntoItself() async {
    await #expect(processExitsWith: .failure) {
      let outer = StackContainer()
      let inner = StackContainer()
      inner.attach(to: outer)
      outer.attach(to: inner)
    }
  }

  @Test func nodesAreReleasedAndSurvivorsKept() {
    weak var lost: Node?
    let kept = StackContainer { TextNode("inside") }
    do {
      let outer = StackContainer {
        kept
        TextNode("lost")
      }
      lost = outer.children[1].node
      #expect(lost != nil)
    }
    #expect(lost == nil)
    #expect(kept.parent == nil)
    #expect(kept.children.count == 1)
  }

  @Test func aHundredThousandLevelsAreReleased() {
    weak var innermost: Node?
    do {
      let leaf = TextNode("leaf")
      innermost = leaf
      var node: Node = leaf
      for _ in 0..<100_000 {
        let child = node
        node = StackContainer { child }
      }
    }
    #expect(innermost == nil)
  }

  @Test func identitiesGrow() {
    let (a, b) = (Node(), Node())
    #expect(a.id < b.id)
  }
}
