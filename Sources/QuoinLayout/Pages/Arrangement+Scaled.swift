public import QuoinGeometry
public import QuoinModel

extension Arrangement {
  /// The size of everything shown from the top left corner, in points.
  ///
  /// It includes the root, and content that overflows it to the right and down and is not clipped.
  ///
  /// - Complexity: O(n).
  package var contentSize: Size {
    let bounds = ContentExtent(self, size: size).bounds
    return Size(max(size.width, bounds.maxX), max(size.height, bounds.maxY))
  }

  /// The first item whose text or picture extends farthest outside the arrangement, or `nil` if all are inside.
  ///
  /// - Complexity: O(n).
  package var farthestOutside: Item? {
    ContentExtent(self, size: size).cut.map { items[$0] }
  }

  /// Returns the arrangement with another size, which the background of the root fills.
  public func resized(to size: Size) -> Arrangement {
    var items = items
    if !items.isEmpty { items[0].frame.size = size }
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items, diagnostics: diagnostics,
      windows: windows, documentTerms: documentTerms)
  }

  /// Returns the arrangement scaled by a factor.
  ///
  /// - Precondition: `factor > 0`.
  public func scaled(by factor: Double) -> Arrangement {
    precondition(factor > 0, "a picture has no size without a factor greater than zero")
    guard factor != 1 else { return self }
    return placed(
      Rect(0, 0, size.width * factor, size.height * factor), by: factor,
      on: Size(size.width * factor, size.height * factor), diagnostics: diagnostics)
  }

  /// Returns the arrangement as one page: at the top centre of its content, scaled down if it is larger.
  ///
  /// - Returns: The page and the scale factor.
  public func fitted(on format: PageFormat) -> (page: Arrangement, factor: Double) {
    let room = format.content
    let factor = min(1, room.width / max(1, size.width), room.height / max(1, size.height))
    let width = size.width * factor
    let frame = Rect(
      format.margins.left + (room.width - width) / 2, format.margins.top, width,
      size.height * factor)
    return (placed(frame, by: factor, on: format.size, diagnostics: diagnostics), factor)
  }

  /// Returns the arrangement with another one painted above it, which is not part of the reading order.
  ///
  /// The ground of a document is painted below it.
  func covered(by other: Arrangement) -> Arrangement {
    var items = items
    guard !items.isEmpty else { return other }
    let (ground, cover) = other.separatedGround()
    for part in [ground, cover] {
      let count = items.count
      for item in part {
        var copy = item
        copy.parent = (item.parent ?? -count) + count
        copy.end += count
        copy.isRepeated = true
        items.append(copy)
      }
    }
    items[0].end = items.count
    return Arrangement(
      size: size, traits: traits, safeArea: safeArea, items: items,
      diagnostics: diagnostics + other.diagnostics, windows: windows, documentTerms: documentTerms)
  }

  /// Returns the background of a scaled document's root, behind everything else, and the items without it.
  private func separatedGround() -> (ground: Items, cover: Items) {
    // A scaled arrangement begins with two boxes around its root, which contains the first element of a document.
    guard items.count > 3, items[3].stacking != nil else { return (Items(), items) }
    let plain = items[2].look.withoutBox
    guard plain != items[2].look else { return (Items(), items) }
    var ground = Items(items.prefix(3))
    for index in ground.indices { ground[index].end = ground.count }
    ground[0].stacking = .context(index: -1_000_000_000)
    ground[2].content = .none
    ground[2].texts = []
    var cover = items
    cover[2].look = plain
    return (ground, cover)
  }

  /// Returns the arrangement scaled into a rectangle of a picture.
  func placed(
    _ frame: Rect, by factor: Double, on size: Size, diagnostics: [Diagnostic]
  ) -> Arrangement {
    placed(
      at: frame.origin, Transform(scale: Size(factor), anchor: .zero), on: size,
      diagnostics: diagnostics)
  }

  /// Returns the arrangement as a page that is turned.
  func turned(_ orientation: PageOrientation) -> Arrangement {
    if orientation == .upright { return self }
    let isLeft = orientation == .left
    var page = placed(
      at: isLeft ? Point(0, size.width) : Point(size.height, 0),
      Transform(rotation: (isLeft ? -1 : 1) * .pi / 2, anchor: .zero),
      on: Size(size.height, size.width), diagnostics: diagnostics)
    page.printedBoxes = printedBoxes?.turned(orientation, size)
    return page
  }

  /// Returns the arrangement in a picture, with its corner at a position and transformed around it.
  private func placed(
    at origin: Point, _ transform: Transform, on size: Size, diagnostics: [Diagnostic]
  ) -> Arrangement {
    let count = items.count + 2
    func box(_ frame: Rect, in parent: Int?, _ transform: Transform) -> Item {
      var look = Look()
      look.transform = transform
      look.clips = parent != nil
      var item = Item(
        id: NodeID(), identifier: nil, type: "#page", parent: parent, end: count,
        frame: frame, isHidden: false, look: look, content: .none, texts: .none, place: nil)
      // The scheme of a document is that of its ground.
      item.colorScheme = self.items.first?.colorScheme ?? .light
      // Raised content is scaled, too.
      if parent != nil { item.stacking = .context() }
      return item
    }
    var items = [
      box(Rect(origin: .zero, size: size), in: nil, .identity),
      box(
        Rect(origin: origin, size: self.size), in: 0, transform),
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
