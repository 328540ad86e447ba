import QuoinGeometry
public import QuoinModel

extension Anchored {
  /// Width and height, for `make.size.equalTo(avatar.size)`.
  public var size: SizeAnchors { SizeAnchors(anchorItem) }
  /// The centre along x and along y, for `make.center.equalTo(avatar.center)`.
  public var center: CenterAnchors { CenterAnchors(anchorItem) }
  /// The four sides, for `make.edges.equalTo(avatar.edges)`.
  public var edges: EdgeAnchors { EdgeAnchors(anchorItem) }
}

extension SizeAnchors: ConstraintTarget {
  /// The same extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard attribute.isDimension else {
      return .mismatch("a size says nothing of \(attribute.kindInWords)")
    }
    let side = self[attribute]
    return .term(side.first, constant: side.constant)
  }
}

extension CenterAnchors: ConstraintTarget {
  /// The same coordinate of the centre.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    switch attribute {
    case .centerX: .term(AnchorTerm(self.item, .centerX), constant: offset.x)
    case .centerY: .term(AnchorTerm(self.item, .centerY), constant: offset.y)
    default: .mismatch("a centre has no '\(attribute)'")
    }
  }
}

extension EdgeAnchors: ConstraintTarget {
  /// The same side.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard let constant = constant(attribute) else {
      return .mismatch("edges have no '\(attribute)'")
    }
    return .term(AnchorTerm(self.item, attribute), constant: constant)
  }
}
