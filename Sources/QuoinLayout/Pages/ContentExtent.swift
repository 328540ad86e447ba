import QuoinGeometry
import QuoinModel

/// The extent of everything that an arrangement shows: the scrollable overflow of the root (CSS
/// Overflow 3 §2.2).
struct ContentExtent {
  /// The smallest rectangle that contains the root and all visible parts of its descendants.
  private(set) var bounds: Rect
  /// The first items that extend farthest to the left and to the right.
  private(set) var widest: (left: Int?, right: Int?)
  /// The first text or picture that extends farthest outside a size, or `nil` if all are inside.
  private(set) var cut: Int?

  /// Measures an arrangement.
  ///
  /// - Parameters:
  ///   - size: The size of the area that is shown; content outside of it is cut off.
  ///   - counts: Whether content that begins at a height is measured.
  init(_ arrangement: Arrangement, size: Size, counts: (Double) -> Bool = { _ in true }) {
    bounds = Rect(origin: .zero, size: arrangement.items.first?.frame.size ?? .zero)
    let rules = DocumentBreaks.fixedItems(of: arrangement)
    var origins: [Point] = []
    // The visible area of each item's content.
    var windows: [Rect?] = []
    var farthest = 0.5
    for (index, item) in arrangement.items.enumerated() {
      let origin = item.parent.map { origins[$0] } ?? .zero
      let frame = item.frame.offset(by: origin)
      origins.append(frame.origin)
      var window = item.parent.flatMap { windows[$0] }
      defer {
        if item.look.clips, index > 0 { window = window.map { $0.intersection(frame) } ?? frame }
        windows.append(item.isHidden ? Rect.zero : window)
      }
      guard !item.isHidden, !rules[index], frame.isFinite, index > 0 else { continue }
      func shown(_ rect: Rect) -> Rect? {
        let rect = window.map { rect.intersection($0) } ?? rect
        return rect.width > 0 && rect.height > 0 && counts(rect.minY) ? rect : nil
      }
      func include(_ rect: Rect) {
        if rect.maxX > bounds.maxX + 0.01 { widest.right = index }
        if rect.minX < bounds.minX - 0.01 { widest.left = index }
        bounds = bounds.union(rect)
      }
      if let rect = shown(frame) { include(rect) }
      var isContent = false
      switch item.content {
      case .image, .control: isContent = true
      default: break
      }
      var seen = isContent ? [frame] : []
      seen += item.texts.flatMap { placed in
        let corner = frame.origin + placed.frame.origin
        return placed.text.lines.compactMap { line in
          line.text.contains { !$0.isWhitespace }
            ? Rect(corner.x, corner.y + line.top, placed.frame.width, line.height) : nil
        }
      }
      for rect in seen.compactMap(shown) {
        include(rect)
        let outside = max(rect.maxX - size.width, rect.maxY - size.height)
        if outside > farthest {
          cut = index
          farthest = outside
        }
      }
    }
  }
}

extension DocumentBreaks {
  /// Returns, for each item, whether it is placed in the viewport.
  static func fixedItems(of arrangement: Arrangement) -> [Bool] {
    var isFixed = [Bool](repeating: false, count: arrangement.items.count)
    var holdsFixed = isFixed
    for (index, item) in arrangement.items.enumerated() {
      guard let parent = item.parent else { continue }
      holdsFixed[index] = holdsFixed[parent] || item.stacking?.holding == .fixed
      isFixed[index] =
        isFixed[parent] || (item.stacking?.placing == .fixed && !holdsFixed[parent])
    }
    return isFixed
  }
}
