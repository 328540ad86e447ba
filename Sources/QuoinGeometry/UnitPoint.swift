/// A position in a rectangle of any size: (0, 0) is the top left corner and (1, 1) the bottom
/// right.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width that lies to the left.
  public var x: Double
  /// The fraction of the height that lies above.
  public var y: Double

  /// Creates a position from its fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The fraction along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The top left corner.
  public static let topLeft = UnitPoint(x: 0, y: 0)
  /// The middle of the top side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topRight = UnitPoint(x: 1, y: 0)
  /// The middle of the left side.
  public static let left = UnitPoint(x: 0, y: 0.5)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right side.
  public static let right = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomRight = UnitPoint(x: 1, y: 1)

  /// The position mirrored horizontally.
  public var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
