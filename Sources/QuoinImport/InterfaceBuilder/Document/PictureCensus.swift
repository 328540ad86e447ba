import QuoinModel

/// Finds missing images that a document refers to.
///
/// Painters report images that they cannot draw. Only the document knows of images that no drawing shows, such as those
/// of other button states, of tabs, and of hidden views.
struct PictureCensus {
  let session: ImportSession

  /// The missing images, each once, at its first reference.
  func missing(in tree: XMLDocumentTree) -> [MissingPicture] {
    var seen: Set<String> = []
    var missing: [MissingPicture] = []
    for index in tree.records.indices where !session.isOutOfTime {
      let element = XMLTreeElement(tree: tree, index: index)
      if element.parent?.isNamed("resources") == true { continue }
      for name in names(element) where seen.insert(name).inserted {
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

  /// Returns the app's images that an element's attributes refer to.
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

  /// Returns the id of an element or of the closest ancestor with an id, in an array that is empty if there is none.
  private func owner(of element: XMLTreeElement) -> [String] {
    var step: XMLTreeElement? = element
    while let current = step {
      if let id = current["id"] { return [id] }
      step = current.parent
    }
    return []
  }
}
