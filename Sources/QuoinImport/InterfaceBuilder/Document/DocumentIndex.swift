/// Facts about a whole document that readers of its views depend on.
struct DocumentIndex {
  /// The ids of all elements, installed or not.
  private(set) var ids: Set<String> = []
  /// The ids that installed constraints refer to.
  private(set) var constrained: Set<String> = []
  /// The recorded intrinsic sizes of designable classes.
  private(set) var designables: [String: XMLTreeElement] = [:]

  init(_ root: XMLTreeElement, classes: SizeClasses) {
    let tree = root.tree
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      if let id = element["id"] { ids.insert(id) }
      switch element.name {
      case "constraints": addConstraints(element, classes)
      case "designable":
        if let name = element["name"] {
          designables[name] = element.child("size", key: "intrinsicContentSize")
        }
      default: break
      }
    }
  }

  private mutating func addConstraints(_ list: XMLTreeElement, _ classes: SizeClasses) {
    guard let owner = list.parent else { return }
    let excluded = VariedElement(owner, classes).excluded("constraints")
    for constraint in list.children where constraint.name == "constraint" {
      if let id = constraint["id"], excluded.contains(id) { continue }
      if let first = constraint["firstItem"] ?? owner["id"] { constrained.insert(first) }
      if constraint["secondAttribute"] != nil,
        let second = constraint["secondItem"] ?? owner["id"]
      {
        constrained.insert(second)
      }
    }
  }
}
