import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Changes of which a part could be missed: several at once, at unusual moments, or of one property only.
@Suite final class KeptChangeTests: LabelColumn {
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

  @Test func aNodeThatComesFollowsItsModel() {
    let width = Source(10.0)
    let scene = scene
    _ = scene.layout(in: size)
    let box = ShapeNode().bind(width) { $0.sizing.width = $1.value }
    box.attach(to: root)
    #expect(scene.checkedLayout(in: size)[box]?.frame.width == 10)
    width.value = 30
    #expect(scene.checkedLayout(in: size)[box]?.frame.width == 30)
  }

  /// What a container without a size holds is placed when it comes, also at the origin, where new boxes are.
  @Test(arguments: [0, 1]) func aContainerThatComesMayBeEmpty(place: Int) {
    let scene = scene
    _ = scene.layout(in: size)
    let inner = BoxNode(10, 10)
    AbsoluteContainer { inner.origin(3, 4) }.size(0, 0).attach(to: root, at: place)
    #expect(scene.checkedLayout(in: size)[inner]?.frame == Rect(3, 4, 10, 10))
  }

  /// Children that come, go and move beside flow containers leave what is in these as it is.
  @Test func whatIsInFlowsIsKeptBesideInsertions() {
    let members = (0..<6).map { CountingNode(Double($0 + 5)) }
    for (number, member) in members.enumerated() {
      let flow = FlowContainer {
        TextNode("words of number \(number)")
        TextNode("more").block()
      }
      member.attach(to: flow, at: 1).placement.level = .inlineBlock
      flow.attach(to: root)
    }
    let scene = scene
    _ = scene.layout(in: size)
    let edits: [() -> Void] = [
      { [root] in TextNode("new").attach(to: root, at: 1) },
      { [root] in root.childNodes[3].removeFromContainer() },
      { [root] in root.bringToFront(root.childNodes[3]) },
      { [root] in FlowContainer { TextNode("new") }.attach(to: root, at: 2) },
      { [root] in FlowContainer { TextNode("new").block() }.attach(to: root, at: 0) },
    ]
    for edit in edits {
      let counts = members.map(\.measured)
      edit()
      _ = scene.layout(in: size)
      #expect(members.map(\.measured) == counts)
      scene.checkedLayout(in: size)
    }
  }

  /// The first lines among boxes are found, whatever is in them, and follow their nodes.
  @Test(arguments: 0..<4) func theFirstLinesFollowTheirNodes(kind: Int) {
    let scene = scene
    _ = scene.layout(in: size)
    let flow = FlowContainer()
    flow.style.text.alignment = .center
    if kind != 1 { BoxNode(10, 10).attach(to: flow).placement.level = .inlineBlock }
    if kind > 0 { TextNode("words").attach(to: flow) }
    if kind > 1 { TextNode("more").attach(to: flow).placement.level = .block }
    let inserted = kind > 2 ? FlexContainer { flow } : flow
    inserted.attach(to: root, at: 1)
    scene.checkedLayout(in: size)
    TextNode("first").attach(to: root, at: 0)
    scene.checkedLayout(in: size)
    scene.checkedLayout(in: Size(150, 90))
    inserted.removeFromContainer()
    scene.checkedLayout(in: size)
    label.string = "another word"
    scene.checkedLayout(in: size)
  }

