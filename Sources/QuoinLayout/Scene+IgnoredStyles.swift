import QuoinGeometry
import QuoinModel
import QuoinStyle

extension Scene {
  /// Returns diagnostics for style properties that are set but have no visible effect.
  ///
  /// They come from sheets, shared styles and the nodes' own styles: one `style-without-effect` for each node, with its
  /// place, the properties and the reasons.
  ///
  ///     for finding in scene.ignoredStyles() { print(finding) }
  ///     // Card.swift:12: note: image view "logo" has styles without effect: textAlignment, which
  ///     // image views do not take (style-without-effect)
  ///
  /// A rule for all kinds sets properties on each that only some support, so these are notes, and `layout` leaves them
  /// out. Values that a node inherits from its container are not reported for it.
  ///
  /// - Parameters:
  ///   - size: The available size, for media queries.
  ///   - traits: The traits of the environment.
  ///   - exceptions: Properties that are not reported.
  /// - Complexity: O(n) in the nodes and their set properties, besides resolving the styles.
  public func ignoredStyles(
    in size: Size? = nil, traits: Traits = Traits(), except exceptions: Set<StyleProperty> = []
  ) -> [Diagnostic] {
    adapt(to: MediaEnvironment(traits: traits, viewport: size))
    let environment = MediaEnvironment(traits: traitsOfDocument(in: size, traits), viewport: size)
    resolver.resolve(root, styles, environment)
    return resolver.nodes.indices.compactMap { index in
      let node = resolver.nodes[index]
      let ignored = node.ignoredStyles(of: resolver.ownStyle(at: index)).filter {
        !exceptions.contains($0.property)
      }
      guard !ignored.isEmpty else { return nil }
      return Diagnostic(
        .note, rule: "style-without-effect",
        "\(node.displayName) has styles without effect: "
          + Scene.words(ignored, kind: node.kind).joined(separator: "; "),
        place: node.place, nodes: [node.identifier ?? node.displayName])
    }
  }

  /// Returns the properties as text, grouped by reason.
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
    case .place: "which the placement in the container sets already"
    case .number: "which no box can have so long"
    case .without(let others):
      "which need \(others.map { "\($0)" }.joined(separator: " or ")) to show"
    }
  }
}
