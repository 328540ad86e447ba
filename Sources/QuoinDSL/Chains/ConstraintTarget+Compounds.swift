import QuoinGeometry
public import QuoinModel

extension Anchored {
  /// Width and height, for `make.size.equalTo(avatar.size)`.
  public var size: SizeAnchors { SizeAnchors(anchorItem) }
  /// The centre along x and along y, for `make.center.equalTo(avatar.center)`.
  public var center: CenterAnchors { CenterAnchors(anchorItem) }
  /// The four sides, for `make.edges.equalTo(avatar.edges)`.
  public var edges: EdgeAnchors { EdgeAnchors(anchorItem) }
  /// The four sides, for `make.directionalEdges.equalTo(avatar.directionalEdges)`.
  public var directionalEdges: EdgeAnchors { EdgeAnchors(anchorItem) }
}

extension Node {
  /// The four sides less the margins, for `make.edges.equalTo(page.snp.margins)`.
  public final var margins: EdgeAnchors { EdgeAnchors(anchorItem.taking(.margins)) }
  /// The four sides less the margins, for `make.directionalEdges.equalTo(page.directionalMargins)`.
  public final var directionalMargins: EdgeAnchors { EdgeAnchors(anchorItem.taking(.margins)) }
  /// The centre of the area inside the margins, for
  /// `make.center.equalTo(page.centerWithinMargins)`.
  public final var centerWithinMargins: CenterAnchors {
    CenterAnchors(anchorItem.taking(.margins))
  }
}

extension AnchorItem {
  /// The attribute by the margin guide's own name, if this is that guide: its top for `topMargin`.
  fileprivate func ownName(of attribute: Attribute) -> Attribute {
    part.base == .margins ? attribute.sideOfMargins ?? attribute : attribute
  }
}

extension Attribute {
  /// The margin guide's name for a margin attribute: `left` for `leftMargin`; `nil` if this is not
  /// a margin.
  var sideOfMargins: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension SizeAnchors: ConstraintTarget {
  /// Returns the same extent.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guard attribute.isDimension else {
      return .mismatch("a size has no value for \(attribute.kindInWords)")
    }
    let side = self[attribute]
    return offset == .zero && multiplier == 1
      ? .anchor(side.first) : .term(side.first, constant: side.constant)
  }
}

extension CenterAnchors: ConstraintTarget {
  /// Returns the same coordinate of the centre.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    switch self.item.ownName(of: attribute) {
    case .centerX: side(.centerX, offset.x)
    case .centerY: side(.centerY, offset.y)
    default: .mismatch("a centre has no '\(attribute)'")
    }
  }

  private func side(_ attribute: Attribute, _ constant: Double) -> TargetSide {
    let term = AnchorTerm(item, attribute)
    return offset == .zero ? .anchor(term) : .term(term, constant: constant)
  }
}

extension EdgeAnchors: ConstraintTarget {
  /// Returns the same side.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    let attribute = self.item.ownName(of: attribute)
    guard let constant = constant(attribute) else {
      return .mismatch("edges have no '\(attribute)'")
    }
    let term = AnchorTerm(self.item, attribute)
    return insets == .zero ? .anchor(term) : .term(term, constant: constant)
  }
}
