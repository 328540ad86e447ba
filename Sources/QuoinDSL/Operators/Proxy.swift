public import QuoinModel

/// Represents a node or guide in the closure of `constrain`, with its anchors as expressions.
public struct Proxy: Sendable {
  /// The node or guide that the anchors belong to.
  public let item: AnchorItem

  /// Creates a proxy for an item.
  @inlinable public init(_ item: AnchorItem) { self.item = item }

  // Both `a.superview.left` and the spelling of other libraries, `a.superview!.left`, compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The node's container at layout time, or the node that owns the guide.
  ///
  /// The container need not exist yet.
  @inlinable public var superview: Proxy! { Proxy(item.superview) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The node that owns the guide: `superview` under UIKit's name for guides.
  @inlinable public var owningView: Proxy! { Proxy(item.superview) }

  /// The area inside the safe area.
  @inlinable public var safeArea: Proxy { Proxy(item.taking(.safeArea)) }
  /// The area inside the layout margins.
  @inlinable public var margins: Proxy { Proxy(item.taking(.margins)) }
  /// The area inside the margins, limited to a readable width.
  @inlinable public var readable: Proxy { Proxy(item.taking(.readable)) }
  /// The area that the keyboard covers; without a keyboard, the area below the safe area.
  @inlinable public var keyboard: Proxy { Proxy(item.taking(.keyboard)) }
  /// The content of a scrolling container.
  @inlinable public var scrollContent: Proxy { Proxy(item.taking(.scrollContent)) }
  /// The frame of a scrolling container.
  @inlinable public var scrollFrame: Proxy { Proxy(item.taking(.scrollFrame)) }

  /// Width and height.
  @inlinable public var size: SizeAnchors { SizeAnchors(item) }
  /// The centre along x and along y.
  @inlinable public var center: CenterAnchors { CenterAnchors(item) }
  /// The centre of the area inside the margins.
  @inlinable public var centerWithinMargins: CenterAnchors { margins.center }
  /// Top, leading, bottom and trailing.
  @inlinable public var edges: EdgeAnchors { EdgeAnchors(item) }
  /// The edges of the area inside the margins.
  @inlinable public var edgesWithinMargins: EdgeAnchors { margins.edges }
}

// UIKit's names for the guides of a view.
extension Proxy {
  /// The area inside the safe area.
  @inlinable public var safeAreaLayoutGuide: Proxy { safeArea }
  /// The area inside the layout margins.
  @inlinable public var layoutMarginsGuide: Proxy { margins }
  /// The area inside the margins, limited to a readable width.
  @inlinable public var readableContentGuide: Proxy { readable }
  /// The area that the keyboard covers.
  @inlinable public var keyboardLayoutGuide: Proxy { keyboard }
}
