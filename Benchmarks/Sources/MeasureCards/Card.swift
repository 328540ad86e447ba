import Quoin

/// What a card says.
struct CardData: Sendable {
  var title: String
  var subtitle: String
  var body: String
  var labels: [String]
  var from: UInt32
  var to: UInt32

  /// A card of its own for each number.
  init(_ number: Int) {
    let names = ["Ada Lovelace", "Grace Hopper", "Emmy Noether", "Mary Somerville", "Hypatia"]
    title = "\(names[number % names.count]) No. \(number)"
    subtitle = "Member since \(1990 + number % 35), room \(number)"
    body =
      "A card of one template and many data: page \(number) of a thousand, with enough words to fill "
      + "two lines or three, so that something has to be wrapped, measured and painted in the end."
    labels = ["\(number * 7 % 1000) visits", "\(number * 13 % 500) notes", "rank \(number % 97)"]
    from = [0x1E3A8A, 0x065F46, 0x7C2D12, 0x4C1D95][number % 4]
    to = [0x7C3AED, 0x10B981, 0xF59E0B, 0xEC4899][number / 4 % 4]
  }
}

/// The template.
enum CardTemplate {
  static let size = Size(1200, 630)

  /// The tree of one card.
  static func root(_ card: CardData, picture: String) -> Node {
    let page = AbsoluteContainer {
      FlexContainer(.column, gap: 30) {
        FlexContainer(.row, gap: 40) {
          ShapeNode().size(160).style {
            $0.cornerRadius = 80
            $0.background = .white
            $0.shadow = Shadow(color: .black.opacity(0.3), x: 0, y: 8, blur: 16)
            $0.backgroundLayers = [cover(picture)]
          }
          FlexContainer(.column, gap: 12) {
            TextNode(card.title).font(.system(48, weight: .bold)).color(Color(hex: 0x111827))
            TextNode(card.subtitle).font(.system(24)).color(Color(hex: 0x6B7280))
          }.grow(1)
        }
        TextNode(card.body).font(.system(20)).color(Color(hex: 0x374151)).lines(0).grow(1)
        FlexContainer(.row, gap: 20) {
          for label in card.labels {
            FlexContainer(.row, alignItems: .center, padding: 24) {
              TextNode(label).font(.system(22, weight: .medium)).color(Color(hex: 0x111827))
            }
            .style {
              $0.cornerRadius = 16
              $0.gradient = .linear(angle: 180, Color(hex: 0xF9FAFB), Color(hex: 0xE5E7EB))
              $0.shadow = Shadow(color: .black.opacity(0.2), x: 0, y: 6, blur: 12)
            }
            .size(320, 100)
          }
        }
      }
      .padding(40)
      .style {
        $0.background = .white
        $0.cornerRadius = 24
        $0.shadow = Shadow(color: .black.opacity(0.35), x: 0, y: 24, blur: 48)
      }
      .frame(60, 60, 1080, 510)
    }
    page.style.gradient = Gradient.linear(
      angle: 135, Color(hex: card.from), Color(hex: card.to))
    return page
  }

  private static func cover(_ picture: String) -> BackgroundLayer {
    var layer = BackgroundLayer(.picture(picture))
    layer.fit = .cover
    return layer
  }
}
