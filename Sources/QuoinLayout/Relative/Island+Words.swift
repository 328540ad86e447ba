import QuoinModel

extension Island {
  /// Returns a constraint as it would be written, with the names of the nodes.
  func describe(_ constraint: Constraint) -> String {
    // The priority is mentioned only where it matters.
    var plain = constraint
    plain.priority = .required
    return plain.words { name($0) }
  }

  private func name(_ item: AnchorItem) -> String {
    guard let node = index(of: item.node) else { return "(a node that is not here)" }
    var owner = node
    for _ in 0..<item.part.levels where pass.tree.parents[owner] >= 0 {
      owner = Int(pass.tree.parents[owner])
    }
    let part = item.part.base.words(guideNames: pass.tree.nodes[owner].guideNames)
    return pass.name(owner) + part
  }

  /// Returns a number without unnecessary digits.
  func trim(_ number: Double) -> String { Constraint.trim(number) }
}
