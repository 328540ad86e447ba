public import QuoinGeometry
public import QuoinModel

/// Constraints that have been compared and may be told more: `.offset(12).priority(.high)`.
public struct ConstraintChain {
  private let maker: ConstraintMaker
  private let range: Range<Int>

  init(_ maker: ConstraintMaker, _ range: Range<Int>) {
    self.maker = maker
    self.range = range
  }

  /// Sets the number that is added, in points; it takes the place of an earlier one.
  @discardableResult public func offset(_ distance: Double) -> ConstraintChain {
    change { $0.constraint.constant = distance }
  }

  /// Sets the numbers of places along x and y, in points; extents keep theirs.
  @discardableResult public func offset(_ distance: Point) -> ConstraintChain {
    change {
      let attribute = $0.constraint.first.attribute
      if !attribute.isDimension { $0.constraint.constant = distance[attribute.axis] }
    }
  }

  /// Sets the numbers of extents, in points; places keep theirs.
  @discardableResult public func offset(_ difference: Size) -> ConstraintChain {
    change {
      let attribute = $0.constraint.first.attribute
      if attribute.isDimension { $0.constraint.constant = difference[attribute.axis] }
    }
  }

  /// Moves each side inward by a distance, in points; extents shrink by twice the distance.
  @discardableResult public func inset(_ distance: Double) -> ConstraintChain {
    inset(EdgeInsets(distance))
  }

  /// Moves each side inward, in points; extents shrink, and centres move with the rectangle.
  @discardableResult public func inset(_ distances: EdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Moves each side inward, in points; extents shrink.
  @discardableResult public func inset(_ distances: DirectionalEdgeInsets) -> ConstraintChain {
    inset { distances.constant(insetting: $0) }
  }

  /// Multiplies the target's attribute.
  @discardableResult public func multipliedBy(_ factor: Double) -> ConstraintChain {
    change { $0.constraint.second?.coefficient *= factor }
  }

  /// Divides the target's attribute.
  @discardableResult public func dividedBy(_ divisor: Double) -> ConstraintChain {
    multipliedBy(1 / divisor)
  }

  /// Sets how much the constraints matter.
  @discardableResult public func priority(_ priority: Priority) -> ConstraintChain {
    change {
      $0.constraint.priority = priority
      $0.hasPriority = true
    }
  }

  /// Names the constraints for diagnostics.
  @discardableResult public func labeled(_ label: String) -> ConstraintChain {
    change { $0.constraint.label = label }
  }

  private func change(_ body: (inout ConstraintMaker.Draft) -> Void) -> ConstraintChain {
    for index in range { body(&maker.drafts[index]) }
    return self
  }

  private func inset(_ constant: (Attribute) -> Double?) -> ConstraintChain {
    change { draft in
      let attribute = draft.constraint.first.attribute
      if let constant = constant(attribute) {
        draft.constraint.constant = constant
      } else {
        maker.report(
          .mismatch, "the inset of 'make.\(attribute)' was left out: \(attribute.insetMismatch)",
          draft.constraint.place)
      }
    }
  }
}
