import QuoinModel

extension Island {
  /// A constraint as it would be written.
  func describe(_ constraint: Constraint) -> String {
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
    guard let node = pass.tree.indices[term.item.node] else {
      return "\(factor)(a node that is not here).\(term.attribute)"
    }
    var owner = Int(node)
    for _ in 0..<term.item.part.levels where pass.tree.parents[owner] >= 0 {
      owner = Int(pass.tree.parents[owner])
    }
    let part = describe(term.item.part.base, of: owner)
    return "\(factor)\(pass.name(owner))\(part).\(term.attribute)"
  }

  /// The part of a node that a constraint speaks of, with a dot before it; nothing for the node.
  private func describe(_ part: AnchorItem.Part, of owner: Int) -> String {
    if let index = part.guideIndex {
      let names = pass.tree.nodes[owner].guideNames
      let name = names.indices.contains(index) ? names[index] : ""
      return name.isEmpty ? ".guide \(index)" : ".guide '\(name)'"
    }
    return switch part {
    case .safeArea: ".safeArea"
    case .margins: ".margins"
    case .readable: ".readable"
    case .keyboard: ".keyboard"
    case .scrollContent: ".content"
    case .topBar: ".topLayoutGuide"
    case .bottomBar: ".bottomLayoutGuide"
    default: ""
    }
  }

  /// A number without needless digits.
  func trim(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
