/// Counts the children of an element by tag, for the steps of paths: `p`, or `p[2]` among several.
struct TagCounts {
  private struct Count {
    var tag: String
    var total = 1
    var begun = 0
  }

  private var counts: [Count] = []
  /// The indices of tags in the counts, used only if there are many.
  private var places: [String: Int] = [:]

  /// The maximum number of tags to search linearly, which is faster than hashing.
  private static let few = 8

  /// - Complexity: O(n) in the number of children.
  init(of index: Int, in tree: HTMLTree) {
    var next = index + 1
    while next < Int(tree.items[index].end) {
      if let tag = tree.items[next].tag {
        if let known = place(of: tag) { counts[known].total += 1 } else { append(tag) }
      }
      next = Int(tree.items[next].end)
    }
  }

  /// Counts the next element with a tag and returns its number, if there are several.
  mutating func number(of tag: String) -> Int? {
    guard let place = place(of: tag) else { return nil }
    counts[place].begun += 1
    return counts[place].total == 1 ? nil : counts[place].begun
  }

  /// Counts the next elements with a tag.
  mutating func skip(_ tag: String, _ count: Int) {
    if let place = place(of: tag) { counts[place].begun += count }
  }

  private func place(of tag: String) -> Int? {
    counts.count > TagCounts.few ? places[tag] : counts.firstIndex { $0.tag == tag }
  }

  private mutating func append(_ tag: String) {
    counts.append(Count(tag: tag))
    if counts.count == TagCounts.few + 1 {
      for (place, count) in counts.enumerated() { places[count.tag] = place }
    } else if counts.count > TagCounts.few {
      places[tag] = counts.count - 1
    }
  }
}
