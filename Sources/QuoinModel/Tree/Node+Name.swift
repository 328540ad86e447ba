extension Node {
  /// The name of the node in diagnostics and printed trees: its kind with the author's label, its
  /// id, its text, or the place where it was described.
  ///
  /// A node without a label or id is distinguished from its siblings by the place where it was
  /// described, or by its position among those of the same name, as in `label "Row" (the 2nd of 3
  /// in stackView 'list')`.
  ///
  /// - Complexity: O(n) in the number of siblings.
  public final var displayName: String {
    guard documentLabel == nil, identifier == nil else { return ownName }
    var name = ownName
    if let distinction { return "\(name) \(distinction)" }
    // A row is one of many, and its descendants have the same names as those of the other rows.
    var container = parent
    for _ in 0..<Node.namedLevels {
      guard let step = container, step.documentLabel == nil, step.identifier == nil else { break }
      if let distinction = step.distinction {
        name += " in \(step.ownName) \(distinction)"
        break
      }
      container = step.parent
    }
    return name
  }

  /// The number of ancestors that may be named to distinguish a node.
  package static let namedLevels = 4
  /// The largest number of siblings that are compared with each other.
  private static let comparedSiblings = 256

  /// The name without what distinguishes the node from others.
  private var ownName: String { tag.name }

  /// The node's own description of itself, for diagnostics.
  final var tag: NodeTag {
    let isNamed = documentLabel != nil || identifier != nil
    return NodeTag(
      id: id, type: documentType ?? kind, label: documentLabel, identifier: identifier,
      text: isNamed ? nil : texts.first?.string, place: place)
  }

  /// A text in brackets that distinguishes the node from its siblings of the same name, or `nil` if
  /// no sibling has its name.
  private var distinction: String? {
    guard let parent, parent.relations.count > 1 else { return nil }
    let relations = parent.relations
    guard relations.count <= Node.comparedSiblings else {
      guard let index = parent.index(of: self) else { return nil }
      return "(child \(index + 1) of \(relations.count) in \(parent.ownName))"
    }
    let name = ownName
    let alike = relations.map(\.node).filter { $0 === self || $0.ownName == name }
    guard alike.count > 1, let rank = alike.firstIndex(where: { $0 === self }) else { return nil }
    if let place, !alike.contains(where: { $0 !== self && $0.place == place }) {
      return "(\(Node.words(place)))"
    }
    return "(the \(Node.ordinal(rank + 1)) of \(alike.count) in \(parent.ownName))"
  }

  fileprivate static func words(_ place: SourcePlace) -> String {
    "\(place.file.isEmpty ? "line " : "")\(place)"
  }

  /// Returns an ordinal number: `1st`, `2nd`, `11th`.
  private static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// Records where the node was described, unless it is known.
  @usableFromInline final func describe(_ file: String, _ line: Int) {
    if place == nil { place = SourcePlace(file: file, line: line) }
  }
}

/// A description of a node for diagnostics: a value, which can be sent where the node cannot.
struct NodeTag: Sendable {
  let id: NodeID
  let type: String
  let label: String?
  let identifier: String?
  let text: String?
  let place: SourcePlace?

  /// The name of the node without what distinguishes it from others.
  var name: String {
    if let label { return "\(type) '\(label)'" }
    if let identifier { return "\(type) '\(identifier)'" }
    if let text, !text.isEmpty { return "\(type) \"\(text.prefix(24))\"" }
    if let place { return "\(type) (\(Node.words(place)))" }
    return "\(type) #\(id.rawValue)"
  }
}
