import Quoin

/// A feed of cards, and what is changed in it.
struct Feed {
  var root: ContainerNode
  /// The texts that are changed, one a card.
  var texts: [TextNode]
  /// A style that eighty cards wear.
  var shared: SharedStyle
  /// Appends a card.
  var attach: (Node) -> Void

  /// Cards of seven nodes, of flex containers in each other.
  static func flex(_ count: Int) -> Feed {
    let root = FlexContainer(.column, gap: 8)
    let shared = SharedStyle { $0.background = .white }
    var texts: [TextNode] = []
    for number in 0..<count {
      let title = TextNode("Card No. \(number)")
      let card = FlexContainer(.row, gap: 12, alignItems: .center, padding: 12) {
        ShapeNode().size(40)
        FlexContainer(.column, gap: 4) {
          title
          TextNode("A text of two lines or three, of the card of number \(number).").lines(0)
          TextNode("\(number % 60) minutes ago")
        }.grow(1).shrink(1)
        TextNode("Open")
      }
      if number < 80 { card.wear(shared) }
      card.attach(to: root)
      texts.append(title)
    }
    return Feed(root: root, texts: texts, shared: shared) { $0.attach(to: root) }
  }

  /// Cards of four nodes and ten constraints, each a system of its own.
  static func constraints(_ count: Int) -> Feed {
    let root = FlexContainer(.column, gap: 8)
    let shared = SharedStyle { $0.background = .white }
    var texts: [TextNode] = []
    for number in 0..<count {
      let picture = ShapeNode()
      let title = TextNode("Card No. \(number)")
      let body = TextNode("A text of two lines or three, of the card of number \(number).").lines(0)
      let card = RelativeContainer {
        picture
        title
        body
      }
      constrainCard(card, picture, title, body)
      if number < 80 { card.wear(shared) }
      card.attach(to: root)
      texts.append(title)
    }
    return Feed(root: root, texts: texts, shared: shared) { $0.attach(to: root) }
  }

  /// Constrains the parts of a card, by eleven constraints.
  static func constrainCard(_ card: Node, _ picture: Node, _ title: Node, _ body: Node) {
    constrain(card, picture, title, body) { card, picture, title, body in
      picture.leading == card.leading + 12
      picture.top == card.top + 12
      picture.width == 40
      picture.height == 40
      title.leading == picture.trailing + 12
      title.top == picture.top
      title.trailing <= card.trailing - 12
      body.leading == title.leading
      body.top == title.bottom + 4
      body.trailing == card.trailing - 12
      card.bottom == body.bottom + 12
    }
  }
}
