public import QuoinGeometry
public import QuoinModel

// UIKit names that people may type out of habit. None of these can be called; each message names
// the Quoin replacement, and the bodies do the same as that.

extension ForeignWords where Self: Node {
  /// UIKit's `frame`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "a node has no frame: its place is set by its relation to a container, and the solved frame is 'arrangement[node]?.frame'"
  )
  public var frame: Rect {
    get { .zero }
    set {}
  }

  /// UIKit's `tag`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'id(\"name\")', and 'root.find(\"name\")' finds it")
  public var tag: Int {
    get { 0 }
    set {}
  }

  /// UIKit's `bounds`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "a node has no bounds: give it a size by 'size(_:_:)', and read 'arrangement[node]?.frame' after the layout"
  )
  public var bounds: Rect {
    get { .zero }
    set {}
  }

  /// UIKit's `backgroundColor`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'background(color)' or 'style.background = color'")
  public var backgroundColor: Color? {
    get { style.background }
    set { style.background = newValue }
  }

  /// UIKit's `alpha`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'opacity(alpha)' or 'style.alpha = alpha'")
  public var alpha: Double {
    get { style.alpha ?? 1 }
    set { style.alpha = newValue }
  }

  /// UIKit's `tintColor`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'tint(color)' or 'style.tint = color'")
  public var tintColor: Color? {
    get { style.tint }
    set { style.tint = newValue }
  }

  /// UIKit's `clipsToBounds`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'clips()' or 'style.clips = true'")
  public var clipsToBounds: Bool {
    get { style.clips ?? false }
    set { style.clips = newValue }
  }

  /// UIKit's `textColor`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'color(color)' or 'style.text.color = color'")
  public var textColor: Color? {
    get { style.text.color }
    set { style.text.color = newValue }
  }

  /// UIKit's `numberOfLines`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'lines(count)'; 0 is any number")
  public var numberOfLines: Int {
    get { style.text.lineLimit ?? 1 }
    set { style.text.lineLimit = newValue }
  }

  /// UIKit's `superview`; use `parent` instead.
  @available(*, unavailable, renamed: "parent")
  public var superview: ContainerNode? {
    get { parent }
    set {}
  }

  /// UIKit's `subviews`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'childNodes' of a container")
  public var subviews: [Node] {
    get { (self as? ContainerNode)?.childNodes ?? [] }
    set {}
  }

  /// UIKit's `layer`; unavailable in Quoin.
  @available(
    *, unavailable, message: "the look is set by 'cornerRadius(_:)', 'border(_:_:)' and 'style'"
  )
  public var layer: Style {
    get { style }
    set {}
  }

  /// UIKit's `intrinsicContentSize`; unavailable in Quoin.
  @available(
    *, unavailable, message: "override 'measure(_:in:)', or write 'naturalSize(width, height)'"
  )
  public var intrinsicContentSize: Size {
    get { .zero }
    set {}
  }

  /// UIKit's `addSubviews(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "put the nodes into the container's description, or call 'node.attach(to: container)'"
  )
  public func addSubviews(_ nodes: Node...) {}

  /// UIKit's `insertSubview(_:at:)`; unavailable in Quoin.
  @available(*, unavailable, message: "call 'node.attach(to: container, at: index)'")
  public func insertSubview(_ node: Node, at index: Int) {}

  /// UIKit's `bringSubviewToFront(_:)`; unavailable in Quoin.
  @available(*, unavailable, message: "call 'node.bringToFront()'")
  public func bringSubviewToFront(_ node: Node) {}

  /// UIKit's `sendSubviewToBack(_:)`; unavailable in Quoin.
  @available(*, unavailable, message: "call 'node.sendToBack()'")
  public func sendSubviewToBack(_ node: Node) {}

  /// UIKit's `setNeedsLayout()`; unavailable in Quoin.
  @available(
    *, unavailable, message: "nothing waits here: 'scene.layout(in: size)' lays out what is there"
  )
  public func setNeedsLayout() {}

  /// UIKit's `layoutIfNeeded()`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "nothing waits here: 'scene.layout(in: size)' lays out what is there, and 'scene.transition' animates a change"
  )
  public func layoutIfNeeded() {}

  /// UIKit's `setNeedsUpdateConstraints()`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "nothing waits here: constraints count from the next 'scene.layout(in: size)' on"
  )
  public func setNeedsUpdateConstraints() {}

  /// UIKit's `sizeToFit()`; unavailable in Quoin.
  @available(
    *, unavailable, message: "a node without a size of its own has that of its content already"
  )
  public func sizeToFit() {}

  /// UIKit's `systemLayoutSizeFitting(_:)`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public func systemLayoutSizeFitting(_ target: Size) -> Size { target }
}

