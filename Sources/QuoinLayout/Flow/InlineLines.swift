import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Inline content after its layout, in the coordinates of the content box.
struct InlineLines {
  /// A piece of an inline element or a text on one line.
  struct Fragment {
    var node: Int
    /// The border box of an element, or the content area of a text.
    var frame: Rect
    /// The index of its text in `texts`, or -1 if it has no text or texts are not placed.
    var text: Int32 = -1
  }

  /// The text of a fragment.
  struct Text {
    var line: TextLine
    /// The look, if it differs from its node's.
    var look: TextLook?
    /// The width that justification adds to each space, in points.
    var wordSpacing = 0.0
    /// The width that justification adds to each ideograph.
    var letterSpacing = 0.0
  }

  /// The result for the box engine.
  var layout = InlineLayout(size: .zero)
  var fragments: [Fragment] = []
  var texts: [Text] = []
  /// The top and the bottom of each line.
  var lines: [Range<Double>] = []
  /// The baseline of the last line before a limit, if there is such a line.
  var baselineAtLimit: Double?
  /// The number of the lines among all that their flow had.
  var number = 0
}

extension InlineLines {
  /// Counts the lines, and ends the content after some of them, or after the first if none are left.
  mutating func cut(at limit: Int32?) {
    layout.lineCount = Int32(clamping: lines.count)
    guard let limit else { return }
    let last = max(1, Int(limit)) - 1
    guard last < lines.count else { return }
    layout.size.height = lines[last].upperBound
    if let baselineAtLimit { layout.lastBaseline = baselineAtLimit }
  }

  /// Sets the areas of the inline elements that are the containing blocks of boxes.
  ///
  /// Such an area reaches from the start of the element's first box to the end of its last one, between their padding
  /// edges: CSS Positioned Layout 3 §2.1.
  mutating func setContainers(of boxes: [(box: BoxID, holder: Int)], _ pass: LayoutPass) {
    // The first and the last box of each element, or empty ones below the lines if it is in none.
    let below = Rect(x: 0, y: layout.size.height, width: 0, height: 0)
    var frames: [Int: (first: Rect, last: Rect)?] = [:]
    for (_, holder) in boxes { frames[holder] = .some(nil) }
    for fragment in fragments {
      guard let known = frames[fragment.node] else { continue }
      frames[fragment.node] = (known?.first ?? fragment.frame, fragment.frame)
    }
    for (box, holder) in boxes {
      let area: Rect
      if let (first, last) = frames[holder] ?? nil {
        area = InlineLines.area(of: holder, from: first, to: last, pass)
      } else {
        area = below
      }
      layout.containers.append(
        InlineContainer(
          of: box, area: area, isRightToLeft: pass.tree.directions[holder] == .rightToLeft))
    }
  }

  /// Returns the area of an inline element between the padding edges of its first and its last box.
  private static func area(
    of node: Int, from first: Rect, to last: Rect, _ pass: LayoutPass
  ) -> Rect {
    let style = pass.tree.elements[node]?.style ?? PackedStyle()
    let (top, bottom) = (first.minY + style.border(.top), last.maxY - style.border(.bottom))
    let isRightToLeft = pass.tree.directions[node] == .rightToLeft
    let (before, after) = isRightToLeft ? (last, first) : (first, last)
    let (left, right) = (before.minX + style.border(.left), after.maxX - style.border(.right))
    // An end before the start leaves no area, at the start.
    let width = max(0, right - left)
    return Rect(
      x: isRightToLeft ? right - width : left, y: top, width: width, height: max(0, bottom - top))
  }

  /// The numbers of fragments, texts and lines.
  var counts: (fragments: Int, texts: Int, lines: Int) {
    (fragments.count, texts.count, lines.count)
  }

  /// Removes what was added after the lists had these numbers.
  mutating func remove(behind counts: (fragments: Int, texts: Int, lines: Int)) {
    fragments.removeLast(fragments.count - counts.fragments)
    texts.removeLast(texts.count - counts.texts)
    lines.removeLast(lines.count - counts.lines)
  }
}
