import QuoinModel

extension StyleSheet {
  /// Whether the text is not CSS: it contains no rule, and parsing it results only in diagnostics.
  ///
  /// Such a text is probably a file of another kind, whose contents diagnostics should not quote.
  package var isUnreadable: Bool {
    parts.allSatisfy { part in
      guard case .css(let sheet, _) = part.body else { return false }
      return sheet.rules.isEmpty && sheet.fontFaces.isEmpty && sheet.pageRules.isEmpty
        && sheet.imports.isEmpty && sheet.layers.isEmpty
    } && !diagnostics.isEmpty
  }
}
