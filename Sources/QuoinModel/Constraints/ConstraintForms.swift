/// The constraints of a node, compared without their nodes, identities and source locations.
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
  package func fits(_ node: Node) -> Bool {
    node.withConstraints { constraints in
      guard constraints.count == forms.count else { return false }
      // Reads the elements in the buffer: a copy of a constraint retains the objects that it refers to.
      return constraints.indices.allSatisfy { ordinal in
        forms[ordinal].hasSameForm(as: constraints[ordinal].plain)
          && constraints[ordinal].extras?.others.isEmpty ?? true
      }
    }
  }
}

extension Node {
  /// Whether all nodes of the constraints that are declared at this node satisfy a condition.
  ///
  /// Only the first term of each side is considered.
  package final func constrainedNodesSatisfy(_ body: (NodeID) -> Bool) -> Bool {
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
