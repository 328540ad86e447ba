/// The constraints that were declared at a node.
///
/// The node holds it, and so does each group of its constraints: a group reaches its constraints
/// without holding the node.
package final class ConstraintList {
  /// The constraints in order of declaration.
  @exclusivity(unchecked) package final var constraints: [Constraint] = []
  /// Those that chains made: the ones that remaking replaces.
  @exclusivity(unchecked) package final var chained = ConstraintIdentities()

  /// The node, for what is to be noted there; the node forgets itself when it is released.
  @exclusivity(unchecked) package final unowned(unsafe) var owner: Node?

  /// The empty list of a node.
  package init(of owner: Node) { self.owner = owner }

  /// Gives constraints identities, in order, and adds them behind those that are there.
  package func take(_ added: consuming [Constraint]) -> Range<ConstraintIdentity> {
    let block = identify(&added)
    if constraints.isEmpty { constraints = added } else { constraints.append(contentsOf: added) }
    return block
  }

  /// Gives constraints identities, in order, and tells those who keep them.
  package func identify(_ constraints: inout [Constraint]) -> Range<ConstraintIdentity> {
    let count = constraints.count
    let start = ConstraintIdentity.next(count)
    constraints.withUnsafeMutableBufferPointer { constraints in
      for index in constraints.indices {
        constraints[index].plain.identity = start.advanced(by: index)
        guard constraints[index].extras != nil else { continue }
        if let keeper = constraints[index].keeper {
          keeper.take(constraints[index].id, in: self)
          constraints[index].keeper = nil
        }
      }
    }
    return start..<start.advanced(by: count)
  }
}

extension Node {
  /// The constraints that were declared at this node, in order of declaration.
  public final var constraints: [Constraint] {
    get { constraintList?.constraints ?? [] }
    _modify {
      let list = openConstraintList()
      yield &list.constraints
    }
  }

  /// The list of the node's constraints; it is made where there is none yet.
  package final func openConstraintList() -> ConstraintList {
    if let constraintList { return constraintList }
    let list = ConstraintList(of: self)
    constraintList = list
    return list
  }
}
