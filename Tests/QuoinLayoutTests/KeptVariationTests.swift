import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Trees with nodes that vary by traits or override them, laid out again after changes.
@Suite struct KeptVariationTests {
  private let size = Size(200, 300)
  private let dark: Traits = {
    var traits = Traits()
    traits.colorScheme = .dark
    return traits
  }()

  /// Only the column is laid out again, although the box is measured in its size for dark surroundings.
  @Test func aTextChangesNothingElse() {
    let counting = CountingNode(10)
    let text = TextNode("word")
    let varied = ShapeNode().size(20, 10).when(.dark) { $0.sizing.height = 30 }
    let root = FlexContainer(.column) {
      FlexContainer(.row) {
        varied
        counting
      }
      text
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    let first = scene.layout(in: size, traits: dark)
    #expect(first[varied]?.frame.height == 30)
    let count = counting.measured
    text.string = "word\nword"
    let kept = scene.layout(in: size, traits: dark)
    #expect(counting.measured == count)
    #expect(kept[varied]?.frame.height == 30)
    #expect(varied.sizing.height == 10)
    scene.checkedLayout(in: size, dark)
  }

  /// A layout of one scene is no change for another.
  @Test func settingValuesIsNoChange() {
    let varied = ShapeNode().size(20, 10).when(.dark) {
      $0.sizing.height = 30
      $0.style.alpha = 0.5
      $0.direction = .rightToLeft
    }
    let root = FlexContainer(.column)
    let relation = varied.attach(to: root).when(.dark) { $0.grow = 1 }
    func moments() -> [UInt64] {
      [root, varied].flatMap {
        [
          $0.styleMoment, $0.subtreeStyleMoment, $0.directionMoment, $0.changeMoment,
          $0.subtreeChangeMoment,
        ]
      }
    }
    let before = moments()
    // Changes from here on are of a later moment.
    _ = StyleClock.tick()
    let scene = Scene(root)
    #expect(scene.layout(in: size, traits: dark)[varied]?.frame.height == 300)
    #expect(moments() == before)
    varied.sizing.width = 40
    let changed = moments()
    #expect(scene.layout(in: size, traits: dark)[varied]?.frame.width == 40)
    #expect(moments() == changed)
    #expect(varied.direction == nil && varied.style.isEmpty && relation.placement.grow == 0)
  }

  @Test func variationsComeAndGo() {
    let text = TextNode("word")
    let root = FlexContainer(.column) { text.shrink(0) }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    text.when(.dark) {
      $0.style.text.font = .system(34)
      $0.string = "words"
    }
    let large = scene.checkedLayout(in: size, dark)[text]?.frame
    root[text]?.when(.dark) { $0.margin.top = .points(7) }
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 7)
    text.style.text.font = .system(5)
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.height == large?.height)
    text.variations = []
    let small = scene.checkedLayout(in: size, dark)[text]?.frame
    #expect((small?.height ?? 0) < (large?.height ?? 0))
    root[text]?.variations = []
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 0)
  }

  @Test func newNodesVary() {
    let root = FlexContainer(.column) { ShapeNode().size(10, 10).shrink(0) }
    let scene = Scene(root)
    _ = scene.layout(in: size, traits: dark)
    let inner = ShapeNode().size(10, 10).when(.dark) { $0.sizing.height = 30 }
    let box = FlexContainer(.row) { inner.grow(0).when(.dark) { $0.margin.left = .points(3) } }
    box.attach(to: root, at: 0).when(.dark) { $0.margin.top = .points(7) }
    let kept = scene.checkedLayout(in: size, dark)
    #expect(kept[box]?.frame.minY == 7)
    #expect(kept[inner]?.frame == Rect(3, 0, 10, 30))
    // At another place of the same container, with another placement, and in another one.
    box.attach(to: root, at: 1).when(.dark) { $0.margin.top = .points(9) }
    #expect(scene.checkedLayout(in: size, dark)[box]?.frame.minY == 19)
    inner.attach(to: root, at: 0)
    #expect(scene.checkedLayout(in: size, dark)[inner]?.frame.height == 30)
    root.sendToBack(box)
    scene.checkedLayout(in: size, dark)
    box.removeFromContainer()
    scene.checkedLayout(in: size, dark)
  }

  /// Nodes have the traits of what is around them, wherever they come from.
  @Test func overriddenTraitsAreKept() {
    let text = TextNode("word")
    let night = FlexContainer(.column) { text.shrink(0) }
    night.traitOverrides.colorScheme = .dark
    night.style.text.color = .label
    let root = FlexContainer(.column) {
      night
      TextNode("day").shrink(0)
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    text.string = "words\nwords"
    let look = scene.checkedLayout(in: size)[text]?.look
    #expect(look?.text.color == .white)
    let new = TextNode("new").when(.dark) { $0.sizing.height = 30 }
    new.attach(to: night)
    #expect(scene.checkedLayout(in: size)[new]?.frame.height == 30)
    new.attach(to: root)
    #expect(scene.checkedLayout(in: size)[new]?.frame.height != 30)
    night.traitOverrides.colorScheme = nil
    scene.checkedLayout(in: size)
    root.when(.leftToRight) { $0.traitOverrides.textSize = .accessibility3 }
    scene.checkedLayout(in: size)
  }

  /// A colour scheme by which nothing varies keeps the frames.
  @Test func otherSizesAndSchemesFollow() {
    let varied = ShapeNode().size(20, 10).when(.leftToRight) {
      $0.style.background = .label
      $0.sizing.height = 40
    }
    let root = FlexContainer(.column) { varied }
    let scene = Scene(root)
    _ = scene.layout(in: size)
    scene.checkedLayout(in: Size(200, 250))
    let kept = scene.checkedLayout(in: Size(200, 250), dark)
    #expect(kept[varied]?.frame.height == 40)
    #expect(kept[varied]?.look.background == .white)
    varied.when(.dark) { $0.sizing.width = 30 }
    #expect(scene.checkedLayout(in: Size(200, 250), dark)[varied]?.frame.width == 30)
    #expect(scene.checkedLayout(in: Size(200, 250))[varied]?.frame.width == 20)
  }

  /// A placement that varies keeps its relation in a container that moves to other traits.
  @Test func placementsThatMoveVaryByOtherTraits() {
    let inner = ShapeNode().size(10, 10)
    let box = FlexContainer(.row) {
      inner.grow(0).when(.dark) { $0.margin.left = .points(3) }
    }
    let night = FlexContainer(.column) { box }
    night.traitOverrides.colorScheme = .dark
    let root = FlexContainer(.column) { night }
    let scene = Scene(root)
    #expect(scene.layout(in: size)[inner]?.frame.minX == 3)
    box.attach(to: root)
    #expect(scene.checkedLayout(in: size)[inner]?.frame.minX == 0)
  }

  /// A node that leaves a long container is not among the children that changed there.
  @Test func nodesThatMoveMayVarySince() {
    let (node, inner) = (ShapeNode().size(10, 10), ShapeNode().size(10, 10))
    let box = FlexContainer(.column)
    let row = FlexContainer(.row) { inner }
    let root = FlexContainer(.column) {
      box.shrink(0)
      node.shrink(0)
      row.shrink(0)
      for _ in 0..<20 { ShapeNode().size(5, 5).shrink(0) }
    }
    let scene = Scene(root)
    _ = scene.layout(in: size, traits: dark)
    node.attach(to: box)
    row.attach(to: box)
    node.when(.dark) { $0.sizing.height = 30 }
    inner.when(.dark) { $0.sizing.height = 40 }
    let kept = scene.checkedLayout(in: size, dark)
    #expect(kept[node]?.frame.height == 30)
    #expect(kept[inner]?.frame.height == 40)
  }

  @Test func overridesThatVaryHoldInAnotherScheme() {
    let root = FlexContainer(.column) { ShapeNode().size(5) }
    root.when(.leftToRight) { $0.traitOverrides.colorScheme = .dark }
    root.style.background = .label
    let scene = Scene(root)
    _ = scene.layout(in: size, traits: dark)
    #expect(scene.checkedLayout(in: size)[root]?.look.background == .white)
  }

  /// The start of a line is on the side of the direction around it.
  @Test func aDirectionThatVariesReachesWhatIsInside() {
    let label = TextNode("word")
    let box = FlexContainer(.column) { label }
    let root = FlexContainer(.column) { box }
    let scene = Scene(
      root, styles: StyleSheet(css: "label { border-inline-start: 3px solid red }"),
      text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    box.when(.dark) { $0.direction = .rightToLeft }
    scene.checkedLayout(in: size, dark)
    scene.checkedLayout(in: size)
    scene.checkedLayout(in: size, dark)
    box.variations = []
    scene.checkedLayout(in: size, dark)
  }

  /// Islands that are made for another colour scheme are released with the scene.
  @Test func islandsAreReleasedAfterAnotherScheme() {
    weak var root: Node?
    do {
      let flow = FlowContainer { TextNode("word") }
      let island = RelativeContainer { flow }
      island.style.text.color = .label
      island.constraints = [
        Constraint(term(flow, .leading), .equal, term(island, .leading)),
        Constraint(term(flow, .trailing), .equal, term(island, .trailing)),
        Constraint(term(flow, .top), .equal, term(island, .top)),
      ]
      root = island
      let scene = Scene(island, text: FixedTextMeasurer())
      _ = scene.layout(in: size)
      scene.checkedLayout(in: size, dark)
      scene.checkedLayout(in: size)
    }
    #expect(root == nil)
  }

  /// A property may change other nodes, whose later changes are found all the same.
  @Test func changesOfOtherNodesAreFoundAfterValuesWereSet() {
    let card = Card()
    let root = FlexContainer(.column) {
      card.when(.dark) { $0.title = "night" }
      FlexContainer(.row) { card.label }
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    _ = Scene(root, text: FixedTextMeasurer()).measure(.unlimited, traits: dark)
    card.label.sizing.height = 50
    #expect(scene.checkedLayout(in: size, dark)[card.label]?.frame.height == 50)
  }

  /// The clock goes on while values are set, as other scenes are laid out in other threads.
  @Test func settingValuesIsNoChangeInALaterMoment() {
    let varied = ShapeNode()
    let root = FlexContainer(.column) { varied }
    func moments() -> [UInt64] { [root.subtreeStyleMoment, root.subtreeChangeMoment] }
    let before = moments()
    varied.withoutNotingChanges {
      _ = StyleClock.tick()
      varied.sizing.height = 30
      varied.style.alpha = 0.5
    }
    #expect(moments() == before)
  }

  /// What varies by traits inside a node that overrides these may have another direction.
  @Test func aDirectionVariesByOverriddenTraits() {
    let label = TextNode("word")
    let box = FlexContainer(.column) { label }.when(.dark) { $0.direction = .rightToLeft }
    let outer = FlexContainer(.column) { box }
    let scene = Scene(
      FlexContainer(.column) { outer },
      styles: StyleSheet(css: "label { border-inline-start: 3px solid red }"),
      text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    for scheme in [ColorScheme.dark, nil, .dark] {
      outer.traitOverrides.colorScheme = scheme
      let kept = scene.checkedLayout(in: size)
      #expect(kept[box]?.direction == (scheme == .dark ? .rightToLeft : .leftToRight))
    }
  }

  /// A placement varies in later layouts as in the first one, also where only its container has changed.
  ///
  /// - Parameter past: How much was laid out before: nothing, the container, or the node with another placement or this one.
  @Test(arguments: 0..<4) func placementsVaryInLaterLayouts(past: Int) {
    let text = TextNode("word")
    let root = FlexContainer(.column)
    let scene = Scene(root, text: FixedTextMeasurer())
    if past == 1 { _ = scene.layout(in: size, traits: dark) }
    var relation = text.attach(to: root).shrink(0)
    if past >= 2 { _ = scene.layout(in: size, traits: dark) }
    if past == 2 { relation = text.attach(to: root).shrink(0) }
    relation.when(.dark) { $0.margin.top = .points(7) }
    _ = scene.layout(in: size, traits: dark)
    for top in [3.0, 4] {
      root.padding.top = .points(top)
      #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 7 + top)
    }
    text.string = "words"
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 11)
  }

  /// Values that vary by something else hold in another scheme, also where they are no styles.
  @Test func textsThatVaryHoldInAnotherScheme() {
    let text = TextNode("word").when(.leftToRight) { $0.string = "words" }
    let scene = Scene(FlexContainer(.column) { text }, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    let kept = scene.checkedLayout(in: size)
    #expect(kept[text]?.texts.first?.text.lines.first?.text == "words")
  }

  /// Nodes with a direction of their own have traits of their own in each scheme.
  @Test func directionsHoldInAnotherScheme() {
    let text = TextNode("word")
    let row = FlexContainer(.row) { text }
    row.direction = .rightToLeft
    let scene = Scene(FlexContainer(.column) { row }, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    let kept = scene.checkedLayout(in: size)
    #expect(kept[text]?.direction == .rightToLeft && kept[text]?.colorScheme == .light)
  }

  /// A node with traits of its own varies by these in later layouts, too.
  @Test func nodesVaryByTheirOwnTraits() {
    let node = ShapeNode().size(20, 10).when(.dark) { $0.sizing.height = 30 }
    node.traitOverrides.colorScheme = .dark
    let scene = Scene(FlexContainer(.column) { node.shrink(0) })
    _ = scene.layout(in: size)
    for width in [30.0, 40] {
      node.sizing.width = width
      #expect(scene.checkedLayout(in: size)[node]?.frame.size == Size(width, 30))
    }
  }

  /// A list that varies since the last layout has the rows of its values.
  @Test(arguments: 0..<6) func listsMayVarySince(change: Int) {
    let list = ListContainer {
      ListSection(count: 40, estimated: 20) { _ in BoxNode(10, 20) }.header { TextNode("head") }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size, traits: dark)
    list.scroll(to: .offset(110))
    list.when(.dark) { list in
      switch change {
      case 0: list.axis = .horizontal
      case 1: list.separators = ListSeparators()
      case 2: list.pinsHeaders.toggle()
      case 3: list.scrolls = false
      case 4: list.overscan = 50
      default: list.sizing.height = 40
      }
    }
    for offset in [110.0, 150] {
      list.scroll(to: .offset(offset))
      scene.checkedLayout(in: size, dark)
    }
  }

  /// A property may change children of the node, whose later changes are found all the same.
  @Test func changesOfChildrenAreFoundAfterValuesWereSet() {
    let card = TitledContainer()
    card.when(.dark) { $0.title = "night" }
    let root = FlexContainer(.column, alignItems: .flexStart) { card }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    _ = Scene(root, text: FixedTextMeasurer()).measure(.unlimited, traits: dark)
    card.label.sizing.height = 50
    #expect(scene.checkedLayout(in: size, dark)[card.label]?.frame.height == 50)
  }

  /// The placements of nodes in an inserted one vary in later layouts, too.
  @Test func whatIsInInsertedNodesVaries() {
    let root = FlexContainer(.column) { ShapeNode().size(10, 10).shrink(0) }
    let scene = Scene(root)
    _ = scene.layout(in: size, traits: dark)
    let inner = ShapeNode().size(10, 10)
    FlexContainer(.row) { inner.grow(0).when(.dark) { $0.margin.left = .points(3) } }.attach(
      to: root)
    for top in [0.0, 3, 4] {
      root.padding.top = .points(top)
      #expect(scene.checkedLayout(in: size, dark)[inner]?.frame.minX == 3)
    }
  }

  /// What is said of constraints around lines is said in the other scheme, too, in which these lines are made again.
  @Test func findingsHoldInAnotherScheme() {
    let island = RelativeContainer { FlowContainer { TextNode("lost") } }
    let scene = Scene(FlexContainer(.column) { island }, text: FixedTextMeasurer())
    #expect(!scene.layout(in: size, traits: dark).diagnostics.isEmpty)
    scene.checkedLayout(in: size)
    scene.checkedLayout(in: size, dark)
  }
}

/// A node whose property changes another node.
private final class Card: Node {
  let label = TextNode("day")
  var title = "day" {
    didSet {
      label.string = title
      setNeedsLayout()
    }
  }
  override var notesItsChanges: Bool { true }
}

/// A container whose property changes its child.
private final class TitledContainer: ContainerNode, Container, ContainerAlgorithm {
  typealias Placement = Int
  let label = TextNode("day")
  var title = "day" {
    didSet {
      label.string = title
      setNeedsLayout()
    }
  }
  override var notesItsChanges: Bool { true }
  override init() {
    super.init()
    add(Relation(label, 0))
  }
  func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Void
  ) -> MeasuredSize { children[0].measure(.unlimited) }
  func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Void) {
    children[0].place(at: Rect(origin: .zero, size: size))
  }
}
