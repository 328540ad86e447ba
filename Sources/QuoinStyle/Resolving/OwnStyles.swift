import QuoinModel

/// The distinct own styles of nodes.
///
/// Nodes described by the same code have equal styles in storages of their own, and share the results of resolving them.
struct OwnStyles {
  private var styles: Set<Style> = []
  /// The number of styles that were none of the known ones.
  private var misses = 0
  private var hits = 0
  private static let limit = 1024

  /// Returns a known style equal to this one, which becomes known if it is not.
  ///
  /// - Returns: `nil` if the style is the first of its kind, or if most styles differ, so that searching is wasted.
  mutating func equal(to style: Style) -> Style? {
    if misses > OwnStyles.limit, hits < misses / 4 { return nil }
    if let place = styles.firstIndex(of: style) {
      hits += 1
      return styles[place]
    }
    misses += 1
    if styles.count < OwnStyles.limit { styles.insert(style) }
    return nil
  }

  /// Returns whether a style is one of the known ones.
  func contains(_ style: Style) -> Bool { styles.contains(style) }
}
