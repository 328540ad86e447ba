import QuoinStyle

// Parts of other SVGs of the page that an SVG refers to, such as the symbols of a sprite: SVG 2 §5.6, the element `use`.
extension NodeBuilder {
  /// Returns the elements of other SVGs that an SVG refers to, as text.
  ///
  /// - Parameters:
  ///   - root: The SVG.
  ///   - references: What its text refers to; what the borrowed elements refer to is added.
  mutating func borrowedText(for root: Int, _ references: inout DrawingReferences) -> String {
    reader.drawings.forget(root)
    var text = ""
    var asked: Set<DrawingReferences.Reference> = []
    var next = 0
    while next < references.references.count {
      let reference = references.references[next]
      next += 1
      guard !references.ids.contains(reference.id), asked.insert(reference).inserted,
        let target = reader.drawings.element(reference.id, in: reader.tree)
      else { continue }
      guard !reference.isResource || isRendered(target) else {
        reader.drawings.note(target, of: root, bytes: 0)
        continue
      }
      guard reader.drawings.borrowedBytes < reader.options.limits.pictureBytes else {
        reportBorrowing(root)
        break
      }
      let part = drawingText(of: target, in: outermost(target), isRoot: false, &references)
      text += part
      reader.drawings.note(target, of: root, bytes: part.utf8.count)
    }
    return text
  }

  /// Returns the outermost SVG around one of its parts.
  private func outermost(_ part: Int) -> Int {
    let items = reader.tree.items
    var root = part
    while items[root].parent >= 0, items[Int(items[root].parent)].isForeign {
      root = Int(items[root].parent)
    }
    return root
  }

  /// Whether neither an element nor one around it is taken out by `display: none`; as in browsers, gradients and other
  /// resources have no effect otherwise, but `use` does.
  private func isRendered(_ element: Int) -> Bool {
    var index = element
    while index >= 0 {
      if reader.style(of: index)[.display] == .keyword(.none) { return false }
      index = Int(reader.tree.items[index].parent)
    }
    return true
  }

  private mutating func reportBorrowing(_ root: Int) {
    let item = reader.tree.items[root]
    let limit = reader.options.limits.pictureBytes
    reader.findings.report(
      "limit-exceeded", about: "references between drawings",
      "the SVGs refer to more than \(limit) bytes of other SVGs; the rest of these is not drawn",
      line: item.line, column: item.column)
  }
}
