import QuoinGeometry
import QuoinModel

// What insets mean for an attribute: the rectangle is moved in, and the attribute with it.

extension EdgeInsets {
  /// The number that moves an attribute as the insets move its side; leading counts as left.
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
  /// The number that moves an attribute as the insets move its side, or `nil` where that depends
  /// on the layout direction.
  func constant(insetting attribute: Attribute) -> Double? {
    switch attribute {
    case .left, .leftMargin, .right, .rightMargin, .centerX, .centerXWithinMargins:
      leading == trailing ? resolved(.leftToRight).constant(insetting: attribute) : nil
    default: resolved(.leftToRight).constant(insetting: attribute)
    }
  }
}

extension Constraint {
  /// The attribute that an inset is for: the target's, or for a number alone the node's own.
  var insetAttribute: Attribute { second?.attribute ?? first.attribute }
}

extension Attribute {
  /// Why directional insets, or insets as a target, do not fit.
  var insetMismatch: String {
    isDimension
      ? "insets say nothing of an extent: write '.equalToSuperview().inset(…)'"
      : "leading and trailing insets say nothing of '\(self)': use 'directionalEdges'"
  }
}
