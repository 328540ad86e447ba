import Synchronization

extension StyleSheet {
  /// Returns the sheet combined with a theme below it.
  ///
  /// Repeated calls with the same theme return the same combined sheet.
  ///
  /// - Parameter theme: The theme, which styles the controls.
  package func above(_ theme: StyleSheet) -> StyleSheet {
    if theme.parts.isEmpty { return self }
    if parts.isEmpty { return theme }
    return ThemedSheets.sheet(self, theme)
  }
}

/// A cache of recently used combinations of a sheet and a theme.
private enum ThemedSheets {
  private struct Pair: Sendable {
    var theme: SheetPreparation
    var sheet: SheetPreparation
    var both: StyleSheet
  }

  private static let limit = 16
  private static let known = Mutex<[Pair]>([])

  static func sheet(_ sheet: StyleSheet, _ theme: StyleSheet) -> StyleSheet {
    let found = known.withLock { pairs in
      pairs.first { $0.theme === theme.preparation && $0.sheet === sheet.preparation }?.both
    }
    if let found { return found }
    let both = StyleSheet(layers: [theme, sheet])
    known.withLock { pairs in
      if pairs.count >= limit { pairs.removeFirst() }
      pairs.append(Pair(theme: theme.preparation, sheet: sheet.preparation, both: both))
    }
    return both
  }
}
