import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// The arrangement with others in some of its nodes, in front of what is in them.
  ///
  /// Each stands at the top left corner of its node, as large as it is.
  ///
  /// - Complexity: O(n), for all items that there are then.
  package func filling(_ parts: [NodeID: Arrangement]) -> Arrangement {
    // Inner nodes end first, so their parts come first where both end at one place.
    let places = items.indices.filter { parts[items[$0].id] != nil && !items[$0].isPiece }
      .sorted { (items[$0].end, -$0) < (items[$1].end, -$1) }
    guard !places.isEmpty else { return self }
    var filled: [Item] = []
    var numbers: [Int] = []
    var next = 0
    func add(_ place: Int) {
      guard let part = parts[items[place].id] else { return }
      let offset = filled.count
      for var item in part.items {
        item.parent = item.parent.map { $0 + offset } ?? numbers[place]
        item.end += offset
        filled.append(item)
      }
    }
    for index in items.indices {
      while next < places.count, items[places[next]].end <= index {
        add(places[next])
        next += 1
      }
      numbers.append(filled.count)
      filled.append(items[index])
    }
    for place in places[next...] { add(place) }
    // How many items come into those before an index.
    var sums = [0]
    let chosen = Set(places)
    for index in items.indices {
      let added = chosen.contains(index) ? parts[items[index].id]?.items.count : nil
      sums.append(sums[index] + (added ?? 0))
    }
    for index in items.indices {
      let added = sums[items[index].end] - sums[index]
      let number = numbers[index]
      filled[number].parent = items[index].parent.map { numbers[$0] }
      filled[number].end = number + (items[index].end - index) + added
    }
    return Arrangement(self, size: size, items: filled)
  }

  /// The arrangement with the contents of nodes moved, as if they were scrolled.
  package func moving(_ contents: [Int: Point]) -> Arrangement {
    guard !contents.isEmpty else { return self }
    var moved = items
    for index in moved.indices {
      guard let parent = moved[index].parent, let offset = contents[parent] else { continue }
      moved[index].frame = moved[index].frame.offset(by: offset)
    }
    return Arrangement(self, size: size, items: moved)
  }
}
