import QuoinStyle

/// The values of those nodes of a tree that have one, by the node's index.
///
/// A lookup reads two arrays instead of hashing the index. The first one has an element for each node up to the last one
/// with a value, so a table without values needs no memory.
struct NodeTable<Value> {
  /// The first node that may have a value.
  private let first: Int
  /// The place of the value of each node from the first one on, or -1.
  private var places: [Int32] = []
  private var values: [Value] = []
  /// The node of each value.
  private var nodes: [Int32] = []

  /// Creates an empty table.
  ///
  /// - Parameter first: The first node that may have a value.
  init(from first: Int = 0) { self.first = first }

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }

  /// The nodes with a value, in no particular order.
  var keys: [Int] { nodes.map { Int($0) } }

  /// Calls a closure with each node that has a value, beginning with a given node, in no particular order.
  func forEach(from start: Int, _ body: (Int, Value) -> Void) {
    for place in nodes.indices where nodes[place] >= start {
      body(Int(nodes[place]), values[place])
    }
  }

  /// Makes room for the values of a number of nodes.
  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    values.reserveCapacity(count)
    nodes.reserveCapacity(count)
  }

  /// Extends the places to a number of nodes, so that setting their values does not.
  mutating func addPlaces(_ count: Int) {
    guard places.count < count else { return }
    places.append(contentsOf: repeatElement(-1, count: count - places.count))
  }

  /// Accesses the value of a node.
  ///
  /// - Complexity: O(1), amortized.
  subscript(node: Int) -> Value? {
    @inline(__always) get {
      // Most tables are empty in most trees.
      if values.isEmpty { return nil }
      let place = place(of: node)
      return place < 0 ? nil : values[place]
    }
    set {
      guard let newValue else { return remove(node) }
      let place = place(of: node)
      if place < 0 { append(newValue, of: node) } else { values[place] = newValue }
    }
  }

  /// Sets the value of a node, without an optional value in between.
  mutating func set(_ value: consuming Value, of node: Int) {
    let place = place(of: node)
    if place < 0 { append(value, of: node) } else { values[place] = value }
  }

  /// Accesses the value of a node, which gets a default value if it has none and is changed.
  subscript(node: Int, default value: @autoclosure () -> Value) -> Value {
    get { self[node] ?? value() }
    _modify {
      var place = place(of: node)
      if place < 0 {
        place = values.count
        append(value(), of: node)
      }
      yield &values[place]
    }
  }

  /// Removes the value of a node, if it has one, and returns it.
  mutating func removeValue(of node: Int) -> Value? {
    let value = self[node]
    remove(node)
    return value
  }

  /// Removes the values of the nodes for which a closure returns `true`.
  mutating func removeAll(where shouldRemove: (Int) -> Bool) {
    // The last value takes the place of a removed one.
    for place in nodes.indices.reversed() where shouldRemove(Int(nodes[place])) {
      remove(Int(nodes[place]))
    }
  }

  /// Applies insertions, removals and moves to a table that begins with the tree's first node; inserted nodes have no
  /// values.
  mutating func apply(_ splice: PreorderSplice) {
    precondition(first == 0, "the table does not begin with the first node")
    guard !values.isEmpty, splice.range.lowerBound < places.count else { return }
    for node in splice.removedIndices { remove(node) }
    let missing = splice.range.upperBound - places.count
    if missing > 0 { places.append(contentsOf: repeatElement(-1, count: missing)) }
    splice.apply(to: &places, blank: -1)
    splice.renumber(&nodes)
  }

  private func place(of node: Int) -> Int {
    let index = node - first
    return places.indices.contains(index) ? Int(places[index]) : -1
  }

  private mutating func append(_ value: consuming Value, of node: Int) {
    let index = node - first
    if index >= places.count {
      places.append(contentsOf: repeatElement(-1, count: index + 1 - places.count))
    }
    places[index] = Int32(truncatingIfNeeded: values.count)
    nodes.append(Int32(truncatingIfNeeded: node))
    values.append(value)
  }

  /// Removes the value of a node; the last value takes its place.
  private mutating func remove(_ node: Int) {
    let place = place(of: node)
    guard place >= 0 else { return }
    places[node - first] = -1
    let last = nodes.removeLast()
    if place == values.count - 1 {
      values.removeLast()
    } else {
      values[place] = values.removeLast()
      nodes[place] = last
      places[Int(last) - first] = Int32(truncatingIfNeeded: place)
    }
  }
}
