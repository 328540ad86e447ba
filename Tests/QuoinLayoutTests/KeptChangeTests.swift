import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Changes of which a part could be missed: several at once, at unusual moments, or of one property only.
@Suite struct KeptChangeTests {
  private let size = Size(100, 90)
  private let label = TextNode("word")
  private let other = TextNode("other")
  private let root: FlexContainer

  init() {
    let (label, other) = (label, other)
    root = FlexContainer(.column, alignItems: .flexStart) {
      label
      other
    }
  }

  private var scene: Scene { Scene(root, text: FixedTextMeasurer()) }

  /// A node that changes a label whenever it is measured.
  private final class EditingNode: Node {
    let label: TextNode
    init(_ label: TextNode) {
      self.label = label
      super.init()
    }
    override var notesItsChanges: Bool { true }
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      if label.string != "changed" { label.string = "changed" }
      return MeasuredSize(Size(10, 10))
    }
  }

  /// A change during a layout may be after its node was measured; the next layout has it.
  @Test func changesDuringALayoutAreFound() {
    EditingNode(label).attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    other.string = "others"
    #expect(scene.checkedLayout(in: size)[label]?.frame.width == 119)
  }

  /// Styles may be resolved without a layout.
  @Test func changesBeforeAMeasureAreFound() {
    let scene = scene
    _ = scene.layout(in: size)
    label.string = "words and words"
    _ = scene.measure(.unlimited)
    scene.checkedLayout(in: size)
    label.style.text.color = .red
    _ = scene.measure(.unlimited)
    other.style.text.font = .system(9)
    scene.checkedLayout(in: size)
    TextNode("new").attach(to: root, at: 0)
    _ = scene.measure(.unlimited)
    scene.checkedLayout(in: size)
    other.removeFromContainer()
    _ = scene.measure(.unlimited)
    label.string = "word"
    scene.checkedLayout(in: size)
  }

  @Test func nodesThatBeginToFollowAModelAreFollowed() {
    let width = Source(10.0)
    let scene = scene
    _ = scene.layout(in: size)
    label.bind(width) { $0.sizing.width = $1.value }
    #expect(scene.checkedLayout(in: size)[label]?.frame.width == 10)
    width.value = 20
    #expect(scene.checkedLayout(in: size)[label]?.frame.width == 20)
    let box = ShapeNode().bind(width) { $0.sizing.width = $1.value }
    box.attach(to: root)
    #expect(scene.checkedLayout(in: size)[box]?.frame.width == 20)
    width.value = 30
    #expect(scene.checkedLayout(in: size)[box]?.frame.width == 30)
    #expect(scene.checkedLayout(in: size)[label]?.frame.width == 30)
  }

  /// A child that is put in again has another place, and nothing in it has changed.
  @Test func childrenThatArePutInAgainHaveTheirNewPlaces() {
    let row = FlexContainer(.row) { ShapeNode().size(8, 8) }
    row.attach(to: root, at: 1)
    let scene = scene
    _ = scene.layout(in: size)
    for margin in [5.0, 0, 9] {
      var place = FlexContainer.Placement()
      place.margin.left = .points(margin)
      root.insert(Relation(row, place), at: 1)
      #expect(scene.checkedLayout(in: size)[row]?.frame.minX == margin)
    }
  }

  /// Children come and the container itself changes, at once.
  @Test func containersChangeWithTheirChildren() {
    let row = FlexContainer(.row) {
      ShapeNode().size(8, 8)
      ShapeNode().size(9, 9)
    }
    let grid = GridContainer(columns: [.points(10), .points(20)]) {
      ShapeNode().size(8, 8)
      ShapeNode().size(9, 9)
    }
    row.attach(to: root)
    grid.attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    for gap in [4.0, 7] {
      ShapeNode().size(5, 5).attach(to: row, at: 1)
      row.flexStyle.columnGap = .points(gap)
      ShapeNode().size(5, 5).attach(to: grid, at: 1)
      grid.grid.templateColumns = [.points(gap), .points(30)]
      scene.checkedLayout(in: size)
      grid.grid.templateColumns = [.points(gap), .points(40), .auto]
      scene.checkedLayout(in: size)
      row.childNodes[0].removeFromContainer()
      row.padding.left = .points(gap)
      scene.checkedLayout(in: size)
    }
  }

  /// Nodes that share a look may get looks of which only one measures like the former.
  @Test func nodesOfOneLookGetSeveral() {
    let scene = scene
    _ = scene.layout(in: size)
    label.style.text.color = .red
    other.style.text.font = .system(9)
    scene.checkedLayout(in: size)
  }

  /// Nodes that get the same look had others, of which only one measures like it.
  @Test func nodesOfSeveralLooksGetOne() {
    let (red, large) = (SharedStyle { $0.text.color = .red }, SharedStyle { $0.text.color = .red })
    label.wear(red)
    other.wear(large)
    large.style.text.font = .system(30)
    red.style.text.font = .system(9)
    red.style.text.color = .blue
    let scene = scene
    _ = scene.layout(in: size)
    red.style.text.color = .red
    large.style.text.font = .system(9)
    scene.checkedLayout(in: size)
  }

  /// The rules of the theme, which no other node needs, hold for a control that comes.
  @Test func theFirstControlIsThemed() {
    let scene = scene
    _ = scene.layout(in: size)
    let control = SwitchNode()
    control.attach(to: root)
    scene.checkedLayout(in: size)
    control.removeFromContainer()
    scene.checkedLayout(in: size)
  }

  /// The looks of texts in lines are those of the colour scheme.
  @Test func flowsHaveTheColorsOfTheScheme() {
    let flow = FlowContainer {
      TextNode("ab cde ab cde").color(.label)
      TextNode("in a line").color(.systemRed)
    }
    flow.attach(to: root)
    let scene = scene
    for scheme in [ColorScheme.light, .dark, .light, .dark] {
      scene.checkedLayout(in: size, Traits(displayScale: 1, colorScheme: scheme))
    }
  }

  /// Problems are the same in any scheme, and neither is missed nor said twice.
  @Test func diagnosticsHoldInAnotherScheme() {
    RelativeContainer { TextNode("lost") }.attach(to: root)
    label.constraints = [Constraint(term(label, .width), .equal, constant: 9)]
    label.style.text.color = .label
    let scene = scene
    for step in 0..<6 {
      let scheme = step % 2 == 0 ? ColorScheme.light : .dark
      let kept = scene.checkedLayout(in: size, Traits(displayScale: 1, colorScheme: scheme))
      #expect(kept.diagnostics.count == 3)
      if step == 3 { other.string = "words" }
    }
  }

  /// Layout values keep what they know of the children by number, which nodes before them change.
  @Test func layoutValuesMove() {
    func composed(_ words: String...) -> LayoutContainer {
      LayoutContainer(
        StackLayout(.horizontal, spacing: 2) { for word in words { Placed(TextNode(word)) } })
    }
    let (first, second) = (composed("a", "bc"), composed("def", "g"))
    first.attach(to: root)
    second.attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    composed("new", "one").attach(to: root, at: 0)
    scene.checkedLayout(in: size)
    (second.childNodes[0] as? TextNode)?.string = "other words"
    scene.checkedLayout(in: Size(80, 90))
    label.removeFromContainer()
    (first.childNodes[0] as? TextNode)?.string = "more"
    scene.checkedLayout(in: Size(80, 90))
  }
}
