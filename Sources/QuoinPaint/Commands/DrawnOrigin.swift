import QuoinModel

/// The node that a command belongs to, for diagnostics.
public struct DrawnOrigin: Hashable, Sendable {
  /// The source location of the node.
  public var place: SourcePlace?
  /// The name of the node, or its type if it has none.
  public var node: String?

  /// Creates an origin.
  package init(place: SourcePlace? = nil, node: String? = nil) {
    self.place = place
    self.node = node
  }

  /// Returns a warning that a part of the node is not drawn.
  package func notPainted(_ what: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "not-painted", (node.map { "“\($0)”: " } ?? "") + what, place: place,
      nodes: node.map { [$0] } ?? [])
  }
}

extension DisplayList {
  /// Returns diagnostics for filtered backdrops, which a format without pixels cannot show.
  package func backdropsNotShown(in format: String) -> [Diagnostic] {
    commands.compactMap { command in
      guard case .backdrop(_, _, let origin) = command else { return nil }
      return (origin ?? DrawnOrigin()).notPainted(
        "\(format) cannot show what lies behind a node through filters (`backdrop-filter`), so it is"
          + " shown as it is")
    }
  }
}
