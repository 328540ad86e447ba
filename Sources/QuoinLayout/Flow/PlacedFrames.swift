import QuoinGeometry

/// The frames of the nodes in a container of boxes, while it is placed.
///
/// Each frame is relative to a base, which is exact: the corner of a box. So lines have the same frames in their block
/// wherever the block is, to the last digit.
struct PlacedFrames {
  private enum State: UInt8 {
    case unknown
    case placed
    /// The frame in the container is the same as in the layout before.
    case kept
  }

  private let first: Int
  private var states: [State]
  private var bases: [Point]
  private var frames: [Rect]

  /// Creates a list for a node and its descendants, without a frame.
  init(in range: Range<Int>) {
    first = range.lowerBound
    states = Array(repeating: .unknown, count: range.count)
    bases = Array(repeating: .zero, count: range.count)
    frames = Array(repeating: .zero, count: range.count)
  }

  /// Whether a node keeps the frame of the layout before.
  func isKept(_ node: Int) -> Bool { states[node - first] == .kept }

  /// Returns the frame of a placed node, relative to the corner of the container.
  func frame(of node: Int) -> Rect { frames[node - first].offset(by: bases[node - first]) }

  /// Returns the base of a node.
  func base(of node: Int) -> Point { bases[node - first] }

  /// Sets the base of a node that is placed later.
  mutating func setBase(_ base: Point, of node: Int) { bases[node - first] = base }

  /// Keeps the frame that a node had in the layout before.
  mutating func keep(_ node: Int, base: Point) {
    states[node - first] = .kept
    bases[node - first] = base
  }

  /// Sets the frame of a node, relative to its base.
  mutating func place(_ node: Int, in frame: Rect) {
    states[node - first] = .placed
    frames[node - first] = frame
  }

  /// Sets the frame of a node with a box, whose corner is its base.
  mutating func place(_ node: Int, box: Rect) {
    states[node - first] = .placed
    bases[node - first] = box.origin
    frames[node - first] = Rect(origin: .zero, size: box.size)
  }

  /// Returns the frame of a node relative to its container, which is related already.
  ///
  /// A node without a box is an empty frame at the corner of its container.
  ///
  /// - Parameter known: The frame in the layout before.
  mutating func relate(_ node: Int, to container: Int, known: Rect) -> Rect {
    let (index, outer) = (node - first, container - first)
    switch states[index] {
    case .unknown:
      (bases[index], frames[index]) = (
        bases[outer], Rect(origin: frames[outer].origin, size: .zero)
      )
      return .zero
    case .placed:
      return Rect(
        origin: (bases[index] - bases[outer]) + (frames[index].origin - frames[outer].origin),
        size: frames[index].size)
    case .kept:
      frames[index].origin = (bases[outer] - bases[index]) + (frames[outer].origin + known.origin)
      return known
    }
  }
}
