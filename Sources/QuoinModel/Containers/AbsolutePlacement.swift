public import QuoinBoxLayout
import QuoinGeometry

/// Where a child stands by numbers: along each axis a position and perhaps a length.
public struct AbsolutePlacement: Hashable, Sendable {
  /// Along x.
  public var horizontal = Span()
  /// Along y.
  public var vertical = Span()
  /// What is left free around the child; a percentage is of the container's extent along the same axis,
  /// and `auto` nothing.
  public var margin = Edges<Length>.zero
  /// The width divided by the height, where one of them is known and the other not.
  public var aspectRatio: Double?
  /// Which lengths are those of the content, whatever room is pinned.
  public var fit: SizeToFit?
  /// What gives way when the container is not as large as it was designed.
  public var autoresizing: Autoresizing = []
  /// How what gives way shares the change.
  public var distribution = Autoresizing.Distribution.proportional
  /// The size of the container for which the numbers were written, for `autoresizing`.
  public var designSize: Size?

  /// At the top left corner, in the child's own size.
  public init() {}

  /// How a child takes the size of its content.
  public enum SizeToFit: UInt8, CaseIterable, Hashable, Sendable {
    /// As high as its content is at the width that is said.
    case width
    /// As wide as its content is at the height that is said.
    case height
    /// As wide as its content needs in the width that is said, and as high as it is there.
    case widthFlexible
    /// As high as its content needs in the height that is said, and as wide as it is there.
    case heightFlexible
    /// As large as its content.
    case content
  }

  /// A rectangle, in points.
  package init(frame: Rect) {
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
      /// At the top, or where a row begins.
      case start
      /// In the middle.
      case center
      /// At the bottom, or where a row ends.
      case end
      /// At the left side, whatever the direction.
      case left
      /// At the right side, whatever the direction.
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
    /// The largest length; a larger smallest one wins.
    package var maxLength: Coordinate?
    /// Where the child stands between start and end; `nil` is at the start.
    public var justification: Justification?
    /// Whether start is leading and end trailing; else they are left and right.
    package var isDirectional = false
    /// Which words said it.
    var words = PinWords()

    /// At the start, in the child's own length.
    public init() {}

    /// Whether all numbers are finite.
    package var isFinite: Bool {
      [start, center, end, length, minLength].allSatisfy { $0?.isFinite ?? true }
        && maxLength.map { !$0.constant.isNaN && !$0.fraction.isNaN } ?? true
    }

    /// Whether a line of siblings is spoken of.
    package var hasLines: Bool {
      start?.line != nil || center?.line != nil || end?.line != nil || length?.line != nil
    }
  }

  /// The position and length along an axis.
  package subscript(axis: Axis) -> Span {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
