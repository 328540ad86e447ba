import QuoinGeometry

/// The children of all items by vertical extent, for finding those at a height without visiting all.
///
/// Children are mostly ordered from top to bottom, but need not be: the running maximum of their bottoms and the
/// running minimum of their tops from the end are monotonic in any order.
struct ChildIndex {
  /// The start of each item's children in the list.
  private var starts: [Int32]
  private var list: [Int32]
  /// The lowest bottom among a child and those before it.
  private var lowest: [Double]
  /// The highest top among a child and those after it.
  private var highest: [Double]
  /// The position of each item among its siblings.
  private var places: [Int32]

  /// Creates an index.
  ///
  /// - Complexity: O(n) in the items.
  init(_ arrangement: Arrangement, _ reaches: [(top: Double, bottom: Double)]) {
    let count = arrangement.items.count
    var starts = [Int32](repeating: 0, count: count + 1)
    for index in arrangement.items.indices {
      if let parent = arrangement.items[index].parent { starts[parent + 1] += 1 }
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var list = [Int32](repeating: 0, count: Int(starts[count]))
    var places = [Int32](repeating: -1, count: count)
    for index in arrangement.items.indices {
      guard let parent = arrangement.items[index].parent else { continue }
      list[Int(next[parent])] = Int32(index)
      places[index] = next[parent]
      next[parent] += 1
    }
    // White space between boxes has no position, and so is at the origin.
    let isNothing = arrangement.items.map { $0.type == "#text" && $0.texts.isEmpty }
    var lowest = [Double](repeating: 0, count: list.count)
    var highest = lowest
    for index in 0..<count {
      var bottom = -Double.infinity
      for place in Int(starts[index])..<Int(starts[index + 1]) {
        let child = Int(list[place])
        if !isNothing[child] { bottom = max(bottom, reaches[child].bottom) }
        lowest[place] = bottom
      }
      var top = Double.infinity
      for place in (Int(starts[index])..<Int(starts[index + 1])).reversed() {
        let child = Int(list[place])
        if !isNothing[child] { top = min(top, reaches[child].top) }
        highest[place] = top
      }
    }
    self.starts = starts
    self.list = list
    self.places = places
    self.lowest = lowest
    self.highest = highest
  }

  /// Returns the positions of an item's children in the list.
  func places(of index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// Returns the item at a position.
  func item(at place: Int) -> Int { Int(list[place]) }

  /// Returns the first position in a range before which nothing extends below a height.
  func first(in places: Range<Int>, below height: Double) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if lowest[middle] > height { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether a child at a position, or one after it, begins above a height.
  func hasNext(at place: Int, above height: Double) -> Bool { highest[place] < height }

  /// Returns the highest top among the child at a position and those after it.
  func top(from place: Int) -> Double { highest[place] }

  /// Returns the lowest bottom among the child at a position and those before it.
  func bottom(upTo place: Int) -> Double { lowest[place] }

  /// Returns the next item, after an item and its descendants, that lies between two heights or has a descendant there.
  ///
  /// If none of its following siblings does, the result is the item after all children of the parent.
  func next(behind index: Int, from start: Double, to end: Double, in arrangement: Arrangement)
    -> Int
  {
    let behind = max(index + 1, arrangement.items[index].end)
    guard let parent = arrangement.items[index].parent else { return behind }
    let last = Int(starts[parent + 1])
    let rest = Int(places[index]) + 1..<last
    let place = first(in: rest, below: start)
    guard place < last, hasNext(at: place, above: end) else {
      return max(behind, arrangement.items[parent].end)
    }
    return max(behind, Int(list[place]))
  }
}
