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
}
