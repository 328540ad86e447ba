import QuoinGeometry
import QuoinModel

// The effect of insets on an attribute: the rectangle shrinks, and the attribute moves with it.

extension EdgeInsets {
  /// The constant that moves an attribute as the insets move its side; leading is treated as left.
  func constant(insetting attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -horizontal
    case .height: -vertical
    }
  }
}

extension DirectionalEdgeInsets {
  /// The constant that moves an attribute as the insets move its side, or `nil` if that depends on
  /// the layout direction.
  func constant(insetting attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leftMargin, .right, .rightMargin, .centerX, .centerXWithinMargins:
      leading == trailing ? resolved(.leftToRight).constant(insetting: attribute) : nil
    default: resolved(.leftToRight).constant(insetting: attribute)
    }
  }
}

extension Constraint {
  /// The attribute that determines an inset: the target's, or for a plain number the node's own.
  var insetAttribute: Attribute { second?.attribute ?? first.attribute }
}

extension Attribute {
  /// The reason why directional insets, or insets as a target, do not apply.
  var insetMismatch: String {
    isDimension
      ? "insets do not apply to an extent: write '.equalToSuperview().inset(…)'"
      : "leading and trailing insets do not apply to '\(self)': use 'directionalEdges'"
  }
}