extension StackContainer {
  /// UIKit's `addArrangedSubview(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "put the node into the stack's description, or call 'node.attach(to: stack)'"
  )
  public final func addArrangedSubview(_ node: Node) {}

  /// UIKit's `insertArrangedSubview(_:at:)`; unavailable in Quoin.
  @available(*, unavailable, message: "call 'node.attach(to: stack, at: index)'")
  public final func insertArrangedSubview(_ node: Node, at index: Int) {}

  /// UIKit's `removeArrangedSubview(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "call 'stack.remove(node)', or 'floating()' to keep the node out of the row"
  )
  public final func removeArrangedSubview(_ node: Node) {}

  /// UIKit's `init(arrangedSubviews:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write 'StackContainer(.horizontal) { a; b }': children stand in the description"
  )
  public convenience init(arrangedSubviews: [Node]) { self.init() }

  /// UIKit's `arrangedSubviews`; use `childNodes` instead.
  @available(*, unavailable, renamed: "childNodes")
  public final var arrangedSubviews: [Node] {
    get { childNodes }
    set {}
  }

  /// UIKit's `isLayoutMarginsRelativeArrangement`; use `isMarginsRelative` instead.
  @available(*, unavailable, renamed: "isMarginsRelative")
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { isMarginsRelative }
    set { isMarginsRelative = newValue }
  }

  /// UIKit's `isBaselineRelativeArrangement`; use `isBaselineRelative` instead.
  @available(*, unavailable, renamed: "isBaselineRelative")
  public final var isBaselineRelativeArrangement: Bool {
    get { isBaselineRelative }
    set { isBaselineRelative = newValue }
  }

  /// UIKit's `setCustomSpacing(_:after:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'node.spacingAfter(spacing)' in the stack, or 'stack[node]?.spacingAfter(spacing)'"
  )
  public final func setCustomSpacing(_ spacing: Double, after node: Node) {}
}

// Common slips of UIKit users.

extension ForeignWords where Self: TextNode {
  /// UIKit's `text`; use `string` instead.
  @available(*, unavailable, renamed: "string")
  public var text: String? {
    get { string }
    set { string = newValue ?? "" }
  }

  /// UIKit's `attributedText`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'text(span)' with a 'TextSpan'")
  public var attributedText: TextSpan? {
    get { nil }
    set {}
  }
}

extension ForeignWords where Self: Node {
  /// UIKit's `init(frame:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "a node has no frame: its place is set by its relation to a container, as in 'node.origin(10, 10).size(100, 20)'"
  )
  public init(frame: Rect) { preconditionFailure("unavailable") }

  /// UIKit's `font`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'font(font)' or 'style.text.font = font'")
  public var font: Font? {
    get { style.text.font }
    set { style.text.font = newValue }
  }
}

extension ForeignWords where Self: TextNode {
  /// UIKit's `textAlignment`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'textAlignment(.center)'")
  public var textAlignment: TextAlignment {
    get { style.text.alignment ?? .natural }
    set { style.text.alignment = newValue }
  }
}

extension ForeignWords where Self: ImageNode {
  /// UIKit's `contentMode`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'contentMode(.scaleAspectFit)'")
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }
}

extension ForeignWords where Self: ButtonNode {
  /// A property that many users expect; unavailable in Quoin.
  @available(*, unavailable, message: "write 'button.button.title = title' or 'title(title)'")
  public var title: String? {
    get { button.title }
    set {}
  }

  /// UIKit's `setTitle(_:for:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write 'title(title)': a node shows the state that it is in, and has one title"
  )
  public func setTitle(_ title: String?, for state: NodeState) {}

  /// UIKit's `setTitleColor(_:for:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write 'color(color)': a node shows the state that it is in"
  )
  public func setTitleColor(_ color: Color?, for state: NodeState) {}

  /// UIKit's `isEnabled`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'enabled(false)'")
  public var isEnabled: Bool {
    get { true }
    set {}
  }

  /// UIKit's `init(type:)`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'ButtonNode(\"title\")' and 'ground(_:)' for its look")
  public init(type: UIKitButtonType) { preconditionFailure("unavailable") }
}

/// UIKit's button types; unavailable in Quoin.
@available(*, unavailable, message: "a button's look is set by 'ground(_:)' and 'style'")
public enum UIKitButtonType {
  case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
}

