import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Says which required rows cannot hold together, in the user's words.
  func reportConflicts() {
    for (setAside, conflict) in conflicts.sorted(by: { $0.key < $1.key }) {
      let parts = conflict.members.map { describe($0) }
      var places = conflict.members.compactMap { place($0) }
      if let chosen = place(setAside) { places.insert(chosen, at: 0) }
      var nodes: [String] = []
      for member in conflict.members {
        for name in names(member) where !nodes.contains(name) { nodes.append(name) }
      }
      pass.diagnostics.append(
        Diagnostic(
          .error, rule: "conflicting-constraints",
          "these cannot hold together: " + parts.joined(separator: "; ")
            + " (off by \(trim(conflict.violation)) points); set aside: \(describe(setAside))",
          place: places.first, nodes: nodes))
    }
  }

  /// A row in words.
  private func describe(_ id: ConstraintID) -> String {
    switch source(id) {
    case .constraint(let node, let ordinal):
      let constraint = pass.tree.nodes[node].constraints[ordinal]
      let text = describe(constraint)
      guard let place = constraint.place else { return text }
      return "\(text) (line \(place.line))"
    case .stack(let slot, let rule): return "\(pass.name(members[slot])) \(rule)"
    case .content(let slot, let axis):
      return "the natural \(word(axis)) of \(pass.name(members[slot]))"
    case .sizing(let slot, let axis): return "the own \(word(axis)) of \(pass.name(members[slot]))"
    case .pin(let slot, let axis):
      return "the pinned \(word(axis)) of \(pass.name(members[slot]))"
    case .bounds(let slot, let axis):
      return "the \(word(axis)) of \(pass.name(members[slot])) is not negative"
    case .room(let axis): return "the \(word(axis)) of \(pass.name(root))"
    }
  }

  private func describe(_ constraint: Constraint) -> String {
    var text = describe(constraint.first) + " \(constraint.comparison.symbol) "
    var right = (constraint.second.map { [$0] } ?? []) + constraint.others
    right = right.filter { $0.coefficient != 0 }
    text += right.map { describe($0) }.joined(separator: " + ")
    if right.isEmpty {
      text += trim(constraint.constant)
    } else if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += trim(constraint.constant.magnitude)
    }
    if let label = constraint.label { text = "'\(label)': \(text)" }
    return text
  }

  private func describe(_ term: AnchorTerm) -> String {
    let factor = term.coefficient == 1 ? "" : "\(trim(term.coefficient)) * "
    guard let node = pass.tree.indices[term.item.node] else { return "\(factor)?" }
    var owner = Int(node)
    for _ in 0..<term.item.part.levels where pass.tree.parents[owner] >= 0 {
      owner = Int(pass.tree.parents[owner])
    }
    return "\(factor)\(pass.name(owner)).\(term.attribute)"
  }

  private func source(_ id: ConstraintID) -> RowSource { sources[Int(solver.tag(of: id))] }

  private func place(_ id: ConstraintID) -> SourcePlace? {
    switch source(id) {
    case .constraint(let node, let ordinal):
      pass.tree.nodes[node].constraints[ordinal].place ?? pass.tree.nodes[node].place
    case .stack(let slot, _), .content(let slot, _), .sizing(let slot, _), .pin(let slot, _),
      .bounds(let slot, _):
      node(slot).place
    case .room: node(0).place
    }
  }

  private func names(_ id: ConstraintID) -> [String] {
    switch source(id) {
    case .constraint(let node, let ordinal):
      let constraint = pass.tree.nodes[node].constraints[ordinal]
      return ([constraint.first] + (constraint.second.map { [$0] } ?? []) + constraint.others)
        .compactMap { pass.tree.indices[$0.item.node].map { pass.identifier(Int($0)) } }
    case .stack(let slot, _), .content(let slot, _), .sizing(let slot, _), .pin(let slot, _),
      .bounds(let slot, _):
      return [pass.identifier(members[slot])]
    case .room: return [pass.identifier(root)]
    }
  }

  private func word(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  /// A number without needless digits.
  func trim(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
