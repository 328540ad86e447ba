/// A resource of a values file, as far as layouts need it.
///
/// It is a value type, so that all documents of a project share the resources of its files.
struct AndroidEntry: Hashable, Sendable {
  /// An item of a style, an array or a plural.
  struct Item: Hashable, Sendable {
    /// The attribute that a style sets, or the quantity of a plural; empty in an array.
    let label: String
    let text: String
  }

  /// The name as written, including its dots.
  let name: String
  /// The text content of the element and its descendants, without surrounding white space.
  let text: String
  let items: [Item]
  /// The styled runs of a text with tags, or `nil` if it has none.
  let runs: [AndroidRun]?
  /// The parent that a style specifies.
  let parent: String?

  init(_ element: XMLTreeElement) {
    name = element["name"] ?? ""
    parent = element["parent"]
    items = element.children.filter { $0.isNamed("item") }.map {
      Item(label: $0["name"] ?? $0["quantity"] ?? "", text: $0.wholeText.trimmed)
    }
    runs = items.isEmpty ? AndroidRun.runs(of: element) : nil
    text = items.isEmpty ? element.wholeText.trimmed : ""
  }
}
