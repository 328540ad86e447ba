/// The item that an anchor belongs to: a node, the container of a node, or a guide of a node.
public struct AnchorItem: Hashable, Sendable {
  /// The node, or the owner of the guide.
  @usableFromInline package var node: NodeID
  /// The node itself or one of its guides.
  @usableFromInline package var part: Part

  /// Creates an item from its parts.
  @inlinable package init(node: NodeID, part: Part = .itself) {
    self.node = node
    self.part = part
  }

  /// The item that contains this one: for a node its container, for a guide the node that owns it.
  ///
  /// It is a symbolic reference: it means the container at the time of layout.
  @inlinable package var superview: AnchorItem {
    AnchorItem(
      node: node,
      part: part.base == .itself
        ? Part.itself.raised(by: part.levels + 1) : Part.itself.raised(by: part.levels))
  }

  /// Returns a part of the node that this item stands for: `superview.taking(.safeArea)`.
  @inlinable package func taking(_ part: Part) -> AnchorItem {
    AnchorItem(node: node, part: part.raised(by: self.part.levels))
  }

  /// A node itself or one of its guides, or a part of one of its ancestors.
  public struct Part: Hashable, Sendable {
    /// The number of the part; custom guides follow the built-in parts, and the upper bits count
    /// the levels from the node up to the part's owner.
    @usableFromInline package let rawValue: Int32

    @inlinable init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// The node itself.
    @inlinable package static var itself: Part { Part(0) }
    /// The area of the node within the safe area.
    @inlinable package static var safeArea: Part { Part(2) }
    /// The area of the node within the layout margins.
    @inlinable package static var margins: Part { Part(3) }
    /// The readable content area within the margins.
    @inlinable package static var readable: Part { Part(4) }
    /// The area that the keyboard covers; without a keyboard, the area below the safe area.
    @inlinable package static var keyboard: Part { Part(5) }
    /// The content area of a scrolling container.
    @inlinable package static var scrollContent: Part { Part(6) }
    /// The frame of a scrolling container.
    @inlinable package static var scrollFrame: Part { Part(7) }
    /// The bar area at the top of a scene: UIKit's `topLayoutGuide`.
    @inlinable package static var topBar: Part { Part(8) }
    /// The bar area at the bottom of a scene: UIKit's `bottomLayoutGuide`.
    @inlinable package static var bottomBar: Part { Part(9) }

    /// A guide that was added to the node.
    package static func guide(_ index: Int) -> Part {
      Part((Int32(truncatingIfNeeded: index) &+ 16) & baseMask)
    }

    /// The index of an added guide, or `nil` for a built-in part.
    package var guideIndex: Int? { base.rawValue >= 16 ? Int(base.rawValue) - 16 : nil }

    /// The number of levels from the node up to the part's owner: 0 for the node's own parts, 1 for
    /// those of its container.
    @inlinable package var levels: Int { Int(rawValue >> Part.baseBits) }

    /// The part relative to its owner: `safeArea` for the safe area of the node's container.
    @inlinable package var base: Part { Part(rawValue & Part.baseMask) }

    /// Returns the same part of an ancestor of the node, at most 127 levels up.
    ///
    /// `Part.safeArea.raised(by: 1)` is the safe area of the node's container.
    @inlinable package func raised(by levels: Int) -> Part {
      let sum = min(max(self.levels + levels, 0), 127)
      return Part(rawValue & Part.baseMask | Int32(sum) << Part.baseBits)
    }

    @inlinable static var baseBits: Int32 { 24 }
    @inlinable static var baseMask: Int32 { (1 << 24) - 1 }
  }
}
