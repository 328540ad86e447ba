import QuoinGeometry
import QuoinStyle

/// The frames of all nodes in their containers' coordinates, not rounded, and those that a layout changes.
struct FrameTable {
  private var frames: [Rect]
  /// The nodes whose frames were set to other ones since ``startRecording()``, until there were too many.
  private var recorded = MarkedNodes(of: 0)
  /// The frames of these nodes before, in the same order.
  private var before: [Rect] = []
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

  /// Keeps the frame of a node before it changes.
  private mutating func record(_ node: Int) {
    guard recorded.insert(node) else { return }
    before.append(frames[node])
    if before.count == many { isRecording = false }
  }

  /// Empties the frame of a node that is placed next.
  mutating func clear(_ node: Int) {
    // Most nodes get the frame again that they had, so they do not count as changed.
    many += 1
    self[node] = .zero
  }

  /// Records which frames change from now on, unless more than a fifth do; then a look at all nodes costs less.
  mutating func startRecording() {
    recorded.removeAll(of: frames.count)
    before.removeAll(keepingCapacity: true)
    many = frames.count / 5 + 64
    isRecording = true
  }

  /// Stops recording changes.
  ///
  /// - Returns: The nodes whose frames differ from before, in no particular order, or `nil` if there are many.
  mutating func stopRecording() -> [Int]? {
    guard isRecording else { return nil }
    isRecording = false
    var changed: [Int] = []
    changed.reserveCapacity(before.count)
    for (node, before) in zip(recorded.nodes, before) where frames[node] != before {
      changed.append(node)
    }
    return changed
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have empty frames, which are not recorded.
  mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &frames, blank: .zero)
    guard isRecording else { return }
    let (nodes, former) = (recorded.nodes, before)
    recorded = MarkedNodes(of: frames.count)
    before.removeAll(keepingCapacity: true)
    for (node, frame) in zip(nodes, former) {
      let place = splice.renumbered(Int32(node))
      if place >= 0, recorded.insert(Int(place)) { before.append(frame) }
    }
  }
}
