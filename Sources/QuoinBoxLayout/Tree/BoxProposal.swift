/// The question of the measuring pass: the room for a border box.
///
/// The container has already applied the box's own width, height, limits and aspect ratio: a side
/// that they decide comes as ``BoxExtent/exactly(_:)``. Margins are not part of the room.
public struct BoxProposal: Hashable, Sendable {
  /// The question for the width.
  public var width: BoxExtent
  /// The question for the height; of its content-based values, all but a wrapping column take them
  /// for the height that the content has at the width.
  public var height: BoxExtent
  /// The block to which percentages of the box's own padding and limits refer.
  public var containingBlock: ContainingBlock

  /// A question.
  public init(
    width: BoxExtent, height: BoxExtent, containingBlock: ContainingBlock = .indefinite
  ) {
    self.width = width
    self.height = height
    self.containingBlock = containingBlock
  }

  /// The question for the size that the content would like.
  public static let maxContent = BoxProposal(width: .maxContent, height: .maxContent)
}
