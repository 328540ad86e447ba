import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// Returns the arrangement with others inserted into some of its nodes, in front of their content.
  ///
  /// Each is placed at the top left corner of its node, at its own size.
  ///
  /// - Complexity: O(n) in the items of the result.
  package func filling(_ parts: [NodeID: Arrangement]) -> Arrangement {
    var groups: [Int: [Item]] = [:]
    for index in items.indices where !items[index].isPiece {
      if let part = parts[items[index].id] { groups[index] = Array(part.items) }
    }
    return inserting(groups)
  }

  /// Returns the arrangement with the contents of nodes moved, as if they were scrolled.
  package func moving(_ contents: [Int: Point]) -> Arrangement {
    guard !contents.isEmpty else { return self }
    var moved = items
    for index in moved.indices {
      guard let parent = moved[index].parent, let offset = contents[parent] else { continue }
      moved[index].frame = moved[index].frame.offset(by: offset)
    }
    return Arrangement(self, size: size, items: moved)
  }

  /// Returns the arrangement with other backgrounds, by the indices of their items.
  package func painting(_ backgrounds: [Int: Color]) -> Arrangement {
    var painted = items
    for (index, color) in backgrounds { painted[index].look.background = color }
    return Arrangement(self, size: size, items: painted)
  }

  /// Returns the arrangement with the rows of lists repeated below them while another one fits, and with the content
  /// below the rows moved along.
  ///
  /// - Parameters:
  ///   - lists: The nodes with the rows, each with the greatest distance of the first row from what is above the rows.
  ///   - isRow: Whether items of a type are rows, or belong to one.
  ///   - isGround: Whether items of a type are behind all rows, so that they become higher.
  ///   - count: How often the rows are shown in total.
  package func repeatingRows(
    of lists: [NodeID: Double], count: Int, isRow: (_ type: String) -> Bool,
    isGround: (_ type: String) -> Bool = { _ in false }
  ) -> Arrangement {
    guard !lists.isEmpty else { return self }
    var groups: [Int: [Item]] = [:]
    var moved = items
    for index in items.indices {
      guard let distance = lists[items[index].id] else { continue }
      let children = children(of: index)
      let rows = children.filter { isRow(items[$0].type) }
      let top = rows.map { items[$0].frame.minY }.min() ?? 0
      let bottom = rows.map { items[$0].frame.maxY }.max() ?? 0
      guard bottom - top >= 1 else { continue }
      let above = children.filter { !isRow(items[$0].type) && items[$0].frame.maxY <= top }
      let end = above.map { items[$0].frame.maxY }.max() ?? 0
      let raised = min(0, end + distance - top)
      var added = raised
      for row in rows { moved[row].frame.origin.y += added }
      var copies: [Item] = []
      for _ in 1..<max(1, count) where bottom + added < items[index].frame.height {
        added += bottom - top
        for row in rows { copies += copy(of: row, at: copies.count, lower: added) }
      }
      groups[index] = copies
      for child in children where isGround(items[child].type) {
        moved[child].frame.origin.y += raised
        moved[child].frame.size.height += added - raised
      }
      for child in children
      where !isRow(items[child].type) && items[child].frame.minY >= bottom {
        moved[child].frame.origin.y += added
      }
    }
    return Arrangement(self, size: size, items: moved).inserting(groups)
  }

  /// Returns a copy of an item and its descendants for a repetition.
  private func copy(of index: Int, at start: Int, lower distance: Double) -> [Item] {
    items[index..<items[index].end].enumerated().map { number, item in
      var item = item
      item.isRepeated = true
      item.parent = number == 0 ? nil : item.parent.map { $0 - index + start }
      item.end += start - index
      if number == 0 { item.frame.origin.y += distance }
      return item
    }
  }

  /// Returns the arrangement with other items inserted into some of its own, by index.
  ///
  /// The parents and ends of each group are relative to its first item; those without a parent become children of the
  /// item.
  private func inserting(_ groups: [Int: [Item]]) -> Arrangement {
    guard !groups.isEmpty else { return self }
    // Inner items end first, so their insertions come first if both end at the same index.
    let places = groups.keys.sorted { (items[$0].end, -$0) < (items[$1].end, -$1) }
    var filled: [Item] = []
    var numbers: [Int] = []
    var next = 0
    func add(_ place: Int) {
      let offset = filled.count
      for var item in groups[place] ?? [] {
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
    // The number of items inserted before each index.
    var sums = [0]
    for index in items.indices { sums.append(sums[index] + (groups[index]?.count ?? 0)) }
    for index in items.indices {
      let number = numbers[index]
      let added = sums[items[index].end] - sums[index]
      filled[number].parent = items[index].parent.map { numbers[$0] }
      filled[number].end = number + (items[index].end - index) + added
    }
    return Arrangement(self, size: size, items: Items(filled))
  }
}
