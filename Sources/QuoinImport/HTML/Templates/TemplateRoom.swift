/// The bytes that a filled template may still have.
///
/// Lists in lists multiply: eight of thirty items each make a kilobyte of data 30⁸ items. The
/// engine writes the whole text before anybody can look at it, so its size is estimated while it asks
/// for items and values: each item is as long as the text of the sections for its list, on average.
struct TemplateRoom {
  /// The size of the text for an item of a list, in bytes, by the name of the list.
  private let costs: [String: Int]
  private var bytes: Int

  /// The smallest size of an item, which takes time even if it has no text.
  private static let least = 8

  init(_ tags: [TemplateTag], atMost limit: Int) {
    bytes = limit
    var open: [(name: String, start: Int)] = []
    var sums: [String: (bytes: Int, count: Int)] = [:]
    for tag in tags {
      switch tag.kind {
      case .section:
        open.append((TemplateRoom.last(of: tag.name), tag.range.upperBound))
      case .inverted: open.append(("", tag.range.upperBound))
      case .end:
        guard let section = open.popLast() else { continue }
        let size = tag.range.lowerBound - section.start
        sums[section.name, default: (0, 0)].bytes += size
        sums[section.name, default: (0, 0)].count += 1
        // The outer section is as long without it.
        if !open.isEmpty { open[open.count - 1].start += size }
      case .value, .partial, .silent: continue
      }
    }
    costs = sums.mapValues { $0.bytes / max(1, $0.count) }
  }

  /// Whether the text has more bytes than the limit.
  var isExceeded: Bool { bytes < 0 }

  /// Counts an item of a list.
  mutating func takeItem(of list: String) { take(costs[list] ?? 0) }

  /// Counts a value.
  mutating func takeValue(_ text: String) { if text.utf8.count > 64 { take(text.utf8.count) } }

  private mutating func take(_ count: Int) {
    bytes = bytes < 0 ? bytes : bytes - max(count, TemplateRoom.least)
  }

  /// The name under which a list is found in the data: the last one of `user.rows`.
  private static func last(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
