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
///   - node: the node at which the constraints are kept.
///   - other: more nodes, guides, or arrays of them.
///   - group: a group of which the constraints are removed first.
///   - build: the constraints; it gets a stand-in for each node, in the same order.
/// - Returns: the group of the constraints, which may be switched off or replaced.
@discardableResult
public func constrain<each Other: Constrainable>(
  _ node: Node, _ other: repeat each Other, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: (Proxy, repeat (each Other).Proxied) -> [Constraint]
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(build(node.proxied, repeat (each other).proxied), at: node)
  return group
}

/// Adds constraints between the nodes of an array.
///
///     constrain(buttons) { align(top: $0); distribute(by: 8, horizontally: $0) }
///
/// - Parameters:
///   - nodes: the nodes; the constraints are kept at the first.
///   - other: more nodes, guides, or arrays of them.
///   - group: a group of which the constraints are removed first.
///   - build: the constraints; it gets a stand-in for each node, in the same order.
/// - Returns: the group of the constraints, which may be switched off or replaced.
@discardableResult
public func constrain<each Other: Constrainable>(
  _ nodes: [Node], _ other: repeat each Other, replacing group: ConstraintGroup? = nil,
  @Constraints _ build: ([Proxy], repeat (each Other).Proxied) -> [Constraint]
) -> ConstraintGroup {
  let group = group ?? ConstraintGroup()
  group.fill(build(nodes.proxied, repeat (each other).proxied), at: nodes.first)
  return group
}
