import QuoinGeometry
import QuoinStyle

/// The frames of all nodes in their containers' coordinates, not rounded, and those that a layout changes.
struct FrameTable {
  private var frames: [Rect]
  /// The nodes whose frames were set to other ones since ``startRecording()``, until there were too many, and their frames
  /// before.
  private var recorded: [(node: Int, before: Rect)] = []
  /// One bit for each node, set for those that are recorded.
  private var marks: [UInt64] = []
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
  ///
  /// Not inlined, since most frames are set while nothing is recorded.
  @inline(never) private mutating func record(_ node: Int) {
    let bit: UInt64 = 1 << UInt64(node & 63)
    guard marks[node >> 6] & bit == 0 else { return }
    marks[node >> 6] |= bit
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
    clearMarks()
    recorded.removeAll(keepingCapacity: true)
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
    changed.reserveCapacity(recorded.count)
    for (node, before) in recorded where frames[node] != before { changed.append(node) }
    return changed
  }

  /// Removes the marks of all recorded nodes, in a table that may have another number of nodes.
  private mutating func clearMarks() {
    if marks.count == frames.count / 64 + 1 {
      for (node, _) in recorded { marks[node >> 6] = 0 }
    } else {
      marks = Array(repeating: 0, count: frames.count / 64 + 1)
    }
  }

  /// Applies insertions, removals and moves of nodes; inserted nodes have empty frames, which are not recorded.
  mutating func apply(_ splice: PreorderSplice) {
    splice.apply(to: &frames, blank: .zero)
    guard isRecording else { return }
    let former = recorded
    marks = Array(repeating: 0, count: frames.count / 64 + 1)
    recorded.removeAll(keepingCapacity: true)
    for (node, before) in former {
      let place = Int(splice.renumbered(Int32(node)))
      guard place >= 0 else { continue }
      marks[place >> 6] |= 1 << UInt64(place & 63)
      recorded.append((place, before))
    }
  }
}
