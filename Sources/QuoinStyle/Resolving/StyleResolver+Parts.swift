import QuoinModel

extension StyleResolver {
  /// The looks of the parts of a control that rules select; what the control hands down is in them.
  ///
  /// - Parameters:
  ///   - index: the node, which is resolved.
  ///   - traits: its surroundings.
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
    // What is declared for a part is not the control's.
    let own = variables[index]
    var looks: [ControlPart: Look] = [:]
    // As a child of the control: inherited properties come from it.
    let given = resolved[index].effective.filtered(\.isInherited)
    // In their own order, so that diagnostics are, too.
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
