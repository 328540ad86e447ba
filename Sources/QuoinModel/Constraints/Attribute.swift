import QuoinGeometry

/// A line or extent of a rectangle that a constraint may speak of; UIKit's attributes.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
  /// The left side.
  case left
  /// The right side.
  case right
  /// The side where a row begins.
  case leading
  /// The side where a row ends.
  case trailing
  /// The centre along x.
  case centerX
  /// The left side less the margin.
  case leftMargin
  /// The right side less the margin.
  case rightMargin
  /// The leading side less the margin.
  case leadingMargin
  /// The trailing side less the margin.
  case trailingMargin
  /// The centre along x of what the margins leave.
  case centerXWithinMargins
  /// The top side.
  case top
  /// The bottom side.
  case bottom
  /// The centre along y.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The top side less the margin.
  case topMargin
  /// The bottom side less the margin.
  case bottomMargin
  /// The centre along y of what the margins leave.
  case centerYWithinMargins
  /// The extent along x.
  case width
  /// The extent along y.
  case height

  /// The axis along which the attribute is measured.
  @inlinable public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .width:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute is an extent and not a place.
  @inlinable package var isDimension: Bool { rawValue >= Attribute.width.rawValue }

  /// Whether the attribute follows the layout direction.
  package var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute lies in the margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The attribute by left and right, for a direction.
  package func resolved(_ direction: LayoutDirection) -> Attribute {
    let ltr = direction == .leftToRight
    return switch self {
    case .leading: ltr ? .left : .right
    case .trailing: ltr ? .right : .left
    case .leadingMargin: ltr ? .leftMargin : .rightMargin
    case .trailingMargin: ltr ? .rightMargin : .leftMargin
    default: self
    }
  }
}
