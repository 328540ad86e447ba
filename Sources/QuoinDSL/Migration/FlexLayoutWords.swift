public import QuoinBoxLayout
public import QuoinGeometry
public import QuoinModel

// FlexLayout's methods with the same meaning in Quoin, so that migrated code keeps compiling.

extension FlexContainer {
  /// Adds items in a closure: `FlexContainer().define { flex in flex.addItem(title).grow(1) }`.
  ///
  /// A placement that is a statement of its own, such as `title.grow(1)`, is an item too.
  @discardableResult public func define(
    file: String = #fileID, line: Int = #line,
    @FlexItems _ items: (FlexContainer) -> [Relation<FlexContainer>]
  ) -> FlexContainer {
    var items = items(self)
    // The container's own methods return the container.
    items.removeAll { item in
      guard item.node === self else { return false }
      item.isTaken = true
      return true
    }
    // Items of `addItem` are already in the container; with others among them, all are added in
    // order.
    guard !items.allSatisfy(\.isTaken) else { return self }
    for item in items { add(item) }
    return self
  }

  /// Adds an item after the existing ones, and returns its placement.
  @discardableResult public func addItem(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> Relation<FlexContainer> {
    node.attach(to: self, file: file, line: line)
  }
}

/// A result builder that collects the items of `FlexContainer.define`; other statements may be
/// mixed in.
@resultBuilder
public enum FlexItems: ListBuilder {
  /// The type of the elements.
  public typealias Element = Relation<FlexContainer>

  /// An item with its placement.
  public static func buildExpression(_ item: Relation<FlexContainer>) -> [Relation<FlexContainer>] {
    [item]
  }

  /// A node without a placement, unless it is already in a container.
  public static func buildExpression(_ node: Node) -> [Relation<FlexContainer>] {
    node.parent == nil ? [Relation(node, FlexContainer.defaultPlacement)] : []
  }

  /// A statement that is not an item.
  public static func buildExpression(_ nothing: Void) -> [Relation<FlexContainer>] { [] }
}

// FlexLayout's methods that Quoin does not have; each message names the replacement.

extension FlexContainer {
  /// FlexLayout's `addItem()`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "make the item first: 'flex.addItem(FlexContainer(.row) { … })' for one that holds others, 'flex.addItem(node)' for any other"
  )
  @discardableResult public func addItem() -> FlexContainer { self }

  /// FlexLayout's `layoutDirection(_:)`; unavailable in Quoin.
  @available(
    *, unavailable, message: "write 'direction(.rightToLeft)' or 'direction(.leftToRight)'"
  )
  @discardableResult public func layoutDirection(_ direction: LayoutDirection) -> Self { self }

  /// FlexLayout's `view`; unavailable in Quoin.
  @available(*, unavailable, message: "a container is a node itself: leave '.view' out")
  public var view: FlexContainer { self }

  /// FlexLayout's layout modes; unavailable in Quoin.
  public enum FlexLayoutMode: Hashable, Sendable {
    /// Fits the container's size.
    case fitContainer
    /// Keeps the container's width and adjusts the height to the content.
    case adjustHeight
    /// Keeps the container's height and adjusts the width to the content.
    case adjustWidth
  }
}

extension Relation where C == FlexContainer {
  /// FlexLayout's `define(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "what an item holds comes before its place: 'flex.addItem(FlexContainer(.row).define { … }).grow(1)'"
  )
  @discardableResult public func define(
    @FlexItems _ items: (FlexContainer) -> [Relation<FlexContainer>]
  ) -> Relation { self }

  /// FlexLayout's `addItem(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "an item is added to the container: write 'flex.addItem(node)' for each"
  )
  @discardableResult public func addItem(_ node: Node) -> Relation { self }

  /// FlexLayout's `isIncludedInLayout(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  @discardableResult public func isIncludedInLayout(_ isIncluded: Bool) -> Relation { self }

  /// FlexLayout's `display(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "for 'none' leave the node out by an 'if'; every other node takes part in its container"
  )
  @discardableResult public func display(_ display: Display) -> Relation { self }

  /// FlexLayout's `markDirty()`; unavailable in Quoin.
  @available(*, unavailable, message: "leave it out: a layout measures what has changed")
  public func markDirty() {}

  /// FlexLayout's `view`; use `node` instead.
  @available(*, unavailable, renamed: "node")
  public var view: Node { node }
}

extension ForeignWords where Self: Node {
  /// FlexLayout's `flex`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "words for an item are the node's: 'node.grow(1)'; words for what holds items are the container's: 'FlexContainer(.row).padding(8)'"
  )
  public var flex: FlexContainer { FlexContainer() }

  /// FlexLayout's `layout(mode:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'scene.layout(in: size)'; for 'adjustHeight' and 'adjustWidth' ask 'scene.fittingSize()' first"
  )
  public func layout(mode: FlexContainer.FlexLayoutMode = .fitContainer) {}

  /// FlexLayout's `intrinsicSize`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public var intrinsicSize: Size { .zero }

  /// FlexLayout's `sizeThatFits(size:)`; unavailable in Quoin.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public func sizeThatFits(size: Size) -> Size { size }

  /// FlexLayout's `markDirty()`; unavailable in Quoin.
  @available(*, unavailable, message: "leave it out: a layout measures what has changed")
  public func markDirty() {}

  /// FlexLayout's `isIncludedInLayout`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  public var isIncludedInLayout: Bool {
    get { true }
    set {}
  }

  /// FlexLayout's `isIncludedInLayout(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  @discardableResult public func isIncludedInLayout(_ isIncluded: Bool) -> Self { self }

  /// FlexLayout's `aspectRatio(of:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "write 'aspectRatio(width / height)': a picture's own size is known when it is laid out"
  )
  @discardableResult public func aspectRatio(of image: Node) -> Self { self }

  /// FlexLayout's `display(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "for 'none' leave the node out by an 'if'; every other node takes part in its container"
  )
  @discardableResult public func display(_ display: Display) -> Self { self }

  /// FlexLayout's `boxSizing(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "sizes speak of the border box, padding included: add the padding to the size"
  )
  @discardableResult public func boxSizing(_ sizing: BoxSizing) -> Self { self }

  /// FlexLayout's `backgroundColor(_:)`; use `background` instead.
  @available(*, unavailable, renamed: "background")
  @discardableResult public func backgroundColor(_ color: Color) -> Self { self }
}

extension FlexWrap {
  /// FlexLayout's `noWrap`; use `nowrap` instead.
  @available(*, unavailable, renamed: "nowrap")
  public static var noWrap: FlexWrap { .nowrap }
}

extension LayoutDirection {
  /// FlexLayout's and PinLayout's `ltr`; use `leftToRight` instead.
  @available(*, unavailable, renamed: "leftToRight")
  public static var ltr: LayoutDirection { .leftToRight }

  /// FlexLayout's and PinLayout's `rtl`; use `rightToLeft` instead.
  @available(*, unavailable, renamed: "rightToLeft")
  public static var rtl: LayoutDirection { .rightToLeft }

  /// FlexLayout's `inherit`; unavailable in Quoin.
  @available(
    *, unavailable, message: "leave the line out: a node has the direction of its surroundings"
  )
  public static var inherit: LayoutDirection { .leftToRight }
}
