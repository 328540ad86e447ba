import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Each rule by which a scene discards what it keeps, in a case that random trees meet too rarely.
@Suite struct KeptRuleTests {
  private let size = Size(100, 90)

  /// Compares the layout of a scene with that of a new one of the same tree.
  @discardableResult private func check(
    _ scene: Scene, in size: Size? = nil, _ traits: Traits = Traits(),
    _ location: SourceLocation = #_sourceLocation
  ) -> Arrangement {
    let kept = scene.layout(in: size ?? self.size, traits: traits)
    let fresh = Scene(scene.root, styles: scene.styles, text: FixedTextMeasurer())
      .layout(in: size ?? self.size, traits: traits)
    #expect(kept.diagnostics == fresh.diagnostics, sourceLocation: location)
    #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), sourceLocation: location)
    #expect(kept.items.map(\.id) == fresh.items.map(\.id), sourceLocation: location)
    #expect(kept.items.map(\.look) == fresh.items.map(\.look), sourceLocation: location)
    #expect(kept.items.map(\.texts) == fresh.items.map(\.texts), sourceLocation: location)
    return kept
  }

  @Test func requestsAreReportedOnce() {
    let list = ListContainer { ListSection(count: 10, estimated: 20) { _ in BoxNode(10, 20) } }
    let scene = Scene(list, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    let positions: [ListPosition] = [.offset(-1), .row(ListIndex(item: 99), at: .start)]
    for position in positions {
      list.scroll(to: position)
      #expect(scene.layout(in: size).diagnostics.map(\.rule) == ["list-position"])
      #expect(scene.layout(in: size).diagnostics.isEmpty)
    }
  }

  @Test(arguments: [true, false]) func aRowThatWasTakenAwayComesBack(scrolls: Bool) {
    let list = ListContainer { ListSection(count: 10, estimated: 20) { TextNode("\($0)") } }
      .scrolls(scrolls)
    let scene = Scene.withList(list)
    let before = check(scene)
    list.childNodes[1].removeFromContainer()
    #expect(check(scene).items.count == before.items.count)
  }

  @Test(arguments: [20.0, 60]) func rowsMayChangeOtherNodes(estimated: Double) {
    let title = TextNode("title")
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { item in
        if item > 5 { title.string = "title above row \(item)" }
        return BoxNode(10, 15)
      }
    }
    let scene = Scene.withList(list, below: title)
    _ = scene.layout(in: size)
    for _ in 0..<12 {
      list.scroll(by: 30)
      check(scene)
    }
  }

  @Test(arguments: [20.0, 60]) func unusableStylesOfRowsAreReported(estimated: Double) {
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { item in
        let row = TextNode("row \(item)")
        if item % 10 == 9 { row.style.text.font = .system(.nan) }
        return row
      }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    var count = 0
    for _ in 0..<30 {
      list.scroll(by: 10)
      count += check(scene).diagnostics.count
    }
    #expect(count > 0)
  }

  /// The item of a container ends later when something comes into a container in it, however far behind that is.
  @Test func anItemThatEndsLaterIsAmongTheChanges() {
    let root = FlexContainer(.column)
    for _ in 0..<300 { BoxNode(5, 5).attach(to: root).shrink(0) }
    let inner = FlexContainer().size(20, 20)
    inner.attach(to: root).shrink(0)
    let scene = Scene(root, text: FixedTextMeasurer())
    let before = check(scene)
    BoxNode(3, 3).attach(to: inner)
    #expect(check(scene).changes(since: before) == [0, 301, 302])
  }

