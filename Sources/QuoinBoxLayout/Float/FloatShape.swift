import QuoinGeometry

/// The area of a float that lines avoid, if it is not the margin box: CSS Shapes 1 §2.
///
/// All lengths are in points, from the top left corner of the margin box.
package struct FloatShape: Hashable, Sendable {
  /// A straight part of the outline.
  private struct Edge: Hashable, Sendable {
    var start: Point
    var end: Point
  }

  private var edges: [Edge] = []
  /// The distance that lines keep from the outline.
  private let margin: Double

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - outline: Closed polygons; curves are approximated by the caller.
  ///   - margin: The distance that lines keep from them (CSS Shapes 1 §4.3).
  package init(outline: [[Point]], margin: Double = 0) {
    for polygon in outline {
      guard var last = polygon.last else { continue }
      for point in polygon {
        edges.append(Edge(start: last, end: point))
        last = point
      }
    }
    self.margin = max(0, margin.finite)
  }

  /// Hashes a few of the edges; there may be thousands.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(edges.count)
    hasher.combine(edges.first)
    hasher.combine(margin)
  }

  /// Returns how far the shape extends between two heights, or `nil` if it is not there.
  ///
  /// For equal heights, this is its extent there.
  ///
  /// - Complexity: O(n) in the number of edges.
  func extent(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var left = Double.infinity
    var right = -Double.infinity
    func add(_ from: Point, _ to: Point) {
      let (upper, lower) = from.y <= to.y ? (from, to) : (to, from)
      guard lower.y > top, upper.y < bottom || (top == bottom && upper.y <= top) else { return }
      let height = lower.y - upper.y
      func x(at y: Double) -> Double {
        height > 0 ? upper.x + (lower.x - upper.x) * (y - upper.y) / height : upper.x
      }
      let first = top > upper.y ? x(at: top) : upper.x
      let last = bottom < lower.y ? x(at: bottom) : lower.x
      left = min(left, first, last)
      right = max(right, first, last)
    }
    for edge in edges {
      add(edge.start, edge.end)
      guard margin > 0 else { continue }
      // The points near a straight line are between two parallels, and in circles around its ends.
      let across = Point(edge.end.y - edge.start.y, edge.start.x - edge.end.x)
      let length = (across.x * across.x + across.y * across.y).squareRoot()
      if length > 0 {
        let shift = Point(across.x * margin / length, across.y * margin / length)
        for side in [1.0, -1] {
          add(
            Point(edge.start.x + side * shift.x, edge.start.y + side * shift.y),
            Point(edge.end.x + side * shift.x, edge.end.y + side * shift.y))
        }
      }
      let distance = max(0, top - edge.end.y, edge.end.y - bottom)
      if distance < margin {
        let half = (margin * margin - distance * distance).squareRoot()
        left = min(left, edge.end.x - half)
        right = max(right, edge.end.x + half)
      }
    }
    return left <= right ? left...right : nil
  }
}

/// The edges of a float's boxes, from the top left corner of its margin box, which its shape refers to:
/// CSS Shapes 1 §5.
package struct FloatBoxes: Hashable, Sendable {
  package var margin: Rect
  package var border: Rect
  package var padding: Rect
  package var content: Rect
  /// The width of the containing block.
  package var containingWidth: Double
}
