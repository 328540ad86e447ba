import QuoinGeometry

/// Where a child stands by numbers: along each axis a position and perhaps a length.
public struct AbsolutePlacement: Hashable, Sendable {
  /// Along x.
  public var horizontal = Span()
  /// Along y.
  public var vertical = Span()
  /// What gives way when the container is not as large as it was designed.
  public var autoresizing: Autoresizing = []
  /// The size of the container for which the numbers were written, for `autoresizing`.
  public var designSize: Size?

  /// At the top left corner, in the child's own size.
  public init() {}

  /// A rectangle, in points.
  public init(frame: Rect) {
    horizontal.start = frame.minX
    horizontal.length = frame.width
    vertical.start = frame.minY
    vertical.length = frame.height
  }

  /// A position and a length along one axis, in points.
  ///
  /// Where both ends are given and no length, the length is what lies between them; a start wins
  /// over a centre, and a centre over an end.
  public struct Span: Hashable, Sendable {
    /// The distance from the container's start to the child's.
    public var start: Double?
    /// The position of the child's centre.
    public var center: Double?
    /// The distance from the child's end to the container's.
    public var end: Double?
    /// The child's length, or `nil` for its own.
    public var length: Double?

    /// At the start, in the child's own length.
    public init() {}
  }

  /// The position and length along an axis.
  public subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The parts of a child's row that give way when its container grows or shrinks; springs and struts.
///
/// Names, numbers and meaning are UIKit's `UIView.AutoresizingMask`.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// A set by its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance to the left gives way.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the right gives way.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the top gives way.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the bottom gives way.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)

  /// Whether the distance before, the length, and the distance after give way along an axis.
  public subscript(axis: Axis) -> (before: Bool, length: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
