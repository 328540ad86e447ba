import CPlainCards
import Quoin
import QuoinCairo

/// Makes a PNG file of a card, in three steps.
protocol CardEngine {
  func layout(_ card: CardData)
  func paint(_ card: CardData)
  /// Answers the size of the file.
  func encode() -> Int
  /// Writes the last file.
  func save(_ path: String)
}

/// The template, laid out and painted by Quoin: the tree is built anew for each card.
final class QuoinCards: CardEngine {
  private let picture: String
  private let scale: Double
  private let text = PangoTextMeasurer()
  private var arrangement: Arrangement?
  private var pixels: PaintedPixels?
  private var file: [UInt8] = []

  init(picture: String, scale: Double) {
    self.picture = picture
    self.scale = scale
  }

  func layout(_ card: CardData) {
    let scene = Scene(CardTemplate.root(card, picture: picture), text: text)
    arrangement = scene.layout(in: CardTemplate.size, traits: Traits(displayScale: scale))
  }

  func paint(_ card: CardData) {
    guard let arrangement else { return }
    let painter = PNG(arrangement, scale: scale, text: text)
    pixels = try? painter.pixels(of: painter.list)
  }

  func encode() -> Int {
    file = (try? pixels?.png()) ?? []
    return file.count
  }

  func save(_ path: String) { Files.write(file, path) }
}

/// The same card by cairo and Pango alone.
final class PlainEngine: CardEngine {
  private let cards: OpaquePointer
  private let scale: Double

  init?(picture: String, scale: Double) {
    guard let cards = plain_cards_create(picture) else { return nil }
    self.cards = cards
    self.scale = scale
  }

  deinit { plain_cards_destroy(cards) }

  func layout(_ card: CardData) { with(card) { plain_cards_layout(cards, $0, scale) } }
  func paint(_ card: CardData) { with(card) { plain_cards_paint(cards, $0, scale) } }
  func encode() -> Int { plain_cards_encode(cards) }
  func save(_ path: String) { plain_cards_save(cards, path) }

  private func with(_ card: CardData, _ body: (UnsafePointer<PlainCard>) -> Void) {
    let texts = [card.title, card.subtitle, card.body] + card.labels
    let copies = texts.map { text in
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
      for (index, byte) in text.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
      bytes[text.utf8.count] = 0
      return bytes
    }
    var plain = PlainCard(
      title: copies[0], subtitle: copies[1], body: copies[2],
      labels: (UnsafePointer(copies[3]), UnsafePointer(copies[4]), UnsafePointer(copies[5])),
      from: card.from, to: card.to)
    body(&plain)
    for copy in copies { copy.deallocate() }
  }
}
