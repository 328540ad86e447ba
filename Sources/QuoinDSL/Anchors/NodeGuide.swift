public import QuoinModel

/// A guide together with the node that owns it, such as UIKit's `safeAreaLayoutGuide`.
public struct NodeGuide: Anchored {
  /// The node that owns the guide; it stores constraints that begin at the guide.
  public let node: Node
  /// The guide of the node.
  public let guide: LayoutGuide

  init(_ node: Node, _ guide: LayoutGuide) {
    self.node = node
    self.guide = guide
  }

  /// The guide as an item of constraints.
  public var anchorItem: AnchorItem { guide.item }
}

extension NodeGuide: ConstraintTarget, Constrainable {
  /// Returns the guide's same attribute.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guide.side(for: attribute, of: item)
  }

  /// The guide's proxy.
  public var proxied: Proxy { guide.proxied }

  /// The node that owns the guide.
  public var constraintHome: Node? { node }
}

// UIKit's names for the guides of a view.
extension Node {
  /// The node's area inside the safe area.
  public final var safeAreaLayoutGuide: NodeGuide { NodeGuide(self, safeAreaGuide) }
  /// The node's area inside its layout margins.
  public final var layoutMarginsGuide: NodeGuide { NodeGuide(self, marginsGuide) }
  /// The area inside the margins, limited to a readable width.
  public final var readableContentGuide: NodeGuide { NodeGuide(self, readableGuide) }
  /// The content area of a scrolling container.
  public final var contentLayoutGuide: NodeGuide { NodeGuide(self, contentGuide) }
  /// The frame of a scrolling container.
  public final var frameLayoutGuide: NodeGuide { NodeGuide(self, frameGuide) }
  /// The area that the keyboard covers; without a keyboard, the area below the safe area.
  public final var keyboardLayoutGuide: NodeGuide {
    NodeGuide(self, LayoutGuide(item: anchorItem.taking(.keyboard)))
  }

  /// Adds a guide: a free rectangle that constraints can refer to.
  ///
  /// - Parameter name: the guide's name in diagnostics.
  public final func addLayoutGuide(_ name: String = "") -> NodeGuide {
    NodeGuide(self, addGuide(name))
  }
}

// Guides of a container that is only referred to by name: `make.superview.safeArea`.
extension LayoutGuide {
  /// The area inside the safe area.
  public var safeArea: LayoutGuide { LayoutGuide(item: item.taking(.safeArea)) }
  /// The area inside the layout margins.
  public var margins: LayoutGuide { LayoutGuide(item: item.taking(.margins)) }
  /// The area inside the margins, limited to a readable width.
  public var readable: LayoutGuide { LayoutGuide(item: item.taking(.readable)) }
  /// The area that the keyboard covers; without a keyboard, the area below the safe area.
  public var keyboard: LayoutGuide { LayoutGuide(item: item.taking(.keyboard)) }
  /// The node's container, or the node that owns the guide.
  public var superview: LayoutGuide { LayoutGuide(item: item.superview) }
}
