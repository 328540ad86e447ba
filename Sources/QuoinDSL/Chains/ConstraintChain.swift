public import QuoinGeometry
public import QuoinModel

/// Constraints of a chain that can still be modified: `.offset(12).priority(.high)`.
///
/// Use a chain only inside the closure in which it begins; to change its constraints later, keep
/// them in a group (`constraint`, `kept(in:)`). A chain used after its closure is reported as
/// `constraint-maker-kept` and has no effect.
public struct ConstraintChain {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let range: Range<Int>

  @inlinable @inline(__always) init(_ maker: ConstraintMaker, _ range: Range<Int>) {
    self.maker = maker
    self.range = range
  }

  // Each method is inlined into the caller and returns the chain itself; the work is done in
  // functions without a result, so that no reference to the maker is counted.

  /// Sets the constant, in points, replacing an earlier one.
  @discardableResult @inlinable @inline(__always)
  public func offset(_ distance: Double) -> ConstraintChain {
    for index in range { maker.constraints[index].setConstant(distance) }
    return self
  }

  /// Sets the constants of x and y positions, in points; extents keep theirs.
  @discardableResult public func offset(_ distance: Point) -> ConstraintChain {
    change {
      let attribute = $0.first.attribute
      if !attribute.isDimension { $0.setConstant(distance[attribute.axis]) }
    }
  }

  /// Sets the constants of extents, in points; positions keep theirs.
  @discardableResult public func offset(_ difference: Size) -> ConstraintChain {
    change {
      let attribute = $0.first.attribute
      if attribute.isDimension { $0.setConstant(difference[attribute.axis]) }
    }
  }

  /// Insets the constrained attributes by a distance on each side, in points.
  ///
  /// Left, leading, top, their margins and the first baseline get the distance as their constant;
  /// right, trailing, bottom, their margins and the last baseline get its negative, so that all
  /// move inward. Extents get minus twice the distance. Centres stay where the target is: their
  /// constant is 0. The target's attribute determines the direction, as in SnapKit:
  /// `make.top.equalTo(a.snp.bottom).inset(8)` is 8 above that bottom. The constant replaces an
  /// earlier one, including that of the target.
  @discardableResult @inlinable @inline(__always)
  public func inset(_ distance: Double) -> ConstraintChain {
    applyInset(distance)
    return self
  }

  /// Insets the constrained attributes by distances from the sides, in points.
  ///
  /// Sides move inward; the first baseline moves like the top and the last one like the bottom.
  /// Extents shrink by the sum of the two distances along them, and centres move by half their
  /// difference. Leading is treated as left, and trailing as right. The constant replaces an
  /// earlier one.
  @discardableResult public func inset(_ distances: EdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Insets the constrained attributes by distances that follow the layout direction, in points.
  ///
  /// Works like insets by left and right. For left, right and the horizontal centre, however, the
  /// result depends on the direction unless both distances are equal: this is reported as
  /// `constraint-mismatch`, and the inset is ignored.
  @discardableResult public func inset(_ distances: DirectionalEdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Sets the multiplier of the target's attribute, replacing an earlier one.
  ///
  /// A plain number (`make.width.equalTo(10)`) has no attribute to multiply: this is reported as
  /// `constraint-mismatch`, and the multiplier is ignored.
  @discardableResult @inlinable @inline(__always)
  public func multipliedBy(_ factor: Double) -> ConstraintChain {
    for index in range where !maker.constraints[index].scaleSecond(by: factor) {
      reportFactor(at: index)
    }
    return self
  }

  /// Divides the target's attribute by a number, replacing an earlier multiplier.
  @discardableResult @inlinable @inline(__always)
  public func dividedBy(_ divisor: Double) -> ConstraintChain {
    multipliedBy(1 / divisor)
  }

  /// Sets the priority of the constraints: `.priority(.high)`, `.priority(600)`.
  @discardableResult @inlinable @inline(__always)
  public func priority(_ priority: Priority) -> ConstraintChain {
    for index in range { maker.constraints[index].priority = priority }
    return self
  }

  /// Sets the priority of the constraints, from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Double) -> ConstraintChain {
    priority(Priority(Float(level)))
  }

  /// Names the constraints for diagnostics.
  @discardableResult public func labeled(_ label: String) -> ConstraintChain {
    change { $0.label = label }
  }

  /// The group of the constraints, for changing them later:
  /// `width = make.width.equalTo(48).constraint`.
  public var constraint: ConstraintGroup {
    let group = ConstraintGroup()
    kept(in: group)
    return group
  }

  /// Adds the constraints to a group; a constraint can be in any number of groups.
  @discardableResult public func kept(in group: ConstraintGroup) -> ConstraintChain {
    let membership = group.openMembership()
    return change { $0.keep(in: membership) }
  }

  @usableFromInline func reportFactor(at index: Int) {
    let constraint = maker.constraints[index]
    maker.report(
      .mismatch,
      "the multiplier of 'make.\(constraint.first.attribute)' was left out: the target is a number, "
        + "which is never multiplied; write the product",
      at: constraint.place)
  }

  @usableFromInline func applyInset(_ distance: Double) {
    let distances = EdgeInsets(distance)
    _ = inset { distances.constant(insetting: $0) }
  }

  private func change(_ body: (inout Constraint) -> Void) -> ConstraintChain {
    for index in range { body(&maker.constraints[index]) }
    return self
  }

  /// - Parameter path: the attribute that determines the constant: SnapKit uses the target's,
  ///   Masonry the node's own.
  func inset(
    at path: KeyPath<Constraint, Attribute> = \.insetAttribute, _ constant: (Attribute) -> Double?
  ) -> ConstraintChain {
    change { constraint in
      let attribute = constraint[keyPath: path]
      if let constant = constant(attribute) {
        constraint.setConstant(constant)
      } else {
        maker.report(
          .mismatch, "the inset of 'make.\(attribute)' was left out: \(attribute.insetMismatch)",
          at: constraint.place)
      }
    }
  }
}
