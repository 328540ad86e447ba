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
    var last: (look: ObjectIdentifier, font: Font, standIn: String?)?
    var found: [Diagnostic] = []
    for item in arrangement.items where item.content.hasText {
      for look in looks(of: item) {
        if last?.look != look.storageIdentity {
          let font = look.font
          let answer = standIns[font] ?? standIn(for: font)
          standIns[font] = .some(answer)
          last = (look.storageIdentity, font, answer)
        }
        guard let last, let standIn = last.standIn, let family = last.font.family else { continue }
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
    }
    return found + arrangement.diagnostics.filter { $0.rule == Diagnostic.missingGlyph }
  }

  /// The looks of a node's text: its own, and those of runs.
  private func looks(of item: Arrangement.Item) -> [TextLook] {
    let runs = item.texts.flatMap(\.runs)
    return runs.isEmpty ? [item.look.text] : runs.map(\.look)
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
