import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct TransitionTests {
  private let traits = Traits(displayScale: 1)
  private let size = Size(300, 300)

  @Test func constraintsAnimateAsFramesDo() throws {
    let (bar, below) = (Node(), BoxNode(10, 10))
    let page = RelativeContainer {
      bar
      below
    }
    for node in [bar, below] {
      page.constraints.append(same(node, page, .leading))
    }
    page.constraints.append(same(bar, page, .trailing))
    page.constraints.append(same(bar, page, .top))
    page.constraints.append(
      Constraint(term(below, .top), .equal, term(bar, .bottom), constant: 8))
    bar.sizing.height = 100
    let transition = Scene(page).transition(.linear(duration: 2), in: size, traits: traits) {
      bar.sizing.height = 200
    }
    #expect(transition.duration == 2)
    #expect(transition.arrangement(at: 0)[bar]?.frame == Rect(0, 0, 300, 100))
    // A quarter of the time: 100 + 100 / 4, and 8 below that.
    #expect(transition.arrangement(at: 0.5)[bar]?.frame == Rect(0, 0, 300, 125))
    #expect(transition.arrangement(at: 0.5)[below]?.frame == Rect(0, 133, 10, 10))
    #expect(transition.arrangement(at: 2)[below]?.frame == Rect(0, 208, 10, 10))
    #expect(transition.arrangement(at: 9)[bar]?.frame == Rect(0, 0, 300, 200))
  }

  private func same(_ a: Node, _ b: Node, _ attribute: Attribute) -> Constraint {
    Constraint(term(a, attribute), .equal, term(b, attribute))
  }

  @Test func looksGoOver() {
    let node = Node().background(.black).cornerRadius(0).opacity(1)
    let knob = SliderNode(fraction: 0)
    let page = AbsoluteContainer {
      node.frame(0, 0, 10, 10)
      knob.frame(0, 0, 100, 30)
    }
    let transition = Scene(page).transition(.linear(duration: 1), in: size, traits: traits) {
      node.background(.white).cornerRadius(8).opacity(0.5).transform(.translation(20, 0))
      knob.fraction = 1
    }
    let half = transition.arrangement(at: 0.5)
    #expect(half[node]?.look.background == Color(white: 0.5))
    #expect(half[node]?.look.cornerRadius == 4 && half[node]?.look.alpha == 0.75)
    #expect(half[node]?.look.transform == .translation(10, 0))
    #expect(half[node]?.frame == Rect(0, 0, 10, 10))
    #expect(half[knob]?.content == .control(.slider(fraction: 0.5)))
  }

  @Test func nodesComeAndGo() throws {
    let (first, second, third) = (
      TextNode("first").id("1"), TextNode("second").id("2"), TextNode("third").id("3")
    )
    let stack = StackContainer(.vertical) {
      first
      second
    }
    let transition = Scene(stack, text: FixedTextMeasurer()).transition(
      .linear(duration: 1), in: size, traits: traits
    ) {
      stack.replaceChildren {
        third.opacity(0.5)
        second
      }
    }
    let part = transition.arrangement(at: 0.25)
    #expect(part.items.map(\.identifier) == [nil, "1", "3", "2"])
    #expect(part[first]?.look.alpha == 0.75)
    #expect(part[third]?.look.alpha == 0.125)
    #expect(part[second]?.look.alpha == 1)
    #expect(part[first]?.frame == transition.from[first]?.frame)
    #expect(part[third]?.frame == transition.to[third]?.frame)
    #expect(part.items[0].end == 4 && part.items[3].parent == 0)
    #expect(transition.arrangement(at: 1)[first] == nil)
  }

  @Test func hiddenNodesFade() {
    let (a, b) = (BoxNode(10, 20), BoxNode(10, 30))
    let stack = StackContainer(.vertical) {
      a
      b
    }
    let transition = Scene(stack).transition(.linear(duration: 1), in: Size(10, 50), traits: traits)
    {
      a.isHidden = true
    }
    let half = transition.arrangement(at: 0.5)
    #expect(half[a]?.isHidden == false && half[a]?.look.alpha == 0.5)
    #expect(half[a]?.frame == Rect(0, 0, 10, 10))
    // From 30 below 20 to 50 below nothing.
    #expect(half[b]?.frame == Rect(0, 10, 10, 40))
  }

  @Test func aNodeThatChangesItsContainerMovesAcross() {
    let node = BoxNode(10, 10)
    let (left, right) = (AbsoluteContainer { node.origin(5, 5) }, AbsoluteContainer())
    let page = AbsoluteContainer {
      left.frame(0, 0, 100, 100)
      right.frame(200, 100, 100, 100)
    }
    let transition = Scene(page).transition(.linear(duration: 1), in: size, traits: traits) {
      node.attach(to: right).origin(15, 25)
    }
    // From (5, 5) to (215, 125) of the page; half is (110, 65), that is (−90, −35) in the right one.
    let half = transition.arrangement(at: 0.5)
    #expect(half[node]?.frame == Rect(-90, -35, 10, 10))
    #expect(half.absoluteFrame(of: 3) == Rect(110, 65, 10, 10))
  }

  @Test func aNewContainerDoesNotHideWhatWasThere() {
    let node = BoxNode(10, 10)
    let page = StackContainer { node }
    let wrapper = StackContainer().background(.red)
    let transition = Scene(page).transition(.linear(duration: 1), in: size, traits: traits) {
      node.attach(to: wrapper)
      wrapper.attach(to: page)
    }
    let half = transition.arrangement(at: 0.5)
    #expect(half[wrapper]?.look.alpha == 1)
    #expect(half[wrapper]?.look.background?.alpha == 0.5)
    #expect(half[node]?.look.alpha == 1)
  }

  @Test func springsSwingBeyondTheEnd() {
    let node = Node()
    let page = AbsoluteContainer { node.frame(0, 0, 10, 10) }
    let spring = Spring(response: 1, dampingRatio: 0.2)
    let transition = Scene(page).transition(.spring(spring), in: size, traits: traits) {
      page[node]?.x(100).width(0)
    }
    let progress = spring.progress(at: 0.5)
    #expect(progress > 1.4)
    let frame = transition.arrangement(at: 0.5)[node]?.frame
    #expect(frame == Rect(100 * progress, 0, 0, 10))
    let turned = transition.interrupted(at: 0.5, to: transition.from, timing: .linear(duration: 1))
    #expect(turned.arrangement(at: 0)[node]?.frame == frame)
    #expect(turned.arrangement(at: 1)[node]?.frame == Rect(0, 0, 10, 10))
  }

  /// Whatever two trees are made of the same nodes: the ends are the ends, every node of both is
  /// there in between, once, and the tree is whole.
  @Test(arguments: 0..<60) func anyTwoTrees(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 31)
    let leaves = (0..<8).map { BoxNode(Double($0 + 1), 5) }
    func tree() -> Node {
      let chosen = leaves.shuffled(using: &generator).prefix(6)
      let inner = StackContainer { for leaf in chosen.prefix(3) { leaf } }
      return StackContainer(.vertical) {
        for leaf in chosen.dropFirst(3) { leaf }
        inner
      }
    }
    let from = Scene(tree()).layout(in: size, traits: traits)
    let to = Scene(tree()).layout(in: size, traits: traits)
    let transition = Transition(from: from, to: to, timing: .linear(duration: 1))
    for step in 0...4 {
      let arrangement = transition.arrangement(at: Double(step) / 4)
      let expected = step == 0 ? from : step == 4 ? to : nil
      if let expected {
        #expect(arrangement.items.map(\.frame) == expected.items.map(\.frame))
        continue
      }
      let ids = arrangement.items.map(\.id)
      #expect(Set(ids).count == ids.count)
      let all = Set(to.items.map(\.id)).union(from.items.dropFirst().map(\.id))
      #expect(all.isSubset(of: ids))
      for (index, item) in arrangement.items.enumerated() {
        #expect(item.frame.isFinite && item.end > index && item.end <= ids.count)
        if let parent = item.parent {
          #expect(parent < index && arrangement.items[parent].end >= item.end)
        }
      }
    }
  }

  @Test func resultsMayCrossThreads() async {
    let node = BoxNode(10, 10)
    let page = AbsoluteContainer { node.origin(0, 0) }
    let id = page.childNodes[0].id
    let transition = Scene(page).transition(.linear(duration: 1), in: size, traits: traits) {
      page[node]?.origin(100, 0)
    }
    let x = await Task.detached {
      transition.arrangement(at: 0.5).items.first { $0.id == id }?.frame.minX
    }.value
    #expect(x == 50)
  }
}
