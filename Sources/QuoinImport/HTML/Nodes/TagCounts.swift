/// The tags of the elements directly in an element, for the steps of paths: `p`, or `p[2]` of several.
struct TagCounts {
  private struct Count {
    var tag: String
    var total = 1
    var begun = 0
  }

  private var counts: [Count] = []
  /// The places of tags among the counts, where there are many.
  private var places: [String: Int] = [:]

  /// Up to so many tags are searched one by one, which is quicker than hashing them.
  private static let few = 8

  /// - Complexity: O(children).
  init(of index: Int, in tree: HTMLTree) {
    var next = index + 1
    while next < Int(tree.items[index].end) {
      if let tag = tree.items[next].tag {
        if let known = place(of: tag) { counts[known].total += 1 } else { append(tag) }
      }
      next = Int(tree.items[next].end)
    }
  }

  /// Takes the next element of a tag, and answers the step that leads to it.
  mutating func step(to tag: String) -> String {
    guard let place = place(of: tag) else { return tag }
    counts[place].begun += 1
    return counts[place].total == 1 ? tag : tag + "[" + String(counts[place].begun) + "]"
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
