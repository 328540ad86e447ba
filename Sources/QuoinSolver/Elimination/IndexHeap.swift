/// A binary heap of integers, smallest first.
struct IndexHeap {
  private var items: [Int64] = []

  mutating func removeAll() { items.removeAll(keepingCapacity: true) }

  mutating func insert(_ item: Int64) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent] <= item { break }
      items[child] = items[parent]
      child = parent
    }
    items[child] = item
  }

  mutating func popSmallest() -> Int64? {
    guard let smallest = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return smallest }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= items.count { break }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      if items[child] >= last { break }
      items[parent] = items[child]
      parent = child
    }
    items[parent] = last
    return smallest
  }
}
