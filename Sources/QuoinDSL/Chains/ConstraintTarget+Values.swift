public import QuoinGeometry
public import QuoinModel

// A number is an extent of the node itself, and on a place the container's same attribute plus it.

extension Double: ConstraintTarget {
  /// The number for an extent; for a place, the container's same attribute plus the number.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    let term = attribute.isDimension ? nil : AnchorTerm(item.superview, attribute)
    return .term(term, constant: self)
  }
}

extension Int: ConstraintTarget {
  /// The number for an extent; for a place, the container's same attribute plus the number.
  @inlinable @inline(__always) public func side(
    for attribute: Attribute, of item: AnchorItem
  ) -> TargetSide {
    Double(self).side(for: attribute, of: item)
  }
}

extension Float: ConstraintTarget {
  /// The number for an extent; for a place, the container's same attribute plus the number.
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
  /// The container's same attribute plus the coordinate; a point says nothing of extents.
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
    insetSides(attribute.isDimension ? nil : constant(insetting: attribute), attribute, item)
  }
}

extension DirectionalEdgeInsets: ConstraintTarget {
  /// The container's same side moved inward; insets alone say nothing of extents.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    insetSides(attribute.isDimension ? nil : constant(insetting: attribute), attribute, item)
  }
}

private func insetSides(
  _ constant: Double?, _ attribute: Attribute, _ item: AnchorItem
) -> TargetSide {
  guard let constant else { return .mismatch(attribute.insetMismatch) }
  return constant.side(for: attribute, of: item)
}
