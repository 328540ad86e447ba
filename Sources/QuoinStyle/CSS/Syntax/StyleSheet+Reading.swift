import QuoinModel

extension StyleSheet {
  /// Whether the text has something in it and none of that is CSS: no rule and nothing else that is known, but
  /// findings.
  ///
  /// Such a text is a file of another kind, of which findings had better not quote what is in it.
  package var isUnreadable: Bool {
    !diagnostics.isEmpty
      && parts.allSatisfy { part in
        guard case .css(let sheet, _) = part.body else { return false }
        return sheet.rules.isEmpty && sheet.fontFaces.isEmpty && sheet.pageRules.isEmpty
          && sheet.imports.isEmpty && sheet.layers.isEmpty
      }
  }
}
