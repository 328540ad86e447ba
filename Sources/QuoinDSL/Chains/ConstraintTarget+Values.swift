public import QuoinGeometry
public import QuoinModel

// A number is an extent of the node itself, and on a place the container's same attribute plus it. A centre
// is counted from the container's left or top, as SnapKit counts it on iOS: `make.centerX.equalTo(18)`.

extension Double: ConstraintTarget {
  /// The number for an extent; for a centre, the container's left or top plus the number; for any other
  /// place, the container's same attribute plus it.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    let term =
      attribute.isDimension ? nil : AnchorTerm(item.superview, attribute.originOfNumbers)
    return .term(term, constant: self)
  }
}

extension Int: ConstraintTarget {
  /// The number for an extent; for a place, what it is counted from plus the number: see `Double`.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension Float: ConstraintTarget {
  /// The number for an extent; for a place, what it is counted from plus the number: see `Double`.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension Size: ConstraintTarget {
  /// The extents; a size says nothing of places.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard attribute.isDimension else {
      return .mismatch("a size says nothing of \(attribute.kindInWords)")
    }
    return .term(nil, constant: self[attribute.axis])
  }
}

extension Point: ConstraintTarget {
  /// A centre by its coordinates in the container; for any other place, the container's same attribute
  /// plus the coordinate.
  ///
  /// A point says nothing of extents.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard !attribute.isDimension else {
      return .mismatch("a point says nothing of \(attribute.kindInWords)")
    }
    return self[attribute.axis].side(for: attribute, of: item)
  }
}

extension EdgeInsets: ConstraintTarget {
  /// The container's same side moved inward; insets alone say nothing of extents.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let constant = constant(insetting: attribute.originOfNumbers)
    return insetSides(attribute.isDimension ? nil : constant, attribute, item)
  }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  /// The container's same side moved inward; insets alone say nothing of extents.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let constant = constant(insetting: attribute.originOfNumbers)
    return insetSides(attribute.isDimension ? nil : constant, attribute, item)
  }
}

extension Attribute {
  /// What of the container a number is counted from: left and top for a centre.
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
