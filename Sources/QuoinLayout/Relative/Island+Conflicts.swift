import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Reports the required rows that cannot hold together, in terms of the description.
  func reportConflicts() {
    for (setAside, conflict) in conflicts.sorted(by: { $0.key < $1.key }) {
      let members = conflict.members.prefix(Island.maximumListedMembers)
      var parts = members.map { describe($0) }
      if members.count < conflict.members.count {
        parts.append("and \(conflict.members.count - members.count) more")
      }
      if !conflict.isWhole { parts.append("and others, as in other conflicts here") }
      let first = place(setAside) ?? members.compactMap({ place($0) }).first
      var nodes: [String] = []
      var known: Set<String> = []
      for member in members {
        for name in names(member) where known.insert(name).inserted { nodes.append(name) }
      }
      pass.add(
        Diagnostic(
          .error, rule: "conflicting-constraints",
          "these cannot hold together: " + parts.joined(separator: "; ")
            + " (off by \(trim(conflict.violation)) points); set aside: \(describe(setAside))",
          place: first, nodes: nodes))
    }
  }

  /// The maximum number of constraints listed for a conflict; each of a thousand conflicts may have a thousand.
  private static let maximumListedMembers = 100

  /// Returns a description of a row.
  private func describe(_ id: ConstraintID) -> String {
    switch source(id) {
    case .constraint(let slot, let ordinal):
      let constraint = node(slot).keptConstraints[ordinal]
      let text = describe(constraint)
      guard let place = constraint.place else { return text }
      return "\(text) (line \(place.line))"
    case .stack(let slot, let rule): return describe(rule, of: slot)
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

  private func source(_ id: ConstraintID) -> RowSource {
    let row = rows.row(id)
    return row < rows.treeCount ? sources[row] : .room(rows.roomAxis(row))
  }

  private func place(_ id: ConstraintID) -> SourcePlace? {
    switch source(id) {
    case .constraint(let slot, let ordinal):
      node(slot).keptConstraints[ordinal].place ?? node(slot).place
    case .stack(let slot, _), .content(let slot, _), .sizing(let slot, _), .pin(let slot, _),
      .bounds(let slot, _):
      node(slot).place
    case .room: node(0).place
    }
  }

  private func names(_ id: ConstraintID) -> [String] {
    switch source(id) {
    case .constraint(let slot, let ordinal):
      let constraint = node(slot).keptConstraints[ordinal]
      return ([constraint.first] + (constraint.second.map { [$0] } ?? []) + constraint.others)
        .compactMap { index(of: $0.item.node).map { pass.identifier($0) } }
    case .stack(let slot, let rule):
      return ([slot] + rule.children).map { pass.identifier(members[$0]) }
    case .content(let slot, _), .sizing(let slot, _), .pin(let slot, _), .bounds(let slot, _):
      return [pass.identifier(members[slot])]
    case .room: return [pass.identifier(root)]
    }
  }

  private func word(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
}
