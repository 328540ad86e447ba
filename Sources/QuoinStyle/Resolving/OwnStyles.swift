import QuoinModel

/// The distinct own styles of nodes.
///
/// Nodes described by the same code have equal styles in storages of their own, and share the results of resolving them.
struct OwnStyles {
  private var styles: Set<Style> = []
  /// The number of styles that were not known.
  private var misses = 0
  private var hits = 0
  /// The style that was found last; nodes in succession often have equal ones.
  private var last: Style?
  /// The addresses of styles requested since searching stopped; an address may outlive its style.
  private var addresses: Set<UInt> = []
  private static let limit = 1024

  /// Whether searching is worthwhile: most styles may differ.
  private var isSearching: Bool { misses <= OwnStyles.limit || hits >= misses / 4 }

  /// Returns a known style equal to this one, which becomes known if it is not.
  ///
  /// - Returns: `nil` if the style is the first of its kind, or if searching is not worthwhile.
  mutating func equal(to style: Style) -> Style? {
    guard isSearching else { return nil }
    if let last, last == style {
      hits += 1
      return last
    }
    if let place = styles.firstIndex(of: style) {
      hits += 1
      last = styles[place]
      return last
    }
    misses += 1
    if styles.count < OwnStyles.limit { styles.insert(style) }
    return nil
  }

  /// Returns whether other nodes may have this style: it is one of the known ones, or its storage was seen before.
  mutating func mayRepeat(_ style: Style) -> Bool {
    if isSearching { return styles.contains(style) }
    if addresses.count >= 4 * OwnStyles.limit { addresses.removeAll(keepingCapacity: true) }
    return !addresses.insert(style.storageAddress).inserted
  }
}
