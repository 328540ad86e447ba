public import QuoinGeometry
public import QuoinModel

extension Arrangement {
  /// The size of all that is shown from the top left corner on, in points: that of the root, and of
  /// what reaches out of it to the right and down and is not cut off.
  ///
  /// - Complexity: O(n).
  package var contentSize: Size {
    let bounds = ContentExtent(self, size: size).bounds
    return Size(max(size.width, bounds.maxX), max(size.height, bounds.maxY))
  }

  /// The first item of which a text or a picture is farthest outside of the picture, or `nil` where all of
  /// them are inside.
  ///
  /// - Complexity: O(n).
  package var farthestOutside: Item? {
    ContentExtent(self, size: size).cut.map { items[$0] }
  }

  /// The same in a picture of another size, which the ground of the root fills.
  public func resized(to size: Size) -> Arrangement {
    var items = items
    if !items.isEmpty { items[0].frame.size = size }
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics,
      windows: windows, documentTerms: documentTerms)
  }

  /// The arrangement, with all that is painted of it, larger or smaller by a factor.
  ///
  /// - Precondition: `factor > 0`.
  public func scaled(by factor: Double) -> Arrangement {
    precondition(factor > 0, "a picture has no size without a factor greater than zero")
    guard factor != 1 else { return self }
    return placed(
      Rect(0, 0, size.width * factor, size.height * factor), by: factor,
      on: Size(size.width * factor, size.height * factor), diagnostics: diagnostics)
  }

  /// The arrangement as one page: in the middle of its content at the top, smaller where it is larger than
  /// that.
  ///
  /// - Returns: the page, and the factor by which all on it is smaller.
  public func fitted(on format: PageFormat) -> (page: Arrangement, factor: Double) {
    let room = format.content
    let factor = min(1, room.width / max(1, size.width), room.height / max(1, size.height))
    let width = size.width * factor
    let frame = Rect(
      format.margins.left + (room.width - width) / 2, format.margins.top, width,
      size.height * factor)
    return (placed(frame, by: factor, on: format.size, diagnostics: diagnostics), factor)
  }

  /// The arrangement with another one painted above it, which is no part of what is read.
  func covered(by other: Arrangement) -> Arrangement {
    var items = items
    guard !items.isEmpty else { return other }
    let count = items.count
    for item in other.items {
      var copy = item
      copy.parent = (item.parent ?? -count) + count
      copy.end += count
      copy.isRepeated = true
      items.append(copy)
    }
    items[0].end = items.count
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items,
      diagnostics: diagnostics + other.diagnostics, windows: windows, documentTerms: documentTerms)
  }

  /// The arrangement, smaller or larger, in a rectangle of a picture.
  private func placed(
    _ frame: Rect, by factor: Double, on size: Size, diagnostics: [Diagnostic]
  ) -> Arrangement {
    let count = items.count + 2
    func box(_ frame: Rect, in parent: Int?, _ transform: Transform) -> Item {
      var look = Look()
      look.transform = transform
      look.clips = parent != nil
      var item = Item(
        id: NodeID(), identifier: nil, type: "#page", parent: parent, end: count,
        frame: frame, isHidden: false, look: look, content: .none, texts: [], place: nil)
      // What is raised in it is scaled, too.
      if parent != nil { item.stacking = .context() }
      return item
    }
    var items = [
      box(Rect(origin: .zero, size: size), in: nil, .identity),
      box(
        Rect(origin: frame.origin, size: self.size), in: 0,
        Transform(scale: Size(factor), anchor: .zero)),
    ]
    items.reserveCapacity(self.items.count + 2)
    for item in self.items {
      var copy = item
      copy.parent = item.parent.map { $0 + 2 } ?? 1
      copy.end += 2
      items.append(copy)
    }
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics,
      windows: windows, documentTerms: documentTerms)
  }
}
