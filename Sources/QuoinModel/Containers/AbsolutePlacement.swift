public import QuoinBoxLayout
import QuoinGeometry

/// The placement of a child at an explicit position: along each axis a position and an optional
/// length.
public struct AbsolutePlacement: Hashable, Sendable {
  /// The placement along x.
  public var horizontal = Span()
  /// The placement along y.
  public var vertical = Span()
  /// The margin around the child; a percentage refers to the container's length along the same
  /// axis, and `auto` counts as zero.
  public var margin = Edges<Length>.zero
  /// The width divided by the height, used if only one of them is known.
  public var aspectRatio: Double?
  /// The lengths that are taken from the content, regardless of the pinned sides.
  public var fit: SizeToFit?
  /// The parts that resize when the container is not as large as it was designed.
  public var autoresizing: Autoresizing = []
  /// The rule by which the resizing parts share the change.
  public var distribution = Autoresizing.Distribution.proportional
  /// The size of the container that the numbers were designed for, for `autoresizing`.
  public var designSize: Size?

  /// Creates a placement at the top left corner, in the child's own size.
  public init() {}

  /// How a child takes the size of its content.
  public enum SizeToFit: UInt8, CaseIterable, Hashable, Sendable {
    /// As high as the content at the specified width.
    case width
    /// As wide as the content at the specified height.
    case height
    /// As wide as the content within the specified width, and as high as it is there.
    case widthFlexible
    /// As high as the content within the specified height, and as wide as it is there.
    case heightFlexible
    /// As large as its content.
    case content
  }

  /// Creates a placement by a rectangle, in points.
  package init(frame: Rect) {
    horizontal.start = Coordinate(frame.minX)
    horizontal.length = Coordinate(frame.width)
    vertical.start = Coordinate(frame.minY)
    vertical.length = Coordinate(frame.height)
  }

  /// A position and a length along one axis.
  ///
  /// Start and end determine the length, unless one is specified: then `justification` places the
  /// child between them. A start or an end takes precedence over a centre. Without a length, the
  /// child has its own.
  public struct Span: Hashable, Sendable {
    /// The position of a child that is shorter or longer than the space between start and end.
    public enum Justification: UInt8, Hashable, Sendable {
      /// At the top or the start side.
      case start
      /// In the middle.
      case center
      /// At the bottom or the end side.
      case end
      /// At the left side, regardless of the direction.
      case left
      /// At the right side, regardless of the direction.
      case right

      /// At the top: `start` along y.
      public static let top = Justification.start
      /// At the bottom: `end` along y.
      public static let bottom = Justification.end
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
    package var minLength: Coordinate?
    /// The largest length; a larger minimum wins.
    package var maxLength: Coordinate?
    /// The position of the child between start and end; `nil` means the start.
    public var justification: Justification?
    /// Whether start is leading and end trailing; otherwise they are left and right.
    package var isDirectional = false
    /// The methods that set the values.
    var words = PinWords()

    /// Creates a placement at the start, in the child's own length.
    public init() {}

    /// Whether a position or length refers to siblings.
    package var hasLines: Bool {
      start?.line != nil || center?.line != nil || end?.line != nil || length?.line != nil
    }
  }

  /// Returns the position and length along an axis.
  package subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
