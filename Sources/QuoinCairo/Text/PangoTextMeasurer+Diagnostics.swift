import QuoinLayout
import QuoinModel

extension PangoTextMeasurer {
  /// What is to be said of the fonts of a layout, with the places of the nodes: families that are
  /// replaced (`font-replaced`), each once, and characters that no font has (`missing-glyph`) in
  /// texts that were placed.
  ///
  /// - Complexity: O(n).
  public func diagnostics(of arrangement: Arrangement) -> [Diagnostic] {
    var replaced: [String: Int] = [:]
    var standIns: [Font: String?] = [:]
    var found: [Diagnostic] = []
    for item in arrangement.items where item.content.hasText {
      let nodes = item.identifier.map { [$0] } ?? []
      for font in fonts(of: item) {
        guard let family = font.family else { continue }
        let known = standIns[font]
        let answer = known ?? standIn(for: font)
        if known == nil { standIns[font] = answer }
        guard let standIn = answer else { continue }
        if let known = replaced[family] {
          if !found[known].nodes.contains(nodes) { found[known].nodes += nodes }
        } else {
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

  /// The fonts of a node's text: its own, and those of runs.
  private func fonts(of item: Arrangement.Item) -> [Font] {
    let runs = item.texts.flatMap(\.runs)
    return runs.isEmpty ? [item.look.text.font] : runs.map(\.look.font)
  }

  /// The family that is there instead of those asked for.
  private func standIn(for font: Font) -> String? {
    if Ahem.isMeant(by: font) { return nil }
    if case (let name, .replaced) = library.families.resolve(font) { return name }
    return nil
  }
}

extension NodeContent {
  /// Whether the content may have words in the node's font.
  fileprivate var hasText: Bool {
    switch self {
    case .text, .control: true
    case .none, .image, .shape: false
    }
  }
}
