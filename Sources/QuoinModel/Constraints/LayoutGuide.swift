/// A rectangle that constraints may use and nobody sees.
public struct LayoutGuide: Anchored, Hashable, Sendable {
  /// Which guide of which node.
  public let item: AnchorItem

  /// The guide itself.
  public var anchorItem: AnchorItem { item }

  package init(item: AnchorItem) { self.item = item }
}

extension Node {
  /// What the safe area leaves of the node.
  public var safeAreaGuide: LayoutGuide { guide(.safeArea) }
  /// What the layout margins leave of the node.
  public var marginsGuide: LayoutGuide { guide(.margins) }
  /// The part of the margins that is good to read.
  public var readableGuide: LayoutGuide { guide(.readable) }
  /// The content of a scrolling container.
  public var contentGuide: LayoutGuide { guide(.scrollContent) }
  /// The frame of a scrolling container.
  public var frameGuide: LayoutGuide { guide(.scrollFrame) }

  private func guide(_ part: AnchorItem.Part) -> LayoutGuide {
    LayoutGuide(item: AnchorItem(node: id, part: part))
  }
}
