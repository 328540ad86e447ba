import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Edits of cards of constraints, many of which have the same form: the layout of a scene that has laid the cards out
/// before equals that of a new scene.
@Suite struct IslandEditTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["QUOIN_EDITS"].flatMap { Int($0) } ?? 3

  /// Cards in a column, and what is done to them.
  private struct Editor {
    var generator: SeededGenerator
    let root = FlexContainer(.column)
    var scene: Scene
    var size = Size(160, 300)

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      scene = Scene(root, text: FixedTextMeasurer(), safeArea: EdgeInsets(7))
      for number in 0..<Int.random(in: 3...7, using: &generator) {
        card(shape: seed + UInt64(number % 2)).attach(to: root).shrink(0)
      }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }

    /// Returns a card whose constraints follow from a seed, but for their numbers.
    private mutating func card(shape: UInt64) -> RelativeContainer {
      var shapes = SeededGenerator(seed: shape)
      func flip(_ count: Int = 2) -> Bool { Int.random(in: 0..<count, using: &shapes) == 0 }
      let texts = (0..<Int.random(in: 1...3, using: &shapes)).map { _ in
        TextNode(String(repeating: "ab c ", count: Int(number(1...9)))).lines(0).font(.system(8))
      }
      let picture = BoxNode(number(1...30), number(1...20))
      let row = StackContainer(.horizontal, spacing: number(0...9)) {
        ShapeNode().size(number(1...9))
        TextNode("end").font(.system(8))
      }
      if flip() { row.isMarginsRelative = true }
      let inner = RelativeContainer { row }
      let card = RelativeContainer {
        picture
        for text in texts { text }
        inner
      }
      inner.scrolls = flip(4)
      func say(
        _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
        _ priority: Float = 1000
      ) {
        card.constraints.append(
          Constraint(first, comparison, second, constant: constant, priority: Priority(priority)))
      }
      // Margins and safe areas depend on where the card is.
      let side: QuoinModel.Attribute = flip(3) ? .leadingMargin : .leading
      say(term(picture, .leading), .equal, term(card, side), number(0...20))
      say(term(picture, .top), .equal, term(card, flip(3) ? .topMargin : .top), number(0...20))
      if flip(3) { say(term(picture, .height), .equal, term(picture, .width, 0.5), number(0...9)) }
      var above: Node = picture
      for (place, text) in texts.enumerated() {
        say(term(text, .leading), .equal, term(picture, .trailing), number(0...20))
        say(
          term(text, .trailing), flip() ? .lessThanOrEqual : .equal, term(card, .trailing),
          -number(0...20))
        if flip(3) {
          say(term(text, .firstBaseline), .equal, term(above, .bottom), number(5...19))
        } else {
          say(term(text, .top), .equal, term(above, .bottom), number(0...9))
        }
        if flip(4) {
          say(term(text, .width), .equal, nil, number(10...200), place == 0 ? 1000 : 700)
        }
        above = text
      }
      if !flip(4) { say(term(inner, .leading), .equal, term(picture, .leading), number(0...9)) }
      say(term(inner, .top), .greaterThanOrEqual, term(above, .bottom), number(0...9))
      say(term(inner, .bottom), .equal, term(card, .bottom), -number(0...9))
      inner.constraints = [
        Constraint(term(row, .leading), .equal, term(inner, .leading), constant: number(0...3)),
        Constraint(term(row, .trailing), .equal, term(inner, .trailing)),
        Constraint(term(row, .top), .equal, term(inner, .topMargin), constant: number(0...3)),
        Constraint(term(row, .bottom), .equal, term(inner, .bottom)),
      ]
      return card
    }

    /// - Returns: What was done.
    mutating func edit() -> String {
      let cards = root.childNodes.compactMap { $0 as? RelativeContainer }
      guard let card = cards.randomElement(using: &generator),
        let node = Array(card.subtree).randomElement(using: &generator)
      else { return "nothing" }
      let name = "\(node.kind) in card \(root.index(of: card) ?? -1)"
      switch Int(number(0...15)) {
      case 0...3:
        let texts = card.subtree.compactMap { $0 as? TextNode }
        guard let text = texts.randomElement(using: &generator) else { return "nothing" }
        text.string = String(repeating: "ab c", count: Int(number(0...8)))
        return "text in \(name)"
      case 4, 5:
        let place = Int(number(0...card.constraints.count - 1))
        card.constraints[place].constant = number(-20...20)
        return "constant \(place) of \(name)"
      case 6:
        let place = Int(number(0...card.constraints.count - 1))
        card.constraints[place].priority = Priority(number(1...1000))
        return "priority \(place) of \(name)"
      case 7, 8:
        size = Size(number(60...250), number(100...500))
        return "room \(size)"
      case 9:
        let new = self.card(shape: generator.next() % 4)
        new.attach(to: root, at: Int(number(0...root.childNodes.count))).shrink(0)
        return "a card"
      case 10:
        if cards.count > 2 { card.removeFromContainer() }
        return "no \(name)"
      case 11:
        card.margins = number(0...1) == 0 ? nil : .fixed(EdgeInsets(number(0...20)))
        return "margins of \(name)"
      case 12:
        node.alignmentInsets = EdgeInsets(number(0...3))
        return "alignment insets of \(name)"
      case 13:
        node.isHidden.toggle()
        return "hidden \(name)"
      case 14:
        root.padding.top = .points(number(0...12))
        return "padding"
      default: return edit() + ", " + edit()
      }
    }
  }

  @Test(arguments: 0..<IslandEditTests.seeds) func editsAreNeverMissed(seed: Int) {
    var editor = Editor(seed: UInt64(seed) + 51000)
    var done: [String] = []
    for _ in 0..<25 {
      let kept = editor.scene.layout(in: editor.size)
      let fresh = Scene(
        editor.root, text: FixedTextMeasurer(), safeArea: editor.scene.safeArea
      ).layout(in: editor.size)
      let name = "seed \(seed) after \(done)"
      #expect(kept.diagnostics == fresh.diagnostics, "\(name)")
      for (a, b) in zip(kept.items, fresh.items) {
        guard let found = a.difference(from: b) else { continue }
        Issue.record("\(name): \(a.type): \(found)")
        return
      }
      done.append(editor.edit())
    }
  }
}
