public import QuoinBoxLayout

/// Rows and columns into which children are placed: CSS Grid.
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
/// A child of which nothing is said takes the next free cell. The initial values are those of CSS, but
/// sizes speak of the border box.
public final class GridContainer: ContainerNode, DefaultPlacing, SpacedContainer {
  /// What CSS says of a grid item.
  public typealias Placement = GridItem
  /// An item that takes the next free cell.
  public static var defaultPlacement: GridItem { GridItem() }

  /// What the container says about its children as a whole.
  @exclusivity(unchecked) public var grid: GridStyle { didSet { noteChange() } }
  /// The space between the edges and the children.
  @exclusivity(unchecked) public var padding = Edges<LengthPercentage>.zero {
    didSet { noteChange() }
  }

  /// A container with children in the order of the grid.
  ///
  /// - Parameters:
  ///   - columns: the explicit columns.
  ///   - rows: the explicit rows; more are made where items need them.
  ///   - areas: a picture of the grid, a string a row with a name for each cell and `.` for none; see
  ///     `areas(_:)`.
  ///   - flow: which way items without a place follow each other.
  ///   - gap: the space between rows and between columns.
  ///   - justifyItems: where items lie in the width of their areas.
  ///   - alignItems: where items lie in the height of their areas.
  ///   - justifyContent: where the columns lie in the container's width.
  ///   - alignContent: where the rows lie in the container's height.
  ///   - padding: the space inside all edges.
  ///   - file: where the container is described.
  ///   - line: where the container is described.
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

  /// A container with children in the order of the grid; gap and padding are in points.
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

  /// Reads a picture of the grid; one that cannot be read is told, and there are no areas then.
  fileprivate func setAreas(_ rows: [String]) {
    let finding = Diagnostic(
      .error, rule: "invalid-value",
      "the areas of \(displayName) are no grid: each row has as many names as the others, and the "
        + "cells of a name are a rectangle", place: place, nodes: [identifier ?? kind])
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

  /// Names parts of the grid by a picture of it, a string a row: CSS's `grid-template-areas`.
  ///
  ///     grid.areas("head head", "side main", ". foot")
  ///
  /// Rows of different length, or a name whose cells are no rectangle, are reported as `invalid-value`.
  @discardableResult public func areas(_ rows: String...) -> Self {
    setAreas(rows)
    return self
  }

  /// Sets the sizes of columns that are made for items outside of the explicit ones, in turn.
  @discardableResult public func autoColumns(_ sizes: TrackSize...) -> Self {
    grid.autoColumns = sizes
    return self
  }

  /// Sets the sizes of rows that are made for items outside of the explicit ones, in turn.
  @discardableResult public func autoRows(_ sizes: TrackSize...) -> Self {
    grid.autoRows = sizes
    return self
  }

  /// Says which way items without a place follow each other, and whether they fill earlier holes.
  @discardableResult public func autoFlow(_ flow: GridAutoFlow) -> Self {
    grid.autoFlow = flow
    return self
  }

  /// Says where items lie in the width of their areas.
  @discardableResult public func justifyItems(_ alignment: SelfAlignment) -> Self {
    grid.justifyItems = alignment
    return self
  }

  /// Says where items lie in the height of their areas.
  @discardableResult public func alignItems(_ alignment: SelfAlignment) -> Self {
    grid.alignItems = alignment
    return self
  }

  /// Says where the columns lie in the container's width.
  @discardableResult public func justifyContent(_ alignment: ContentAlignment) -> Self {
    grid.justifyContent = alignment
    return self
  }

  /// Says where the rows lie in the container's height.
  @discardableResult public func alignContent(_ alignment: ContentAlignment) -> Self {
    grid.alignContent = alignment
    return self
  }

  /// Sets the space between rows and between columns; `nil` leaves it as it is.
  @discardableResult public func gap(row: LengthPercentage?, column: LengthPercentage?) -> Self {
    grid.rowGap = row ?? grid.rowGap
    grid.columnGap = column ?? grid.columnGap
    return self
  }
}
