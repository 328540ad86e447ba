import QuoinGeometry

extension FlexRun {
  /// CSS Flexbox §9.3, step 6 and §9.7 Resolving Flexible Lengths.
  ///
  /// Where the main size depends on the content, it becomes what the hypothetical sizes need.
  mutating func resolveFlexibleLengths<Tree: BoxTree>(in tree: inout Tree) {
    var needed = gaps
    for item in items { needed += item.hypothetical + item.rules.margin[sum: axis] }
    let room = inner[axis] ?? needed.finiteLength
    inner[axis] = room
    guard needed != room else {
      for index in items.indices { items[index].main = items[index].hypothetical }
      return
    }
    let grows = needed < room
    if needed > room { determinePendingMinimums(in: &tree) }
    let initial = sizeInflexibleItems(room: room, grows: grows)
    var unfrozen = items.lazy.filter { !$0.isFrozen }.count
    while unfrozen > 0 {
      unfrozen -= flexOnce(room: room, grows: grows, initialFreeSpace: initial)
    }
  }

  /// §9.7, steps 2 and 3: freezes the items that cannot flex, and gives the initial free space.
  private mutating func sizeInflexibleItems(room: Double, grows: Bool) -> Double {
    var free = room - gaps
    for index in items.indices {
      let item = items[index]
      let factor = grows ? item.grow : item.shrink
      let isFrozen =
        factor == 0
        || (grows ? item.base > item.hypothetical : item.base < item.hypothetical)
      items[index].isFrozen = isFrozen
      items[index].main = isFrozen ? item.hypothetical : item.base
      free -= items[index].main + item.rules.margin[sum: axis]
    }
    return free
  }

  /// §9.7, step 4: one round of the loop; gives the number of items that it froze.
  private mutating func flexOnce(room: Double, grows: Bool, initialFreeSpace: Double) -> Int {
    var remaining = room - gaps
    var factors = 0.0
    var weights = 0.0
    for item in items {
      remaining -= (item.isFrozen ? item.main : item.base) + item.rules.margin[sum: axis]
      guard !item.isFrozen else { continue }
      factors += grows ? item.grow : item.shrink
      weights += weight(item, grows: grows)
    }
    if factors < 1, (initialFreeSpace * factors).magnitude < remaining.magnitude {
      remaining = initialFreeSpace * factors
    }
    // Rounding may leave a hair of the other sign, which would make items flex the wrong way.
    remaining = grows ? max(0, remaining) : min(0, remaining)

    var violation = 0.0
    for index in items.indices where !items[index].isFrozen {
      let item = items[index]
      let share = weights > 0 ? remaining * (weight(item, grows: grows) / weights) : 0
      items[index].main = item.clampMain(item.base + share, axis)
      violation += items[index].main - (item.base + share)
    }
    return freeze(
      grows: grows, violation: violation, remaining: remaining, weights: weights)
  }

  /// §9.7, steps 4d and 4e: freezes over-flexed items.
  private mutating func freeze(
    grows: Bool, violation: Double, remaining: Double, weights: Double
  ) -> Int {
    var count = 0
    for index in items.indices where !items[index].isFrozen {
      let item = items[index]
      let share = weights > 0 ? remaining * (weight(item, grows: grows) / weights) : 0
      let own = item.main - (item.base + share)
      if violation == 0 || (violation > 0 ? own > 0 : own < 0) {
        items[index].isFrozen = true
        count += 1
      }
    }
    return count
  }

  /// The flex grow factor, or the scaled flex shrink factor, which counts the inner base size.
  private func weight(_ item: FlexBox, grows: Bool) -> Double {
    grows ? item.grow : item.shrink * (item.base - item.rules.insets[sum: axis])
  }
}
