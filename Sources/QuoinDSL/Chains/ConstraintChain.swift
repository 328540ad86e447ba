public import QuoinGeometry
public import QuoinModel

/// Constraints that have been compared and may be told more: `.offset(12).priority(.high)`.
///
/// The words are for the closure in which the chain begins; later a group that keeps the constraints
/// changes them (`constraint`, `kept(in:)`). A chain that is kept beyond its closure is reported as
/// `constraint-maker-kept`: what it is told there changes nothing.
public struct ConstraintChain {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let range: Range<Int>

  @inlinable @inline(__always) init(_ maker: ConstraintMaker, _ range: Range<Int>) {
    self.maker = maker
    self.range = range
  }

  // Each word is put where it is called, and answers the chain itself: what is done is in functions
  // that answer nothing, so that no reference to the maker is counted.

  /// Sets the number that is added, in points; it takes the place of an earlier one.
  @discardableResult @inlinable @inline(__always)
  public func offset(_ distance: Double) -> ConstraintChain {
    for index in range { maker.constraints[index].say(number: distance) }
    return self
  }

  /// Sets the numbers of places along x and y, in points; extents keep theirs.
  @discardableResult public func offset(_ distance: Point) -> ConstraintChain {
    change {
      let attribute = $0.first.attribute
      if !attribute.isDimension { $0.say(number: distance[attribute.axis]) }
    }
  }

  /// Sets the numbers of extents, in points; places keep theirs.
  @discardableResult public func offset(_ difference: Size) -> ConstraintChain {
    change {
      let attribute = $0.first.attribute
      if attribute.isDimension { $0.say(number: difference[attribute.axis]) }
    }
  }

  /// Moves what is compared as a rectangle would that is a distance smaller on each side, in points.
  ///
  /// Left, leading, top, their margins and the first baseline get the distance as their number; right,
  /// trailing, bottom, their margins and the last baseline the negative one, so all move inward.
  /// Extents get twice the negative distance. Centres stay where the target is: their number is 0. What
  /// counts is the target's attribute, as in SnapKit: `make.top.equalTo(a.snp.bottom).inset(8)` is 8
  /// above that bottom. The number takes the place of an earlier one, that of the target among them.
  @discardableResult @inlinable @inline(__always)
  public func inset(_ distance: Double) -> ConstraintChain {
    applyInset(distance)
    return self
  }

  /// Moves what is compared as a rectangle would that is smaller by distances from its sides, in
  /// points.
  ///
  /// Sides move inward; the first baseline moves as the top and the last one as the bottom. Extents
  /// shrink by the two distances along them, and centres move by half of their difference. Leading
  /// counts as left, and trailing as right. The number takes the place of an earlier one.
  @discardableResult public func inset(_ distances: EdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Moves what is compared as a rectangle would that is smaller by distances from its sides, in
  /// points, which follow the layout direction.
  ///
  /// As with insets by left and right; but what those distances say of left, right and the centre
  /// along x depends on the direction unless both are equal: then it is reported as
  /// `constraint-mismatch`, and the inset left out.
  @discardableResult public func inset(_ distances: DirectionalEdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Sets the factor of the target's attribute; it takes the place of an earlier one.
  ///
  /// A number alone (`make.width.equalTo(10)`) has no attribute: that is reported as
  /// `constraint-mismatch`, and the factor left out.
  @discardableResult @inlinable @inline(__always)
  public func multipliedBy(_ factor: Double) -> ConstraintChain {
    for index in range where !maker.constraints[index].scaleSecond(by: factor) {
      reportFactor(at: index)
    }
    return self
  }

  /// Sets the divisor of the target's attribute; it takes the place of an earlier factor.
  @discardableResult @inlinable @inline(__always)
  public func dividedBy(_ divisor: Double) -> ConstraintChain {
    multipliedBy(1 / divisor)
  }

  /// Sets how much the constraints matter: `.priority(.high)`, `.priority(600)`.
  @discardableResult @inlinable @inline(__always)
  public func priority(_ priority: Priority) -> ConstraintChain {
    for index in range { maker.constraints[index].priority = priority }
    return self
  }

  /// Sets how much the constraints matter, by a number from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Double) -> ConstraintChain {
    priority(Priority(Float(level)))
  }

  /// Names the constraints for diagnostics.
  @discardableResult public func labeled(_ label: String) -> ConstraintChain {
    change { $0.label = label }
  }

  /// The constraints, to be changed later: `width = make.width.equalTo(48).constraint`.
  public var constraint: ConstraintGroup {
    let group = ConstraintGroup()
    kept(in: group)
    return group
  }

  /// Has a group keep hold of the constraints; any number of groups may.
  @discardableResult public func kept(in group: ConstraintGroup) -> ConstraintChain {
    let keeper = group.openKeeper()
    return change { $0.keep(in: keeper) }
  }

  @usableFromInline func reportFactor(at index: Int) {
    let constraint = maker.constraints[index]
    maker.report(
      .mismatch,
      "the multiplier of 'make.\(constraint.first.attribute)' was left out: the target is a number, "
        + "which is never multiplied; say the product",
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

  /// - Parameter path: the attribute that the number is for; SnapKit looks at the target, Masonry at the
  ///   node itself.
  func inset(
    at path: KeyPath<Constraint, Attribute> = \.insetAttribute, _ constant: (Attribute) -> Double?
  ) -> ConstraintChain {
    change { constraint in
      let attribute = constraint[keyPath: path]
      if let constant = constant(attribute) {
        constraint.say(number: constant)
      } else {
        maker.report(
          .mismatch, "the inset of 'make.\(attribute)' was left out: \(attribute.insetMismatch)",
          at: constraint.place)
      }
    }
  }
}
