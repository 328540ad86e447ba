import Quoin

/// A laid out document as a tree to read.
enum DocumentTree {
  static func text(_ document: LaidOutDocument) -> String {
    var text = ""
    for scene in document.scenes {
      let size = scene.arrangement.size
      text += "\(document.path) · scene \(scene.id) · "
      text += "\(DocumentJSON.number(size.width)) × \(DocumentJSON.number(size.height))\n"
      var depths: [Int] = []
      for item in scene.arrangement.items {
        let depth = item.parent.map { depths[$0] + 1 } ?? 0
        depths.append(depth)
        let frame = item.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          .map { DocumentJSON.number($0) }.joined(separator: " ")
        text += String(repeating: "  ", count: min(depth, 40)) + item.type
        if let identifier = item.identifier { text += " #\(identifier)" }
        if let label = item.texts.first?.text.lines.first { text += " “\(label.text)”" }
        text += "  (\(numbers))" + (item.isHidden ? " hidden" : "") + "\n"
      }
    }
    return text
  }
}
