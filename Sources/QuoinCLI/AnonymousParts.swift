import Quoin

/// The boxes around elements of a document that stand for no element, such as that of rotated lines.
///
/// Their elements are listed in the element around them.
struct AnonymousParts {
  private struct Part {
    var index: Int
    var end: Int
    var frame: Rect
    var isTurned: Bool
  }

  private var parts: [Part] = []

  /// Ends the parts before an item.
  mutating func close(at index: Int) {
    while let last = parts.last, last.end <= index { parts.removeLast() }
  }

  /// Begins a part, unless the item is generated content.
  mutating func open(
    _ item: Arrangement.Item, at index: Int, in arrangement: Arrangement
  ) -> Bool {
    let isTurned = item.type == "::vertical"
    guard isTurned || item.type == "::items" else { return false }
    // A part in a part is in the same element.
    let frame = isTurned ? item.frame : frame(of: item, in: arrangement)
    parts.append(
      Part(index: index, end: item.end, frame: frame, isTurned: isTurned))
    return true
  }

  /// Returns the frame of an element in the element around it.
  func frame(of item: Arrangement.Item, in arrangement: Arrangement) -> Rect {
    guard let part = parts.last, let parent = item.parent else { return item.frame }
    var frame = item.frame
    // A clockwise rotation about the middle exchanges the sides of everything inside.
    if parts.contains(where: \.isTurned) {
      let height = arrangement.items[parent].frame.height
      frame = Rect(
        x: height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
    }
    guard parent == part.index else { return frame }
    if part.isTurned {
      return frame.offset(
        by: Point(part.frame.midX - part.frame.height / 2, part.frame.midY - part.frame.width / 2))
    }
    return frame.offset(by: part.frame.origin)
  }
}
