import QuoinGeometry

/// Lines and curves one after the other, in points.
public struct Path: Hashable, Sendable {
  /// A step along the path.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen to a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve to the third point; the others pull it.
    case curve(Point, Point, Point)
    /// A straight line back to where the pen was set down.
    case close
  }

  /// Which points lie inside a path that crosses itself.
  public enum Rule: UInt8, Hashable, Sendable {
    /// Those about which it winds.
    case winding
    /// Those out of which a line crosses it an odd number of times.
    case evenOdd
  }

  /// The steps.
  public var elements: [Element]
  /// Which points lie inside.
  public var rule = Rule.winding

  /// A path of its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A path of straight lines; without points there is nothing to close either.
  public init(lines points: [Point], closed: Bool = false) {
    elements = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
    if closed, !points.isEmpty { elements.append(.close) }
  }

  /// The smallest rectangle that holds all points.
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
  /// An ellipse that fills a rectangle, of four curves.
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

  /// A rectangle.
  public init(_ rect: Rect) {
    self.init(
      lines: [
        rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ], closed: true)
  }

  /// How far along its tangents a quarter circle's control points lie.
  package static let roundness = 0.552_284_75

  /// The path seen through a map.
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
