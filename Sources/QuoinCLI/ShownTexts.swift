import Quoin

/// The texts that the nodes of a tree show, for answers in words.
///
/// A layout that is not drawn keeps no lines, so they are taken from the tree.
struct ShownTexts: Sendable {
  /// No texts: what HTML's elements say is in texts of their own, which have no line in an answer.
  static let none = ShownTexts()

  private var texts: [NodeID: String] = [:]

  private init() {}

  /// The texts of a tree, several of one node a line each.
  init(of root: Node) {
    for node in root.subtree {
      let parts = node.texts
      guard let first = parts.first else { continue }
      let text =
        parts.count == 1 ? first.string : parts.map(\.string).joined(separator: "\n")
      if !text.isEmpty { add(text, of: node) }
    }
  }

  /// Adds a text to its node, or to the nearest one around it that has a line: the items of bars have none.
  private mutating func add(_ text: String, of node: Node) {
    var holder = node
    while holder.documentType?.utf8.first == UInt8(ascii: "#"), let parent = holder.parent {
      holder = parent
    }
    if texts[holder.id] == nil {
      texts[holder.id] = text
    } else {
      texts[holder.id]?.append("\n" + text)
    }
  }

  /// The text of a node, or `nil` where it shows none.
  subscript(node: NodeID) -> String? { texts.isEmpty ? nil : texts[node] }
}
