import QuoinModel

extension NodeBuilder {
  /// Sets the source locations of implied nodes, such as implied elements, list markers and the
  /// viewport, to those of their parents.
  ///
  /// - Parameter moment: The moment since which only some containers changed.
  func place(_ viewport: FlowContainer, since moment: UInt64) {
    let file = reader.options.path
    let start = SourcePlace(file: file, line: 1, column: 1)
    if viewport.place != start { viewport.place = start }
    var pending: [ContainerNode] = [viewport]
    while let container = pending.popLast() {
      let hasOtherChildren = container.structureMoment > moment
      for relation in container.relations
      where (hasOtherChildren || relation.subtreeChangeMoment > moment) && relation.isOfDocument {
        let node = relation.node
        // A node created in this file has a place in this file, which is not useful to users.
        if node.place?.file != file { node.place = container.place }
        if let inner = node as? ContainerNode { pending.append(inner) }
      }
    }
  }
}

extension HTMLReader {
  /// Returns the source location of an item.
  func place(_ index: Int) -> SourcePlace? {
    let item = tree.items[index]
    guard item.line > 0 else { return nil }
    return SourcePlace(file: options.path, line: Int(item.line), column: Int(item.column))
  }
}
