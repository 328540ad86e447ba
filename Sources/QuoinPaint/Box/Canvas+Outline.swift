import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws an outline around boxes at a distance; boxes that touch share one outline.
  ///
  /// CSS UI 4 §3.1 asks for closed outlines if possible.
  ///
  /// - Parameter scale: The number of pixels per point, for fitting dashes.
  mutating func outline(
    around boxes: [Rect], _ line: BoxDecoration.Line, offset: Double, _ scale: Double
  ) {
    let outer = boxes.map { $0.outset(by: EdgeInsets(offset + line.width)) }
    let inner = boxes.map { $0.outset(by: EdgeInsets(offset)) }
    var ring = Path()
    for rect in Rect.region(of: outer, without: inner) { ring.elements += Path(rect).elements }
    guard !ring.elements.isEmpty else { return }
    guard line.line != .solid else { return fill(ring, line.color) }
    add(.beginPathClip(ring))
    for rect in outer {
      var edges = BoxEdges(RoundedRect(rect), lines: BoxEdges.Lines(line))
      edges.scale = scale
      border(edges)
    }
    add(.endClip)
  }
}

extension Rect {
  /// Returns the region covered by some rectangles but not by others, as disjoint rectangles.
  ///
  /// - Complexity: O(n · k) for n rectangles, at most k of which share a vertical position, besides
  ///   sorting.
  static func region(of outer: [Rect], without inner: [Rect]) -> [Rect] {
    let outer = outer.filter { !$0.isEmpty }.sorted { $0.minY < $1.minY }
    let inner = inner.filter { !$0.isEmpty }.sorted { $0.minY < $1.minY }
    let heights = Set((outer + inner).flatMap { [$0.minY, $0.maxY] }).sorted()
    var (nextOuter, nextInner) = (0, 0)
    var (open, cut): ([Rect], [Rect]) = ([], [])
    // Rectangles that reach the current height and may continue below.
    var growing: [Rect] = []
    var done: [Rect] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      open.removeAll { $0.maxY <= top }
      cut.removeAll { $0.maxY <= top }
      while nextOuter < outer.count, outer[nextOuter].minY <= top {
        open.append(outer[nextOuter])
        nextOuter += 1
      }
      while nextInner < inner.count, inner[nextInner].minY <= top {
        cut.append(inner[nextInner])
        nextInner += 1
      }
      let spans = joined(open.map { ($0.minX, $0.maxX) })
        .flatMap { subtract(joined(cut.map { ($0.minX, $0.maxX) }), from: $0) }
      var row = spans.map { Rect(left: $0.0, top: top, right: $0.1, bottom: bottom) }
      for index in row.indices {
        if let above = growing.firstIndex(where: {
          $0.minX == row[index].minX && $0.maxX == row[index].maxX
        }) {
          row[index] = row[index].union(growing.remove(at: above))
        }
      }
      done += growing
      growing = row
    }
    return done + growing
  }

  /// Returns spans from left to right, with touching ones merged.
  private static func joined(_ spans: [(Double, Double)]) -> [(Double, Double)] {
    var result: [(Double, Double)] = []
    for span in spans.sorted(by: { $0.0 < $1.0 }) {
      if let last = result.last, span.0 <= last.1 {
        result[result.count - 1].1 = max(last.1, span.1)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// Returns the parts of a span that are not covered by other spans, which must be sorted.
  private static func subtract(
    _ others: [(Double, Double)], from span: (Double, Double)
  ) -> [(Double, Double)] {
    var result: [(Double, Double)] = []
    var left = span.0
    for other in others where other.1 > left && other.0 < span.1 {
      if other.0 > left { result.append((left, other.0)) }
      left = max(left, other.1)
    }
    if left < span.1 { result.append((left, span.1)) }
    return result
  }
}
