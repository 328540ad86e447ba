import QuoinGeometry
import QuoinModel

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

  /// The steps.
  public var elements: [Element]

  /// A path of its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A path of straight lines.
  public init(lines points: [Point], closed: Bool = false) {
    elements = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
    if closed { elements.append(.close) }
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

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The width, in points.
  public var width: Double
  /// Whether ends and corners are round.
  public var isRound: Bool

  /// A stroke of its parts.
  public init(_ color: Color, width: Double, isRound: Bool = true) {
    self.color = color
    self.width = width
    self.isRound = isRound
  }
}
