import QuoinGeometry

/// A path of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Moves to a point without drawing.
    case move(Point)
    /// Draws a straight line to a point.
    case line(Point)
    /// Draws a cubic Bézier curve to the third point; the others are its control points.
    case curve(Point, Point, Point)
    /// Closes the subpath with a straight line to its start.
    case close
  }

  /// The fill rule of a path that intersects itself.
  public enum Rule: UInt8, Hashable, Sendable {
    /// Points with a nonzero winding number are inside.
    case winding
    /// Points from which a ray crosses the path an odd number of times are inside.
    case evenOdd
  }

  /// The elements.
  public var elements: [Element]
  /// The fill rule.
  public var rule = Rule.winding

  /// Creates a path from its elements.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Creates a path of straight lines; without points it is empty.
  public init(lines points: [Point], closed: Bool = false) {
    elements = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
    if closed, !points.isEmpty { elements.append(.close) }
  }

  /// The smallest rectangle that encloses all points.
  public var bounds: Rect {
    var box: Rect?
    func add(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      box = box.map { $0.union(spot) } ?? spot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let a, let b, let c):
        add(a)
        add(b)
        add(c)
      case .close: break
      }
    }
    return box ?? .zero
  }
}

extension Path {
  /// Creates an ellipse that fills a rectangle, from four curves.
  public init(ellipse rect: Rect) {
    let right = Point(rect.maxX, rect.midY)
    let dx = rect.width / 2 * Path.roundness
    let dy = rect.height / 2 * Path.roundness
    let (x, y) = (rect.midX, rect.midY)
    self.init([
      .move(right),
      .curve(Point(rect.maxX, y + dy), Point(x + dx, rect.maxY), Point(x, rect.maxY)),
      .curve(Point(x - dx, rect.maxY), Point(rect.minX, y + dy), Point(rect.minX, y)),
      .curve(Point(rect.minX, y - dy), Point(x - dx, rect.minY), Point(x, rect.minY)),
      .curve(Point(x + dx, rect.minY), Point(rect.maxX, y - dy), right),
      .close,
    ])
  }

  /// Creates a rectangle.
  public init(_ rect: Rect) {
    self.init(
      lines: [
        rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ], closed: true)
  }

  /// The distance of a quarter circle's control points along its tangents, for a radius of 1.
  package static let roundness = 0.552_284_75

  /// Returns the transformed path.
  package func mapped(by map: AffineMatrix) -> Path {
    var mapped = self
    mapped.elements = elements.map { element in
      switch element {
      case .move(let point): .move(map.apply(point))
      case .line(let point): .line(map.apply(point))
      case .curve(let a, let b, let c): .curve(map.apply(a), map.apply(b), map.apply(c))
      case .close: .close
      }
    }
    return mapped
  }
}
