import QuoinGeometry
import QuoinModel
import QuoinStyle

/// Characters that fill the rest of a line before the text after them: CSS Content 3 §2.5.1.
struct Leader {
  /// The item and the pseudo-element that it is in.
  struct Key: Hashable {
    var item: Int
    var part: CSS.PseudoElement
  }

  var key: Key
  /// The box of the generated content, which ends where the line does.
  var content: Node
  /// The box of the leader itself.
  var node: Node
  /// The block whose lines are filled.
  var block: Int
}

extension NodeBuilder {
  /// Adds a leader to generated content, as wide as the pass before found room for.
  mutating func addLeader(
    _ pattern: String, _ index: Int, _ part: CSS.PseudoElement, _ style: CSS.ComputedStyle,
    to container: FlowContainer
  ) {
    let key = Leader.Key(item: index, part: part)
    let isFirst = !paged.leaders.contains { $0.content === container }
    guard counters.areOnPages, paged.page == nil, isFirst, reader.options.text != nil,
      let block = block(around: index)
    else {
      reader.findings.report(
        "unsupported-value", about: "leader",
        "'leader()' is supported once in the content of an element on pages; a space takes its place here",
        reader.place(index))
      addPlain(" ", to: container, Style())
      return
    }
    let width = reader.references.known?.leaders?[key] ?? 0
    var text = ""
    if width > 0, let unit = leaderUnit(pattern, style), unit > 0 {
      text = String(repeating: pattern, count: Int(min(width / unit, 10_000)))
    }
    // The patterns of all lines are at the end of the room, so that they are below each other.
    let own = partStyle(
      "display: inline-block; width: \(width)px; text-align: end; white-space: pre; text-indent: 0",
      in: style)
    let node = addPart("leader", own, in: style, to: container, text: text)
    paged.leaders.append(Leader(key: key, content: container, node: node, block: block))
  }

  /// Returns the width of a pattern.
  private func leaderUnit(_ pattern: String, _ style: CSS.ComputedStyle) -> Double? {
    guard let text = reader.options.text, !pattern.isEmpty else { return nil }
    var look = TextLook()
    look.font = style.font
    // The width of one includes what parts it from the next.
    let ten = String(repeating: pattern, count: 10)
    return text.measure(ten, style: look, width: nil).size.width / 10
  }

  /// Returns the element in whose lines an element's content is.
  private func block(around index: Int) -> Int? {
    let inline: [CSS.Keyword] = [.inline, .contents]
    var item = index
    while reader.tree.items[item].tag != nil {
      let display = reader.style(of: item)[.display].keyword
      if display.map({ !inline.contains($0) }) ?? true { return item }
      guard reader.tree.items[item].parent >= 0 else { return nil }
      item = Int(reader.tree.items[item].parent)
    }
    return nil
  }
}
