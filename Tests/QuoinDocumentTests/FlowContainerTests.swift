import Quoin
import Testing

/// Flow containers made in Swift, in the font of which every glyph is one em wide and high.
@Suite struct FlowContainerTests {
  private func text(_ string: String) -> TextNode {
    let node = TextNode(string)
    node.style.text.font = .system(10)
    return node
  }

  private func layout(_ root: Node, width: Double) -> Arrangement {
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = false
    return scene.layout(in: Size(width, 200))
  }

  @Test func textsShareLinesAndBlocksEndThem() {
    let first = text("aa ")
    let second = text("bbb cc")
    let block = ShapeNode().size(30, 20)
    let third = text("d")
    let page = FlowContainer {
      first
      second
      block.block().margin(top: 5)
      third
    }
    // Eight glyphs a line: "aa bbb", "cc".
    let arrangement = layout(page, width: 80)
    #expect(arrangement[first]?.frame.minX == 0)
    #expect(arrangement[second]?.frame.minX == 0, "its second line begins at the left")
    #expect(arrangement[second]?.frame.width == 60, "from the left to the end of its first line")
    #expect((arrangement[second]?.frame.height ?? 0) > (arrangement[first]?.frame.height ?? 0))
    let bottom = arrangement[second]?.frame.maxY ?? 0
    #expect(arrangement[block]?.frame.minX == 0)
    #expect((arrangement[block]?.frame.minY ?? 0) >= bottom + 5)
    #expect(arrangement[third]?.frame.minY ?? 0 >= arrangement[block]?.frame.maxY ?? 0)
  }

  @Test func piecesStandInLines() {
    let before = text("a")
    let box = ShapeNode().size(25, 40)
    let after = text("b")
    let page = FlowContainer {
      before
      box.inlineBlock()
      after
    }
    let arrangement = layout(page, width: 200)
    #expect(arrangement[box]?.frame.minX == 10)
    #expect(arrangement[box]?.frame.size == Size(25, 40))
    #expect(arrangement[after]?.frame.minX == 35)
    // A box without text stands on the baseline, 0.8 em below the top of the letters.
    let baseline = (arrangement[after]?.frame.minY ?? 0) + 8
    #expect(arrangement[box]?.frame.maxY == baseline)
  }

  @Test func linesKeepOffFloats() {
    let side = ShapeNode().size(30, 60)
    let words = text("aa bb cc dd")
    let below = ShapeNode().size(20, 10)
    let page = FlowContainer {
      side.block().float(.left)
      words
      below.block().clear(.left)
    }
    // Beside the float there is room for five glyphs: "aa bb", "cc dd".
    let arrangement = layout(page, width: 80)
    #expect(arrangement[side]?.frame == Rect(0, 0, 30, 60))
    #expect(arrangement[words]?.frame.minX == 30)
    #expect(arrangement[words]?.frame.width == 50)
    #expect(arrangement[below]?.frame.minY == 60)
  }

  @Test func marginsOfBlocksCollapse() {
    let first = ShapeNode().height(10)
    let second = ShapeNode().height(10)
    let page = FlowContainer {
      first.block().margin(10)
      second.block().margin(20)
    }
    let arrangement = layout(page, width: 100)
    #expect(arrangement[first]?.frame == Rect(x: 10, y: 10, width: 80, height: 10))
    #expect(arrangement[second]?.frame == Rect(x: 20, y: 40, width: 60, height: 10))
  }

  @Test func flowAndFlexAreOneTree() {
    let leaf = ShapeNode().size(20, 10)
    let row = FlexContainer(.row, justifyContent: .center) { leaf }
    let page = FlowContainer(padding: 10) { row.block() }
    let arrangement = layout(page, width: 120)
    #expect(arrangement[row]?.frame == Rect(x: 10, y: 10, width: 100, height: 10))
    #expect(arrangement[leaf]?.frame.minX == 40)
  }

  @Test func childrenOfOtherKindsAreLaidOutInside() {
    let inner = ShapeNode().size(5, 5)
    let places = AbsoluteContainer { inner.origin(3, 4) }
    let page = FlowContainer { places.size(50, 30).block() }
    let arrangement = layout(page, width: 100)
    #expect(arrangement[places]?.frame.size == Size(50, 30))
    #expect(arrangement[inner]?.frame == Rect(x: 3, y: 4, width: 5, height: 5))
  }
}
