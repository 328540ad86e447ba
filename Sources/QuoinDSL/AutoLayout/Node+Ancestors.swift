public import QuoinModel

extension Node {
  /// Returns the nearest common ancestor of this node and another, either of which may be that
  /// ancestor.
  ///
  /// Auto Layout would store a constraint between the two there. This is UIKit's and Masonry's name
  /// for `commonAncestor(with:)`.
  ///
  /// - Complexity: O(depth).
  public final func closestCommonAncestor(with other: Node) -> Node? {
    commonAncestor(with: other)
  }

  /// Removes the node from its container, together with the constraints between its subtree and the
  /// rest of the tree, as UIKit does.
  ///
  /// `removeFromContainer()` instead leaves constraints where they were declared; constraints that
  /// refer to a node outside the tree are then ignored and reported until the node is added again.
  ///
  /// Inactive constraints are removed as well: an update does not find them afterwards.
  ///
  /// - Returns: the constraints that were removed from the layout.
  /// - Complexity: O(size of the whole tree).
  @discardableResult public final func removeFromContainerAndConstraints() -> [Constraint] {
    var root: Node = self
    while let parent = root.parent { root = parent }
    var depths: [NodeID: Int] = [:]
    walk { depths[$0.id] = $1 }
    var dropped: [Constraint] = []
    root.walk { node, _ in
      let isInside = depths[node.id] != nil
      guard let list = node.constraintList else { return }
      dropped += list.remove { constraint in
        constraint.terms.contains { term in
          guard let depth = depths[term.item.node] else { return isInside }
          // A name such as `a.superview` refers outside the subtree if it climbs further than the
          // node's depth.
          return (term.item.part.levels <= depth) != isInside
        }
      }
    }
    removeFromContainer()
    return dropped
  }

  /// Calls a function with this node and its descendants and with the depth of each, without
  /// recursion.
  private func walk(_ body: (Node, Int) -> Void) {
    var pending: [(Node, Int)] = [(self, 0)]
    while let (node, depth) = pending.popLast() {
      body(node, depth)
      guard let container = node as? ContainerNode else { continue }
      for relation in container.relations { pending.append((relation.node, depth + 1)) }
    }
  }
}

extension Constraint {
  fileprivate var terms: [AnchorTerm] { [first] + (second.map { [$0] } ?? []) + others }
}
