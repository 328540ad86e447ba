import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension InlineLineFiller {
  /// Places elements if there are no lines.
  ///
  /// - Parameters:
  ///   - left: The left edge of the room for a line.
  ///   - room: The width of that room.
  func placeEmpty(from left: Double, width room: Double, _ result: inout InlineLines) {
    // The marker of a list item has a line, which the elements are on.
    let isOnLine = (pass.tree.elements[text.container]?.markerRoom ?? 0) > 0
    let root = Standing(metrics: metrics(of: text.container))
    var extents = LineExtents()
    var standings: [Standing] = []
    for (index, span) in text.spans.enumerated() {
      let moved = offset(ofPartIn: index)
      var frame = Rect(x: left + offset(free: room), y: 0, width: 0, height: 0)
      if isOnLine {
        let outer = standings.indices.contains(span.parent) ? standings[span.parent] : root
        let standing = stand(span.node, metrics(of: span.node), in: outer, &extents)
        standings.append(standing)
        frame.origin.y = root.metrics.above - standing.rise - standing.metrics.ascent
        frame.size.height = standing.metrics.ascent + standing.metrics.descent
      }
      frame.origin = frame.origin + moved
      result.fragments.append(InlineLines.Fragment(node: span.node, frame: frame))
    }
    placeOutOfFlow(&result, (left, room))
  }

  /// Places out-of-flow boxes at their static positions: CSS 2 §10.3.7 and §10.6.4.
  ///
  /// - Parameter room: The left side and the width of an empty line after the last one, which floats may narrow.
  func placeOutOfFlow(_ result: inout InlineLines, _ room: (left: Double, width: Double)? = nil) {
    // An inline element without text on its line is where an empty line would begin, beside floats.
    let emptyStart = (room?.left ?? 0) + offset(free: max(0, room?.width ?? width))
    for (index, item) in text.outOfFlow.enumerated() {
      let isInline = pass.tree.elements[item.node]?.isInlineInFlow ?? false
      let before = (0..<item.part).last { ends[$0] != nil }.flatMap { ends[$0] }
      let isBeforeContent = (item.part..<text.parts.count).contains { ends[$0] != nil }
      var point = Point(0, 0)
      if isInline, let before, item.part > 0, case .lineBreak = text.parts[item.part - 1] {
        point = Point(emptyStart, before.bottom)
      } else if isInline {
        let start = isBeforeContent ? firstStart : nil
        point = Point(before?.x ?? start ?? emptyStart, before?.top ?? firstTop ?? 0)
      } else {
        point = Point(isRightToLeft ? width : 0, before?.bottom ?? 0)
      }
      result.layout.staticPositions[index] = point
    }
  }
}
