public import QuoinGeometry
import QuoinModel

// Masonry's names, each either an alias of a `ConstraintChain` method or a filler word.

extension AttributeChainStart where Self == AttributeChain {
  /// A filler word without effect: `make.left.and.right`.
  public var and: AttributeChain { self }
  /// A filler word without effect.
  public var with: AttributeChain { self }
}

extension ConstraintMaker {
  /// Begins a chain with several attributes: `make.attributes([.left, .top])`.
  public func attributes(_ attributes: AttributeList) -> AttributeChain { taking(attributes) }
}

extension ConstraintChain {
  /// A filler word without effect: `equalTo(page).with.insets(padding)`.
  public var with: ConstraintChain { self }
  /// A filler word without effect.
  public var and: ConstraintChain { self }

  /// Moves each side of the node inward, in points, whatever the target's attribute is; `inset`, in
  /// contrast, depends on the target's attribute.
  @discardableResult public func insets(_ distances: EdgeInsets) -> ConstraintChain {
    inset(at: \.first.attribute) { distances.constant(insetting: $0) }
  }

  /// Sets the constants of extents, in points; Masonry's name for `offset`.
  @discardableResult public func sizeOffset(_ difference: Size) -> ConstraintChain {
    offset(difference)
  }

  /// Sets the constants of a centre, in points; Masonry's name for `offset`.
  @discardableResult public func centerOffset(_ distance: Point) -> ConstraintChain {
    offset(distance)
  }

  /// Sets the priority to 750, `.high`.
  @discardableResult public func priorityHigh() -> ConstraintChain { priority(.high) }
  /// Sets the priority to 500, `.medium`.
  @discardableResult public func priorityMedium() -> ConstraintChain { priority(.medium) }
  /// Sets the priority to 250, `.low`.
  @discardableResult public func priorityLow() -> ConstraintChain { priority(.low) }

  /// Names the constraints for diagnostics; Masonry's name for `labeled`.
  @discardableResult public func key(_ name: String) -> ConstraintChain { labeled(name) }
}
