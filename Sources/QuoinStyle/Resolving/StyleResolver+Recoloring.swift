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
    // Nodes share styles, and these share looks. The old ones are held, so that their identities stay theirs.
    var recolored: Set<ObjectIdentifier> = []
    var known: [Look.Identity: (old: Look, new: Look)] = [:]
    for index in nodes.indices {
      let style = resolved[index]
      guard recolored.insert(ObjectIdentifier(style)).inserted else { continue }
      let old = style.look
      if let look = known[old.identity] {
        style.look = look.new
        continue
      }
      style.look = look(of: index, in: environment.traits)
      work.computed += 1
      known[old.identity] = (old, style.look)
    }
  }
}
