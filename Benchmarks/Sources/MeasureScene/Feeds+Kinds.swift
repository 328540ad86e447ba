import Quoin

// Feeds of other containers than those of `Feed.flex(_:)`.
extension Feed {
  /// The feeds by name.
  static var kinds: [String: (Int) -> Feed] {
    [
      "flex": flex, "constraints": constraints, "stacks": stacks, "grid": grid, "values": values,
      "mixed": mixed, "varied": varied, "finding": finding, "apart": apart,
    ]
  }

  /// The texts of a card.
  private struct Texts {
    let title: TextNode
    let body: TextNode
    let age: TextNode
    let open = TextNode("Open")

    init(_ number: Int) {
      title = TextNode("Card No. \(number)")
      body = TextNode("A text of two lines or three, of the card of number \(number).").lines(0)
      age = TextNode("\(number % 60) minutes ago")
    }
  }

  /// Cards in a column of flex items.
  private static func column(_ count: Int, _ card: (Int, Texts) -> Node) -> Feed {
    let root = FlexContainer(.column, gap: 8)
    return feed(count, in: root, card) { $0.attach(to: root) }
  }

  private static func feed(
    _ count: Int, in root: ContainerNode, _ card: (Int, Texts) -> Node,
    _ attach: @escaping (Node) -> Void
  ) -> Feed {
    let shared = SharedStyle { $0.background = .white }
    var titles: [TextNode] = []
    for number in 0..<count {
      let texts = Texts(number)
      let card = card(number, texts)
      if number < 80 { card.wear(shared) }
      attach(card)
      titles.append(texts.title)
    }
    return Feed(root: root, texts: titles, shared: shared, attach: attach)
  }

  /// Cards of seven nodes, of stacks in each other.
  static func stacks(_ count: Int) -> Feed { column(count) { stack($1) } }

  private static func stack(_ texts: Texts) -> Node {
    StackContainer(.horizontal, spacing: 12, alignment: .center) {
      ShapeNode().size(40)
      StackContainer(.vertical, spacing: 4) {
        texts.title
        texts.body
        texts.age
      }
      texts.open
    }
  }

  /// Five cells for each card, in ten columns.
  static func grid(_ count: Int) -> Feed {
    let columns = TrackList(Array(repeating: .minmax(.minContent, .fr(1)), count: 10))
    let root = GridContainer(columns: columns, gap: 2)
    return feed(count * 5, in: root, { $1.title }, { $0.attach(to: root) })
  }

  /// Cards of six nodes in layout values.
  static func values(_ count: Int) -> Feed { column(count) { value($1) } }

  private static func value(_ texts: Texts) -> Node {
    LayoutContainer(
      StackLayout(.horizontal, spacing: 12, align: .center) {
        Placed(ShapeNode().size(40))
        StackLayout(.vertical, spacing: 4) {
          Placed(texts.title)
          Placed(texts.body)
          Placed(texts.age)
        }.grow(1).shrink(1)
        Placed(texts.open)
      }.inset(by: 12))
  }

  /// Cards of all containers by turns.
  static func mixed(_ count: Int) -> Feed {
    column(count) { number, texts in
      switch number % 7 {
      case 0: flexCard(texts)
      case 1: stack(texts)
      case 2: value(texts)
      case 3: constrained(texts)
      case 4: absoluteCard(texts)
      case 5:
        GridContainer(columns: [.points(40), .fr(1), .auto], gap: 12) {
          ShapeNode().size(40).cell(row: .span(3))
          texts.title
          texts.open
          texts.body
          texts.age
        }
      default:
        FlowContainer(padding: 12) {
          texts.title
          texts.body.block().margin(top: 4)
          FlexContainer(.row, gap: 12) {
            texts.age
            texts.open
          }
        }
      }
    }
  }

  private static func absoluteCard(_ texts: Texts) -> Node {
    let card = AbsoluteContainer()
    ShapeNode().size(40).attach(to: card).leading(12).top(12)
    texts.title.attach(to: card).leading(64).top(12)
    texts.body.attach(to: card).leading(64).trailing(12).top(36)
    texts.age.attach(to: card).leading(64).top(100)
    texts.open.attach(to: card).trailing(12).top(12)
    card.sizing.height = 130
    return card
  }

  private static func flexCard(_ texts: Texts) -> FlexContainer {
    FlexContainer(.row, gap: 12, alignItems: .center, padding: 12) {
      ShapeNode().size(40)
      FlexContainer(.column, gap: 4) {
        texts.title
        texts.body
        texts.age
      }.grow(1).shrink(1)
      texts.open
    }
  }

  /// Cards whose paddings and texts vary by traits.
  static func varied(_ count: Int) -> Feed {
    column(count) { _, texts in
      texts.body.when(.leftToRight) { $0.style.text.font = .system(15) }
      return flexCard(texts).when(.leftToRight) { $0.padding = Edges(16) }
    }
  }

  private static func constrained(_ texts: Texts) -> Node {
    let picture = ShapeNode()
    let card = RelativeContainer {
      picture
      texts.title
      texts.body
    }
    constrainCard(card, picture, texts.title, texts.body)
    return card
  }

  /// The flex cards, each node with its own place in the source, so that a layout reads every node.
  static func apart(_ count: Int) -> Feed {
    let feed = flex(count)
    for (number, node) in feed.root.subtree.enumerated() {
      node.place = SourcePlace(file: "Apart.swift", line: number + 1)
    }
    return feed
  }

  /// The flex cards, and one whose text has no place, which is reported.
  static func finding(_ count: Int) -> Feed {
    let feed = flex(count)
    let text = TextNode("Somewhere")
    feed.attach(
      RelativeContainer {
        text
      })
    return feed
  }
}
