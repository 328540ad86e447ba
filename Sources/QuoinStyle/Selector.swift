import QuoinModel

/// A compound selector: a kind or a star, then classes and an id.
///
/// CSS Selectors Level 4 §4, without combinators and pseudo-classes.
struct Selector: Hashable, Sendable {
  var kind: String?
  var classes: [String] = []
  var id: String?

  /// Reads a selector, or answers `nil` where it is none.
  init?(_ text: String) {
    var rest = text[...]
    func word() -> String? {
      let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      let word = rest[..<(end ?? rest.endIndex)]
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    if rest.first == "*" {
      rest.removeFirst()
    } else {
      kind = word()?.lowercased()
    }
    while let mark = rest.first {
      rest.removeFirst()
      guard let name = word() else { return nil }
      switch mark {
      case ".": classes.append(name)
      case "#" where id == nil: id = name
      default: return nil
      }
    }
    guard text == "*" || kind != nil || !classes.isEmpty || id != nil else { return nil }
  }

  /// CSS Selectors Level 4 §17: ids before classes before kinds.
  var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (kind == nil ? 0 : 1) }

  func matches(_ node: Node) -> Bool {
    if let kind, kind != node.kind.lowercased() { return false }
    if let id, id != node.identifier { return false }
    return classes.allSatisfy { node.classes.contains($0) }
  }
}
