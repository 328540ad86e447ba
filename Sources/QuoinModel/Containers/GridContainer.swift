public import QuoinBoxLayout

/// A container that places its children in rows and columns: CSS Grid.
///
///     GridContainer(columns: [.points(100), .fr(1)], gap: 12) {
///       TextNode("Name")
///       nameField
///       note.cell(column: .span(2))
///     }
///     GridContainer(columns: [200, .fr(1)], rows: [.auto, .fr(1)], areas: ["head head", "side main"]) {
///       header.area("head")
///       menu.area("side")
///       article.area("main")
///     }
///
/// A child without a placement takes the next free cell. The initial values are those of CSS, but
/// sizes refer to the border box.
public final class GridContainer: ContainerNode, DefaultPlacing, SpacedContainer {
  /// The CSS properties of a grid item.
  public typealias Placement = GridItem
  /// The default placement, in the next free cell.
  public static var defaultPlacement: GridItem { GridItem() }

  /// The properties of the grid: tracks, areas, alignment, and gaps.
  @exclusivity(unchecked) public var grid: GridStyle { didSet { noteChange() } }
  /// The padding between the edges and the children.
  @exclusivity(unchecked) public var padding = Edges<LengthPercentage>.zero {
    didSet { noteChange() }
  }

  /// Creates a container with children in the order of the grid.
  ///
  /// - Parameters:
  ///   - columns: the explicit columns.
  ///   - rows: the explicit rows; items may create further, implicit ones.
  ///   - areas: one string for each row, with a name for each cell and `.` for none; see
  ///     `areas(_:)`.
  ///   - flow: the direction in which items without a placement are placed.
  ///   - gap: the space between rows and between columns.
  ///   - justifyItems: the alignment of items in the width of their areas.
  ///   - alignItems: the alignment of items in the height of their areas.
  ///   - justifyContent: the alignment of the columns in the container's width.
  ///   - alignContent: the alignment of the rows in the container's height.
  ///   - padding: the padding on all sides.
  ///   - file: the file of the description.
  ///   - line: the line of the description.
  ///   - children: the items.
  public init(
    columns: TrackList = .none, rows: TrackList = .none, areas: [String] = [],
    flow: GridAutoFlow = .row, gap: LengthPercentage = 0, justifyItems: SelfAlignment = .normal,
    alignItems: SelfAlignment = .normal, justifyContent: ContentAlignment = .normal,
    alignContent: ContentAlignment = .normal, padding: LengthPercentage = 0,
    file: String = #fileID, line: Int = #line,
    @Children<GridContainer> _ children: () -> [Relation<GridContainer>] = { [] }
  ) {
    grid = GridStyle(columns: columns, rows: rows, gap: gap)
    grid.autoFlow = flow
    grid.justifyItems = justifyItems
    grid.alignItems = alignItems
    grid.justifyContent = justifyContent
    grid.alignContent = alignContent
    self.padding = Edges(padding)
    super.init()
    declare(children(), file: file, line: line)
    if !areas.isEmpty { setAreas(areas) }
  }

  /// Creates a container with children in the order of the grid; gap and padding are in points.
  @_disfavoredOverload public convenience init(
    columns: TrackList = .none, rows: TrackList = .none, areas: [String] = [],
    flow: GridAutoFlow = .row, gap: Double = 0, justifyItems: SelfAlignment = .normal,
    alignItems: SelfAlignment = .normal, justifyContent: ContentAlignment = .normal,
    alignContent: ContentAlignment = .normal, padding: Double = 0,
    file: String = #fileID, line: Int = #line,
    @Children<GridContainer> _ children: () -> [Relation<GridContainer>] = { [] }
  ) {
    self.init(
      columns: columns, rows: rows, areas: areas, flow: flow, gap: .points(gap),
      justifyItems: justifyItems, alignItems: alignItems, justifyContent: justifyContent,
      alignContent: alignContent, padding: .points(padding), file: file, line: line, children)
  }

  public override var kind: String { "grid" }

  /// Sets the named areas; invalid ones are reported, and no areas are set.
  fileprivate func setAreas(_ rows: [String]) {
    let finding = Diagnostic(
      .error, rule: "invalid-value",
      "the areas of \(displayName) do not form a grid: all rows need the same number of names, "
        + "and the cells of a name must form a rectangle", place: place, nodes: [identifier ?? kind]
    )
    descriptionDiagnostics.removeAll { $0 == finding }
    let areas = rows.isEmpty ? GridAreas.none : GridAreas(picture: rows)
    grid.templateAreas = areas ?? GridAreas.none
    if areas == nil { descriptionDiagnostics.append(finding) }
  }
}

extension GridContainer {
  /// Sets the explicit columns: CSS's `grid-template-columns`.
  @discardableResult public func columns(_ tracks: TrackList) -> Self {
    grid.templateColumns = tracks
    return self
  }

  /// Sets the explicit rows: CSS's `grid-template-rows`.
  @discardableResult public func rows(_ tracks: TrackList) -> Self {
    grid.templateRows = tracks
    return self
  }

  /// Names parts of the grid with one string for each row, CSS's `grid-template-areas`.
  ///
  ///     grid.areas("head head", "side main", ". foot")
  ///
  /// Rows of different lengths, or a name whose cells do not form a rectangle, are reported as
  /// `invalid-value`.
  @discardableResult public func areas(_ rows: String...) -> Self {
    setAreas(rows)
    return self
  }

  /// Sets the sizes of implicit columns, which are created for items outside of the explicit ones,
  /// in turn.
  @discardableResult public func autoColumns(_ sizes: TrackSize...) -> Self {
    grid.autoColumns = sizes
    return self
  }

  /// Sets the sizes of implicit rows, which are created for items outside of the explicit ones, in
  /// turn.
  @discardableResult public func autoRows(_ sizes: TrackSize...) -> Self {
    grid.autoRows = sizes
    return self
  }

  /// Sets the direction in which items without a placement are placed, and whether they fill
  /// earlier holes.
  @discardableResult public func autoFlow(_ flow: GridAutoFlow) -> Self {
    grid.autoFlow = flow
    return self
  }

  /// Sets the alignment of items in the width of their areas.
  @discardableResult public func justifyItems(_ alignment: SelfAlignment) -> Self {
    grid.justifyItems = alignment
    return self
  }

  /// Sets the alignment of items in the height of their areas.
  @discardableResult public func alignItems(_ alignment: SelfAlignment) -> Self {
    grid.alignItems = alignment
    return self
  }

  /// Sets the alignment of the columns in the container's width.
  @discardableResult public func justifyContent(_ alignment: ContentAlignment) -> Self {
    grid.justifyContent = alignment
    return self
  }

  /// Sets the alignment of the rows in the container's height.
  @discardableResult public func alignContent(_ alignment: ContentAlignment) -> Self {
    grid.alignContent = alignment
    return self
  }

  /// Sets the space between rows and between columns; `nil` leaves it unchanged.
  @discardableResult public func gap(row: LengthPercentage?, column: LengthPercentage?) -> Self {
    grid.rowGap = row ?? grid.rowGap
    grid.columnGap = column ?? grid.columnGap
    return self
  }
}
