import QuoinGeometry
import QuoinModel
import Testing

@Suite struct TreeEditingTests {
  private func texts(_ container: ContainerNode) -> [String] {
    container.childNodes.compactMap { ($0 as? TextNode)?.string }
  }

  @Test func bothSpellingsGiveTheSameTree() {
    func declared(_ isWide: Bool) -> Node {
      StackContainer(.vertical, spacing: 4) {
        TextNode("a").id("a").spacingAfter(9)
        if isWide { TextNode("b") }
        for index in 0..<2 { AbsoluteContainer { TextNode("\(index)").origin(1, 2).size(3, 4) } }
      }
    }
    func imperative(_ isWide: Bool) -> Node {
      let stack = StackContainer().axis(.vertical).spacing(4)
      for index in 0..<2 {
        let box = AbsoluteContainer()
        box.attach(to: stack)
        let text = TextNode("")
        text.attach(to: box).origin(1, 2).size(3, 4)
        text.string = "\(index)"
      }
      if isWide { TextNode("b").attach(to: stack, at: 0) }
      let first = TextNode("a")
      first.identifier = "a"
      first.attach(to: stack).spacingAfter(9)
      stack.move(first, to: 0)
      return stack
    }
    for isWide in [false, true] {
      #expect(declared(isWide).json() == imperative(isWide).json())
    }
  }

  @Test func childrenAreInsertedMovedAndTakenOut() {
    let (a, b, c) = (TextNode("a"), TextNode("b"), TextNode("c"))
    let stack = StackContainer {
      a; c
    }
    b.attach(to: stack, at: 1)
    #expect(texts(stack) == ["a", "b", "c"])
    a.bringToFront()
    #expect(texts(stack) == ["b", "c", "a"])
    c.sendToBack()
    #expect(texts(stack) == ["c", "b", "a"])
    stack.move(a, to: 1)
    #expect(texts(stack) == ["c", "a", "b"])
    stack.remove(a)
    #expect(texts(stack) == ["c", "b"] && a.parent == nil)
    stack.remove(a)
    stack.removeAll()
    #expect(stack.childNodes.isEmpty && b.parent == nil)
  }

  @Test func aNodeIsReplacedInItsPlace() {
    let (old, other) = (TextNode("old"), TextNode("other"))
    let page = AbsoluteContainer {
      old.origin(5, 6)
      other.origin(0, 0)
    }
    let new = TextNode("new")
    old.replace(with: new)
    #expect(texts(page) == ["new", "other"])
    #expect(page[new]?.placement.horizontal.start == 5)
    #expect(old.parent == nil && new.parent === page)
    // One that is there already gives its own place up.
    new.replace(with: other)
    #expect(texts(page) == ["other"])
    #expect(page[other]?.placement.horizontal.start == 5)
  }

  @Test func childrenAreReplacedAndAdded() {
    let kept = TextNode("kept")
    let stack = StackContainer {
      TextNode("old"); kept
    }
    stack.replaceChildren {
      kept
      TextNode("new")
    }
    #expect(texts(stack) == ["kept", "new"])
    #expect(stack.descriptionDiagnostics.isEmpty)
    stack.add { TextNode("more").spacingAfter(1) }
    #expect(texts(stack) == ["kept", "new", "more"])
    #expect(stack.build { TextNode("built") }.container === stack)
  }

  @Test func aNodeDeclaredTwiceIsSaid() throws {
    let node = TextNode("twice")
    let stack = StackContainer {
      node
      TextNode("between")
      node
    }
    #expect(texts(stack) == ["between", "twice"])
    let diagnostic = try #require(stack.descriptionDiagnostics.first)
    #expect(diagnostic.rule == "node-attached-twice")
    #expect(diagnostic.message.contains("twice"))
    #expect(diagnostic.place?.file.hasSuffix("TreeEditingTests.swift") == true)

    let first = StackContainer { TextNode("x").id("x") }
    let moved = first.childNodes[0]
    let second = StackContainer { moved }
    #expect(first.descriptionDiagnostics.map(\.rule) == ["node-attached-twice"])
    // Moved by a word it is no mistake; come back, it is not lost.
    moved.attach(to: first)
    #expect(first.descriptionDiagnostics.isEmpty && second.descriptionDiagnostics.isEmpty)
  }

