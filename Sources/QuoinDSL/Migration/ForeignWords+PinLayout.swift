public import QuoinGeometry
public import QuoinModel

// PinLayout's methods without an equivalent; each message names the replacement. Those with an
// equivalent are methods of `Relation where C == AbsoluteContainer`.

extension Relation where C == AbsoluteContainer {
  /// PinLayout's `layout()`; unavailable in Quoin.
  @available(
    *, unavailable, message: "nothing waits here: 'scene.layout(in: size)' lays out what is there"
  )
  public func layout() {}

  /// PinLayout's `pinEdges()`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "margins move a side that is pinned: for margins that shrink, pin both sides, as in 'left(8).right(8)'"
  )
  @discardableResult public func pinEdges() -> Relation { self }

  /// PinLayout's `aspectRatio()`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'aspectRatio(width / height)': a picture's own size is known when it is laid out"
  )
  @discardableResult public func aspectRatio() -> Relation { self }

  /// PinLayout's `aspectRatio(of:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write 'width(of: sibling).height(of: sibling)', or 'aspectRatio(width / height)'"
  )
  @discardableResult public func aspectRatio(of sibling: Node) -> Relation { self }

  /// PinLayout's `fitSize()`; use `sizeToFit` instead.
  @available(*, unavailable, renamed: "sizeToFit")
  @discardableResult public func fitSize() -> Relation { self }

  /// PinLayout's `safeArea`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "the safe area is known when the scene is laid out: in a RelativeContainer write 'make.top.equalTo(page.safeAreaLayoutGuide)'"
  )
  public var safeArea: EdgeInsets { .zero }

  /// PinLayout's `readableMargins`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "the margins are known when the scene is laid out: in a RelativeContainer write 'make.left.equalTo(page.readableContentGuide)'"
  )
  public var readableMargins: EdgeInsets { .zero }

  /// PinLayout's `layoutMargins`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "the margins are known when the scene is laid out: in a RelativeContainer write 'make.left.equalTo(page.layoutMarginsGuide)'"
  )
  public var layoutMargins: EdgeInsets { .zero }

  /// PinLayout's `keyboardArea`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "the keyboard is known when the scene is laid out: in a RelativeContainer write 'make.bottom.equalTo(page.keyboardLayoutGuide.snp.top)'"
  )
  public var keyboardArea: Rect { .zero }
}

extension ForeignWords where Self: Node {
  /// PinLayout's `pinFrame`; unavailable in Quoin.
  @available(
    *, unavailable, message: "write 'pin': a transform is painted, and never changes a frame"
  )
  public var pinFrame: Relation<AbsoluteContainer> { pin }

  /// PinLayout's `autoSizeThatFits(_:layoutClosure:)`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public func autoSizeThatFits(_ size: Size, layoutClosure: () -> Void) -> Size { size }
}

#if !canImport(PinLayout)
/// PinLayout's global settings; unavailable in Quoin.
@dynamicMemberLookup
@available(
  *, unavailable,
  message:
    "write 'node.direction(.rightToLeft)' or lay out with traits; what PinLayout warns of is in 'arrangement.diagnostics'"
)
public enum Pin {
  /// Any setting.
  public static subscript(dynamicMember name: String) -> Setting {
    get { .auto }
    set {}
  }

  /// The value of a setting.
  @dynamicMemberLookup @dynamicCallable
  public enum Setting: ExpressibleByBooleanLiteral {
    // A direction.
    case ltr, rtl, leftToRight, rightToLeft, auto
    // Whether views are notified of safe area changes.
    case disable, optIn, always

    /// Creates a setting from a Boolean value.
    public init(booleanLiteral value: Bool) { self = .auto }

    /// A part of a setting.
    public subscript(dynamicMember name: String) -> Setting {
      get { self }
      set {}
    }

    /// A setting that is called like a function.
    public func dynamicallyCall(withArguments arguments: [Setting]) {}
  }
}
#endif
