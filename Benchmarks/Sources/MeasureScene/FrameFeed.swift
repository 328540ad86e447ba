import CBench
import Quoin

/// The feed of flex cards as a tree of objects whose frames a program sets by hand: what layout costs at least.
enum FrameFeed {
  private final class View {
    var frame = Rect.zero
    var text = ""
    var children: [View] = []

    init(_ text: String = "") { self.text = text }
  }

  /// Lays the feed out, and again after changes.
  ///
  /// - Parameter expected: The frames of the cards in a width of 390 points.
  static func run(_ count: Int, _ expected: [Rect], phase: (String, () -> Void) -> Void) {
    var made: View?
    phase("build") { made = build(count) }
    guard let root = made else { bench_fail("no feed") }
    phase("first") { place(root, 390) }
    for (card, frame) in zip(root.children, expected) where !isAlmost(card.frame, frame) {
      bench_fail("a card by hand has \(card.frame), Quoin's \(frame)")
    }
    phase("text") {
      let card = root.children[count / 2]
      card.children[1].children[0].text = "Another title"
      let height = card.frame.height
      place(card: card, at: card.frame.minY, 390)
      if card.frame.height != height { place(root, 390) }
    }
    phase("resize") { place(root, 430) }
  }

  private static func isAlmost(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minY - second.minY) < 0.5 && abs(first.width - second.width) < 0.01
      && abs(first.height - second.height) < 0.01
  }

  private static func build(_ count: Int) -> View {
    let root = View()
    for number in 0..<count {
      let card = View()
      let column = View()
      column.children = [
        View("Card No. \(number)"),
        View("A text of two lines or three, of the card of number \(number)."),
        View("\(number % 60) minutes ago"),
      ]
      card.children = [View(), column, View("Open")]
      root.children.append(card)
    }
    return root
  }

  private static func place(_ root: View, _ width: Double) {
    var y = 0.0
    for card in root.children {
      place(card: card, at: y, width)
      y += card.frame.height + 8
    }
    root.frame = Rect(x: 0, y: 0, width: width, height: y - 8)
  }

  private static func place(card: View, at top: Double, _ width: Double) {
    let (picture, column, open) = (card.children[0], card.children[1], card.children[2])
    let openWidth = self.width(of: open)
    let columnWidth = width - 2 * 12 - 40 - 2 * 12 - openWidth
    var y = 0.0
    for (index, text) in column.children.enumerated() {
      let lines = index == 1 ? (self.width(of: text) / columnWidth).rounded(.up) : 1
      text.frame = Rect(x: 0, y: y, width: columnWidth, height: lines * lineHeight)
      y += lines * lineHeight + 4
    }
    let height = max(40, y - 4)
    picture.frame = Rect(x: 12, y: 12 + (height - 40) / 2, width: 40, height: 40)
    column.frame = Rect(x: 64, y: 12 + (height - (y - 4)) / 2, width: columnWidth, height: y - 4)
    open.frame = Rect(
      x: width - 12 - openWidth, y: 12 + (height - lineHeight) / 2, width: openWidth,
      height: lineHeight)
    card.frame = Rect(x: 0, y: top, width: width, height: height + 24)
  }

  /// The height of a line, which Quoin rounds up to half a point.
  private static let lineHeight = 20.5

  private static func width(of view: View) -> Double { Double(view.text.utf8.count) * 8.5 }
}
