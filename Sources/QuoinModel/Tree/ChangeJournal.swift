/// The latest changes among the children of a container, so that observers find a change in a long list without visiting
/// all children.
package struct ChangeJournal {
  /// The moment since which the entries are complete.
  private var start: UInt64 = 0
  private var entries: [(moment: UInt64, child: NodeID)] = []

  /// The maximum number of entries; with more changes, observers visit all children.
  private static let limit = 256

  /// Records that a child or one of its descendants changed.
  mutating func note(_ child: NodeID, at moment: UInt64) {
    // Observers of earlier moments visit all children, and there are no later ones yet.
    if moment == start { return }
    guard entries.count < ChangeJournal.limit else { return restart(at: moment) }
    entries.append((moment, child))
  }

  /// Discards the entries: observers that looked before a moment visit all children.
  mutating func restart(at moment: UInt64) {
    start = moment
    entries.removeAll(keepingCapacity: true)
  }

  /// Returns the children that changed after a moment, possibly with duplicates, or `nil` if all children have to be
  /// visited.
  package func children(changedAfter moment: UInt64) -> [NodeID]? {
    guard moment >= start else { return nil }
    return entries.reversed().prefix { $0.moment > moment }.map(\.child)
  }
}
