import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Cards of one form, which share the rows of their constraints, and a card among them that differs from them in one
/// respect: each has the frames of the same card alone.
@Suite struct IslandTemplateTests {
  /// The nodes of a card, by name.
  struct Card {
    let root = RelativeContainer()
    let picture = ShapeNode()
    let title: TextNode
    let group = RelativeContainer()
    let detail: TextNode

    /// Creates a card.
    ///
    /// - Parameter isTied: Whether the height of the picture depends on its width.
    init(_ number: Int, isTied: Bool) {
      title = TextNode(String(repeating: "ab ", count: number % 5 + 1))
      detail = TextNode(String(repeating: "abc de ", count: number % 7 + 2)).lines(0)
      for node in [picture, title, group] { node.attach(to: root) }
      detail.attach(to: group)
      root.constraints = [
        Constraint(term(picture, .leading), .equal, term(root, .leading), constant: 8),
        Constraint(term(picture, .top), .equal, term(root, .top), constant: 8),
        Constraint(term(picture, .width), .equal, nil, constant: 30),
        Constraint(
          term(picture, .height), .equal, isTied ? term(picture, .width, 0.5) : nil, constant: 10),
        Constraint(term(title, .leading), .equal, term(picture, .trailing), constant: 6),
        Constraint(term(title, .top), .equal, term(picture, .top)),
        Constraint(
          term(title, .trailing), .lessThanOrEqual, term(root, .trailing), constant: -8),
        // Between the title's hugging and its compression resistance.
        Constraint(term(title, .width), .equal, nil, constant: 60, priority: 500),
        Constraint(term(group, .leading), .equal, term(title, .leading)),
        Constraint(term(group, .top), .equal, term(title, .bottom), constant: 4),
        Constraint(term(group, .trailing), .equal, term(root, .trailing), constant: -8),
        Constraint(term(root, .bottom), .equal, term(group, .bottom), constant: 8),
      ]
      group.constraints = [
        Constraint(term(detail, .leading), .equal, term(group, .leading), constant: 3),
        Constraint(term(detail, .trailing), .equal, term(group, .trailing), constant: -3),
        Constraint(term(detail, .top), .equal, term(group, .top), constant: 3),
        Constraint(term(detail, .bottom), .equal, term(group, .bottom), constant: -3),
      ]
    }
  }

  enum Difference: CaseIterable, Sendable {
    case none, constant, coefficient, comparison, priority, attribute, node, innerConstant
    case extraConstraint, missingConstraint, size, limit, ratio, hugging, compression
    case alignmentInsets, direction, textWithoutSize, hiddenPicture, guide, margin, baseline, pinned
    case scrolling, otherOrder, extraChild, farNode

    /// - Parameter amount: What is added to the lengths of the difference.
    func apply(to card: Card, plus amount: Double = 0) {
      func change(_ ordinal: Int, _ change: (inout Constraint) -> Void) {
        change(&card.root.constraints[ordinal])
      }
      switch self {
      case .none: break
      case .constant: change(0) { $0.constant = 20 + amount }
      case .coefficient: change(3) { $0.second?.coefficient = 2 }
      case .comparison: change(6) { $0.comparison = .equal }
      case .priority:
        change(2) { $0.priority = 200 }
        card.root.constraints.append(
          Constraint(term(card.picture, .width), .equal, nil, constant: 50, priority: 300))
      case .attribute: change(5) { $0.second?.attribute = .bottom }
      case .node: change(8) { $0.second?.item = AnchorItem(node: card.picture.id) }
      case .innerConstant: card.group.constraints[0].constant = 11 + amount
      case .extraConstraint:
        card.root.constraints.append(
          Constraint(term(card.title, .width), .greaterThanOrEqual, nil, constant: 90))
      case .missingConstraint: card.root.constraints.remove(at: 11)
      case .size: card.title.sizing.height = 40 + amount
      case .limit: card.title.sizing.maxWidth = 15 + amount
      case .ratio:
        card.root.constraints.remove(at: 3)
        card.picture.sizing.aspectRatio = 3
      case .hugging: card.title.priorities.horizontalHugging = 900
      case .compression: card.title.priorities.horizontalCompression = 100
      case .alignmentInsets:
        card.title.alignmentInsets = EdgeInsets(top: 2 + amount, left: 3, bottom: 4, right: 5)
      case .direction: card.root.direction = .rightToLeft
      case .textWithoutSize: card.title.string = ""
      case .hiddenPicture: card.picture.isHidden = true
      case .guide:
        let guide = card.root.addGuide()
        card.root.constraints.append(
          Constraint(
            AnchorTerm(guide.item, .leading), .equal, term(card.root, .leading),
            constant: 17 + amount))
        card.root.constraints[0] = Constraint(
          term(card.picture, .leading), .equal, AnchorTerm(guide.item, .leading))
      case .margin:
        card.root.margins = .fixed(EdgeInsets(top: 9, left: 21 + amount, bottom: 9, right: 9))
        change(0) { $0.second?.attribute = .leadingMargin }
      case .baseline:
        // Their baselines are at four fifths, on whole points.
        card.title.style.text.font = .system(20 + 5 * amount)
        change(5) {
          $0.first.attribute = .firstBaseline
          $0.second?.attribute = .bottom
        }
      case .pinned:
        let relation = card.root[card.picture]
        relation?.placement = RelativePlacement(
          pinned: AbsolutePlacement(frame: Rect(2 + amount, 3, 20, 10)))
        card.root.constraints.removeSubrange(0..<4)
      case .scrolling: card.group.scrolls = true
      case .otherOrder: card.root.bringToFront(card.picture)
      case .extraChild: card.root.add(ShapeNode().size(5))
      case .farNode: change(8) { $0.second?.item = AnchorItem(node: card.detail.id) }
      }
    }
  }

