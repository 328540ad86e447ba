extension Constraint: CustomStringConvertible {
  /// The constraint in source form, with its source location.
  ///
  /// For example: `label "Ada".left == view 'card'.left + 16 (Screen.swift:8)`.
  ///
  /// A constraint read from a group or a node knows the names that its nodes had then; other nodes
  /// are given as numbers, such as `#12`. ``description(in:)`` finds the names in a tree.
  public var description: String { withPlace(words(name(of:))) }

  /// Returns the constraint as in diagnostics, with the names of a tree's nodes and its source
  /// location: `label "Ada".left == view 'card'.left + 16 (Screen.swift:8)`.
  ///
  /// - Parameter node: any node of the tree; nodes of other trees are given as numbers.
  /// - Complexity: O(n) in the nodes of the tree.
  public func description(in node: Node) -> String {
    let root = node.root
    return withPlace(
      words { item in
        guard let found = root.find(item.node) else { return "#\(item.node.rawValue)" }
        var owner = found
        for _ in 0..<item.part.levels { owner = owner.parent ?? owner }
        return owner.displayName + item.part.base.words(guideNames: owner.guideNames)
      })
  }

  private func withPlace(_ text: String) -> String { place.map { "\(text) (\($0))" } ?? text }

  /// Returns the constraint in source form.
  ///
  /// - Parameter name: a closure that returns the name of an item.
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

  /// Returns a number with at most two decimals.
  package static func trim(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension AnchorItem.Part {
  /// Returns the part in source form, with a leading dot, or an empty string for the node itself.
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
