import QuoinGeometry
import QuoinModel
import QuoinStyle

extension Scene {
  /// What sheets, worn styles and the nodes' own set and no node shows: a finding
  /// `style-without-effect` for each node, with its place, the properties and the reasons.
  ///
  ///     for finding in scene.ignoredStyles() { print(finding) }
  ///     // Card.swift:12: note: image view "logo" has styles that show nowhere: textAlignment, which
  ///     // image views do not take (style-without-effect)
  ///
  /// A rule for all kinds gives each what it supports, so these are notes, and `layout` leaves them
  /// out. What a container hands down is not the node's.
  ///
  /// - Parameters:
  ///   - size: the room, for the conditions of sheets.
  ///   - traits: the surroundings.
  ///   - exceptions: properties of which nothing is said.
  /// - Complexity: O(n) in the nodes and what they set, beside resolving the styles.
  public func ignoredStyles(
    in size: Size? = nil, traits: Traits = Traits(), except exceptions: Set<StyleProperty> = []
  ) -> [Diagnostic] {
    let environment = MediaEnvironment(traits: traits, viewport: size)
    adapt(to: environment)
    resolver.resolve(root, styles, environment)
    return resolver.nodes.indices.compactMap { index in
      let node = resolver.nodes[index]
      let ignored = node.ignoredStyles(of: resolver.ownStyle(at: index)).filter {
        !exceptions.contains($0.property)
      }
      guard !ignored.isEmpty else { return nil }
      return Diagnostic(
        .note, rule: "style-without-effect",
        "\(node.displayName) has styles that show nowhere: "
          + Scene.words(ignored, kind: node.kind).joined(separator: "; "),
        place: node.place, nodes: [node.identifier ?? node.displayName])
    }
  }

  /// The properties, those with the same reason together.
  private static func words(_ ignored: [IgnoredStyle], kind: String) -> [String] {
    var reasons: [IgnoredStyle.Reason] = []
    for entry in ignored where !reasons.contains(entry.reason) { reasons.append(entry.reason) }
    return reasons.map { reason in
      let names = ignored.filter { $0.reason == reason }.map { "\($0.property)" }
      return names.joined(separator: ", ") + ", " + words(reason, kind: kind)
    }
  }

  private static func words(_ reason: IgnoredStyle.Reason, kind: String) -> String {
    switch reason {
    case .kind: "which a node of the kind \(kind) does not take"
    case .place: "which the place in the container says already"
    case .number: "which no box can have so long"
    case .without(let others):
      "which need \(others.map { "\($0)" }.joined(separator: " or ")) to show"
    }
  }
}