  private static func layout(_ cards: [Card]) -> Arrangement {
    let root = FlexContainer(.column)
    for card in cards { card.root.attach(to: root) }
    return Scene(root, text: FixedTextMeasurer()).layout(
      in: Size(200, 10_000), traits: Traits(displayScale: 2))
  }

  @Test(arguments: Difference.allCases, [false, true])
  func eachCardIsAsAlone(_ difference: Difference, isTied: Bool) {
    for place in [0, 1, 3, 5] {
      checkEachCardIsAsAlone { number in
        let card = Card(number, isTied: isTied)
        if number == place { difference.apply(to: card) }
        return card
      }
    }
  }

  /// All cards differ from those of the other tests in the same respect, each by another length.
  @Test(arguments: Difference.allCases) func cardsWithOtherLengthsAreAsAlone(
    _ difference: Difference
  ) {
    checkEachCardIsAsAlone { number in
      let card = Card(number, isTied: false)
      difference.apply(to: card, plus: Double(number % 4))
      return card
    }
  }

  private func checkEachCardIsAsAlone(_ make: (Int) -> Card) {
    let together = (0..<10).map { make($0) }
    let arrangement = Self.layout(together)
    for (number, card) in together.enumerated() {
      let alone = make(number)
      let expected = Self.layout([alone])
      for (node, other) in zip(card.root.subtree, alone.root.subtree).dropFirst() {
        #expect(
          arrangement[node]?.frame == expected[other]?.frame, "card \(number), \(node.kind)")
      }
      #expect(arrangement[card.root]?.frame.size == expected[alone.root]?.frame.size)
    }
  }

  /// After each change the rows are those of a template, or the card's own.
  @Test(arguments: Difference.allCases, [false, true])
  func aChangedCardIsAsANewOne(_ difference: Difference, isTied: Bool) {
    let cards = (0..<6).map { Card($0, isTied: isTied) }
    let root = FlexContainer(.column)
    for card in cards { card.root.attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    func layout(_ scene: Scene) -> Arrangement {
      scene.layout(in: Size(200, 10_000), traits: Traits(displayScale: 2))
    }
    _ = layout(scene)
    difference.apply(to: cards[5])
    cards[2].detail.string = "other words in it"
    let kept = layout(scene)
    let fresh = layout(Scene(root, text: FixedTextMeasurer()))
    for node in root.subtree { #expect(kept[node]?.frame == fresh[node]?.frame, "\(node.kind)") }
  }

  /// Margins are lengths of a card that its form does not tell, where no height follows from a width.
  @Test func marginsAreThoseOfTheCard() {
    let root = FlexContainer(.column)
    for number in 0..<6 {
      let node = ShapeNode()
      let card = RelativeContainer { node }
      card.margins = .fixed(EdgeInsets(top: 0, left: Double(number), bottom: 0, right: 0))
      card.constraints = [
        Constraint(term(node, .leading), .equal, term(card, .leadingMargin)),
        Constraint(term(node, .top), .equal, term(card, .top)),
        Constraint(term(node, .width), .equal, nil, constant: 10),
        Constraint(term(node, .height), .equal, nil, constant: 10),
        Constraint(term(card, .bottom), .equal, term(node, .bottom)),
      ]
      card.attach(to: root)
    }
    let arrangement = Scene(root).layout(in: Size(200, 400))
    for (number, card) in root.childNodes.enumerated() {
      #expect(arrangement[Array(card.subtree)[1]]?.frame.minX == Double(number))
    }
  }

  /// A node inside a member that places its own children, which is where the other cards have a member.
  @Test func nodesInsideALeafAreNoMembers() {
    func card(isOther: Bool) -> RelativeContainer {
      let first = FlexContainer { for _ in 0..<(isOther ? 1 : 2) { ShapeNode().size(5) } }
      let second = FlexContainer { for _ in 0..<(isOther ? 2 : 1) { ShapeNode().size(5) } }
      let card = RelativeContainer {
        first
        second
      }
      let named = isOther ? second.childNodes[0] : second
      card.constraints = [
        Constraint(term(first, .left), .equal, term(card, .left)),
        Constraint(term(first, .top), .equal, term(card, .top)),
        Constraint(term(named, .left), .equal, term(card, .left), constant: 50),
        Constraint(term(second, .top), .equal, term(first, .bottom)),
        Constraint(term(card, .bottom), .equal, term(second, .bottom)),
      ]
      return card
    }
    func left(_ card: RelativeContainer, _ arrangement: Arrangement) -> Double? {
      arrangement[card.childNodes[1]]?.frame.minX
    }
    let alone = card(isOther: true)
    let expected = left(alone, Scene(FlexContainer(.column) { alone }).layout(in: Size(200, 400)))
    let cards = (0..<4).map { card(isOther: $0 == 3) }
    let root = FlexContainer(.column)
    for card in cards { card.attach(to: root) }
    let arrangement = Scene(root).layout(in: Size(200, 400))
    for card in cards.dropLast() { #expect(left(card, arrangement) == 50) }
    #expect(left(cards[3], arrangement) == expected)
  }

  /// A container named from inside a member that places its own children, where trees of one form may differ.
  @Test func containersNamedFromInsideALeafAreTheirOwn() {
    func card(isNested: Bool) -> (root: RelativeContainer, inner: FlexContainer) {
      let named = ShapeNode()
      let inner = FlexContainer()
      if isNested {
        FlexContainer { named }.attach(to: inner)
      } else {
        ShapeNode().attach(to: inner)
        named.attach(to: inner)
      }
      let root = RelativeContainer { inner }
      let outer = AnchorItem(node: named.id, part: .itself.raised(by: 2))
      root.constraints = [
        Constraint(term(inner, .left), .equal, term(root, .left)),
        Constraint(term(inner, .top), .equal, term(root, .top)),
        Constraint(term(inner, .right), .equal, term(root, .right), constant: -10),
        Constraint(term(inner, .bottom), .equal, term(root, .bottom)),
        Constraint(AnchorTerm(outer, .width), .equal, nil, constant: 100),
      ]
      return (root, inner)
    }
    let cards = (0..<3).map { _ in card(isNested: true) } + [card(isNested: false)]
    let root = FlexContainer(.column, alignItems: .flexStart)
    for card in cards { card.root.attach(to: root) }
    let arrangement = Scene(root).layout(in: Size(400, 400))
    for card in cards.dropLast() { #expect(arrangement[card.root]?.frame.width == 110) }
    #expect(arrangement[cards[3].root]?.frame.width == 100)
  }

  /// A node that may have no natural width or height.
  private final class StretchyNode: Node {
    let natural: MeasuredSize
    init(width: Double?, height: Double?) {
      natural = MeasuredSize(width: width, height: height)
      super.init()
    }
    override var notesItsChanges: Bool { true }
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      natural
    }
  }

  /// A node with a natural length hugs it, and one without takes what the constraints leave.
  @Test(arguments: [(nil, 20), (30, nil), (nil, nil)] as [(Double?, Double?)])
  func naturalSizesBelongToTheForm(_ width: Double?, _ height: Double?) {
    func card(_ width: Double?, _ height: Double?) -> RelativeContainer {
      let node = StretchyNode(width: width, height: height)
      let card = RelativeContainer { node }
      card.constraints = [
        Constraint(term(node, .leading), .equal, term(card, .leading)),
        Constraint(term(node, .top), .equal, term(card, .top)),
        Constraint(term(node, .trailing), .lessThanOrEqual, term(card, .trailing)),
        Constraint(term(node, .width), .equal, nil, constant: 50, priority: 100),
        Constraint(term(node, .height), .equal, nil, constant: 60, priority: 100),
        Constraint(term(card, .bottom), .equal, term(node, .bottom)),
      ]
      return card
    }
    let (root, last) = (FlexContainer(.column), card(width, height))
    for _ in 0..<3 { card(30, 20).attach(to: root) }
    last.attach(to: root)
    let kept = Scene(root).layout(in: Size(200, 400))
    for card in root.childNodes.dropLast() {
      for node in card.subtree where node is StretchyNode {
        #expect(kept[node]?.frame.size == Size(30, 20))
      }
    }
    #expect(kept[last.childNodes[0]]?.frame.size == Size(width ?? 50, height ?? 60))
  }
}
