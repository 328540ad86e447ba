import QuoinGeometry

/// A line or dimension of a rectangle that a constraint can refer to; UIKit's attributes.
public enum Attribute: UInt8, CaseIterable, Hashable, Sendable {
  /// The left side.
  case left
  /// The right side.
  case right
  /// The leading side, where a row begins.
  case leading
  /// The trailing side, where a row ends.
  case trailing
  /// The centre along x.
  case centerX
  /// The left side inset by the margin.
  case leftMargin
  /// The right side inset by the margin.
  case rightMargin
  /// The leading side inset by the margin.
  case leadingMargin
  /// The trailing side inset by the margin.
  case trailingMargin
  /// The centre along x of the area within the margins.
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
  /// The top side inset by the margin.
  case topMargin
  /// The bottom side inset by the margin.
  case bottomMargin
  /// The centre along y of the area within the margins.
  case centerYWithinMargins
  /// The width.
  case width
  /// The height.
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

  /// Whether the attribute is a dimension rather than a position.
  @inlinable package var isDimension: Bool { rawValue >= Attribute.width.rawValue }

  /// Whether the attribute follows the layout direction.
  package var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute refers to the margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Returns the attribute by left and right, for a direction.
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
