/// The forms of the constraints of a node: all of them except for their nodes, identities and source locations.
///
/// Nodes whose constraints have the same forms, in trees of the same form, have the same rows.
package struct ConstraintForms {
  private let forms: [PlainConstraint]

  /// The number of constraints.
  package var count: Int { forms.count }

  /// Creates the forms of the constraints that are declared at a node.
  ///
  /// Returns `nil` if one has terms besides the first one of each side, or refers to a guide.
  package init?(of node: Node) {
    let constraints = node.keptConstraints
    guard constraints.allSatisfy(\.hasFormOnly) else { return nil }
    forms = constraints.map(\.plain)
  }

  /// Whether the constraints that are declared at a node have these forms.
  package func fit(_ node: Node) -> Bool {
    node.withConstraints { constraints in
      guard constraints.count == forms.count else { return false }
      // Elements are read in place, because they would be copied with what they refer to.
      return constraints.indices.allSatisfy { ordinal in
        forms[ordinal].hasSameForm(as: constraints[ordinal].plain)
          && constraints[ordinal].extras?.others.isEmpty ?? true
      }
    }
  }
}

extension Node {
  /// Calls a closure with the nodes of the constraints that are declared at this node, in order, until it returns
  /// `false`.
  ///
  /// Only the first term of each side is considered.
  ///
  /// - Returns: Whether the closure returned `true` for all.
  package final func forEachConstrainedNode(while body: (NodeID) -> Bool) -> Bool {
    withConstraints { constraints in
      constraints.indices.allSatisfy { ordinal in
        guard body(constraints[ordinal].plain.firstNode) else { return false }
        return constraints[ordinal].plain.secondNode.map(body) ?? true
      }
    }
  }

  /// Calls a closure with the constraints that are declared at this node.
  @inline(__always)
  fileprivate final func withConstraints<Result>(
    _ body: (UnsafeBufferPointer<Constraint>) -> Result
  ) -> Result {
    guard let constraintList else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return constraintList.constraints.withUnsafeBufferPointer(body)
  }
}
