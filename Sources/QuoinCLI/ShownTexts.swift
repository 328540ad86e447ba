import Quoin

/// The texts shown by the nodes of a tree, for text output.
///
/// They are taken from the tree, because a layout that is not drawn keeps no lines.
struct ShownTexts: Sendable {
  /// No texts, for HTML: its text nodes are not part of the output.
  static let none = ShownTexts()

  private var texts: [NodeID: String] = [:]

  private init() {}

  /// Collects the texts of a tree; several texts of one node are on separate lines.
  init(of root: Node) {
    for node in root.subtree {
      let parts = node.texts
      guard let first = parts.first else { continue }
      let text =
        parts.count == 1 ? first.string : parts.map(\.string).joined(separator: "\n")
      if !text.isEmpty { add(text, of: node) }
    }
  }

  /// Adds a text to its node or, for nodes not in the output such as bar items, to the nearest
  /// ancestor.
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

  /// The text of a node, or `nil` if it shows none.
  subscript(node: NodeID) -> String? { texts.isEmpty ? nil : texts[node] }
}
