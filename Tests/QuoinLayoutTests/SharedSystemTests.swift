import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Cards of equal constraints in one layout, which are solved on from each other, and each of them alone.
@Suite struct SharedSystemTests {
  /// A card whose shape follows from one seed and whose numbers follow from another.
  private static func card(shape: UInt64, numbers: UInt64) -> RelativeContainer {
    var shapes = SeededGenerator(seed: shape)
    var numbers = SeededGenerator(seed: numbers)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &numbers))
    }
    let texts = (0..<Int.random(in: 1...3, using: &shapes)).map { _ in
      TextNode(String(repeating: "ab c ", count: Int(number(1...9)))).lines(0)
    }
    let picture = ShapeNode()
    let row = StackContainer(.horizontal, spacing: number(0...9)) {
      ShapeNode().size(number(1...9))
      TextNode("end")
    }
    let card = RelativeContainer {
      picture
      for text in texts { text }
      row
    }
    func say(
      _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
      _ priority: Float = 1000
    ) {
      card.constraints.append(
        Constraint(first, comparison, second, constant: constant, priority: Priority(priority)))
    }
    say(term(picture, .left), .equal, term(card, .left), number(0...20))
    say(term(picture, .top), .equal, term(card, .top), number(0...20))
    say(term(picture, .width), .equal, nil, number(1...60))
    // Rows with variables of both axes keep texts from beginning with the widths of the card before.
    let isTied = Bool.random(using: &shapes)
    say(
      term(picture, .height), .equal, isTied ? term(picture, .width, 0.5) : nil, number(0...9))
    var above: Node = picture
    for (place, text) in texts.enumerated() {
      say(term(text, .left), .equal, term(picture, .right), number(0...20))
      let isOpen = Bool.random(using: &shapes)
      say(
        term(text, .right), isOpen ? .lessThanOrEqual : .equal, term(card, .right), -number(0...20))
      say(term(text, .top), .equal, term(above, .bottom), number(0...9))
      // Some contradict others, and some of these are required.
      if Int.random(in: 0..<4, using: &shapes) == 0 {
        say(term(text, .width), .equal, nil, number(10...200), place == 0 ? 1000 : 700)
      }
      above = text
    }
    // Some leave open where the row is.
    if Int.random(in: 0..<3, using: &shapes) > 0 {
      say(term(row, .left), .equal, term(picture, .left), number(0...9))
    }
    say(term(row, .top), .greaterThanOrEqual, term(above, .bottom), number(0...9))
    say(term(row, .bottom), .equal, term(card, .bottom), -number(0...9))
    return card
  }

  private static func layout(_ cards: [RelativeContainer]) -> Arrangement {
    let root = FlexContainer(.column)
    for card in cards { card.attach(to: root) }
    return Scene(root, text: FixedTextMeasurer()).layout(
      in: Size(300, 10_000), traits: Traits(displayScale: 2))
  }

  @Test(arguments: 0..<24)
  func cardsInOneLayoutAreAsAlone(_ seed: Int) throws {
    let seed = UInt64(seed) * 100
    func make(_ place: UInt64) -> RelativeContainer {
      Self.card(shape: seed + 1 + place % 3, numbers: seed + 10 + place)
    }
    let together = (0..<18).map { make($0) }
    let arrangement = Self.layout(together)
    var findings = 0
    for (place, card) in together.enumerated() {
      let alone = make(UInt64(place))
      let expected = Self.layout([alone])
      findings += expected.diagnostics.count
      for (node, other) in zip(card.subtree, alone.subtree).dropFirst() {
        #expect(arrangement[node]?.frame == expected[other]?.frame, "card \(place), \(node.kind)")
      }
      #expect(arrangement[card]?.frame.size == expected[alone]?.frame.size)
    }
    #expect(arrangement.diagnostics.count == findings)
  }

  /// A text whose width depends on its height begins with its natural size, and not with that of the card before.
  @Test func aTextBesideANarrowOneKeepsItsNaturalWidth() {
    func card(_ string: String) -> (root: RelativeContainer, text: TextNode) {
      let text = TextNode(string).font(.system(20)).lines(0)
      text.priorities.horizontalHugging = 1
      text.priorities.horizontalCompression = 1
      let root = RelativeContainer { text }
      root.constraints = [
        Constraint(term(text, .left), .equal, term(root, .left)),
        Constraint(term(text, .top), .equal, term(root, .top)),
        Constraint(term(text, .bottom), .equal, term(root, .bottom)),
        Constraint(term(text, .width), .equal, term(text, .height, -2), constant: 140),
      ]
      return (root, text)
    }
    // Letters are squares of 20. Six take 120, which 100 does not hold: the text has two lines, and 60 holds these.
    let narrow = [card("ab cde"), card("ab cde")]
    // Five take 100 on a line, and two lines in a width of 60.
    let wide = card("ab cd")
    let arrangement = Self.layout(narrow.map(\.root) + [wide.root])
    for card in narrow { #expect(arrangement[card.text]?.frame == Rect(0, 0, 60, 40)) }
    #expect(arrangement[wide.text]?.frame == Rect(0, 0, 100, 20))
  }

  /// Each width of a card is asked as if it were the first: a text on two lines has two in another width, too, and one if
  /// that holds it.
  @Test func aTextHasTheLinesOfEachWidth() {
    let text = TextNode("ab cde").font(.system(20)).lines(0)
    let card = RelativeContainer { text }
    card.constraints = [
      Constraint(term(text, .left), .equal, term(card, .left)),
      Constraint(term(text, .top), .equal, term(card, .top)),
      Constraint(term(text, .bottom), .equal, term(card, .bottom)),
      Constraint(term(text, .right), .lessThanOrEqual, term(card, .right)),
    ]
    let scene = Scene(FlexContainer(.column) { card }, text: FixedTextMeasurer())
    // Letters are squares of 20.
    #expect(scene.layout(in: Size(60, 500))[text]?.frame.size.height == 40)
    #expect(scene.layout(in: Size(80, 500))[text]?.frame.size.height == 40)
    #expect(scene.layout(in: Size(300, 500))[text]?.frame == Rect(0, 0, 120, 20))
  }

  /// The solution for the size that a card was measured to have is not the one for the size that it gets.
  @Test func aCardThatGrowsIsSolvedForItsSize() {
    let (top, bottom) = (ShapeNode().size(20, 10), ShapeNode().size(20, 10))
    let card = RelativeContainer {
      top
      bottom
    }
    card.constraints = [
      Constraint(term(top, .left), .equal, term(card, .left), constant: 5),
      Constraint(term(top, .top), .equal, term(card, .top), constant: 5),
      Constraint(term(bottom, .right), .equal, term(card, .right), constant: -5),
      Constraint(term(bottom, .top), .equal, term(top, .bottom), constant: 5, priority: .low),
      Constraint(term(bottom, .bottom), .equal, term(card, .bottom), constant: -5),
    ]
    let root = FlexContainer(.column) { card.grow(1) }
    let scene = Scene(root)
    for (width, height) in [(100.0, 200.0), (100, 300), (70, 300)] {
      let arrangement = scene.layout(in: Size(width, height))
      #expect(arrangement[top]?.frame == Rect(5, 5, 20, 10))
      #expect(arrangement[bottom]?.frame == Rect(width - 25, height - 15, 20, 10))
    }
  }

  /// Checks that each card of a layout has the frames of the same card alone, and that as many problems are reported.
  private func checkCardsAreAsAlone(
    _ make: [() -> RelativeContainer], _ location: SourceLocation = #_sourceLocation
  ) {
    let together = make.map { $0() }
    let arrangement = Self.layout(together)
    var count = 0
    for (card, make) in zip(together, make) {
      let alone = make()
      let expected = Self.layout([alone])
      count += expected.diagnostics.count
      for (node, other) in zip(card.subtree, alone.subtree).dropFirst() {
        #expect(arrangement[node]?.frame == expected[other]?.frame, sourceLocation: location)
      }
    }
    #expect(arrangement.diagnostics.count == count, sourceLocation: location)
  }

  /// Constraints that contradict each other in one card only are reported for it, and leave the cards after it alone.
  @Test(arguments: [[20.0, 20, 20, 40, 20], [40, 20, 40, 20, 20], [20, 40, 30, 20, 40]])
  func contradictionsAreThoseOfEachCard(leasts: [Double]) {
    func card(_ least: Double) -> RelativeContainer {
      let box = ShapeNode()
      let card = RelativeContainer { box }
      card.constraints = [
        Constraint(term(box, .left), .equal, term(card, .left)),
        Constraint(term(box, .top), .equal, term(card, .top)),
        Constraint(term(box, .width), .equal, nil, constant: 30),
        Constraint(term(box, .height), .greaterThanOrEqual, nil, constant: least),
        Constraint(term(box, .height), .equal, term(box, .width)),
        Constraint(term(box, .height), .equal, nil, constant: 0, priority: .low),
        Constraint(term(box, .bottom), .equal, term(card, .bottom)),
      ]
      return card
    }
    checkCardsAreAsAlone(leasts.map { least in { card(least) } })
  }

  /// A height that follows from a width, which follows from the height, is reported where it is measured before.
  @Test func sizesThatDependOnThemselvesAreReportedInsideOthers() {
    // With a line for each word, the text is 80 high, so 160 wide, in which it takes two lines, so 40 wide.
    let text = TextNode("abc abc abc abc abc abc abc abc").font(.system(10)).lines(0)
    text.priorities.horizontalHugging = 1
    text.priorities.horizontalCompression = 1
    let card = RelativeContainer { text }
    card.constraints = [
      Constraint(term(text, .left), .equal, term(card, .left)),
      Constraint(term(text, .top), .equal, term(card, .top)),
      Constraint(term(text, .width), .equal, term(text, .height, 2)),
      Constraint(term(card, .width), .equal, nil, constant: 300),
      Constraint(term(card, .height), .equal, nil, constant: 200),
    ]
    let root = FlexContainer(.column, alignItems: .flexStart) { card }
    let found = Scene(root, text: FixedTextMeasurer()).layout(in: Size(500, 500)).diagnostics
    #expect(found.map(\.rule) == ["size-does-not-settle"])
  }

  /// A card that was stretched is as wide as its text afterwards.
  @Test func aCardThatIsNoLongerStretchedHasItsOwnWidth() {
    let text = TextNode("ab cd").font(.system(20))
    let card = RelativeContainer { text }
    card.constraints = [
      Constraint(term(text, .left), .equal, term(card, .left)),
      Constraint(term(text, .top), .equal, term(card, .top)),
      Constraint(term(text, .right), .equal, term(card, .right)),
      Constraint(term(text, .bottom), .equal, term(card, .bottom)),
    ]
    let root = FlexContainer(.column) { card }
    let scene = Scene(root, text: FixedTextMeasurer())
    #expect(scene.layout(in: Size(300, 500))[card]?.frame.size == Size(300, 20))
    root.flexStyle.alignItems = .flexStart
    #expect(scene.layout(in: Size(300, 500))[card]?.frame.size == Size(100, 20))
    root.flexStyle.alignItems = .stretch
    #expect(scene.layout(in: Size(300, 500))[card]?.frame.size == Size(300, 20))
  }

  /// A node whose baseline is in the middle of its width.
  private final class SlopingNode: Node {
    override var notesItsChanges: Bool { true }
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      let width = min(60, proposal.width ?? 60)
      var answer = MeasuredSize(Size(width, 40))
      (answer.firstBaseline, answer.lastBaseline) = (width / 2, width / 2)
      return answer
    }
  }

  /// The baselines of a stack are those in the size that it gets, whatever it was measured for before.
  @Test func aStackHasTheBaselinesOfItsSize() {
    let (node, shape) = (SlopingNode(), ShapeNode().size(20, 5))
    let stack = StackContainer(.vertical) {
      node
      shape
    }
    let box = ShapeNode().size(10, 10)
    // A width of 10 contradicts the shape of 20.
    stack.constraints = [Constraint(term(shape, .width), .greaterThanOrEqual, constant: 20)]
    // The height of 45 is exact only where it is at least a half of the room.
    let row = LayoutContainer(
      StackLayout(align: .firstBaseline) {
        Placed(stack).width(.fraction(1)).minSize(.auto, .fraction(0.5)).maxSize(.auto, .points(45))
        Placed(box)
      })
    let scene = Scene(row)
    for size in [Size(60, 60), Size(10, 60), Size(60, 90)] { scene.checkedLayout(in: size) }
    // The node is 60 wide, so that its baseline is at 30, on which the box of 10 stands.
    #expect(scene.layout(in: Size(60, 90))[box]?.frame.minY == 20)
  }
}
