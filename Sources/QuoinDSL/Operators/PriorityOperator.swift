public import QuoinModel

/// Binds less tightly than a comparison and more tightly than an assignment.
precedencegroup PriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
  associativity: left
}

/// Gives constraints a priority: `name.width <= 240 ~ .high`.
infix operator ~ : PriorityPrecedence

/// Returns a constraint with a priority: `name.width <= 240 ~ .high`.
@inlinable
public func ~ (constraint: consuming Constraint, priority: Priority) -> Constraint {
  constraint.priority = priority
  return constraint
}

/// Returns constraints with a priority: `a.edges == b.edges ~ 750`.
@inlinable
public func ~ (constraints: consuming [Constraint], priority: Priority) -> [Constraint] {
  for index in constraints.indices { constraints[index].priority = priority }
  return constraints
}

extension Constraint {
  /// Returns the constraint with a label for diagnostics:
  /// `(a.width == 48).labeled("avatar width")`.
  public func labeled(_ label: String) -> Constraint {
    var changed = self
    changed.label = label
    return changed
  }
}

extension [Constraint] {
  /// Returns the constraints with a label for diagnostics.
  public func labeled(_ label: String) -> [Constraint] { map { $0.labeled(label) } }
}
