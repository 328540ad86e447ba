import QuoinModel

extension Arrangement {
  /// The arrangement with siblings in the order of their layers: what is painted, from back to front.
  ///
  /// - Complexity: O(n log n); O(n) where nothing is in a layer.
  public var inPaintingOrder: Arrangement {
    guard items.contains(where: { $0.layer != 0 }) else { return self }
    var sorted: [Item] = []
    sorted.reserveCapacity(items.count)
    // What is left to take, the next on top.
    var pending: [(index: Int, parent: Int?)] = [(0, nil)]
    while let (index, parent) = pending.popLast() {
      var item = items[index]
      let place = sorted.count
      item.end = place + item.end - index
      item.parent = parent
      sorted.append(item)
      let children = children(of: index).enumerated().sorted {
        (items[$0.element].layer, $0.offset) < (items[$1.element].layer, $1.offset)
      }
      for child in children.reversed() { pending.append((child.element, place)) }
    }
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: sorted, diagnostics: diagnostics,
      windows: windows)
  }
}
