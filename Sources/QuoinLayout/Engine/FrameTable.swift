import QuoinGeometry
import QuoinStyle

/// The frames of all nodes in their containers' coordinates, not rounded, and those that a layout changes.
struct FrameTable {
  private var frames: [Rect]
  /// The nodes whose frames were set to other ones since ``startRecording()``, each with its frame before.
  private var record: [(node: Int, before: Rect)] = []
  /// The nodes in the record.
  private var recorded = MarkedNodes(of: 0)
  private var isRecording = false

  /// Creates a table of empty frames.
  init(count: Int) { frames = Array(repeating: .zero, count: count) }

  /// Accesses the frame of a node.
  subscript(node: Int) -> Rect {
    get { frames[node] }
    set {
      guard frames[node] != newValue else { return }
      if isRecording, recorded.insert(node) { record.append((node, frames[node])) }
      frames[node] = newValue
    }
  }

  /// Records which frames change from now on.
  mutating func startRecording() {
    recorded.removeAll(of: frames.count)
    isRecording = true
  }

  /// Stops recording changes.
  ///
  /// - Returns: The nodes whose frames differ from before, in no particular order.
  mutating func stopRecording() -> [Int] {
    let changed = record.filter { frames[$0.node] != $0.before }.map(\.node)
    isRecording = false
    record.removeAll(keepingCapacity: true)
    return changed
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have empty frames.
  mutating func apply(_ splice: PreorderSplice) { splice.apply(to: &frames, blank: .zero) }
}
