import QuoinGeometry

/// The fragments of inline content by node, in the order of the lines.
///
/// They are in two arrays, because a document may have a hundred thousand nodes with one fragment each.
struct FragmentTable {
  /// The first and the last fragment of each node.
  private var ends: NodeTable<(first: Int32, last: Int32)>
  /// The frames, the next fragment of the same node or -1, and the index of the text or -1.
  private var frames: [(frame: Rect, next: Int32, text: Int32)] = []
  /// The texts that were not taken out.
  private var texts: [InlineLines.Text?] = []

  /// The number of all fragments.
  var count: Int { frames.count }

  /// Creates a table with memory for a number of fragments.
  ///
  /// - Parameters:
  ///   - capacity: The number of fragments.
  ///   - hasTexts: Whether the fragments have texts.
  ///   - first: The first node that may have fragments.
  init(capacity: Int, hasTexts: Bool, from first: Int = 0) {
    ends = NodeTable(from: first)
    ends.reserveCapacity(capacity)
    frames.reserveCapacity(capacity)
    if hasTexts { texts.reserveCapacity(capacity) }
  }

  mutating func add(_ fragment: InlineLines.Fragment, _ text: InlineLines.Text? = nil) {
    let index = Int32(truncatingIfNeeded: frames.count)
    var textIndex: Int32 = -1
    if let text {
      textIndex = Int32(truncatingIfNeeded: texts.count)
      texts.append(text)
    }
    frames.append((fragment.frame, -1, textIndex))
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

  /// Takes the text of a fragment out of the table, because large documents need the memory for their placed texts.
  mutating func takeText(at index: Int) -> InlineLines.Text? {
    let place = Int(frames[index].text)
    guard place >= 0 else { return nil }
    defer { texts[place] = nil }
    return texts[place]
  }
}
