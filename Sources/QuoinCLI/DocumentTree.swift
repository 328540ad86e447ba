import Quoin

/// Writes a laid-out document as a readable tree.
enum DocumentTree {
  static func text(_ document: LaidOutDocument) -> String {
    var text = ""
    for scene in document.scenes {
      let size = scene.arrangement.size
      text += "\(document.path) · scene \(scene.id) · "
      text += "\(DocumentJSON.number(size.width)) × \(DocumentJSON.number(size.height))\n"
      text += scene.arrangement.treeText
    }
    return text
  }
}
