public import QuoinGeometry
public import QuoinModel

// A number is the node's own extent, or for a position an offset from the container's same
// attribute. A centre is measured from the container's left or top, as in SnapKit on iOS:
// `make.centerX.equalTo(18)`.

extension Double: ConstraintTarget {
  /// Returns the number for an extent; for a centre, the container's left or top plus the number;
  /// for any other position, the container's same attribute plus the number.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    let term =
      attribute.isDimension ? nil : AnchorTerm(item.superview, attribute.originOfNumbers)
    return .term(term, constant: self)
  }
}

extension Int: ConstraintTarget {
  /// Returns the number for an extent, or an offset from the container for a position: see
  /// `Double`.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension Float: ConstraintTarget {
  /// Returns the number for an extent, or an offset from the container for a position: see
  /// `Double`.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension Size: ConstraintTarget {
  /// Returns the width or height; a size has no value for a position.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard attribute.isDimension else {
      return .mismatch("a size has no value for \(attribute.kindInWords)")
    }
    return .term(nil, constant: self[attribute.axis])
  }
}

extension Point: ConstraintTarget {
  /// Returns a centre by its coordinates in the container; for any other position, the container's
  /// same attribute plus the coordinate.
  ///
  /// A point has no value for an extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard !attribute.isDimension else {
      return .mismatch("a point has no value for \(attribute.kindInWords)")
    }
    return self[attribute.axis].side(for: attribute, of: item)
  }
}

extension EdgeInsets: ConstraintTarget {
  /// Returns the container's same side moved inward; insets have no value for an extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let constant = constant(insetting: attribute.originOfNumbers)
    return insetSides(attribute.isDimension ? nil : constant, attribute, item)
  }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  /// Returns the container's same side moved inward; insets have no value for an extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let constant = constant(insetting: attribute.originOfNumbers)
    return insetSides(attribute.isDimension ? nil : constant, attribute, item)
  }
}

extension Attribute {
  /// The container's attribute that numbers are measured from: left and top for a centre.
  @inlinable @inline(__always) var originOfNumbers: Attribute {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: self
    }
  }
}

private func insetSides(
  _ constant: Double?, _ attribute: Attribute, _ item: AnchorItem
) -> TargetSide {
  guard let constant else { return .mismatch(attribute.insetMismatch) }
  return constant.side(for: attribute, of: item)
}
