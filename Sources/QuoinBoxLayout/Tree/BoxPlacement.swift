public import QuoinGeometry

/// The place of a box, with all that its own container algorithm needs to place its children.
public struct BoxPlacement: Hashable, Sendable {
  /// The border box, in points from the top left corner of the parent's border box.
  public var frame: Rect
  /// Whether percentages of children may refer to the width.
  public var hasDefiniteWidth: Bool
  /// Whether percentages of children may refer to the height; false where it came from content.
  public var hasDefiniteHeight: Bool
  /// The block to which percentages of the box's own padding refer.
  public var containingBlock: ContainingBlock

  /// A placement.
  public init(
    frame: Rect, hasDefiniteWidth: Bool = true, hasDefiniteHeight: Bool = true,
    containingBlock: ContainingBlock = .indefinite
  ) {
    self.frame = frame
    self.hasDefiniteWidth = hasDefiniteWidth
    self.hasDefiniteHeight = hasDefiniteHeight
    self.containingBlock = containingBlock
  }

  /// The question that is answered with the placement's size.
  public var proposal: BoxProposal {
    BoxProposal(
      width: hasDefiniteWidth ? .exactly(frame.width) : .fixed(frame.width),
      height: hasDefiniteHeight ? .exactly(frame.height) : .fixed(frame.height),
      containingBlock: containingBlock)
  }
}
