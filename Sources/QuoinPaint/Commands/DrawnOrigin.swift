import QuoinModel

/// The node that a command draws, for what is to be said of it.
public struct DrawnOrigin: Hashable, Sendable {
  /// Where the node was described.
  public var place: SourcePlace?
  /// The name of the node, or its type where it has none.
  public var node: String?

  /// An origin of its parts.
  package init(place: SourcePlace? = nil, node: String? = nil) {
    self.place = place
    self.node = node
  }

  /// A warning that something of the node is not drawn.
  package func notPainted(_ what: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "not-painted", (node.map { "“\($0)”: " } ?? "") + what, place: place,
      nodes: node.map { [$0] } ?? [])
  }
}

extension DisplayList {
  /// What a format does not show that has no pixels to look at: what lies behind a node, changed.
  package func backdropsNotShown(in format: String) -> [Diagnostic] {
    commands.compactMap { command in
      guard case .backdrop(_, _, let origin) = command else { return nil }
      return (origin ?? DrawnOrigin()).notPainted(
        "\(format) cannot show what lies behind a node through filters (`backdrop-filter`), so it is"
          + " shown as it is")
    }
  }
}
