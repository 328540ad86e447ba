public import QuoinModel

// Overloads for two to four nodes without a parameter pack, which the compiler checks faster and
// with errors at the faulty statement.

/// Adds constraints between two nodes: `constrain(_:_:replacing:_:)`.
@discardableResult @inlinable
public func constrain(
  _ first: Node, _ second: Node, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, Proxy) -> ConstraintStatements
) -> ConstraintGroup {
  let constraints = build(first.proxied, second.proxied).constraints
  guard let group else { return ConstraintGroup(constraints, at: first) }
  group.fill(constraints, at: first)
  return group
}

/// Adds constraints between three nodes: `constrain(_:_:replacing:_:)`.
@discardableResult @inlinable
public func constrain(
  _ first: Node, _ second: Node, _ third: Node, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, Proxy, Proxy) -> ConstraintStatements
) -> ConstraintGroup {
  let constraints = build(first.proxied, second.proxied, third.proxied).constraints
  guard let group else { return ConstraintGroup(constraints, at: first) }
  group.fill(constraints, at: first)
  return group
}

/// Adds constraints between four nodes: `constrain(_:_:replacing:_:)`.
@discardableResult @inlinable
public func constrain(
  _ first: Node, _ second: Node, _ third: Node, _ fourth: Node,
  replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, Proxy, Proxy, Proxy) -> ConstraintStatements
) -> ConstraintGroup {
  let constraints = build(first.proxied, second.proxied, third.proxied, fourth.proxied).constraints
  guard let group else { return ConstraintGroup(constraints, at: first) }
  group.fill(constraints, at: first)
  return group
}
