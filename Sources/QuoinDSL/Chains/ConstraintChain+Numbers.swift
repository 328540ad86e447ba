public import QuoinModel

// Overloads for numbers of other types than `Double`, as existing code has in variables; literals
// are `Double`s.

extension ConstraintChain {
  /// Sets the constant, in points.
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

  /// Sets the priority of the constraints, from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Int) -> ConstraintChain {
    priority(Priority(Float(level)))
  }
}

extension ConstraintChain {
  /// Sets the constant, in points.
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

  /// Sets the priority of the constraints, from 1 to 1000.
  @_disfavoredOverload @discardableResult public func priority(_ level: Float) -> ConstraintChain {
    priority(Priority(Float(level)))
  }
}

// Overloads with a concrete number parameter, so that a `CGFloat` converts to it.
extension AttributeChain {
  /// Constrains each attribute to equal a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always) public func equalTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.equal, number, LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at most a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always)
  public func lessThanOrEqualTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.lessThanOrEqual, number, LiteralPlace(file, line, column))
  }

  /// Constrains each attribute to be at least a number: see `Double.side(for:of:)`.
  @_disfavoredOverload @discardableResult @inlinable @inline(__always)
  public func greaterThanOrEqualTo(
    _ number: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ConstraintChain {
    relate(.greaterThanOrEqual, number, LiteralPlace(file, line, column))
  }
}
