import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinLayout

/// A first layout reads nodes that are alike once.
///
/// Nodes that are described at different places in the source are never alike, so that a tree gets the same layout whether
/// its nodes are described at one place or at many.
@Suite struct LikeNodeTests {
  private static let sheet = StyleSheet(
    css: """
      .wide { padding: 3px } .wide label { opacity: 0.5 } .tall { height: 30px }
      .deep { --a: 1px } .far { letter-spacing: var(--a, 5px) } .faded { opacity: inherit }
      .side { border-inline-start: 3px solid red }
      """)

  /// Lays out a tree as it is, and with another place in the source for each node, and compares all that items hold.
  private func expectSameWithOtherPlaces(
    _ root: ContainerNode, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func layout() -> Arrangement {
      Scene(root, styles: LikeNodeTests.sheet, text: FixedTextMeasurer()).layout(in: Size(200, 150))
    }
    let nodes = Array(root.subtree)
    let places = nodes.map { $0.place }
    let read = layout()
    for (number, node) in nodes.enumerated() {
      node.place = SourcePlace(file: "Places.swift", line: number + 1)
    }
    let expected = layout()
    for (node, place) in zip(nodes, places) { node.place = place }
    #expect(read.items.count == expected.items.count, "\(what)", sourceLocation: sourceLocation)
    #expect(
      // The messages name nodes by their places.
      read.diagnostics.map { $0.rule } == expected.diagnostics.map { $0.rule }, "\(what)",
      sourceLocation: sourceLocation)
    for (a, b) in zip(read.items, expected.items) {
      let isSame =
        a.id == b.id && a.frame == b.frame && a.look == b.look && a.texts == b.texts
        && a.isHidden == b.isHidden && a.end == b.end && a.parent == b.parent
        && a.direction == b.direction && a.colorScheme == b.colorScheme && a.type == b.type
        && a.identifier == b.identifier && a.content == b.content
      #expect(isSame, "\(what): \(a) is \(b) apart", sourceLocation: sourceLocation)
      if !isSame { return }
    }
  }

  @Test(arguments: 0..<60) func placesInTheSourceChangeNothing(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 41000))
    let root = FlexContainer(.column) {
      for _ in 0..<3 { random.node(depth: 3).grow(0) }
    }
    var generator = SeededGenerator(seed: UInt64(seed) + 43000)
    for node in root.subtree.dropFirst() where Int.random(in: 0..<4, using: &generator) == 0 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: node.isHidden = true
      case 1: node.sizing.width = Double(Int.random(in: 0...3, using: &generator)) * 20
      case 2: node.classes = ["wide"]
      case 3: node.classes = ["tall"]
      case 4: node.direction = .rightToLeft
      default: node.style.background = .red
      }
    }
    expectSameWithOtherPlaces(root, "seed \(seed)")
  }

  /// A card whose twins differ from it in one respect.
  private struct Card {
    let text = TextNode("A text of a few words that wraps").lines(0)
    let title = TextNode("Title")
    let shape = ShapeNode()
    let inner: FlexContainer
    let stack: StackContainer
    let dot = ShapeNode()
    let view: RelativeContainer
    let box: FlexContainer

    init() {
      let (text, title) = (text, title)
      shape.sizing.width = 12
      shape.sizing.height = 12
      let shape = shape
      stack = StackContainer(.vertical, spacing: 2) {
        TextNode("One")
        ShapeNode().size(6, 3)
      }
      let (stack, dot) = (stack, dot)
      view = RelativeContainer { dot }
      let view = view
      inner = FlexContainer(.column, gap: 2) {
        title
        text
      }
      let inner = inner
      box = FlexContainer(.row, gap: 4, padding: 3) {
        shape
        inner.grow(1)
        stack
        view
      }
    }

    /// Constrains the width of the dot.
    func constrainDot() {
      view.constraints.append(Constraint(term(dot, .width), .equal, nil, constant: 17))
    }

    /// Pins the dot, which no constraint places otherwise.
    func pinDot() {
      (view.relations[0] as? Relation<RelativeContainer>)?.placement.pinned = AbsolutePlacement(
        frame: Rect(x: 1, y: 1, width: 5, height: 5))
    }

    /// Sets the gap after the first node of the stack.
    func setSpacingAfter(_ gap: Double) {
      (stack.relations[0] as? Relation<StackContainer>)?.placement.spacingAfter = gap
    }

    /// The relation of a node of the card.
    func relation(of node: Node) -> Relation<FlexContainer> {
      let relations = (node.parent ?? box).relations
      guard let relation = relations.first(where: { $0.node === node }) as? Relation<FlexContainer>
      else { preconditionFailure("not in a flex container") }
      return relation
    }
  }

  private static let differences: [(String, @Sendable (Card) -> Void)] = [
    ("hidden", { $0.text.isHidden = true }),
    ("size", { $0.shape.sizing.width = 20 }),
    ("size of a text", { $0.title.sizing.height = 33 }),
    ("no size", { $0.shape.sizing = Sizing() }),
    ("unusable size", { $0.shape.sizing.width = -.infinity }),
    ("identifier", { $0.title.identifier = "title" }),
    ("direction", { $0.box.direction = .rightToLeft }),
    ("trait overrides", { $0.inner.traitOverrides.textSize = .accessibility1 }),
    ("variation", { $0.title.when(.light) { $0.isHidden = true } }),
    ("empty text", { $0.text.string = "" }),
    ("span", { $0.title.span = TextSpan("Title").bold() }),
    ("lines", { $0.text.lines(1) }),
    ("colour", { $0.text.style.text.color = .red }),
    ("class", { $0.box.classes = ["wide"] }),
    ("size by a class", { $0.title.classes = ["tall"] }),
    ("ellipse", { $0.shape.shape = .ellipse }),
    ("gap", { $0.inner.flexStyle.rowGap = 9 }),
    ("axis", { $0.inner.flexStyle.direction = .row }),
    ("padding", { $0.inner.padding = Edges(5) }),
    ("unusable padding", { $0.inner.padding = Edges(.points(.nan)) }),
    ("margins", { $0.stack.margins = .fixed(EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)) }),
    ("spacing", { $0.stack.spacing = .nan }),
    ("axis of the stack", { $0.stack.axis = .horizontal }),
    ("grow", { $0.relation(of: $0.inner).placement.grow = 0 }),
    ("shrink", { $0.relation(of: $0.shape).placement.shrink = 0 }),
    ("basis", { $0.relation(of: $0.inner).placement.basis = .points(40) }),
    ("placement that varies", { $0.relation(of: $0.shape).when(.light) { $0.shrink = 0 } }),
    ("order", { $0.relation(of: $0.shape).placement.order = 1 }),
    ("alignment", { $0.relation(of: $0.shape).placement.alignSelf = .end }),
    ("position", { $0.relation(of: $0.title).placement.position = .absolute }),
    ("margin", { $0.relation(of: $0.title).placement.margin = Edges(.points(6)) }),
    ("minimum", { $0.relation(of: $0.title).placement.minHeight = .points(40) }),
    (
      "alignment insets",
      { $0.title.alignmentInsets = EdgeInsets(top: 3, left: 0, bottom: 0, right: 0) }
    ),
    ("document type", { $0.title.documentType = "UILabel" }),
    ("natural size", { $0.shape.sizing.naturalHeight = .fixed(31) }),
    ("path", { $0.shape.shape = .path(Path(ellipse: Rect(x: 0, y: 0, width: 5, height: 5))) }),
    ("constraint", { $0.constrainDot() }),
    ("safe area", { $0.stack.safeAreaInsets = EdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }),
    (
      "layout guide insets",
      { $0.view.layoutGuideInsets = EdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
    ),
    ("scrolling", { $0.view.scrolls = true }),
    ("pinned", { $0.pinDot() }),
    ("spacing after", { $0.setSpacingAfter(.nan) }),
    ("inset", { $0.relation(of: $0.shape).placement.inset = Edges(.points(3)) }),
    ("width", { $0.relation(of: $0.shape).placement.width = .points(44) }),
    ("height", { $0.relation(of: $0.shape).placement.height = .points(44) }),
    ("minimum width", { $0.relation(of: $0.shape).placement.minWidth = .points(44) }),
    ("maximum width", { $0.relation(of: $0.text).placement.maxWidth = .points(20) }),
    ("maximum height", { $0.relation(of: $0.text).placement.maxHeight = .points(5) }),
    ("unusable margin", { $0.relation(of: $0.title).placement.margin = Edges(.points(.infinity)) }),
  ]

  /// The second of four cards, or the first one, differs from the others.
  @Test(arguments: 0..<LikeNodeTests.differences.count, [0, 1])
  func differencesAreRead(number: Int, place: Int) {
    let (name, change) = LikeNodeTests.differences[number]
    let cards = (0..<4).map { _ in Card() }
    change(cards[place])
    let root = FlexContainer(.column, gap: 5)
    for card in cards { card.box.attach(to: root) }
    expectSameWithOtherPlaces(root, name)
  }

  private static let inherited: [(String, @Sendable (Card) -> Void)] = [
    ("text", { $0.inner.style.text.font = .system(9) }),
    ("variable", { $0.box.classes = ["deep"] }),
    ("direction", { $0.box.direction = .rightToLeft }),
    ("opacity", { $0.inner.style.alpha = 0.5 }),
  ]

  /// Nodes that are alike have other styles in another container.
  @Test(arguments: 0..<LikeNodeTests.inherited.count, ["far", "faded", "side", ""])
  func whatContainersPassDownIsRead(number: Int, word: String) {
    let (name, change) = LikeNodeTests.inherited[number]
    let cards = (0..<4).map { _ in Card() }
    for card in cards { card.title.classes = [word] }
    change(cards[1])
    let root = FlexContainer(.column, gap: 5)
    for card in cards { card.box.attach(to: root) }
    expectSameWithOtherPlaces(root, "\(name) \(word)")
  }

  /// The problem that nodes have in common is one of each of them.
  @Test(arguments: [false, true]) func unknownVariablesAreThoseOfEachNode(isInSheet: Bool) {
    let texts = (0..<4).map { _ in TextNode("a") }
    let root = FlexContainer(.column)
    for text in texts {
      if isInSheet {
        text.classes = ["bad"]
      } else {
        text.style.use("nothing", for: .letterSpacing)
      }
      text.attach(to: root)
    }
    let scene = Scene(
      root, styles: StyleSheet(css: ".bad { letter-spacing: var(--nothing) }"),
      text: FixedTextMeasurer())
    for text in texts {
      #expect(scene.checkedLayout(in: Size(200, 150)).diagnostics.count == 1)
      text.style = Style()
      text.classes = []
    }
    #expect(scene.checkedLayout(in: Size(200, 150)).diagnostics.isEmpty)
  }

  /// The differences that a layout reads apart from what nodes that are alike share.
  private static let readApart: Set = ["lines", "colour", "class", "size by a class"]

  /// Cards that differ in one property are not alike, in either order.
  @Test(arguments: 0..<LikeNodeTests.differences.count)
  func differencesAreToldInEitherOrder(number: Int) {
    let (name, change) = LikeNodeTests.differences[number]
    let (card, other) = (Card(), Card())
    let holders = [card, other].map { card in FlexContainer { card.box } }
    func relations() -> [(AnyRelation, AnyRelation)] {
      zip(holders[0].subtree, holders[1].subtree).flatMap { a, b in
        zip((a as? ContainerNode)?.relations ?? [], (b as? ContainerNode)?.relations ?? [])
      }
    }
    #expect(relations().allSatisfy { $0.isLike($1) && $1.isLike($0) })
    change(other)
    let isSame = LikeNodeTests.readApart.contains(name)
    #expect(relations().allSatisfy { $0.isLike($1) } == isSame, "\(name)")
    #expect(relations().allSatisfy { $1.isLike($0) } == isSame, "\(name)")
  }

  /// Only plain texts, simple shapes and some containers, in some containers, are ever alike.
  @Test func nodesOfOtherClassesAreTold() {
    func expectDifferent(_ a: AnyRelation, _ b: AnyRelation, _ isSame: Bool = false) {
      a.node.place = SourcePlace(file: "Places.swift", line: 1)
      b.node.place = a.node.place
      #expect(a.isLike(b) == isSame && b.isLike(a) == isSame, "\(a.node.kind), \(b.node.kind)")
    }
    let flex = FlexContainer {
      for _ in 0..<2 {
        SwitchNode()
        BoxNode(1, 1)
        GridContainer {}
        TextNode("a")
        ShapeNode()
        FlexContainer {}
        StackContainer {}
        RelativeContainer {}
      }
    }
    let nodes = flex.relations
    for (a, first) in nodes.enumerated() {
      for (b, second) in nodes.enumerated() where a != b {
        expectDifferent(first, second, a % 8 == b % 8 && a % 8 > 2)
      }
    }
    let others: [ContainerNode] = [
      GridContainer { for _ in 0..<2 { ShapeNode() } },
      AbsoluteContainer { for _ in 0..<2 { ShapeNode().origin(0, 0) } },
      StackContainer { for _ in 0..<2 { ShapeNode() } },
    ]
    for other in others {
      expectDifferent(other.relations[0], other.relations[1], other is StackContainer)
      expectDifferent(other.relations[0], nodes[4])
    }
  }

  /// Nodes that are described in the same line of different files have their own places.
  @Test func itemsHaveThePlacesOfTheirNodes() {
    let places = ["A.swift", "B.swift", "A.swift"].map { SourcePlace(file: $0, line: 7) }
    let root = FlexContainer(.column)
    for place in places {
      let shape = ShapeNode().size(10)
      shape.place = place
      shape.attach(to: root)
    }
    let items = Scene(root).layout(in: Size(200, 150)).items
    #expect(items.dropFirst().map { $0.place } == places)
  }

  /// Nodes with the same description in containers of other kinds are read apart.
  @Test func containersOfOtherKindsAreTold() {
    func text() -> TextNode { TextNode("A text") }
    let root = FlexContainer(.column) {
      FlexContainer(.row) { text() }
      StackContainer(.horizontal) { text() }
      RelativeContainer { text() }
      GridContainer { text() }
      FlowContainer { text() }
      FlexContainer(.row) { text().grow(1) }
    }
    expectSameWithOtherPlaces(root, "containers")
  }

  /// The closure of a row changes a label that was like another one.
  @Test func closuresOfRowsChangeNodes() {
    let labels = (0..<2).map { _ in TextNode("") }
    let root = FlexContainer(.column) {
      for label in labels { label }
      ListContainer(.vertical) {
        ListSection(count: 3, estimated: 10) { row in
          labels[1].string = "row \(row)"
          return TextNode("r")
        }
      }.scrolls(false)
    }
    let arrangement = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 150))
    #expect(arrangement[labels[1]]?.texts.first?.text.lines.first?.text == "row 2")
    #expect(arrangement[labels[0]]?.texts.isEmpty == true)
  }

  /// A binding changes a label that was compared before.
  @Test func bindingsChangeNodes() {
    let labels = (0..<2).map { _ in TextNode("") }
    let model = Source("")
    let follower = ShapeNode().size(5).bind(model) { labels[1].string = $1.value }
    let root = FlexContainer(.column) {
      for label in labels { label }
      follower
    }
    model.value = "changed"
    let arrangement = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 150))
    #expect(arrangement[labels[1]]?.texts.first?.text.lines.first?.text == "changed")
    #expect(arrangement[labels[0]]?.texts.isEmpty == true)
  }

  /// A layout reads a node that differs from an earlier one, although the closure of a row then makes the two alike.
  @Test func changedNodesAreNoOriginals() {
    func shape() -> ShapeNode { ShapeNode().size(10) }
    let (first, last) = (shape(), shape())
    last.sizing.width = -.infinity
    let root = FlexContainer(.column) {
      first
      ListContainer(.vertical) {
        ListSection(count: 1, estimated: 10) { _ in
          first.sizing.width = -.infinity
          return TextNode("r")
        }
      }.scrolls(false)
      last
    }
    let found = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 150)).diagnostics
    #expect(found.map { $0.rule } == ["number-out-of-range"])
  }

  /// The items of nodes that are alike share their contents, and exchanged ones are reported all the same.
  @Test func alikeNodesShareContentsAndKeepTheirIdentity() {
    let shapes = (0..<4).map { _ in ShapeNode().size(10) }
    let root = FlexContainer(.column)
    for shape in shapes { shape.attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    let before = scene.layout(in: Size(200, 150))
    #expect(before.items[1].contents === before.items[3].contents)
    shapes[1].attach(to: root, at: 2)
    let after = scene.layout(in: Size(200, 150))
    #expect(after.items.map { $0.id }.dropFirst() == [0, 2, 1, 3].map { shapes[$0].id }[...])
    let changed = after.changes(since: before)
    #expect(changed.contains(2) && changed.contains(3) && !changed.contains(1))
    #expect(after[shapes[1]]?.frame.minY == 20)
  }

  /// Of nodes that are alike but for their looks, those with the same look share their contents.
  @Test func looksOfAlikeNodesMayAlternate() {
    let shapes = (0..<12).map { _ in ShapeNode().size(10) }
    let root = FlexContainer(.column) { for shape in shapes { shape } }
    let shared = (0..<3).map { number in
      SharedStyle { $0.background = [.red, .green, .blue][number] }
    }
    for (number, shape) in shapes.enumerated() { shape.wear(shared[number % 5 % 3]) }
    expectSameWithOtherPlaces(root, "alternating looks")
    let items = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 150)).items
    // The worn styles by number: 0 1 2 0 1 0 1 2 0 1 0 1.
    #expect(items[1].contents === items[4].contents)
    #expect(items[1].contents !== items[2].contents)
    #expect(items[5].contents === items[7].contents)
    #expect(items[7].look == items[5].look && items[7].look != items[8].look)
  }

  /// Likeness compares the values of an item one by one.
  @Test func itemsHaveTheValuesThatLikenessCompares() {
    let names = Mirror(reflecting: FlexItem()).children.compactMap { $0.label }
    #expect(
      names == ["grow", "shrink", "basis", "alignSelf", "order", "position", "apart"])
  }

  /// Items that share what they hold are changed one by one.
  @Test func alikeNodesChangeApart() {
    let cards = (0..<4).map { _ in Card() }
    let root = FlexContainer(.column, gap: 5)
    for card in cards { card.box.attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    let before = scene.layout(in: Size(200, 150))
    cards[1].shape.style.background = .white
    let after = scene.layout(in: Size(200, 150))
    #expect(after[cards[1].shape]?.look.background == .white)
    #expect(after[cards[2].shape]?.look.background == nil)
    #expect(before[cards[1].shape]?.look.background == nil)
    let changed = after.items.firstIndex { $0.id == cards[1].shape.id }
    #expect(after.changes(since: before) == [changed])
    #expect(after[cards[1].shape]?.id == cards[1].shape.id)
  }

  /// A node that changes is not like its original any more, also where the boxes of a container are made anew.
  @Test func changedNodesHaveBoxesOfTheirOwn() {
    let root = FlexContainer(.column)
    for _ in 0..<4 { ShapeNode().size(10).attach(to: root) }
    let scene = Scene(root)
    _ = scene.layout(in: Size(200, 150))
    root[root.childNodes[2]]?.placement.margin = Edges(.points(7))
    root.flexStyle.rowGap = 3
    let kept = scene.checkedLayout(in: Size(200, 150))
    // Two shapes, two gaps and the margin are above it.
    #expect(kept[root.childNodes[2]]?.frame == Rect(7, 33, 10, 10))
  }
}

extension AnyRelation {
  /// Whether a layout reads the same of both.
  fileprivate func isLike(_ other: AnyRelation) -> Bool {
    AnyRelation.areLike(Unmanaged.passUnretained(self), Unmanaged.passUnretained(other))
  }
}
