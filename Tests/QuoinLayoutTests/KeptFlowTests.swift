import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// A later layout places only what has changed: children come, go and move in flow containers and beside them.
@Suite struct KeptFlowTests {
  private let size = Size(120, 200)

  private func scene(_ root: Node) -> Scene { Scene(root, text: FixedTextMeasurer()) }

  /// Random edits of a few trees, as there are many in `LayoutEditTests`.
  @Test(arguments: 0..<16) func structureIsFollowed(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 51000))
    random.hasFlows = true
    let root = FlexContainer(.column)
    for number in 0..<8 {
      let flow = FlowContainer {
        TextNode("words of number \(number)")
        random.node(depth: 1)
        TextNode("more words").inline()
      }
      (number % 3 == 0 ? random.node(depth: 1) : flow).attach(to: root).shrink(0)
    }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 53000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    _ = editor.layout()
    for _ in 0..<12 {
      let done = seed % 2 == 0 ? editor.editStructure() : editor.edit()
      editor.scene.checkedLayout(in: editor.size, editor.traits, done)
    }
  }

  /// Returns a flow container with texts, blocks and boxes in lines.
  private func mixedFlow(_ number: Int) -> FlowContainer {
    let flow = FlowContainer {
      TextNode("words and \(number)")
      TextNode("a block").block()
      TextNode("more words")
    }
    BoxNode(10, 7).attach(to: flow).placement.level = .inlineBlock
    FlexContainer { TextNode("in a box") }.attach(to: flow, at: 1).placement.level = .inlineBlock
    AbsoluteContainer { BoxNode(3, 3).origin(Double(number), 2) }.size(20, 9).attach(to: flow)
    return flow
  }

  /// What moves with its nodes is read again by the next change of each flow.
  @Test func flowsBesideOtherFlowsComeAndGo() {
    let root = FlexContainer(.column)
    let flows = (0..<4).map(mixedFlow)
    for flow in flows { flow.attach(to: root).shrink(0) }
    let scene = scene(root)
    _ = scene.layout(in: size)
    let edits: [() -> Void] = [
      { TextNode("new").attach(to: root, at: 0).shrink(0) },
      { (flows[1].childNodes[0] as? TextNode)?.string = "other words in it" },
      { flows[0].removeFromContainer() },
      { flows[2].style.text.font = .system(9) },
      { root.bringToFront(flows[1]) },
      { (flows[3].childNodes[3] as? TextNode)?.string = "others" },
      { self.mixedFlow(7).attach(to: root, at: 1).shrink(0) },
      { flows[3].childNodes[2].isHidden = true },
      { flows[1].childNodes[2].removeFromContainer() },
      { BoxNode(9, 30).attach(to: flows[2], at: 1).placement.level = .inlineBlock },
      { flows[1].childNodes[0].removeFromContainer() },
      { flows[2].sendToBack(flows[2].childNodes[2]) },
    ]
    for (number, edit) in edits.enumerated() {
      edit()
      scene.checkedLayout(in: size, Traits(), "\(number)")
      // Another room places all lines again, with what is kept of them.
      scene.checkedLayout(
        in: Size(number % 2 == 0 ? 90 : 120, 200), Traits(), "\(number) in a room")
    }
  }

  /// A float that comes or goes is painted by the container of its lines.
  @Test(arguments: [true, false]) func floatsComeAndGo(isInside: Bool) {
    let (flow, outer) = (mixedFlow(1), FlowContainer { TextNode("around") })
    flow.attach(to: outer).placement.level = .block
    let root = FlexContainer(.column) { outer }
    let scene = scene(root)
    _ = scene.layout(in: size)
    let float = TextNode("float")
    for place in [0, 2] {
      float.attach(to: isInside ? flow : outer, at: min(place, 1)).placement.float = .left
      scene.checkedLayout(in: size, Traits(), "came to \(place)")
      float.string += "s"
      scene.checkedLayout(in: size, Traits(), "changed at \(place)")
      float.removeFromContainer()
      scene.checkedLayout(in: size, Traits(), "left \(place)")
    }
  }

  /// The first lines come to a tree of boxes that are all nodes, and the last ones leave it.
  @Test func theFirstLinesComeAndTheLastOnesGo() {
    let inner = AbsoluteContainer { BoxNode(5, 5).origin(1, 1) }
    let root = FlexContainer(.column) {
      FlexContainer(.row) {
        inner.grow(1)
        TextNode("word")
      }
      TextNode("other")
    }
    let scene = scene(root)
    _ = scene.layout(in: size)
    let flow = mixedFlow(2)
    for place in [0, 1, 2] {
      flow.attach(to: root, at: place).shrink(0)
      scene.checkedLayout(in: size, Traits(), "came to \(place)")
      inner.childNodes[0].sizing.width = Double(place + 7)
      scene.checkedLayout(in: size, Traits(), "changed \(place)")
      AbsoluteContainer { BoxNode(5, 5).origin(Double(place), 1) }.size(9, 9).attach(to: root)
      scene.checkedLayout(in: size, Traits(), "came behind \(place)")
      flow.removeFromContainer()
      scene.checkedLayout(in: size, Traits(), "left \(place)")
    }
  }

  /// A member that is put in again at its place takes part in the flow in another way.
  @Test func membersArePutInAgain() {
    let flow = mixedFlow(3)
    let root = FlexContainer(.column) { flow }
    let scene = scene(root)
    _ = scene.layout(in: size)
    for (place, member) in flow.childNodes.enumerated() {
      for level in FlowItem.Level.allCases {
        var item = FlowItem()
        item.level = level
        flow.insert(Relation<FlowContainer>(member, item), at: place)
        scene.checkedLayout(in: size, Traits(), "\(level) at \(place)")
      }
    }
  }

  /// The font of a flow container gives its lines a height, whatever fonts its texts have.
  @Test func linesFollowTheFontOfTheirContainer() {
    let flow = FlowContainer { TextNode("words").font(.system(10)) }
    let root = FlexContainer(.column, alignItems: .flexStart) {
      flow
      TextNode("other")
    }
    let scene = scene(root)
    for size in [12.0, 30, 5, 20] {
      flow.style.text.font = .system(size)
      scene.checkedLayout(in: self.size, Traits(), "\(size)")
    }
  }

  /// A text without characters makes no lines between blocks.
  @Test(arguments: ["", "word"]) func linesBetweenBlocksComeAndGo(first: String) {
    let text = TextNode(first)
    let flow = FlowContainer {
      TextNode("a").block()
      text
      TextNode("b").block()
    }
    let root = FlexContainer(.column) {
      flow
      TextNode("other")
    }
    let scene = scene(root)
    _ = scene.layout(in: size)
    for string in ["", "word", " ", "words", "", "\n", "w"] {
      text.string = string
      scene.checkedLayout(in: size, Traits(), "\(string.debugDescription)")
    }
  }

  /// Nothing is around the lines of a flow container in a container without boxes.
  @Test func linesOfAnOutermostFlowAreFollowed() {
    let (text, flow) = (TextNode("word"), FlowContainer())
    text.attach(to: flow)
    TextNode("another").attach(to: flow)
    let root = AbsoluteContainer { flow.size(90, 60).origin(3, 4) }
    let scene = scene(root)
    _ = scene.layout(in: size)
    for string in ["words", "", "many words in more than one line", "w"] {
      text.string = string
      scene.checkedLayout(in: size, Traits(), "\(string)")
    }
  }

  /// A container that measures its child, and places it only if it is told to.
  private final class HidingContainer: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    var shows = false { didSet { setNeedsLayout() } }
    override var notesItsChanges: Bool { true }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Void
    ) -> MeasuredSize {
      // The text of lines in a second width may be needed once more.
      _ = children[0].measure(.unlimited)
      return children[0].measure(ProposedSize(width: 70, height: nil))
    }
    func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Void) {
      if shows { children[0].place(at: Rect(x: 0, y: 0, width: 50, height: 80)) }
    }
  }

  /// The text of lines that are measured and not placed moves with its nodes.
  @Test func linesThatWereOnlyMeasuredMove() {
    let hiding = HidingContainer()
    hiding.add(Relation(mixedFlow(1), 0))
    let root = FlexContainer(.column, alignItems: .flexStart) { hiding }
    let scene = scene(root)
    _ = scene.layout(in: size)
    for number in 0..<4 {
      BoxNode(7, 8).attach(to: root, at: 0).shrink(0)
      scene.checkedLayout(in: size, Traits(), "new box \(number)")
      hiding.shows.toggle()
      scene.checkedLayout(in: size, Traits(), "\(hiding.shows)")
    }
  }

  /// A member takes part in the flow in another way, at the place where it is.
  @Test func membersChangeTheirLevels() {
    let flow = mixedFlow(3)
    let root = FlexContainer(.column) {
      flow
      TextNode("other")
    }
    let scene = scene(root)
    _ = scene.layout(in: size)
    for member in flow.childNodes {
      for level in FlowItem.Level.allCases {
        flow[member]?.placement.level = level
        scene.checkedLayout(in: size, Traits(), "\(level) \(member.kind)")
      }
      for float in [BoxFloat.left, .none, .right] {
        flow[member]?.placement.float = float
        scene.checkedLayout(in: size, Traits(), "\(float) \(member.kind)")
      }
    }
  }
}
