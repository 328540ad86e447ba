import QuoinModel

extension StyleResolver {
  /// Returns the looks of the parts of a control that rules select, including the values inherited
  /// from the control.
  ///
  /// - Parameters:
  ///   - index: The index of the node, which must be resolved.
  ///   - traits: The traits of the node.
  package func partLooks(of index: Int, in traits: Traits) -> [ControlPart: Look] {
    guard content.hasParts else { return [:] }
    var found: [ControlPart: [Int32]] = [:]
    content.index.forEachCandidate(tree, index) { entry in
      let gate = content.gates[Int(entry)]
      guard gate.isOfPart, tree.mayMatch(gate, index),
        gate.condition < 0 || isActive[Int(gate.condition)],
        content.selectors.matches(entry: entry, index, in: tree),
        let part = content.entries[Int(entry)].selector.part
      else { return }
      found[part, default: []].append(entry)
    }
    // Variables declared for a part do not apply to the control itself.
    let own = variables[index]
    var looks: [ControlPart: Look] = [:]
    // A part is styled like a child of the control and inherits its properties.
    let given = resolved[index].effective.filtered(\.isInherited)
    // Iterate in declaration order, so that the order of diagnostics is stable.
    for part in ControlPart.allCases {
      guard let entries = found[part] else { continue }
      defer { variables[index] = own }
      let number = pool.number(entries.sorted(), content)
      let match = pool.matches[Int(number)]
      let style =
        match.hasLate
        ? lateStyle(index, match, Style(), on: given)
        : match.style
      for entry in style.unusable where !(unusable[index]?.contains(entry) ?? false) {
        unusable[index, default: []].append(entry)
      }
      looks[part] = Look(
        given.merging(style.withoutKeywords.usable), inheritedTint: nil,
        defaultFont: nodes[index].defaultFont, traits: traits)
    }
    return looks
  }
}
