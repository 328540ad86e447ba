public import QuoinBoxLayout

/// A row or column in which children grow and shrink: CSS flexbox.
///
///     FlexContainer(.row, gap: 12, alignItems: .center) { avatar; text.grow(1); badge }
///
/// The initial values are those of CSS, but sizes refer to the border box.
public final class FlexContainer: ContainerNode, DefaultPlacing, SpacedContainer {
  /// The CSS properties of a flex item.
  public typealias Placement = FlexItem
  /// The initial values of CSS: the item shrinks and does not grow.
  public static var defaultPlacement: FlexItem { FlexItem() }

  /// The properties that apply to all items: direction, wrapping, alignment, and gaps.
  @exclusivity(unchecked) public var flexStyle: FlexStyle { didSet { noteChange() } }
  /// The padding between the edges and the children.
  @exclusivity(unchecked) public var padding = Edges<LengthPercentage>.zero {
    didSet { noteChange() }
  }

  /// Creates a container with children in the order of the row.
  public init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, gap: LengthPercentage = 0,
    justifyContent: ContentAlignment = .normal, alignItems: SelfAlignment = .normal,
    alignContent: ContentAlignment = .normal, padding: LengthPercentage = 0,
    file: String = #fileID, line: Int = #line,
    @Children<FlexContainer> _ children: () -> [Relation<FlexContainer>] = { [] }
  ) {
    flexStyle = FlexStyle(
      direction, wrap: wrap, justifyContent: justifyContent, alignItems: alignItems,
      alignContent: alignContent, gap: gap)
    self.padding = Edges(padding)
    super.init()
    declare(children(), file: file, line: line)
  }

  /// Creates a container with children in the order of the row; gap and padding are in points.
  @_disfavoredOverload public convenience init(
    _ direction: FlexDirection = .row, wrap: FlexWrap = .nowrap, gap: Double = 0,
    justifyContent: ContentAlignment = .normal, alignItems: SelfAlignment = .normal,
    alignContent: ContentAlignment = .normal, padding: Double = 0,
    file: String = #fileID, line: Int = #line,
    @Children<FlexContainer> _ children: () -> [Relation<FlexContainer>] = { [] }
  ) {
    self.init(
      direction, wrap: wrap, gap: .points(gap), justifyContent: justifyContent,
      alignItems: alignItems, alignContent: alignContent, padding: .points(padding), file: file,
      line: line, children)
  }

  public override var kind: String { "flex" }
}

// Other modules read these without a check for exclusive access.
extension FlexContainer {
  package var usedFlexStyle: FlexStyle { flexStyle }
  package var usedPadding: Edges<LengthPercentage> { padding }
}

extension FlexContainer {
  /// Sets the direction in which items follow each other, CSS's `flex-direction`.
  ///
  /// (`direction(.rightToLeft)`, available on all nodes, sets the layout direction.)
  @discardableResult public func direction(_ direction: FlexDirection) -> Self {
    flexStyle.direction = direction
    return self
  }

  /// Sets the alignment of items along the main axis.
  @discardableResult public func justifyContent(_ alignment: ContentAlignment) -> Self {
    flexStyle.justifyContent = alignment
    return self
  }

  /// Sets the alignment of items on the cross axis.
  @discardableResult public func alignItems(_ alignment: SelfAlignment) -> Self {
    flexStyle.alignItems = alignment
    return self
  }

  /// Sets the alignment of the lines on the cross axis.
  @discardableResult public func alignContent(_ alignment: ContentAlignment) -> Self {
    flexStyle.alignContent = alignment
    return self
  }

  /// Sets whether items may wrap into several lines.
  @discardableResult public func wrap(_ wrap: FlexWrap = .wrap) -> Self {
    flexStyle.wrap = wrap
    return self
  }

  /// Sets the space between rows and between columns; `nil` leaves it unchanged.
  @discardableResult public func gap(row: LengthPercentage?, column: LengthPercentage?) -> Self {
    flexStyle.rowGap = row ?? flexStyle.rowGap
    flexStyle.columnGap = column ?? flexStyle.columnGap
    return self
  }
}
