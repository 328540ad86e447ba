import QuoinBoxLayout

/// A corner of a rectangle.
public enum Corner: UInt8, CaseIterable, Hashable, Sendable {
  /// Top and left.
  case topLeft
  /// Top and right.
  case topRight
  /// Bottom and right.
  case bottomRight
  /// Bottom and left.
  case bottomLeft

  /// The property of the corner's radius.
  package var property: StyleProperty {
    switch self {
    case .topLeft: .topLeftRadius
    case .topRight: .topRightRadius
    case .bottomRight: .bottomRightRadius
    case .bottomLeft: .bottomLeftRadius
    }
  }
}

/// The radius of a corner, which may differ along the two axes.
public struct CornerRadius: Hashable, Sendable {
  /// Along the horizontal axis; a percentage is of the node's width.
  public var horizontal: LengthPercentage
  /// Along the vertical axis; a percentage is of the node's height.
  public var vertical: LengthPercentage

  /// A round corner of a radius in points.
  public init(_ points: Double) { self.init(.points(points), .points(points)) }

  /// An elliptic corner.
  public init(_ horizontal: LengthPercentage, _ vertical: LengthPercentage) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the corner is a quarter of a circle, whatever the node's size.
  package var isCircular: Bool {
    guard case .points(let x) = horizontal, case .points(let y) = vertical else { return false }
    return x == y
  }
}

/// How the line along an edge is drawn.
public enum BorderLine: UInt8, CaseIterable, Hashable, Sendable {
  /// Not at all; the line then has no width either.
  case none
  /// Without a gap.
  case solid
  /// In dashes.
  case dashed
  /// In dots.
  case dotted
  /// As two lines.
  case double
  /// Carved in.
  case groove
  /// Standing out.
  case ridge
  /// So that the node looks pressed in.
  case inset
  /// So that the node looks raised.
  case outset
}

/// What a style says of the line along one edge; `nil` is left to what lies beneath.
public struct Border: Hashable, Sendable {
  /// The width, in points.
  public var width: Double?
  /// The colour.
  public var color: Color?
  /// How the line is drawn; solid where nothing says it.
  public var line: BorderLine?

  /// A line of its parts.
  public init(width: Double? = nil, color: Color? = nil, line: BorderLine? = nil) {
    self.width = width
    self.color = color
    self.line = line
  }
}

/// A shadow of a box or of glyphs.
public struct Shadow: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// How far to the right, in points.
  public var x: Double
  /// How far down, in points.
  public var y: Double
  /// The width of the soft edge, in points: twice the standard deviation of the blur, as in CSS.
  public var blur: Double
  /// How much larger than the box, in points; glyphs have none.
  public var spread: Double
  /// Whether the shadow falls into the box.
  public var isInner: Bool

  /// A shadow of its parts.
  public init(
    color: Color = Color(white: 0, alpha: 0.25), x: Double = 0, y: Double = 2, blur: Double = 8,
    spread: Double = 0, isInner: Bool = false
  ) {
    self.color = color
    self.x = x
    self.y = y
    // What is no number stays one that is told.
    self.blur = blur < 0 ? 0 : blur
    self.spread = spread
    self.isInner = isInner
  }

  /// The shadow with its colour as it is in a scheme.
  package func resolved(_ scheme: ColorScheme) -> Shadow {
    var resolved = self
    resolved.color = color.resolved(scheme)
    return resolved
  }
}
