/// An invisible rectangle that constraints can refer to.
public struct LayoutGuide: Anchored, Hashable, Sendable {
  /// The node and its guide.
  public let item: AnchorItem

  /// The guide itself.
  public var anchorItem: AnchorItem { item }

  package init(item: AnchorItem) { self.item = item }
}

extension Node {
  /// The area of the node within the safe area.
  public var safeAreaGuide: LayoutGuide { guide(.safeArea) }
  /// The area of the node within the layout margins.
  public var marginsGuide: LayoutGuide { guide(.margins) }
  /// The readable content area within the margins.
  public var readableGuide: LayoutGuide { guide(.readable) }
  /// The content area of a scrolling container.
  public var contentGuide: LayoutGuide { guide(.scrollContent) }
  /// The frame of a scrolling container.
  public var frameGuide: LayoutGuide { guide(.scrollFrame) }

  private func guide(_ part: AnchorItem.Part) -> LayoutGuide {
    LayoutGuide(item: AnchorItem(node: id, part: part))
  }
}
