public import QuoinModel

/// Collects the constraints of a closure.
///
/// It is an object, so that adding a statement appends to one array in place; the compiler keeps it
/// on the stack because it never leaves the closure. An array passed from statement to statement
/// would be copied each time.
public final class ConstraintCollector {
  // No other code can access the object while a statement is added to it.
  @exclusivity(unchecked) @usableFromInline final var constraints: [Constraint]

  @inlinable @inline(__always) init() { constraints = [] }

  @inlinable @inline(__always) init(_ constraints: consuming [Constraint]) {
    self.constraints = constraints
  }

  @inlinable @inline(__always) init(_ constraint: PlacedConstraint) {
    constraints = []
    constraints.reserveCapacity(4)
    constraints.append(constraint.take())
  }

  @inlinable @inline(__always) func append(_ constraint: PlacedConstraint) {
    constraints.append(constraint.take())
  }

  @inlinable @inline(__always) func append(contentsOf more: [Constraint]) {
    constraints.append(contentsOf: more)
  }

  /// Returns the constraints and leaves the collector empty.
  @inlinable @inline(__always) func take() -> [Constraint] {
    var taken: [Constraint] = []
    swap(&taken, &constraints)
    return taken
  }
}
