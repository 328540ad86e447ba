import QuoinGeometry
import QuoinStyle

/// The frames of all nodes in their containers' coordinates, not rounded, and those that a layout changes.
struct FrameTable {
  private var frames: [Rect]
  /// The nodes whose frames were set to other ones since ``startRecording()``.
  private var recorded = MarkedNodes(of: 0)
  /// The frames of these nodes before, in the same order.
  private var before: [Rect] = []
  private var isRecording = false

  /// The number of changed frames from which on there is memory for those of all nodes.
  private static let few = 64

  /// Creates a table of empty frames.
  init(count: Int) { frames = Array(repeating: .zero, count: count) }

  /// Accesses the frame of a node.
  subscript(node: Int) -> Rect {
    get { frames[node] }
    set {
      guard frames[node] != newValue else { return }
      if isRecording, recorded.insert(node) {
        if before.count == FrameTable.few { before.reserveCapacity(frames.count) }
        before.append(frames[node])
      }
      frames[node] = newValue
    }
  }

  /// Records which frames change from now on.
  mutating func startRecording() {
    recorded.removeAll(of: frames.count)
    before.removeAll(keepingCapacity: true)
    isRecording = true
  }

  /// Stops recording changes.
  ///
  /// - Returns: The nodes whose frames differ from before, in no particular order.
  mutating func stopRecording() -> [Int] {
    isRecording = false
    var changed: [Int] = []
    changed.reserveCapacity(before.count)
    for (node, before) in zip(recorded.nodes, before) where frames[node] != before {
      changed.append(node)
    }
    return changed
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have empty frames.
  mutating func apply(_ splice: PreorderSplice) { splice.apply(to: &frames, blank: .zero) }
}
