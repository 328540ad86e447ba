import QuoinGeometry

/// The fragments of inline content by node, in the order of the lines.
///
/// They are in two arrays, because a document may have a hundred thousand nodes with one fragment each.
struct FragmentTable {
  /// The first and the last fragment of each node.
  private var ends: [Int: (first: Int32, last: Int32)] = [:]
  /// The frames, and the next fragment of the same node or -1.
  private var frames: [(frame: Rect, next: Int32)] = []
  /// Whether the contents are needed, because texts are placed.
  private let keepsContents: Bool
  /// The contents of the fragments, if they are needed.
  private var contents: [InlineLines.Fragment] = []

  /// The number of all fragments.
  var count: Int { frames.count }

  /// Creates a table with memory for a number of fragments.
  init(capacity: Int, keepsContents: Bool) {
    self.keepsContents = keepsContents
    ends.reserveCapacity(capacity)
    frames.reserveCapacity(capacity)
    if keepsContents { contents.reserveCapacity(capacity) }
  }

  mutating func add(_ fragment: InlineLines.Fragment) {
    let index = Int32(truncatingIfNeeded: frames.count)
    frames.append((fragment.frame, -1))
    if keepsContents { contents.append(fragment) }
    guard let known = ends[fragment.node] else {
      ends[fragment.node] = (index, index)
      return
    }
    frames[Int(known.last)].next = index
    ends[fragment.node] = (known.first, index)
  }

  /// Returns the index of the first fragment of a node, or -1 if it has none.
  func first(of node: Int) -> Int { Int(ends[node]?.first ?? -1) }

  /// Returns the index of the next fragment of the same node, or -1.
  func next(after index: Int) -> Int { Int(frames[index].next) }

  func frame(at index: Int) -> Rect { frames[index].frame }

  /// Removes the fragments of a node that was placed.
  mutating func remove(_ node: Int) { ends[node] = nil }

  /// Takes the content of a fragment out of the table, because large documents need the memory for their texts.
  mutating func takeContent(at index: Int) -> InlineLines.Fragment {
    let fragment = contents[index]
    (contents[index].line, contents[index].look) = (nil, nil)
    return fragment
  }
}
