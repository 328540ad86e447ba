import QuoinModel

// If nothing but the colour scheme differs, and no rule asks for it, the cascade yields the same styles, and only the
// colours of the looks are others.
extension StyleResolver {
  /// Whether the styles of all nodes are up to date except for the colour scheme, on which none of them depends.
  func canRecolor(_ root: Node, _ sheet: StyleSheet, _ environment: MediaEnvironment) -> Bool {
    var recolored = self.environment
    recolored.traits.colorScheme = environment.traits.colorScheme
    guard !isIncomplete, nodes.first === root, content === sheet.content,
      recolored == environment, self.environment != environment,
      root.subtreeStyleMoment <= lastMoment, !content.hasLate, late.isEmpty
    else { return false }
    return content.conditions.map { $0.evaluate(environment) == true } == isActive
  }

  /// Computes the looks of all nodes for the colour scheme of an environment.
  func recolor(_ environment: MediaEnvironment) {
    self.environment = environment
    // Its looks have the colours of the other scheme.
    shared = ResolvedStyleCache()
    lastResolved = nil
    // Nodes with equal styles share a look.
    var known: [Look.Identity: Look] = [:]
    for index in nodes.indices {
      let identity = looks[index].identity
      if let look = known[identity] {
        looks[index] = look
      } else {
        looks[index] = look(of: index, in: environment.traits)
        work.computed += 1
        known[identity] = looks[index]
      }
      resolved[index].look = looks[index]
    }
  }
}