  @Test func nodesKnowWhereTheyWereDescribed() {
    let line = #line + 2
    let stack = StackContainer {
      Node()
      TextNode("a")
    }
    #expect(stack.place?.line == line - 1)
    #expect(stack.childNodes.map { $0.place?.line } == [line, line + 1])
    let node = Node()
    node.attach(to: stack)
    #expect(node.place?.line == #line - 1)
    #expect(node.displayName == "node (QuoinModelTests/TreeEditingTests.swift:\(#line - 2))")
  }

  @Test func treesAreWalked() {
    let leaf = TextNode("leaf").id("leaf").class("one two")
    let inner = StackContainer { leaf }
    let root = RelativeContainer {
      TextNode("first")
      inner
      TextNode("last").class("two")
    }
    #expect(root.subtree.map(\.kind) == ["view", "label", "stackView", "label", "label"])
    #expect(leaf.ancestors.map(\.id) == [inner.id, root.id])
    #expect(leaf.root === root && leaf.depth == 2)
    #expect(root.find("leaf") === leaf && root.find(leaf.id) === leaf)
    #expect(root.findAll(class: "two").count == 2)
    #expect(root.findAll(TextNode.self).map(\.string) == ["first", "leaf", "last"])
    #expect(leaf.isInside(root) && !root.isInside(leaf) && root.isInside(root))
    #expect(leaf.commonAncestor(with: root.childNodes[0]) === root)
    #expect(leaf.commonAncestor(with: inner) === inner)
    #expect(leaf.commonAncestor(with: Node()) == nil)
  }

  /// Random words leave a tree in which every child knows its container, and nothing is in itself.
  @Test(arguments: 0..<60) func randomEditingKeepsTheTreeWhole(seed: Int) {
    var generator = LinearGenerator(seed: UInt64(seed))
    let nodes: [Node] = (0..<12).map { $0 % 3 == 0 ? Node() : StackContainer() }
    let containers = nodes.compactMap { $0 as? StackContainer }
    for _ in 0..<200 {
      let node = nodes[Int.random(in: 0..<nodes.count, using: &generator)]
      let container = containers[Int.random(in: 0..<containers.count, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0 where !container.isInside(node):
        node.attach(to: container)
      case 1 where !container.isInside(node) && container.index(of: node) == nil:
        node.attach(
          to: container, at: Int.random(in: 0...container.childNodes.count, using: &generator))
      case 2: node.removeFromContainer()
      case 3: node.bringToFront()
      case 4:
        guard let old = container.childNodes.randomElement(using: &generator),
          !container.isInside(node)
        else { continue }
        container.replace(old, with: node)
      default: continue
      }
    }
    var seen: Set<NodeID> = []
    for container in containers {
      for child in container.childNodes {
        #expect(child.parent === container)
        #expect(seen.insert(child.id).inserted)
      }
    }
    for node in nodes where node.parent != nil { #expect(seen.contains(node.id)) }
    for node in nodes { #expect(node.depth < nodes.count) }
  }

  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      StackContainer().move(Node(), to: 0)
    }
    await #expect(processExitsWith: .failure) {
      Node().attach(to: StackContainer(), at: 1)
    }
    await #expect(processExitsWith: .failure) {
      let outer = StackContainer()
      let inner = StackContainer()
      inner.attach(to: outer)
      Node().attach(to: inner).node.replace(with: outer)
    }
  }
}

/// A generator whose numbers are the same on every run: Knuth's MMIX constants.
struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 1 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
