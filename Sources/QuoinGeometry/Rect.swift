/// A rectangle given by its top left corner and its size, in points; y grows downward.
///
/// A negative size is not normalised; the `min`, `mid` and `max` properties are plain sums and do
/// not reorder the edges.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle from its top left corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Creates a rectangle from x, y, width and height.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Creates a rectangle from the coordinates of its four sides.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// The x of the left side.
  public var minX: Double { origin.x }
  /// The x of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The x of the right side.
  public var maxX: Double { origin.x + size.width }
  /// The y of the top side.
  public var minY: Double { origin.y }
  /// The y of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The y of the bottom side.
  public var maxY: Double { origin.y + size.height }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The centre.
  public var center: Point { Point(midX, midY) }

  /// The position of a side along its axis.
  public subscript(edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .left: minX
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether the origin and the size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}
