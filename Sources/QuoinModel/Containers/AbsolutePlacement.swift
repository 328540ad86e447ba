import QuoinGeometry

/// Where a child stands by numbers: along each axis a position and perhaps a length.
public struct AbsolutePlacement: Hashable, Sendable {
  /// Along x.
  public var horizontal = Span()
  /// Along y.
  public var vertical = Span()
  /// The width divided by the height, where one of them is known and the other not.
  public var aspectRatio: Double?
  /// What gives way when the container is not as large as it was designed.
  public var autoresizing: Autoresizing = []
  /// How what gives way shares the change.
  public var distribution = Autoresizing.Distribution.proportional
  /// The size of the container for which the numbers were written, for `autoresizing`.
  public var designSize: Size?

  /// At the top left corner, in the child's own size.
  public init() {}

  /// A rectangle, in points.
  public init(frame: Rect) {
    horizontal.start = Coordinate(frame.minX)
    horizontal.length = Coordinate(frame.width)
    vertical.start = Coordinate(frame.minY)
    vertical.length = Coordinate(frame.height)
  }

  /// A position and a length along one axis.
  ///
  /// Start and end give the length, unless there is one: then the child stands between them as
  /// `justification` says. A start or an end wins over a centre. Where there is no length, the child
  /// has its own.
  public struct Span: Hashable, Sendable {
    /// Where a child stands that is shorter or longer than the room between start and end.
    public enum Justification: UInt8, Hashable, Sendable {
      /// At the start.
      case start
      /// In the middle.
      case center
      /// At the end.
      case end
    }

    /// The distance from the container's start, or from a line, to the child's start.
    public var start: Coordinate?
    /// The position of the child's centre, from the container's start or from a line.
    public var center: Coordinate?
    /// The distance from the child's end to the container's, or to a line.
    public var end: Coordinate?
    /// The child's length, or `nil` for its own.
    public var length: Coordinate?
    /// The smallest length.
    public var minLength: Coordinate?
    /// The largest length; a larger smallest one wins.
    public var maxLength: Coordinate?
    /// What is left free between the start and the child, in points.
    public var marginStart = 0.0
    /// What is left free between the child and the end, in points.
    public var marginEnd = 0.0
    /// Where the child stands between start and end.
    public var justification = Justification.start
    /// Whether start is leading and end trailing; else they are left and right.
    public var isDirectional = false

    /// At the start, in the child's own length.
    public init() {}

    /// Whether all numbers are finite.
    public var isFinite: Bool {
      [start, center, end, length, minLength].allSatisfy { $0?.isFinite ?? true }
        && maxLength.map { !$0.constant.isNaN && !$0.fraction.isNaN } ?? true
        && marginStart.isFinite && marginEnd.isFinite
    }

    /// Whether a line of siblings is spoken of.
    package var hasLines: Bool {
      start?.line != nil || center?.line != nil || end?.line != nil || length?.line != nil
    }
  }

  /// The position and length along an axis.
  public subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
