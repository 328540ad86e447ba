public import QuoinModel

// Numbers of other types than `Double`: variables that code brings along. Literals are `Double`s.

extension ConstraintChain {
  /// Sets the number that is added, in points.
  @_disfavoredOverload @discardableResult public func offset(_ distance: Int) -> ConstraintChain {
    offset(Double(distance))
  }

  /// Moves each side inward by a distance, in points.
  @_disfavoredOverload @discardableResult public func inset(_ distance: Int) -> ConstraintChain {
    inset(Double(distance))
  }

  /// Sets the factor of the target's attribute.
  @_disfavoredOverload @discardableResult public func multipliedBy(_ factor: Int) -> ConstraintChain
  {
    multipliedBy(Double(factor))
  }

  /// Sets the divisor of the target's attribute.
  @_disfavoredOverload @discardableResult public func dividedBy(_ divisor: Int) -> ConstraintChain {
    dividedBy(Double(divisor))
  }

  /// Sets how much the constraints matter, by a number from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Int) -> ConstraintChain {
    priority(Priority(Float(level)))
  }
}

extension ConstraintChain {
  /// Sets the number that is added, in points.
  @_disfavoredOverload @discardableResult public func offset(_ distance: Float) -> ConstraintChain {
    offset(Double(distance))
  }

  /// Moves each side inward by a distance, in points.
  @_disfavoredOverload @discardableResult public func inset(_ distance: Float) -> ConstraintChain {
    inset(Double(distance))
  }

  /// Sets the factor of the target's attribute.
  @_disfavoredOverload @discardableResult public func multipliedBy(_ factor: Float)
    -> ConstraintChain
  {
    multipliedBy(Double(factor))
  }

  /// Sets the divisor of the target's attribute.
  @_disfavoredOverload @discardableResult public func dividedBy(_ divisor: Float) -> ConstraintChain
  {
    dividedBy(Double(divisor))
  }

  /// Sets how much the constraints matter, by a number from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Float) -> ConstraintChain {
    priority(Priority(Float(level)))
  }
}

// A number as a parameter of its own, so that a `CGFloat` is one, too.
extension AttributeChain {
  /// Each attribute is equal to a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always) public func equalTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, number, LiteralPlace(file, line, column))
  }

  /// Each attribute is at most a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always)
  public func lessThanOrEqualTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, number, LiteralPlace(file, line, column))
  }

  /// Each attribute is at least a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always)
  public func greaterThanOrEqualTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, number, LiteralPlace(file, line, column))
  }
}
