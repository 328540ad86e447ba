public import QuoinGeometry
import QuoinModel

// Masonry's words. Each is another word for one of `ConstraintChain`, or a filler.

extension AttributeWords where Self == AttributeChain {
  /// A filler: `make.left.and.right`.
  public var and: AttributeChain { self }
  /// A filler.
  public var with: AttributeChain { self }
}

extension ConstraintMaker {
  /// Begins a chain with several attributes: `make.attributes([.left, .top])`.
  public func attributes(_ attributes: AttributeList) -> AttributeChain { taking(attributes) }
}

extension ConstraintChain {
  /// A filler: `equalTo(page).with.insets(padding)`.
  public var with: ConstraintChain { self }
  /// A filler.
  public var and: ConstraintChain { self }

  /// Moves each side of the node inward, in points, whatever the target's attribute is; `inset` looks at
  /// the target.
  @discardableResult public func insets(_ distances: EdgeInsets) -> ConstraintChain {
    inset(at: \.first.attribute) { distances.constant(insetting: $0) }
  }

  /// Sets the numbers of extents, in points: `offset`.
  @discardableResult public func sizeOffset(_ difference: Size) -> ConstraintChain {
    offset(difference)
  }

  /// Sets the numbers of a centre, in points: `offset`.
  @discardableResult public func centerOffset(_ distance: Point) -> ConstraintChain {
    offset(distance)
  }

  /// `priority(.high)`: 750.
  @discardableResult public func priorityHigh() -> ConstraintChain { priority(.high) }
  /// `priority(.medium)`: 500.
  @discardableResult public func priorityMedium() -> ConstraintChain { priority(.medium) }
  /// `priority(.low)`: 250.
  @discardableResult public func priorityLow() -> ConstraintChain { priority(.low) }

  /// Names the constraints for diagnostics: `labeled`.
  @discardableResult public func key(_ name: String) -> ConstraintChain { labeled(name) }
}
