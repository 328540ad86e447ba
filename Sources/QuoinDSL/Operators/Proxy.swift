public import QuoinModel

/// What stands for a node or guide in the closure of `constrain`: its anchors as expressions.
public struct Proxy: Sendable {
  /// What the anchors belong to.
  public let item: AnchorItem

  /// A stand-in for an item.
  public init(_ item: AnchorItem) { self.item = item }

  // Both `a.superview.left` and the idiom of other libraries, `a.superview!.left`, compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The container that the node is in when the layout is made, or the node that owns the guide.
  ///
  /// There need not be one yet.
  public var superview: Proxy! { Proxy(item.superview) }

  /// What the safe area leaves.
  public var safeArea: Proxy { Proxy(item.taking(.safeArea)) }
  /// What the layout margins leave.
  public var margins: Proxy { Proxy(item.taking(.margins)) }
  /// The part of the margins that is good to read.
  public var readable: Proxy { Proxy(item.taking(.readable)) }
  /// The content of a scrolling container.
  public var scrollContent: Proxy { Proxy(item.taking(.scrollContent)) }

  /// Width and height.
  public var size: SizeAnchors { SizeAnchors(item) }
  /// The centre along x and along y.
  public var center: CenterAnchors { CenterAnchors(item) }
  /// Top, leading, bottom and trailing.
  public var edges: EdgeAnchors { EdgeAnchors(item) }
}