extension ForeignWords where Self: ContainerNode {
  /// The method of Swift collections; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "write 'add(node)', or 'add(node.origin(x, y))' where a node needs a place"
  )
  public func append<Child>(_ child: Child) {}
}

extension AbsoluteContainer {
  /// Unavailable: a node without a position.
  @available(*, unavailable, message: "a node needs a place here, as in 'add(node.origin(10, 10))'")
  @discardableResult public final func add(_ node: Node) -> Relation<AbsoluteContainer> {
    Relation(node, AbsolutePlacement())
  }
}

extension LayoutContainer {
  /// Unavailable: adding a node to a container whose layout places the children.
  @available(*, unavailable, message: "put 'Placed(node)' into the container's 'layout'")
  public final func add(_ node: Node) {}
}

// If UIKit is available, its own types are used; otherwise a user's type of the same name takes
// precedence over these.
#if !canImport(UIKit)
/// UIKit's `UILabel`; use `TextNode` instead.
@available(*, unavailable, renamed: "TextNode")
public typealias UILabel = TextNode
/// UIKit's `UIImageView`; use `ImageNode` instead.
@available(*, unavailable, renamed: "ImageNode")
public typealias UIImageView = ImageNode
/// UIKit's `UIButton`; use `ButtonNode` instead.
@available(*, unavailable, renamed: "ButtonNode")
public typealias UIButton = ButtonNode
/// UIKit's `UITextField`; use `TextFieldNode` instead.
@available(*, unavailable, renamed: "TextFieldNode")
public typealias UITextField = TextFieldNode
/// UIKit's `UITextView`; use `TextViewNode` instead.
@available(*, unavailable, renamed: "TextViewNode")
public typealias UITextView = TextViewNode
/// UIKit's `UISwitch`; use `SwitchNode` instead.
@available(*, unavailable, renamed: "SwitchNode")
public typealias UISwitch = SwitchNode
/// UIKit's `UISlider`; use `SliderNode` instead.
@available(*, unavailable, renamed: "SliderNode")
public typealias UISlider = SliderNode
/// UIKit's `UIStackView`; use `StackContainer` instead.
@available(*, unavailable, renamed: "StackContainer")
public typealias UIStackView = StackContainer
/// UIKit's `UIScrollView`; use `RelativeContainer` instead.
@available(*, unavailable, renamed: "RelativeContainer")
public typealias UIScrollView = RelativeContainer
/// UIKit's `UIColor`; use `Color` instead.
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color
/// UIKit's `UIFont`; use `Font` instead.
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Font
/// UIKit's `UIEdgeInsets`; use `EdgeInsets` instead.
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's `UILayoutPriority`; use `Priority` instead.
@available(*, unavailable, renamed: "Priority")
public typealias UILayoutPriority = Priority
/// UIKit's `UIView`; unavailable in Quoin.
@available(
  *, unavailable,
  message:
    "write 'RelativeContainer' for a view that holds others by constraints, 'ShapeNode' for a filled one"
)
public typealias UIView = RelativeContainer

/// UIKit's image type; unavailable in Quoin.
@available(*, unavailable, message: "a node names its picture: 'ImageNode(\"cover\")'")
public struct UIImage {
  /// Creates an image with a name.
  public init(named name: String) {}
}
#endif

/// Texture's rows and columns; unavailable in Quoin.
@available(
  *, unavailable,
  message: "write 'StackLayout(.horizontal, spacing: 8) { Placed(node) }' in a 'LayoutContainer'"
)
public enum ASStackLayoutSpec {}

// AppKit has these types as well.
#if !canImport(UIKit) && !canImport(AppKit)
/// UIKit's `NSDirectionalEdgeInsets`; use `DirectionalEdgeInsets` instead.
@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// UIKit's constraint type; unavailable in Quoin.
@available(
  *, unavailable,
  message: "write 'Constraint.activate([…])' with anchors, or 'makeConstraints' or 'constrain'"
)
public enum NSLayoutConstraint {
  /// Creates a constraint between attributes of two nodes.
  public init(
    item: Node, attribute: Attribute, relatedBy: Comparison, toItem: Node?,
    attribute other: Attribute, multiplier: Double, constant: Double
  ) { preconditionFailure("unavailable") }

  /// Adds constraints to the layout.
  public static func activate(_ constraints: [ConstraintGroup]) {}
  /// Removes constraints from the layout.
  public static func deactivate(_ constraints: [ConstraintGroup]) {}
}
#endif
