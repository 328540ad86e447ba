import QuoinGeometry

/// Replaced elements, whose content is not laid out with the document: HTML §15.4.
enum Replaced {
  static let tags: Set<String> = [
    "img", "svg", "math", "video", "audio", "iframe", "object", "embed",
  ]

  /// The default size of a replaced element: CSS 2 §10.3.2.
  static let standardSize = Size(300, 150)

  /// The replaced elements that are rendered as empty boxes.
  static let empty: Set<String> = ["video", "iframe", "object", "embed"]
}

extension NodeBuilder {
  /// Returns whether an element is replaced.
  ///
  /// An object without readable data shows its fallback content, if there is any (HTML §4.8.7). A
  /// canvas shows its content, because scripts do not run (HTML §4.12.5).
  mutating func isReplaced(_ index: Int, _ tag: String) -> Bool {
    let traits = reader.tree.items[index].traits
    guard !traits.isDisjoint(with: [.replaced, .control]) else { return false }
    switch pictureState(index, tag) {
    case .picture?, .nothing?, .room?: return true
    case .alternative?, .content?: return false
    case nil: break
    }
    guard traits.contains(.replaced) else { return false }
    guard tag == "object" else { return true }
    return !reader.tree.children(of: index).contains { child in
      let item = reader.tree.items[child]
      return item.tag.map { $0 != "param" } ?? !item.text.allSatisfy(\.isWhitespace)
    }
  }
}
