public import QuoinModel

/// What stands for a node or guide in the closure of `constrain`: its anchors as expressions.
public struct Proxy: Sendable {
  /// What the anchors belong to.
  public let item: AnchorItem

  /// A stand-in for an item.
  @inlinable public init(_ item: AnchorItem) { self.item = item }

  // Both `a.superview.left` and the idiom of other libraries, `a.superview!.left`, compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The container that the node is in when the layout is made, or the node that owns the guide.
  ///
  /// There need not be one yet.
  @inlinable public var superview: Proxy! { Proxy(item.superview) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The node that owns the guide: `superview` under UIKit's name for guides.
  @inlinable public var owningView: Proxy! { Proxy(item.superview) }

  /// What the safe area leaves.
  @inlinable public var safeArea: Proxy { Proxy(item.taking(.safeArea)) }
  /// What the layout margins leave.
  @inlinable public var margins: Proxy { Proxy(item.taking(.margins)) }
  /// The part of the margins that is good to read.
  @inlinable public var readable: Proxy { Proxy(item.taking(.readable)) }
  /// What the keyboard covers; without one, what is below the safe area.
  @inlinable public var keyboard: Proxy { Proxy(item.taking(.keyboard)) }
  /// The content of a scrolling container.
  @inlinable public var scrollContent: Proxy { Proxy(item.taking(.scrollContent)) }
  /// The frame of a scrolling container.
  @inlinable public var scrollFrame: Proxy { Proxy(item.taking(.scrollFrame)) }

  /// Width and height.
  @inlinable public var size: SizeAnchors { SizeAnchors(item) }
  /// The centre along x and along y.
  @inlinable public var center: CenterAnchors { CenterAnchors(item) }
  /// The centre of what the margins leave.
  @inlinable public var centerWithinMargins: CenterAnchors { margins.center }
  /// Top, leading, bottom and trailing.
  @inlinable public var edges: EdgeAnchors { EdgeAnchors(item) }
  /// The edges of what the margins leave.
  @inlinable public var edgesWithinMargins: EdgeAnchors { margins.edges }
}

// UIKit's words for the guides of a view.
extension Proxy {
  /// What the safe area leaves.
  @inlinable public var safeAreaLayoutGuide: Proxy { safeArea }
  /// What the layout margins leave.
  @inlinable public var layoutMarginsGuide: Proxy { margins }
  /// The part of the margins that is good to read.
  @inlinable public var readableContentGuide: Proxy { readable }
  /// What the keyboard covers.
  @inlinable public var keyboardLayoutGuide: Proxy { keyboard }
}