  /// Rows of a list that come and go move the members of the container of constraints around it.
  @Test(arguments: [5.0, 17]) func membersBehindAListMoveWithItsRows(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 200, estimated: estimated) { BoxNode(10, 20 + Double($0 % 3)) }
    }
    let label = TextNode("behind")
    let relative = RelativeContainer {
      list
      label
    }
    relative.constraints = [
      Constraint(term(list, .left), .equal, term(relative, .left)),
      Constraint(term(list, .right), .equal, term(relative, .right)),
      Constraint(term(list, .top), .equal, term(relative, .top)),
      Constraint(term(list, .bottom), .equal, term(relative, .bottom), constant: -20),
      Constraint(term(label, .right), .equal, term(relative, .right)),
      Constraint(term(label, .bottom), .equal, term(relative, .bottom)),
    ]
    let scene = Scene(relative, text: FixedTextMeasurer())
    _ = scene.layout(in: Size(200, 300))
    scene.checkedLayout(in: Size(250, 320))
    list.scroll(by: 300)
    _ = scene.layout(in: Size(250, 320))
    scene.checkedLayout(in: Size(280, 330))
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

  private let sheet = StyleSheet(
    css: """
      .a { color: red; font-size: 9px } .b { color: blue; font-size: 9px }
      .c { color: red; font-size: 30px }
      """)

  /// Nodes of one look may get several, and the other way around; not each of them measures as before.
  @Test(arguments: [("a", "a", "b", "c"), ("b", "c", "a", "a"), ("c", "b", "b", "a")])
  func severalNodesGetOtherLooks(_ first: String, _ second: String, _ third: String, _ last: String)
  {
    label.classes = [first]
    other.classes = [second]
    let scene = Scene(root, styles: sheet, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    label.classes = [third]
    other.classes = [last]
    scene.checkedLayout(in: size)
    label.classes = [first]
    other.classes = [second]
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

  @Test func controlsFollowAnotherTheme() {
    SwitchNode().attach(to: root)
    var scene = scene
    _ = scene.layout(in: size)
    scene.theme = StyleSheet(css: "switch { opacity: 0.5 }")
    #expect(scene.checkedLayout(in: size).items.last?.look.alpha == 0.5)
  }

  @Test func anotherSchemeComesWithAnotherSize() {
    let scene = scene
    _ = scene.layout(in: size)
    scene.checkedLayout(in: Size(80, 70), Traits(colorScheme: .dark))
    scene.checkedLayout(in: nil, Traits(colorScheme: .light))
  }

  @Test func sharedStylesAreFollowedInAnotherScheme() {
    let shared = SharedStyle(Style { $0.text.color = .red })
    label.wear(shared)
    let scene = scene
    _ = scene.layout(in: size)
    shared.style.text.color = .blue
    let layout = scene.checkedLayout(in: size, Traits(colorScheme: .dark))
    #expect(layout[label]?.look.text.color == Color.blue.resolved(.dark))
  }

  /// A node that left the tree is not made to follow its model.
  @Test func removedNodesFollowNoModel() {
    let width = Source(10.0)
    var applied = 0
    label.bind(width) {
      applied += 1
      $0.sizing.width = $1.value
    }
    other.bind(width) { $0.sizing.width = $1.value }
    let scene = scene
    _ = scene.layout(in: size)
    label.removeFromContainer()
    _ = scene.layout(in: size)
    applied = 0
    width.value = 20
    #expect(scene.checkedLayout(in: size)[other]?.frame.width == 20)
    #expect(applied == 0)
  }

  @Test func modelsAreFollowedInAnotherScheme() {
    let width = Source(10.0)
    label.bind(width) { $0.sizing.width = $1.value }
    let scene = scene
    _ = scene.layout(in: size)
    width.value = 20
    let layout = scene.checkedLayout(in: size, Traits(colorScheme: .dark))
    #expect(layout[label]?.frame.width == 20)
  }

  /// Traits other than the colour scheme change frames.
  @Test func otherTraitsNeedANewPass() {
    let scene = scene
    _ = scene.layout(in: size)
    for traits in [Traits(layoutDirection: .rightToLeft), Traits(textSize: .extraLarge)] {
      scene.checkedLayout(in: size, traits)
    }
  }

  @Test func framesAreRoundedOrNot() {
    label.sizing.width = 10.25
    var scene = scene
    for roundsToPixels in [true, false, true] {
      scene.roundsToPixels = roundsToPixels
      let layout = scene.layout(in: size, traits: Traits(displayScale: 1))
      #expect(layout[label]?.frame.width == (roundsToPixels ? 10 : 10.25))
    }
  }

  /// Nodes come and change beside a flow container, whose boxes have other numbers then.
  @Test func nodesComeBesideFlows() {
    let block = ShapeNode().size(8, 8)
    FlowContainer { block }.attach(to: root, at: 0)
    let scene = scene
    _ = scene.layout(in: size)
    for word in ["words", "more words"] {
      TextNode("new").attach(to: root, at: 0)
      other.string = word
      scene.checkedLayout(in: size)
      block.sizing.height = Double(word.count)
      scene.checkedLayout(in: size)
    }
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
      scene.checkedLayout(in: size, Traits(colorScheme: scheme))
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
      let kept = scene.checkedLayout(in: size, Traits(colorScheme: scheme))
      #expect(kept.diagnostics.count == 3)
      if step == 3 { other.string = "words" }
    }
  }

  /// A container that reports how it is measured.
  private final class NarrowReporter: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    override var notesItsChanges: Bool { true }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Void
    ) -> MeasuredSize {
      if let width = proposal.width, width < 50 {
        children.report(.warning, rule: "narrow", "narrower than 50 points")
      }
      return MeasuredSize(Size(20, 20))
    }
    func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Void) {}
  }

  /// What measuring reports depends on the questions of containers around.
  @Test func findingsOfMeasuringAreNotKept() {
    let reporter = NarrowReporter()
    FlexContainer(.column) { reporter }.attach(to: root).alignSelf(.stretch)
    let scene = scene
    for width in [100.0, 40, 100, 30, 60] {
      let found = scene.checkedLayout(in: Size(width, 90)).diagnostics
      #expect(found.isEmpty == (width >= 50))
      label.string += "a"
      scene.checkedLayout(in: Size(width, 90))
    }
  }

  /// A container that reports once what it finds out once.
  private final class OnceReporter: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    override var notesItsChanges: Bool { true }
    func makeCache() -> Bool { false }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Bool
    ) -> MeasuredSize { MeasuredSize(Size(20, 20)) }
    func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Bool) {
      if !cache { children.report(.warning, rule: "found", "found in a cache") }
      cache = true
    }
  }

  /// What a container reports while its cache is new is found again when it is placed again.
  @Test func findingsOfCachesHold() {
    let reporter = OnceReporter()
    reporter.add(Relation(ShapeNode(), 0))
    reporter.attach(to: root).alignSelf(.stretch)
    let scene = scene
    for width in [100.0, 40, 70] {
      #expect(scene.checkedLayout(in: Size(width, 90)).diagnostics.count == 1)
    }
  }

  /// A container that keeps its children from one placing to the next, which holds only as long as their numbers do.
  private final class Shelf: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    override var notesItsChanges: Bool { true }
    func makeCache() -> [ContainerChildren<Int>.Child] { [] }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>,
      cache: inout [ContainerChildren<Int>.Child]
    ) -> MeasuredSize { MeasuredSize(Size(20, 20)) }
    func place(
      in size: Size, _ children: ContainerChildren<Int>,
      cache: inout [ContainerChildren<Int>.Child]
    ) {
      if cache.isEmpty { cache = Array(children) }
      for child in cache { child.place(at: Rect(Double(child.placement), 0, 5, size.height)) }
    }
  }

  /// The cache of a container is discarded when nodes before it come or go, because it may hold their numbers.
  @Test func cachesMayHoldChildren() {
    let shelf = Shelf()
    for place in [10, 30] { shelf.add(Relation(ShapeNode(), place)) }
    shelf.attach(to: root).alignSelf(.stretch).grow(1)
    let scene = scene
    _ = scene.layout(in: size)
    let new = TextNode("new")
    new.attach(to: root, at: 0)
    scene.checkedLayout(in: size)
    new.removeFromContainer()
    scene.checkedLayout(in: size)
  }

  /// What layout values keep of their children moves with them when nodes before them come and go.
  @Test func layoutValuesMove() {
    func composed(_ words: String...) -> LayoutContainer {
      LayoutContainer(
        StackLayout(.horizontal, spacing: 2) { for word in words { Placed(TextNode(word)) } })
    }
    let (first, second) = (composed("a", "bc"), composed("def", "g"))
    first.attach(to: root).alignSelf(.stretch)
    second.attach(to: root).alignSelf(.stretch)
    let scene = scene
    _ = scene.layout(in: size)
    composed("new", "one").attach(to: root, at: 0)
    scene.checkedLayout(in: Size(90, 90))
    (second.childNodes[0] as? TextNode)?.string = "other words"
    scene.checkedLayout(in: Size(80, 90))
    label.removeFromContainer()
    (first.childNodes[0] as? TextNode)?.string = "more"
    scene.checkedLayout(in: Size(80, 90))
  }

  /// The items of hundreds of nodes are in chunks of at most 96, which changes in the middle divide and join.
  @Test func chunksAreDividedAndJoined() {
    for number in 0..<400 { TextNode("\(number)").attach(to: root).shrink(0) }
    let scene = scene
    _ = scene.layout(in: size)
    let edits: [() -> Void] = [
      { [root] in TextNode("new").attach(to: root, at: 50).shrink(0) },
      { [root] in root.childNodes[150].removeFromContainer() },
      { [root] in root.bringToFront(root.childNodes[60]) },
      { [root] in root.sendToBack(root.childNodes[300]) },
      { [root] in for _ in 0..<40 { root.childNodes[200].removeFromContainer() } },
      { [root] in
        for number in 0..<100 { TextNode("new \(number)").attach(to: root, at: 45).shrink(0) }
      },
      { [root] in for _ in 0..<130 { root.childNodes[100].removeFromContainer() } },
    ]
    for (number, edit) in edits.enumerated() {
      edit()
      scene.checkedLayout(in: size, Traits(), "\(number)")
    }
  }
}
