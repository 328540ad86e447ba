import QuoinGeometry
import QuoinModel

/// The items of two arrangements in one tree: the later one's items, with the removed ones at their
/// former positions.
struct MergedTree: Sendable {
  /// A node of one arrangement or both.
  struct Entry: Sendable {
    var from: Int?
    var to: Int?
    /// The index of the container's entry, or -1.
    var parent: Int
    /// The index after the last descendant's entry.
    var end = 0
    /// Whether a descendant exists both before and after.
    var holdsStayers = false

    /// Whether the node exists both before and after.
    var stays: Bool { from != nil && to != nil }
  }

  private(set) var entries: [Entry] = []

  init(_ from: Arrangement, _ to: Arrangement) {
    guard !to.items.isEmpty else { return }
    var known: [Arrangement.ItemKey: Int] = [:]
    for (index, item) in to.items.enumerated() { known[item.key] = index }
    // If neither root exists in the other tree, they are paired: both fill the available space.
    let pairsRoots = from.items.first.map { known[$0.key] == nil } ?? false
    var partner: [Arrangement.ItemKey: Int] = [:]
    for (index, item) in from.items.enumerated() { partner[item.key] = index }
    var origins = to.items.map { partner[$0.key] }
    if pairsRoots, origins[0] == nil { origins[0] = 0 }
    let leavers = from.items.enumerated().map { index, item in
      known[item.key] == nil && !(pairsRoots && index == 0 && origins[0] == 0)
    }

    var pending: [Entry] = [Entry(from: origins[0], to: 0, parent: -1)]
    while let entry = pending.popLast() {
      let place = entries.count
      entries.append(entry)
      var children = (entry.to.map { to.children(of: $0) } ?? []).map { index in
        Entry(from: origins[index], to: index, parent: place)
      }
      if let old = entry.from {
        weave(from.children(of: old), leavers, into: &children, parent: place)
      }
      pending.append(contentsOf: children.reversed())
    }
    for index in entries.indices { entries[index].end = index + 1 }
    for index in entries.indices.reversed() where entries[index].parent >= 0 {
      let parent = entries[index].parent
      entries[parent].end = max(entries[parent].end, entries[index].end)
      if entries[index].stays || entries[index].holdsStayers { entries[parent].holdsStayers = true }
    }
  }

  /// Inserts the removed entries after the sibling that they followed.
  private func weave(
    _ siblings: [Int], _ leavers: [Bool], into children: inout [Entry], parent: Int
  ) {
    guard siblings.contains(where: { leavers[$0] }) else { return }
    var after: [Int: Int] = [:]
    for (index, child) in children.enumerated() {
      if let from = child.from { after[from] = index }
    }
    // Entries before the first staying sibling are inserted at the front, in order.
    var groups: [[Entry]] = Array(repeating: [], count: children.count + 1)
    var place = 0
    for sibling in siblings {
      if leavers[sibling] {
        groups[place].append(Entry(from: sibling, to: nil, parent: parent))
      } else if let index = after[sibling] {
        place = index + 1
      }
    }
    var woven = groups[0]
    for (index, child) in children.enumerated() {
      woven.append(child)
      woven += groups[index + 1]
    }
    children = woven
  }
}
