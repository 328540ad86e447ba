import QuoinBoxLayout
import QuoinGeometry
import QuoinStyle

/// The frames of all nodes in their containers' coordinates, not rounded, and those that a layout changes.
struct FrameTable {
  private var frames: [Rect]
  /// The nodes whose frames were set to other ones since ``startRecording()``, until there were too many, and their frames
  /// before.
  ///
  /// A node whose box has another frame may be among them twice.
  private var recorded: [(node: Int, before: Rect)] = []
  /// The nodes that were recorded one by one, so that each is recorded once.
  private var recordedNodes = NodeBits(of: 0)
  private var isRecording = false
  /// The number of changed frames from which on all nodes are looked at.
  private var many = 0

  /// Creates a table of empty frames.
  init(count: Int) { frames = Array(repeating: .zero, count: count) }

  /// Accesses the frame of a node.
  subscript(node: Int) -> Rect {
    @inline(__always) get { frames[node] }
    @inline(__always) set {
      if isRecording {
        if frames[node] == newValue { return }
        record(node)
      }
      frames[node] = newValue
    }
  }

  /// Sets the frames of nodes to those of their boxes, as far as these have changed.
  ///
  /// - Parameter nodes: The node of each box, or a negative number.
  mutating func set(_ boxes: [ChangedBox], of nodes: [Int32]) {
    if isRecording { record(boxes, of: nodes) }
    frames.withUnsafeMutableBufferPointer { frames in
      for box in boxes where box.isOther {
        let node = Int(nodes[Int(box.index)])
        if node >= 0 { frames[node] = box.frame }
      }
    }
  }

  /// Records the frames of nodes whose boxes have other ones, until there are too many.
  private mutating func record(_ boxes: [ChangedBox], of nodes: [Int32]) {
    let room = min(boxes.count, many - recorded.count)
    let new = [(node: Int, before: Rect)](unsafeUninitializedCapacity: room) { new, count in
      for box in boxes where box.isOther && count < room {
        let node = Int(nodes[Int(box.index)])
        guard node >= 0, frames[node] != box.frame else { continue }
        new.initializeElement(at: count, to: (node, frames[node]))
        count += 1
      }
    }
    recorded += new
    if recorded.count == many { isRecording = false }
  }

  /// Keeps the frame of a node before it changes.
  ///
  /// Not inlined, since most frames are set while nothing is recorded.
  @inline(never) private mutating func record(_ node: Int) {
    guard recordedNodes.insert(node) else { return }
    recorded.append((node, frames[node]))
    if recorded.count == many { isRecording = false }
  }

  /// Empties the frame of a node that is placed next.
  mutating func clear(_ node: Int) {
    // Most nodes get the frame again that they had, so they do not count as changed.
    many += 1
    self[node] = .zero
  }

  /// Records which frames change from now on, unless more than a fifth do; then a look at all nodes costs less.
  mutating func startRecording() {
    recordedNodes.removeAll(recorded.lazy.map { $0.node }, of: frames.count)
    recorded.removeAll(keepingCapacity: true)
    many = frames.count / 5 + 64
    isRecording = true
  }

  /// Stops recording changes.
  ///
  /// - Returns: The nodes whose frames differ from before, in order, or `nil` if there are many.
  mutating func stopRecording() -> [MovedNode]? {
    guard isRecording else { return nil }
    isRecording = false
    var isInOrder = true
    let moved = [MovedNode](unsafeUninitializedCapacity: recorded.count) { moved, count in
      var last = -1
      for (node, before) in recorded {
        if last >= node { isInOrder = false }
        last = node
        let frame = frames[node]
        if frame == before { continue }
        let shift =
          frame.size == before.size
          ? SIMD2(frame.origin.x - before.origin.x, frame.origin.y - before.origin.y)
          : MovedNode.unknown
        moved.initializeElement(at: count, to: MovedNode(index: node, shift: shift))
        count += 1
      }
    }
    if isInOrder { return moved }
    // Most containers place their children in order. Otherwise a node may be there twice, with different frames before.
    return [MovedNode]().merged(with: moved.map { $0.index }.sorted())
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have empty frames, which are not recorded.
  mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &frames, blank: .zero)
    guard isRecording else { return }
    let former = recorded
    recordedNodes = NodeBits(of: frames.count)
    recorded.removeAll(keepingCapacity: true)
    for (node, before) in former {
      let place = Int(splice.renumbered(Int32(node)))
      if place >= 0, recordedNodes.insert(place) { recorded.append((place, before)) }
    }
  }
}

/// A node with another frame than before.
struct MovedNode {
  var index: Int
  /// How far it has moved in its container, in points; not a number if its size may be another one, too.
  var shift: SIMD2<Double>

  static let unknown = SIMD2(repeating: Double.nan)
}

extension [MovedNode] {
  /// Returns the nodes of two ascending lists in order, each once; how far those of the second one have moved is not known.
  func merged(with others: [Int]) -> [MovedNode] {
    if others.isEmpty { return self }
    var merged: [MovedNode] = []
    merged.reserveCapacity(count + others.count)
    var next = startIndex
    for other in others where other != merged.last?.index {
      while next < endIndex, self[next].index < other {
        merged.append(self[next])
        next += 1
      }
      if next < endIndex, self[next].index == other { next += 1 }
      merged.append(MovedNode(index: other, shift: MovedNode.unknown))
    }
    merged += self[next...]
    return merged
  }
}
