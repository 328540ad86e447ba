import QuoinDSL
import QuoinModel

/// What a constraint says, without its identity and place.
struct Statement: Hashable, CustomStringConvertible {
  var first: AnchorTerm
  var comparison: Comparison
  var rest: [AnchorTerm]
  var constant: Double
  var priority: Priority
  var label: String?

  init(_ constraint: Constraint) {
    first = constraint.first
    comparison = constraint.comparison
    rest = (constraint.second.map { [$0] } ?? []) + constraint.others
    constant = constraint.constant
    priority = constraint.priority
    label = constraint.label
  }

  var description: String {
    func text(_ term: AnchorTerm) -> String {
      let factor = term.coefficient == 1 ? "" : "\(term.coefficient)·"
      return "\(factor)\(term.item.node.rawValue):\(term.item.part.rawValue).\(term.attribute)"
    }
    let right = rest.map(text) + (constant != 0 || rest.isEmpty ? ["\(constant)"] : [])
    return "\(text(first)) \(comparison.symbol) \(right.joined(separator: " + "))"
      + (priority == .required ? "" : " ~ \(priority.value)") + (label.map { " '\($0)'" } ?? "")
  }
}

extension Node {
  /// What the node's constraints say, in order.
  var statements: [Statement] { constraints.map(Statement.init) }
}

extension ConstraintGroup {
  /// What the group's constraints say, in order.
  var statements: [Statement] { constraints.map(Statement.init) }
}
