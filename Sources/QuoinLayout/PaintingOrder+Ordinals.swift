/// The items of an arrangement in order-modified document order, which is the order of painting: CSS Flexbox 1 §5.4,
/// CSS Grid 2 §6.3.
///
/// A container's items change their places among each other together with their descendants. Elements without a box
/// between a container and its items become empty items beside them.
struct OrderedItems {
  /// The items, with the parents and ends of their new places.
  private(set) var items = Arrangement.Items()
  /// The old index of each item.
  private(set) var sources: [Int] = []

  private let old: Arrangement.Items
  /// The containers that have items with an ordinal group.
  private var containers: Set<Int> = []
  /// The elements without a box whose children are placed as items of a container.
  private var dissolved: Set<Int> = []

  /// A pending task; the last one in the list is next.
  private enum Task {
    case enter(Int, parent: Int?)
    case leave(Int)
  }

  /// Creates the order of some items, or `nil` if it is tree order.
  init?(_ items: Arrangement.Items) {
    old = items
    for (index, item) in items.enumerated() {
      guard let ordinal = item.ordinal else { continue }
      var container = item.parent
      for _ in 0..<ordinal.depth {
        if let outer = container { dissolved.insert(outer) }
        container = container.flatMap { items[$0].parent }
      }
      if let container, index > container { containers.insert(container) }
    }
    guard !containers.isEmpty else { return nil }
    self.items.reserveCapacity(items.count, order: items.count)
    sources.reserveCapacity(items.count)
    var tasks = [Task.enter(0, parent: nil)]
    while let task = tasks.popLast() {
      switch task {
      case .leave(let place): self.items[place].end = self.items.count
      case .enter(let index, let parent):
        let place = self.items.count
        var item = items[index]
        item.parent = parent
        self.items.append(item)
        sources.append(index)
        tasks.append(.leave(place))
        guard !dissolved.contains(index) else { continue }
        let children = containers.contains(index) ? members(of: index) : children(of: index)
        for child in children.reversed() { tasks.append(.enter(child, parent: place)) }
      }
    }
  }

  private func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < old[index].end {
      found.append(child)
      child = max(child + 1, old[child].end)
    }
    return found
  }

  /// Returns the items of a container by their groups, each in tree order.
  private func members(of container: Int) -> [Int] {
    var found: [Int] = []
    var pending = Array(children(of: container).reversed())
    while let child = pending.popLast() {
      found.append(child)
      if dissolved.contains(child) { pending += children(of: child).reversed() }
    }
    func group(_ index: Int) -> Int32 { old[index].ordinal?.group ?? 0 }
    return found.enumerated().sorted {
      (group($0.element), $0.offset) < (group($1.element), $1.offset)
    }.map(\.element)
  }
}

extension Arrangement {
  /// The ordinal group of an item of a flex container or grid: the property `order`.
  package struct Ordinal: Hashable, Sendable {
    /// The group; zero for all items that have no ordinal.
    package var group: Int32
    /// The number of elements without a box between the container and its item.
    package var depth: Int
  }
}

extension PaintingOrder.Step {
  /// Returns the step with the item that has another index elsewhere.
  func moved(to indices: [Int]) -> PaintingOrder.Step {
    switch self {
    case .enter(let index): .enter(indices[index])
    case .enterUnclipped(let index): .enterUnclipped(indices[index])
    case .leave(let index): .leave(indices[index])
    case .leaveInside(let index): .leaveInside(indices[index])
    case .outline(let index): .outline(indices[index])
    case .clip(let index): .clip(indices[index])
    case .endClip: .endClip
    }
  }
}
