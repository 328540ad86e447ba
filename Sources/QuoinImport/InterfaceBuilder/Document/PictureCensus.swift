import QuoinModel

/// Finds the pictures that a document names anywhere and that are not there.
///
/// Painters tell what they cannot draw. What no drawing shows, such as the pictures of other states of a button, of tabs,
/// and of hidden views, only the document knows.
struct PictureCensus {
  let session: ImportSession

  /// The pictures that are not there, each once, where it is named first.
  func missing(in tree: XMLDocumentTree) -> [MissingPicture] {
    var told: Set<String> = []
    var missing: [MissingPicture] = []
    for index in tree.records.indices where !session.isOutOfTime {
      let element = XMLTreeElement(tree: tree, index: index)
      if element.parent?.isNamed("resources") == true { continue }
      for name in names(element) where told.insert(name).inserted {
        guard !session.bundle.value.has(name) else { continue }
        let words =
          session.bundle.value.isProject
          ? "is not in \(session.bundle.value.words)" : "was not found"
        missing.append(
          MissingPicture(
            name: name,
            diagnostic: Diagnostic(
              .warning, rule: "missing-image", "the picture “\(name.prefix(200))” \(words)",
              place: session.place(element), nodes: owner(of: element))))
      }
    }
    return missing
  }

  /// The pictures of the app that the attributes of an element name.
  private func names(_ element: XMLTreeElement) -> [String] {
    guard !element.isValue("catalog", "system") else { return [] }
    if element.isNamed("userDefinedRuntimeAttribute") {
      guard element.isValue("type", "image"), let name = element["value"], !name.isEmpty else {
        return []
      }
      return [name]
    }
    let tree = element.tree
    var names: [String] = []
    for position in tree.attributeRange(element.index) {
      let attribute = tree.names.names[Int(tree.attributes[position].name)]
      guard attribute == "image" || attribute.hasSuffix("Image"),
        !tree.isValue(position, "YES"), !tree.isValue(position, "NO")
      else { continue }
      let name = tree.value(position)
      if !name.isEmpty { names.append(name) }
    }
    return names
  }

  /// The id of the object that an element is, or is in.
  private func owner(of element: XMLTreeElement) -> [String] {
    var step: XMLTreeElement? = element
    while let current = step {
      if let id = current["id"] { return [id] }
      step = current.parent
    }
    return []
  }
}
