extension Constraint: CustomStringConvertible {
  /// The constraint as it would be written, with the numbers of the nodes in place of their names and its
  /// place: `#12.left == #12.superview.left + 16 (Screen.swift:8)`.
  ///
  /// Diagnostics call the nodes by their names, which a constraint does not know.
  public var description: String {
    let text = words { item in
      let levels = String(repeating: ".superview", count: item.part.levels)
      return "#\(item.node.rawValue)\(levels)\(item.part.base.words(guideNames: []))"
    }
    return place.map { "\(text) (\($0))" } ?? text
  }

  /// The constraint as it would be written.
  ///
  /// - Parameter name: what an item is called.
  package func words(_ name: (AnchorItem) -> String) -> String {
    func words(_ term: AnchorTerm) -> String {
      let factor = term.coefficient == 1 ? "" : "\(Constraint.trim(term.coefficient)) * "
      return "\(factor)\(name(term.item)).\(term.attribute)"
    }
    var text = words(first) + " \(comparison.symbol) "
    let right = ((second.map { [$0] } ?? []) + others).filter { $0.coefficient != 0 }
    text += right.map(words).joined(separator: " + ")
    if right.isEmpty {
      text += Constraint.trim(constant)
    } else if constant != 0 {
      text += (constant < 0 ? " - " : " + ") + Constraint.trim(constant.magnitude)
    }
    if priority != .required { text += " ~ \(Constraint.trim(Double(priority.value)))" }
    if let label { text = "'\(label)': \(text)" }
    return text
  }

  /// A number without needless digits.
  package static func trim(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension AnchorItem.Part {
  /// The part of a node that a constraint speaks of, with a dot before it; nothing for the node.
  package func words(guideNames: [String]) -> String {
    if let index = guideIndex {
      let name = guideNames.indices.contains(index) ? guideNames[index] : ""
      return name.isEmpty ? ".guide \(index)" : ".guide '\(name)'"
    }
    return switch self {
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
}
