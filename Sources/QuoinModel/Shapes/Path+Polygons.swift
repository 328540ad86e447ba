import QuoinGeometry

extension Path {
  /// Returns the subpaths as closed polygons, with curves approximated by chords.
  ///
  /// - Parameter tolerance: The greatest distance between a curve and its chord, in points.
  /// - Complexity: O(n) in the number of elements; each curve has 256 chords at most.
  package func polygons(tolerance: Double = 1.0 / 64) -> [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    func end() {
      if current.count > 1 { polygons.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        current = [point]
      case .line(let point): current.append(point)
      case .curve(let first, let second, let last):
        let start = current.last ?? first
        current += Path.chords(start, first, second, last, tolerance: tolerance)
      case .close:
        end()
        current = current.first.map { [$0] } ?? []
      }
    }
    end()
    return polygons
  }

  /// Returns the ends of chords of a cubic curve.
  private static func chords(
    _ a: Point, _ b: Point, _ c: Point, _ d: Point, tolerance: Double
  ) -> [Point] {
    // The second differences of the control points bound the distance of n equal chords by
    // √3/18 · 3 · difference / n², which is less than half of it.
    let bend = max(
      (a.x - 2 * b.x + c.x).magnitude, (a.y - 2 * b.y + c.y).magnitude,
      (b.x - 2 * c.x + d.x).magnitude, (b.y - 2 * c.y + d.y).magnitude)
    guard bend.isFinite else { return [d] }
    let count = min(256, max(1, (bend / tolerance).squareRoot().rounded(.up)))
    return (1...Int(count)).map { step in
      let t = Double(step) / count
      let s = 1 - t
      let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y)
    }
  }
}
