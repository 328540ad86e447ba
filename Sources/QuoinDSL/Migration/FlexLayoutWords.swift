public import QuoinBoxLayout
public import QuoinGeometry
public import QuoinModel

// FlexLayout's words that mean the same here: code that moves over keeps them.

extension FlexContainer {
  /// Adds items in a closure: `FlexContainer().define { flex in flex.addItem(title).grow(1) }`.
  ///
  /// A place that is a statement of its own, such as `title.grow(1)`, is an item, too.
  @discardableResult public func define(
    file: String = #fileID, line: Int = #line,
    @FlexItems _ items: (FlexContainer) -> [Relation<FlexContainer>]
  ) -> FlexContainer {
    var items = items(self)
    // The container's own words return it.
    items.removeAll { item in
      guard item.node === self else { return false }
      item.isTaken = true
      return true
    }
    // Items of `addItem` are in the container already; beside others they take their turn.
    guard !items.allSatisfy(\.isTaken) else { return self }
    for item in items { add(item) }
    return self
  }

  /// Adds an item behind those that are there, and returns its place.
  @discardableResult public func addItem(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> Relation<FlexContainer> {
    node.attach(to: self, file: file, line: line)
  }
}

/// Collects the items of `FlexContainer.define`; other statements may stand among them.
@resultBuilder
public enum FlexItems: ListBuilder {
  /// What the list is of.
  public typealias Element = Relation<FlexContainer>

  /// An item with its place.
  public static func buildExpression(_ item: Relation<FlexContainer>) -> [Relation<FlexContainer>] {
    [item]
  }

  /// A node without a place, unless it is in a container already.
  public static func buildExpression(_ node: Node) -> [Relation<FlexContainer>] {
    node.parent == nil ? [Relation(node, FlexContainer.defaultPlacement)] : []
  }

  /// A statement that is no item.
  public static func buildExpression(_ nothing: Void) -> [Relation<FlexContainer>] { [] }
}

// And those that cannot: each says what to write.

extension FlexContainer {
  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "make the item first: 'flex.addItem(FlexContainer(.row) { … })' for one that holds others, 'flex.addItem(node)' for any other"
  )
  @discardableResult public func addItem() -> FlexContainer { self }

  /// FlexLayout's word.
  @available(
    *, unavailable, message: "write 'direction(.rightToLeft)' or 'direction(.leftToRight)'"
  )
  @discardableResult public func layoutDirection(_ direction: LayoutDirection) -> Self { self }

  /// FlexLayout's word.
  @available(*, unavailable, message: "a container is a node itself: leave '.view' out")
  public var view: FlexContainer { self }

  /// FlexLayout's ways of laying out.
  public enum FlexLayoutMode: Hashable, Sendable {
    /// In the container's size.
    case fitContainer
    /// In its width, as high as the content.
    case adjustHeight
    /// In its height, as wide as the content.
    case adjustWidth
  }
}

extension Relation where C == FlexContainer {
  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "what an item holds comes before its place: 'flex.addItem(FlexContainer(.row).define { … }).grow(1)'"
  )
  @discardableResult public func define(
    @FlexItems _ items: (FlexContainer) -> [Relation<FlexContainer>]
  ) -> Relation { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message: "an item is added to the container: write 'flex.addItem(node)' for each"
  )
  @discardableResult public func addItem(_ node: Node) -> Relation { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  @discardableResult public func isIncludedInLayout(_ isIncluded: Bool) -> Relation { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "for 'none' leave the node out by an 'if'; every other node takes part in its container"
  )
  @discardableResult public func display(_ display: Display) -> Relation { self }

  /// FlexLayout's word.
  @available(*, unavailable, message: "leave it out: a layout measures what has changed")
  public func markDirty() {}

  /// FlexLayout's word.
  @available(*, unavailable, renamed: "node")
  public var view: Node { node }
}

extension ForeignWords where Self: Node {
  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "words for an item are the node's: 'node.grow(1)'; words for what holds items are the container's: 'FlexContainer(.row).padding(8)'"
  )
  public var flex: FlexContainer { FlexContainer() }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "write 'scene.layout(in: size)'; for 'adjustHeight' and 'adjustWidth' ask 'scene.fittingSize()' first"
  )
  public func layout(mode: FlexContainer.FlexLayoutMode = .fitContainer) {}

  /// FlexLayout's word.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public var intrinsicSize: Size { .zero }

  /// FlexLayout's word.
  @available(*, unavailable, message: "write 'scene.fittingSize()'")
  public func sizeThatFits(size: Size) -> Size { size }

  /// FlexLayout's word.
  @available(*, unavailable, message: "leave it out: a layout measures what has changed")
  public func markDirty() {}

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  public var isIncludedInLayout: Bool {
    get { true }
    set {}
  }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "leave the node out of the description by an 'if', or call 'node.removeFromContainer()'"
  )
  @discardableResult public func isIncludedInLayout(_ isIncluded: Bool) -> Self { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "write 'aspectRatio(width / height)': a picture's own size is known when it is laid out"
  )
  @discardableResult public func aspectRatio(of image: Node) -> Self { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message:
      "for 'none' leave the node out by an 'if'; every other node takes part in its container"
  )
  @discardableResult public func display(_ display: Display) -> Self { self }

  /// FlexLayout's word.
  @available(
    *, unavailable,
    message: "sizes speak of the border box, padding included: add the padding to the size"
  )
  @discardableResult public func boxSizing(_ sizing: BoxSizing) -> Self { self }

  /// FlexLayout's word.
  @available(*, unavailable, renamed: "background")
  @discardableResult public func backgroundColor(_ color: Color) -> Self { self }
}

extension FlexWrap {
  /// FlexLayout's word.
  @available(*, unavailable, renamed: "nowrap")
  public static var noWrap: FlexWrap { .nowrap }
}

extension LayoutDirection {
  /// FlexLayout's and PinLayout's word.
  @available(*, unavailable, renamed: "leftToRight")
  public static var ltr: LayoutDirection { .leftToRight }

  /// FlexLayout's and PinLayout's word.
  @available(*, unavailable, renamed: "rightToLeft")
  public static var rtl: LayoutDirection { .rightToLeft }

  /// FlexLayout's word.
  @available(
    *, unavailable, message: "leave the line out: a node has the direction of its surroundings"
  )
  public static var inherit: LayoutDirection { .leftToRight }
}
