public import QuoinModel

/// A guide together with the node that owns it: UIKit's `safeAreaLayoutGuide` and its kin.
public struct NodeGuide: Anchored {
  /// The node that owns the guide; constraints that begin at the guide are kept there.
  public let node: Node
  /// Which of its guides.
  public let guide: LayoutGuide

  init(_ node: Node, _ guide: LayoutGuide) {
    self.node = node
    self.guide = guide
  }

  /// The guide as constraints name it.
  public var anchorItem: AnchorItem { guide.item }
}

extension NodeGuide: ConstraintTarget, Constrainable {
  /// The guide's same attribute.
  public func side(for attribute: Attribute, of item: AnchorItem) -> TargetSide {
    guide.side(for: attribute, of: item)
  }

  /// The guide's stand-in.
  public var proxied: Proxy { guide.proxied }

  /// The node that owns the guide.
  public var constraintHome: Node? { node }
}

// UIKit's words for the guides of a view.
extension Node {
  /// What the safe area leaves of the node.
  public final var safeAreaLayoutGuide: NodeGuide { NodeGuide(self, safeAreaGuide) }
  /// What the layout margins leave of the node.
  public final var layoutMarginsGuide: NodeGuide { NodeGuide(self, marginsGuide) }
  /// The part of the margins that is good to read.
  public final var readableContentGuide: NodeGuide { NodeGuide(self, readableGuide) }
  /// The content of a scrolling container.
  public final var contentLayoutGuide: NodeGuide { NodeGuide(self, contentGuide) }
  /// The frame of a scrolling container.
  public final var frameLayoutGuide: NodeGuide { NodeGuide(self, frameGuide) }
  /// What the keyboard covers; without one, what is below the safe area.
  public final var keyboardLayoutGuide: NodeGuide {
    NodeGuide(self, LayoutGuide(item: anchorItem.taking(.keyboard)))
  }

  /// Adds a free rectangle that constraints may use.
  ///
  /// - Parameter name: what diagnostics call the guide.
  public final func addLayoutGuide(_ name: String = "") -> NodeGuide {
    NodeGuide(self, addGuide(name))
  }
}

// The guides of what is only known by name: `make.superview.safeArea`.
extension LayoutGuide {
  /// What the safe area leaves.
  public var safeArea: LayoutGuide { LayoutGuide(item: item.taking(.safeArea)) }
  /// What the layout margins leave.
  public var margins: LayoutGuide { LayoutGuide(item: item.taking(.margins)) }
  /// The part of the margins that is good to read.
  public var readable: LayoutGuide { LayoutGuide(item: item.taking(.readable)) }
  /// What the keyboard covers; without one, what is below the safe area.
  public var keyboard: LayoutGuide { LayoutGuide(item: item.taking(.keyboard)) }
  /// The container that the node is in, or the node that owns the guide.
  public var superview: LayoutGuide { LayoutGuide(item: item.superview) }
}
