import QuoinModel

extension ConstraintGroup: CustomStringConvertible {
  /// The constraints in the notation of diagnostics, one per line, with the names of their nodes.
  ///
  /// Inactive constraints are marked `off`. A constraint whose nodes no longer exist shows their
  /// numbers.
  ///
  /// - Complexity: O(constraints × nodes).
  public var description: String {
    parts.flatMap { part in
      part.list.constraints(part.ids).map { constraint in
        let text = part.list.owner.map(constraint.description(in:)) ?? constraint.description
        let isOff = part.list.inactive.contains { $0.id == constraint.id }
        return (constraint.id, isOff ? "off: \(text)" : text)
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }
}
