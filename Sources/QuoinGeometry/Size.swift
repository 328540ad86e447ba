/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// A size with the given extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size with the given width and height.
  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }

  /// A square.
  public init(_ side: Double) { self.init(side, side) }

  /// The empty size.
  public static let zero = Size(0, 0)

  /// The extent along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size grown by insets on all four sides.
  public func outset(by insets: EdgeInsets) -> Size {
    Size(width + insets.horizontal, height + insets.vertical)
  }
}
