public import QuoinBoxLayout
public import QuoinGeometry
public import QuoinModel

// Methods of the node called after its placement; each message says that they come first.

extension AnyRelation {
  /// The node's `font(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.font(…).grow(1)'"
  )
  @discardableResult public final func font(_ font: Font) -> Self { self }

  /// The node's `color(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.color(…).grow(1)'"
  )
  @discardableResult public final func color(_ color: Color) -> Self { self }

  /// The node's `background(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.background(…).grow(1)'"
  )
  @discardableResult public final func background(_ color: Color) -> Self { self }

  /// The node's `tint(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.tint(…).grow(1)'"
  )
  @discardableResult public final func tint(_ color: Color) -> Self { self }

  /// The node's `style(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.style(…).grow(1)'"
  )
  @discardableResult public final func style(_ style: Style) -> Self { self }

  /// The node's `style(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.style(…).grow(1)'"
  )
  @discardableResult public final func style(_ change: (inout Style) -> Void) -> Self { self }

  /// The node's `class(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.class(…).grow(1)'"
  )
  @discardableResult public final func `class`(_ names: String) -> Self { self }

  /// The node's `id(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.id(…).grow(1)'"
  )
  @discardableResult public final func id(_ identifier: String) -> Self { self }

  /// The node's `cornerRadius(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.cornerRadius(…).grow(1)'"
  )
  @discardableResult public final func cornerRadius(_ radius: Double) -> Self { self }

  /// The node's `border(_:_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.border(…).grow(1)'"
  )
  @discardableResult public final func border(_ width: Double, _ color: Color = .black) -> Self {
    self
  }

  /// The node's `opacity(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.opacity(…).grow(1)'"
  )
  @discardableResult public final func opacity(_ alpha: Double) -> Self { self }

  /// The node's `hidden(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.hidden(…).grow(1)'"
  )
  @discardableResult public final func hidden(_ isHidden: Bool = true) -> Self { self }

  /// The node's `clips(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.clips(…).grow(1)'"
  )
  @discardableResult public final func clips(_ clips: Bool = true) -> Self { self }

  /// The node's `lines(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.lines(…).grow(1)'"
  )
  @discardableResult public final func lines(_ limit: Int) -> Self { self }

  /// The node's `textAlignment(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.textAlignment(…).grow(1)'"
  )
  @discardableResult public final func textAlignment(_ alignment: TextAlignment) -> Self { self }

  /// The node's `contentMode(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.contentMode(…).grow(1)'"
  )
  @discardableResult public final func contentMode(_ mode: ContentMode) -> Self { self }

  /// The node's `width(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.width(…).grow(1)'"
  )
  @discardableResult public final func width(_ width: Double) -> Self { self }

  /// The node's `height(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.height(…).grow(1)'"
  )
  @discardableResult public final func height(_ height: Double) -> Self { self }

  /// The node's `size(_:_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.size(…).grow(1)'"
  )
  @discardableResult public final func size(_ width: Double, _ height: Double) -> Self { self }

  /// The node's `size(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.size(…).grow(1)'"
  )
  @discardableResult public final func size(_ side: Double) -> Self { self }

  /// The node's `minSize(_:_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.minSize(…).grow(1)'"
  )
  @discardableResult public final func minSize(_ width: Double, _ height: Double) -> Self { self }

  /// The node's `wear(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.wear(…).grow(1)'"
  )
  @discardableResult public final func wear(_ style: SharedStyle) -> Self { self }

  /// The node's `aspectRatio(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.aspectRatio(…).grow(1)'"
  )
  @discardableResult public final func aspectRatio(_ ratio: Double) -> Self { self }

  /// The node's `text(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.text(…).grow(1)'"
  )
  @discardableResult public final func text(_ string: String) -> Self { self }

  /// The node's `title(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.title(…).grow(1)'"
  )
  @discardableResult public final func title(_ title: String) -> Self { self }

  /// The node's `transform(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.transform(…).grow(1)'"
  )
  @discardableResult public final func transform(_ transform: Transform) -> Self { self }

  /// The node's `hugging(_:along:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.hugging(…).grow(1)'"
  )
  @discardableResult public final func hugging(_ priority: Priority, along axis: Axis) -> Self {
    self
  }

  /// The node's `padding(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.padding(…).grow(1)'"
  )
  @discardableResult public final func padding(_ all: Double) -> Self { self }

  /// The node's `gap(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.gap(…).grow(1)'"
  )
  @discardableResult public final func gap(_ gap: Double) -> Self { self }

  /// The node's `direction(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.direction(…).grow(1)'"
  )
  @discardableResult public final func direction(_ direction: FlexDirection) -> Self { self }

  /// The node's `alignItems(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.alignItems(…).grow(1)'"
  )
  @discardableResult public final func alignItems(_ alignment: SelfAlignment) -> Self { self }

  /// The node's `justifyContent(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.justifyContent(…).grow(1)'"
  )
  @discardableResult public final func justifyContent(_ alignment: ContentAlignment) -> Self {
    self
  }

  /// The node's `alignContent(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.alignContent(…).grow(1)'"
  )
  @discardableResult public final func alignContent(_ alignment: ContentAlignment) -> Self { self }

  /// The node's `wrap(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.wrap(…).grow(1)'"
  )
  @discardableResult public final func wrap(_ wrap: FlexWrap) -> Self { self }

  /// The node's `backgroundColor(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.background(…).grow(1)'"
  )
  @discardableResult public final func backgroundColor(_ color: Color) -> Self { self }

  /// The node's `spacing(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.spacing(…).grow(1)'"
  )
  @discardableResult public final func spacing(_ spacing: Double) -> Self { self }

  /// The node's `paddingTop(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message: "what concerns the node comes before its place, as in 'node.paddingTop(…).grow(1)'"
  )
  @discardableResult public final func paddingTop(_ padding: Double) -> Self { self }

  /// The node's `makeConstraints(_:)`, which must come before its placement.
  @available(
    *, unavailable,
    message:
      "what concerns the node comes before its place, as in 'node.makeConstraints(…).grow(1)'"
  )
  @discardableResult public final func makeConstraints(
    _ description: (ConstraintMaker) -> Void
  ) -> Self { self }
}
