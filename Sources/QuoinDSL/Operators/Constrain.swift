public import QuoinModel

/// Adds constraints between nodes, or between a node and guides.
///
///     constrain(avatar, name) { avatar, name in
///       avatar.size == 48
///       name.leading == avatar.trailing + 12
///       name.width <= avatar.superview.width * 0.5 - 8 ~ .high
///     }
///
/// - Parameters:
///   - node: the node that stores the constraints.
///   - other: more nodes, guides, or arrays of them.
///   - group: a group whose constraints are removed first.
///   - build: returns the constraints; receives a proxy for each node, in the same order.
/// - Returns: the group of the constraints, which can be deactivated or replaced.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ node: Node, _ other: repeat each Other, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  let constraints = build(node.proxied, repeat (each other).proxied).constraints
  guard let group else { return ConstraintGroup(constraints, at: node) }
  group.fill(constraints, at: node)
  return group
}

/// Adds constraints between the nodes of an array.
///
///     constrain(buttons) { align(top: $0); distribute(by: 8, horizontally: $0) }
///
/// - Parameters:
///   - nodes: the nodes; the first one stores the constraints, or, if there are none, the first of
///   the others.
///   - other: more nodes, guides, or arrays of them.
///   - group: a group whose constraints are removed first.
///   - build: returns the constraints; receives a proxy for each node, in the same order.
/// - Returns: the group of the constraints, which can be deactivated or replaced.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ nodes: [Node], _ other: repeat each Other, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: ([Proxy], repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(
    build(nodes.proxied, repeat (each other).proxied).constraints,
    at: constraintHome(nodes, repeat each other))
  return group
}

/// Adds constraints that begin at a guide; they are stored at the node that owns it.
///
///     constrain(page.safeAreaLayoutGuide, title) { safe, title in title.top == safe.top + 8 }
///
/// - Parameters:
///   - guide: the guide, whose owner stores the constraints.
///   - other: nodes, more guides, or arrays of them.
///   - group: a group whose constraints are removed first.
///   - build: returns the constraints; receives a proxy for each, in the same order.
/// - Returns: the group of the constraints, which can be deactivated or replaced.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ guide: NodeGuide, _ other: repeat each Other, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(build(guide.proxied, repeat (each other).proxied).constraints, at: guide.node)
  return group
}

/// Adds constraints between a guide that is only referred to by name and nodes; the first node
/// stores them.
///
/// - Parameters:
///   - guide: the guide.
///   - node: the node that stores the constraints.
///   - other: more nodes, guides, or arrays of them.
///   - group: a group whose constraints are removed first.
///   - build: returns the constraints; receives a proxy for each, in the same order.
/// - Returns: the group of the constraints, which can be deactivated or replaced.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ guide: LayoutGuide, _ node: Node, _ other: repeat each Other,
  replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, Proxy, repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(
    build(guide.proxied, node.proxied, repeat (each other).proxied).constraints, at: node)
  return group
}

/// Adds constraints between named nodes.
///
///     constrain(["title": title, "icon": icon]) { $0["title"]!.left == $0["icon"]!.right }
///
/// - Parameters:
///   - nodes: the nodes; the one created first stores the constraints.
///   - group: a group whose constraints are removed first.
///   - build: returns the constraints; receives a proxy for each node under its name.
/// - Returns: the group of the constraints, which can be deactivated or replaced.
@discardableResult
public func constrain<Name: Hashable>(
  _ nodes: [Name: Node], replacing group: ConstraintGroup? = nil,
  @Constraints _ build: ([Name: Proxy]) -> ConstraintStatements
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(
    build(nodes.mapValues(\.proxied)).constraints, at: nodes.values.min { $0.id < $1.id })
  return group
}

// Cartography's `replace` label for the group.

/// Replaces the constraints of a group: `constrain(_:replacing:_:)`.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ node: Node, _ other: repeat each Other, replace group: ConstraintGroup,
  @Constraints _ build: (Proxy, repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  group.fill(build(node.proxied, repeat (each other).proxied).constraints, at: node)
  return group
}

/// Replaces the constraints of a group: `constrain(_:replacing:_:)`.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ nodes: [Node], _ other: repeat each Other, replace group: ConstraintGroup,
  @Constraints _ build: ([Proxy], repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  group.fill(
    build(nodes.proxied, repeat (each other).proxied).constraints,
    at: constraintHome(nodes, repeat each other))
  return group
}

/// Replaces the constraints of a group: `constrain(_:replacing:_:)`.
@discardableResult @inlinable
public func constrain<each Other: Constrainable>(
  _ guide: NodeGuide, _ other: repeat each Other, replace group: ConstraintGroup,
  @Constraints _ build: (Proxy, repeat (each Other).Proxied) -> ConstraintStatements
) -> ConstraintGroup {
  group.fill(build(guide.proxied, repeat (each other).proxied).constraints, at: guide.node)
  return group
}
