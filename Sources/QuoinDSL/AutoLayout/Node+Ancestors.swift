public import QuoinModel

extension Node {
  /// The nearest node that is, or holds, both this node and another: where Auto Layout would keep
  /// a constraint between them; UIKit's and Masonry's word for `commonAncestor(with:)`.
  ///
  /// - Complexity: O(depth).
  public final func closestCommonAncestor(with other: Node) -> Node? {
    commonAncestor(with: other)
  }

  /// Takes the node out of its container, and drops the constraints between what is in it and what
  /// is not, as UIKit does.
  ///
  /// `removeFromContainer()` leaves constraints where they were declared; those that speak of a node
  /// out of the tree are then left out of the layout and reported, until the node comes back.
  ///
  /// Those that are switched off are dropped with the others: an update does not find them any more.
  ///
  /// - Returns: the constraints that left the layout.
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
          // A name such as `a.superview` leads out of what is taken away where it climbs further.
          return (term.item.part.levels <= depth) != isInside
        }
      }
    }
    removeFromContainer()
    return dropped
  }

  /// Calls a function with this node and all that is in it, and how deep each is; without recursion.
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
