import QuoinGeometry
import QuoinModel

/// A proposal inside the engine: the proposed size, and whether an extent is exact.
///
/// See `Documentation/Decisions/0001-measure-and-place.md`.
struct Question: Hashable {
  var proposal: ProposedSize
  /// The node will be exactly as wide as proposed.
  var isWidthExact = false
  /// The node will be exactly as high as proposed.
  var isHeightExact = false
  /// Whether the question is for the content's size, regardless of the node's own size rules.
  ///
  /// Containers that apply those rules themselves ask so.
  var isOfContent = false

  init(_ proposal: ProposedSize) { self.proposal = proposal }

  /// Creates a question with an exact size.
  init(exactly size: Size) {
    proposal = ProposedSize(width: size.width, height: size.height)
    isWidthExact = true
    isHeightExact = true
  }

  /// Creates a question for the height at an exact width.
  init(exactWidth width: Double) {
    proposal = ProposedSize(width: width)
    isWidthExact = true
  }

  func isExact(_ axis: Axis) -> Bool { axis == .horizontal ? isWidthExact : isHeightExact }
}
