import QuoinGeometry

/// A section of a list: the number of rows, and a closure that creates the node of one.
///
///     ListSection(count: 1_000_000, estimated: 44) { TextNode("Row \($0)") }
///       .header { TextNode("All rows") }
///
/// Rows are created when they enter the window, and discarded when they leave it.
public struct ListSection {
  /// The number of rows or cells.
  public internal(set) var count: Int
  /// The arrangement of the rows or cells.
  public var layout: ListLayout
  /// The minimum distance between lines, in points.
  public var lineSpacing = 0.0
  /// The minimum distance between the cells of a line, in points.
  public var itemSpacing = 0.0
  /// The distances from the header, the sides and the footer to the rows, in points.
  public var insets = DirectionalEdgeInsets()
  /// The length of the header, if there is one.
  public var headerLength = ListLength.estimated(28)
  /// The length of the footer, if there is one.
  public var footerLength = ListLength.estimated(28)

  let rowID: ((Int) -> AnyHashable)?
  let row: (Int) -> Node
  private(set) var header: (() -> Node)?
  private(set) var footer: (() -> Node)?

  /// Creates a section of rows or cells.
  ///
  /// - Parameters:
  ///   - count: the number of rows or cells, up to a billion.
  ///   - layout: the arrangement of the rows or cells.
  ///   - id: returns an id that a row keeps when it moves; without it, a row is identified by its
  ///     index.
  ///   - row: returns the node of a row.
  public init(
    count: Int, layout: ListLayout, id: ((Int) -> AnyHashable)? = nil, row: @escaping (Int) -> Node
  ) {
    self.count = count
    self.layout = layout
    rowID = id
    self.row = row
  }

  /// Creates a table section with rows that measure themselves.
  ///
  /// - Parameters:
  ///   - count: the number of rows, up to a billion.
  ///   - estimated: the estimated length of a row before it was visible, in points.
  ///   - id: returns an id that a row keeps when it moves; without it, a row is identified by its
  ///     index.
  ///   - row: returns the node of a row.
  public init(
    count: Int, estimated: Double = 44, id: ((Int) -> AnyHashable)? = nil,
    row: @escaping (Int) -> Node
  ) {
    self.init(count: count, layout: .rows(.estimated(estimated)), id: id, row: row)
  }

  /// Creates a section with the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements; call `ListContainer.reload` after changes of the collection.
  ///   - id: the identity of an element.
  ///   - layout: the arrangement of the rows.
  ///   - row: returns the node of an element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: ListLayout = .rows(.estimated(44)),
    row: @escaping (Data.Element) -> Node
  ) {
    func element(_ item: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: item)] }
    self.init(
      count: data.count, layout: layout, id: { AnyHashable(element($0)[keyPath: id]) },
      row: { row(element($0)) })
  }

  /// Returns the section with a header, which is created when it enters the window.
  public func header(
    _ length: ListLength = .estimated(28), _ node: @escaping () -> Node
  ) -> ListSection {
    var section = self
    section.headerLength = length
    section.header = node
    return section
  }

  /// Returns the section with a footer, which is created when it enters the window.
  public func footer(
    _ length: ListLength = .estimated(28), _ node: @escaping () -> Node
  ) -> ListSection {
    var section = self
    section.footerLength = length
    section.footer = node
    return section
  }

  /// Returns the section with spacing between its lines and between the cells of a line, in points.
  public func spacing(lines: Double = 0, items: Double = 0) -> ListSection {
    var section = self
    section.lineSpacing = lines
    section.itemSpacing = items
    return section
  }

  /// Returns the section with insets around its rows, in points.
  public func insets(_ insets: DirectionalEdgeInsets) -> ListSection {
    var section = self
    section.insets = insets
    return section
  }

  /// Returns the section with the same inset on all sides of its rows, in points.
  public func insets(_ all: Double) -> ListSection {
    insets(DirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all))
  }
}

/// A result builder that collects the sections of a list, with `if` and `for`.
@resultBuilder
public enum ListSections: ListBuilder {
  /// The type of the collected elements.
  public typealias Element = ListSection

  /// Adds a section.
  public static func buildExpression(_ section: ListSection) -> [ListSection] { [section] }

  /// Adds sections that were collected elsewhere.
  public static func buildExpression(_ sections: [ListSection]) -> [ListSection] { sections }

  /// Rejects a statement that is not a section: an assignment, or a call of a function that returns
  /// nothing.
  @available(
    *, unavailable,
    message:
      "this statement is not a section; a section inside it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [ListSection] { [] }
}