  /// A node that is measured by its look.
  private final class LookNode: Node {
    override var notesItsChanges: Bool { true }
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      MeasuredSize(Size(10, 10 + 10 * context.look.alpha))
    }
  }

  @Test(arguments: [20.0, 60]) func rowsOfUsersAreMeasuredByTheirLooks(estimated: Double) throws {
    let list = ListContainer {
      ListSection(count: 100, estimated: estimated) { $0 < 10 ? TextNode("row \($0)") : LookNode() }
    }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    for step in 0..<12 {
      list.scroll(by: 30)
      check(scene)
      for row in list.childNodes where row is LookNode { row.style.alpha = Double(step % 3) / 2 }
      check(scene)
    }
  }

  @Test func aRemovedListHasNoWindow() {
    let list = ListContainer { ListSection(count: 10, estimated: 20) { TextNode("\($0)") } }
    let scene = Scene.withList(list)
    #expect(check(scene).window(of: list) != nil)
    list.removeFromContainer()
    #expect(check(scene).window(of: list) == nil)
  }

  @Test func rowsAreMeasuredAgainInAnotherScheme() {
    let list = ListContainer { ListSection(count: 50, estimated: 30) { TextNode("row \($0)") } }
    let scene = Scene.withList(list)
    _ = scene.layout(in: size)
    list.scroll(to: .offset(400))
    _ = scene.layout(in: size)
    var traits = Traits()
    traits.colorScheme = .dark
    let kept = scene.layout(in: size, traits: traits).window(of: list)
    let fresh = Scene(scene.root, text: FixedTextMeasurer()).layout(in: size, traits: traits)
    #expect(kept == fresh.window(of: list))
  }

  @Test func findingsHoldInAnotherScheme() {
    let root = FlexContainer(.column) { RelativeContainer { TextNode("lost") } }
    let scene = Scene(root, text: FixedTextMeasurer())
    #expect(!check(scene).diagnostics.isEmpty)
    var traits = Traits()
    traits.colorScheme = .dark
    #expect(!check(scene, traits).diagnostics.isEmpty)
  }

  /// What follows from the tree alone is found again, also where placing finds nothing.
  @Test func diagnosticsOfTheTreeAloneAreTakenBack() {
    let label = TextNode("word")
    let scene = Scene(FlexContainer(.column) { label }, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    label.constraints = [Constraint(term(label, .width), .equal, constant: 9)]
    #expect(check(scene).diagnostics.count == 1)
    label.string = "words"
    #expect(check(scene).diagnostics.count == 1)
    label.constraints = []
    #expect(check(scene).diagnostics.isEmpty)
  }

  @Test func unusableSizesAreReported() {
    let scene = Scene(FlexContainer(.column) { TextNode("word") }, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    #expect(scene.layout(in: Size(.infinity, 50)).diagnostics.count == 1)
    #expect(check(scene).diagnostics.isEmpty)
  }

  /// Values that hold in some traits only are set for one pass.
  @Test func valuesForTraitsHoldAfterAChange() {
    let box = ShapeNode().size(10, 10).background(.systemBackground)
    let group = FlexContainer(.column)
    let relation = box.attach(to: group)
    let scene = Scene(FlexContainer(.column) { group }, text: FixedTextMeasurer())
    let dark = Traits(colorScheme: .dark)
    check(scene, dark)
    group.colorScheme(.light)
    check(scene, dark)
    relation.when(.dark) { $0.margin.top = 4 }
    check(scene, dark)
    box.when(.light) { $0.sizing.width = 33 }
    #expect(check(scene, dark)[box]?.frame.width == 33)
  }

  @Test func variationsOfChangedNodesHold() {
    let box = ShapeNode().size(10, 10)
    let root = FlexContainer(.column)
    let relation = box.attach(to: root)
    let scene = Scene(root, text: FixedTextMeasurer())
    let dark = Traits(colorScheme: .dark)
    check(scene, dark)
    box.when(.dark) { $0.sizing.width = 33 }
    #expect(check(scene, dark)[box]?.frame.width == 33)
    box.variations = []
    #expect(check(scene, dark)[box]?.frame.width == 10)
    check(scene, dark)
    relation.when(.dark) { $0.margin.top = 4 }
    #expect(check(scene, dark)[box]?.frame.minY == 4)
  }

  /// A place that varies has no effect in the first scheme, and one in the other.
  @Test func placesOfOneSchemeHoldThere() {
    let box = ShapeNode().size(10, 10)
    let root = FlexContainer(.column)
    box.attach(to: root).when(.dark) { $0.margin.top = 4 }
    let scene = Scene(root, text: FixedTextMeasurer())
    for scheme in [ColorScheme.light, .dark, .light, .dark] {
      let kept = check(scene, Traits(colorScheme: scheme))
      #expect(kept[box]?.frame.minY == (scheme == .dark ? 4 : 0))
    }
  }

  @Test func unusableNumbersOfChangedNodesAreReported() {
    let box = ShapeNode().size(10, 10)
    let root = FlexContainer(.column)
    let relation = box.attach(to: root)
    let scene = Scene(root, text: FixedTextMeasurer())
    check(scene)
    box.sizing.width = .nan
    #expect(check(scene).diagnostics.count == 1)
    box.sizing.width = 10
    #expect(check(scene).diagnostics.isEmpty)
    relation.grow(.nan)
    #expect(check(scene).diagnostics.count == 1)
    relation.grow(0)
    #expect(check(scene).diagnostics.isEmpty)
  }

  /// A node that does not tell when it changes.
  private final class QuietNode: Node {
    var side = 10.0
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      MeasuredSize(Size(side, side))
    }
  }

  /// Returns a tree with a text, and a scene that has laid it out.
  private func laidOutColumn() -> (FlexContainer, Scene) {
    let root = FlexContainer(.column, alignItems: .flexStart) { TextNode("word") }
    let scene = Scene(root, text: FixedTextMeasurer())
    check(scene)
    return (root, scene)
  }

  @Test func insertedNodesMayHaveADirection() {
    let (root, scene) = laidOutColumn()
    let row = FlexContainer(.row) {
      TextNode("a")
      TextNode("bc")
    }
    row.direction = .rightToLeft
    row.sizing.width = 80
    row.attach(to: root, at: 0)
    check(scene)
  }

  @Test func insertedNodesMayBeLists() {
    let (root, scene) = laidOutColumn()
    let list = ListContainer { ListSection(count: 10, estimated: 20) { TextNode("\($0)") } }
    list.sizing.height = 30
    list.sizing.width = 50
    list.attach(to: root, at: 1)
    #expect(check(scene).window(of: list)?.rows.isEmpty == false)
    list.scroll(by: 20)
    check(scene)
  }

  @Test func insertedNodesMayBeFlows() {
    let (root, scene) = laidOutColumn()
    let text = TextNode("ab cde")
    FlowContainer { text }.attach(to: root, at: 0)
    check(scene)
    text.string = "ab"
    check(scene)
  }

  @Test func insertedNodesMayNotTellTheirChanges() {
    let (root, scene) = laidOutColumn()
    let quiet = QuietNode()
    quiet.attach(to: root)
    check(scene)
    quiet.side = 20
    check(scene)
  }

  /// Returns a card whose text has a margin and an indentation.
  private func card(_ number: Int, height: Double? = nil) -> RelativeContainer {
    let text = TextNode("ab cde ab cde").lines(0)
    let card = RelativeContainer { text }
    card.constraints = [
      Constraint(
        term(text, .leading), .equal, term(card, .leadingMargin), constant: Double(number)),
      Constraint(term(text, .trailing), .equal, term(card, .trailing)),
      Constraint(term(text, .top), .equal, term(card, .top), constant: Double(number)),
      Constraint(term(card, .bottom), .equal, term(text, .bottom)),
    ]
    if let height {
      card.constraints.append(Constraint(term(text, .height), .equal, constant: height))
      card.constraints.append(Constraint(term(text, .height), .equal, constant: height + 1))
    }
    return card
  }

  /// The rows of a card's constraints move with it, and are not those of the card that was at its place.
  @Test func cardsThatMoveKeepTheirNumbers() {
    let cards = (0..<8).map { card($0) }
    let root = FlexContainer(.column)
    for card in cards { card.attach(to: root).shrink(0) }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = check(scene)
    card(20).attach(to: root, at: 0).shrink(0)
    check(scene, in: Size(70, 90))
    cards[2].removeFromContainer()
    check(scene, in: Size(90, 90))
    root.bringToFront(cards[4])
    check(scene, in: Size(60, 90))
    TextNode("word").attach(to: root, at: 1)
    check(scene, in: Size(100, 90))
  }

  /// Cards of one form have a conflict each, and one without a conflict comes between them.
  @Test func conflictsOfEqualCardsAreReportedForEach() {
    let root = FlexContainer(.column)
    for number in 0..<4 { card(number, height: 20).attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    let count = check(scene).diagnostics.count
    #expect(count >= 4)
    for width in [80.0, 60, 100] {
      #expect(check(scene, in: Size(width, 90)).diagnostics.count == count)
    }
    card(9, height: 20).attach(to: root, at: 1)
    #expect(check(scene).diagnostics.count > count)
  }
}
