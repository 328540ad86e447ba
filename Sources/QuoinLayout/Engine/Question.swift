import QuoinGeometry
import QuoinModel

/// A proposal inside the engine: the room on offer, and whether an extent is an order.
///
/// See `Documentation/Decisions/0001-measure-and-place.md`.
struct Question: Hashable {
  var proposal: ProposedSize
  /// The node will be exactly as wide as proposed.
  var isWidthExact = false
  /// The node will be exactly as high as proposed.
  var isHeightExact = false
  /// What is asked for is the size of the content, whatever size the node gives itself: a container
  /// that applies those sizes by rules of its own asks so.
  var isOfContent = false

  init(_ proposal: ProposedSize) { self.proposal = proposal }

  /// A question at an exact size.
  init(exactly size: Size) {
    proposal = ProposedSize(width: size.width, height: size.height)
    isWidthExact = true
    isHeightExact = true
  }

  /// The height at an exact width.
  init(exactWidth width: Double) {
    proposal = ProposedSize(width: width)
    isWidthExact = true
  }

  func isExact(_ axis: Axis) -> Bool { axis == .horizontal ? isWidthExact : isHeightExact }
}
