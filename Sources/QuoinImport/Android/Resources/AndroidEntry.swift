/// A resource of a values file, as far as layouts need it.
///
/// It is a value, so that all documents of a project share what was read of its files once.
struct AndroidEntry: Hashable, Sendable {
  /// What is in a style, an array or a plural.
  struct Item: Hashable, Sendable {
    /// The attribute that a style sets, or the quantity that a plural speaks of; empty in an array.
    let label: String
    let text: String
  }

  /// The name as it is written, with its points.
  let name: String
  /// The characters in the element and all in it, without white space at their ends.
  let text: String
  let items: [Item]
  /// The parts of a text that has tags in it; `nil` for one that has none.
  let runs: [AndroidRun]?
  /// The style that a style names as its parent.
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
