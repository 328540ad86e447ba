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
  /// The radius along the horizontal axis; a percentage refers to the node's width.
  public var horizontal: LengthPercentage
  /// The radius along the vertical axis; a percentage refers to the node's height.
  public var vertical: LengthPercentage

  /// Creates a circular corner with a radius in points.
  public init(_ points: Double) { self.init(.points(points), .points(points)) }

  /// Creates an elliptical corner.
  public init(_ horizontal: LengthPercentage, _ vertical: LengthPercentage) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the corner is a quarter of a circle at any size of the node.
  package var isCircular: Bool {
    guard case .points(let x) = horizontal, case .points(let y) = vertical else { return false }
    return x == y
  }
}

/// The line style of a border.
public enum BorderLine: UInt8, CaseIterable, Hashable, Sendable {
  /// No line; it has no width either.
  case none
  /// A continuous line.
  case solid
  /// Dashes.
  case dashed
  /// Dots.
  case dotted
  /// Two parallel lines.
  case double
  /// A line that looks carved into the page.
  case groove
  /// A line that stands out from the page.
  case ridge
  /// A line that makes the node look pressed in.
  case inset
  /// A line that makes the node look raised.
  case outset
}

/// A style's border along one edge; `nil` values are left to lower layers of the cascade.
public struct Border: Hashable, Sendable {
  /// The width, in points.
  public var width: Double?
  /// The colour.
  public var color: Color?
  /// The line style; solid if not specified.
  public var line: BorderLine?

  /// Creates a border from its parts.
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
  /// The offset to the right, in points.
  public var x: Double
  /// The offset downwards, in points.
  public var y: Double
  /// The blur width, in points: twice the standard deviation, as in CSS.
  public var blur: Double
  /// The amount by which the shadow is larger than the box, in points; not used for glyphs.
  public var spread: Double
  /// Whether the shadow is drawn inside the box.
  public var isInner: Bool

  /// Creates a shadow from its parts.
  public init(
    color: Color = Color(white: 0, alpha: 0.25), x: Double = 0, y: Double = 2, blur: Double = 8,
    spread: Double = 0, isInner: Bool = false
  ) {
    self.color = color
    self.x = x
    self.y = y
    // NaN is kept, so that it is reported.
    self.blur = blur < 0 ? 0 : blur
    self.spread = spread
    self.isInner = isInner
  }

  /// Returns the shadow with its colour for a colour scheme.
  package func resolved(_ scheme: ColorScheme) -> Shadow {
    var resolved = self
    resolved.color = color.resolved(scheme)
    return resolved
  }
}
