import QuoinModel

/// Says which fonts of a document name a text style that is not known.
enum FontCheck {
  static func run(_ root: XMLTreeElement, _ session: ImportSession) {
    let tree = root.tree
    for index in tree.records.indices {
      let element = XMLTreeElement(tree: tree, index: index)
      guard element.name == "fontDescription" || element.name == "font",
        let style = element["style"], !FontReader.isTextStyle(style)
      else { continue }
      let owner = element.parent?["id"]
      session.warn(
        "unknown-text-style",
        "'\(style)' is no text style that is known; the text is set in the size of its kind of view",
        at: element, nodes: owner.map { [$0] } ?? [])
    }
  }
}
