import QuoinLayout
import QuoinModel

extension PangoTextMeasurer {
  /// Returns diagnostics about the fonts of a layout, with the locations of the nodes.
  ///
  /// They report each family that is substituted (`font-replaced`) once, and characters that no
  /// font has (`missing-glyph`) in texts that were placed.
  ///
  /// - Complexity: O(n).
  public func diagnostics(of arrangement: Arrangement) -> [Diagnostic] {
    var replaced: [String: Int] = [:]
    // The names of nodes in each diagnostic, for a font may be that of all nodes.
    var named: [Set<String>] = []
    // The substitutes for fonts, and that of the last look, which the arrangement keeps alive.
    var standIns: [Font: String?] = [:]
    var lastLook: ObjectIdentifier?
    var last: (family: String, standIn: String)?
    var found: [Diagnostic] = []
    func check(_ look: TextLook, of item: Arrangement.Item) {
      if lastLook != look.storageIdentity {
        let font = look.font
        let answer = standIns[font] ?? standIn(for: font)
        standIns[font] = .some(answer)
        lastLook = look.storageIdentity
        last = answer.flatMap { answer in font.family.map { ($0, answer) } }
      }
      guard let (family, standIn) = last else { return }
      let nodes = item.identifier.map { [$0] } ?? []
      if let known = replaced[family] {
        for node in nodes where named[known].insert(node).inserted {
          found[known].nodes.append(node)
        }
      } else {
        named.append(Set(nodes))
        replaced[family] = found.count
        found.append(
          Diagnostic(
            .note, rule: "font-replaced",
            TextFindings.replacement(family, standIn: standIn),
            place: item.place, nodes: nodes))
      }
    }
    for item in arrangement.items where item.content.hasText {
      // The look of a node's text is its own, or those of runs.
      var hasRuns = false
      for text in item.texts {
        for run in text.runs {
          hasRuns = true
          check(run.look, of: item)
        }
      }
      if !hasRuns { check(item.look.text, of: item) }
    }
    return found + arrangement.diagnostics.filter { $0.rule == Diagnostic.missingGlyph }
  }

  /// The family that substitutes for the requested ones.
  private func standIn(for font: Font) -> String? {
    if font.family == nil || Ahem.isMeant(by: font) { return nil }
    if case (let name, .replaced) = library.families.resolve(font) { return name }
    return nil
  }
}

extension NodeContent {
  /// Whether the content may contain text in the node's font.
  fileprivate var hasText: Bool {
    switch self {
    case .text, .control: true
    case .none, .image, .shape: false
    }
  }
}
