import QuoinGeometry

/// A section of a list: how many rows there are, and a function that makes the node of one.
///
///     ListSection(count: 1_000_000, estimated: 44) { TextNode("Row \($0)") }
///       .header { TextNode("All rows") }
///
/// Rows are made when they come into the window, and forgotten when they leave it.
public struct ListSection {
  /// How many rows or cells there are.
  public internal(set) var count: Int
  /// How they stand.
  public var layout: ListLayout
  /// The least distance between lines, in points.
  public var lineSpacing = 0.0
  /// The least distance between the cells of a line, in points.
  public var itemSpacing = 0.0
  /// The distances from the header, the sides and the footer to the rows, in points.
  public var insets = DirectionalEdgeInsets()
  /// The length of the header, where there is one.
  public var headerLength = ListLength.estimated(28)
  /// The length of the footer, where there is one.
  public var footerLength = ListLength.estimated(28)

  let rowID: ((Int) -> AnyHashable)?
  let row: (Int) -> Node
  private(set) var header: (() -> Node)?
  private(set) var footer: (() -> Node)?

  /// A section of rows or cells.
  ///
  /// - Parameters:
  ///   - count: how many there are, up to a thousand million.
  ///   - layout: how they stand.
  ///   - id: what stays the same of a row wherever it is moved to; without it, a row is its number.
  ///   - row: makes the node of a row.
  public init(
    count: Int, layout: ListLayout, id: ((Int) -> AnyHashable)? = nil, row: @escaping (Int) -> Node
  ) {
    self.count = count
    self.layout = layout
    rowID = id
    self.row = row
  }

  /// A table of rows that measure themselves.
  ///
  /// - Parameters:
  ///   - count: how many there are, up to a thousand million.
  ///   - estimated: how long a row that was not seen yet counts, in points.
  ///   - id: what stays the same of a row wherever it is moved to; without it, a row is its number.
  ///   - row: makes the node of a row.
  public init(
    count: Int, estimated: Double = 44, id: ((Int) -> AnyHashable)? = nil,
    row: @escaping (Int) -> Node
  ) {
    self.init(count: count, layout: .rows(.estimated(estimated)), id: id, row: row)
  }

  /// A section of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: the elements; later changes of the collection are told by `ListContainer.reload`.
  ///   - id: what an element is known by.
  ///   - layout: how rows stand.
  ///   - row: makes the node of an element.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: ListLayout = .rows(.estimated(44)),
    row: @escaping (Data.Element) -> Node
  ) {
    func element(_ item: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: item)] }
    self.init(
      count: data.count, layout: layout, id: { AnyHashable(element($0)[keyPath: id]) },
      row: { row(element($0)) })
  }

  /// The section with a head, which is made when it comes into the window.
  public func header(
    _ length: ListLength = .estimated(28), _ node: @escaping () -> Node
  ) -> ListSection {
    var section = self
    section.headerLength = length
    section.header = node
    return section
  }

  /// The section with a foot, which is made when it comes into the window.
  public func footer(
    _ length: ListLength = .estimated(28), _ node: @escaping () -> Node
  ) -> ListSection {
    var section = self
    section.footerLength = length
    section.footer = node
    return section
  }

  /// The section with distances between its lines and the cells of one, in points.
  public func spacing(lines: Double = 0, items: Double = 0) -> ListSection {
    var section = self
    section.lineSpacing = lines
    section.itemSpacing = items
    return section
  }

  /// The section with distances around its rows, in points.
  public func insets(_ insets: DirectionalEdgeInsets) -> ListSection {
    var section = self
    section.insets = insets
    return section
  }

  /// The section with the same distance on all sides of its rows, in points.
  public func insets(_ all: Double) -> ListSection {
    insets(DirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all))
  }
}

/// Collects the sections of a list, with `if` and `for`.
@resultBuilder
public enum ListSections: ListBuilder {
  /// What the list is of.
  public typealias Element = ListSection

  /// A section.
  public static func buildExpression(_ section: ListSection) -> [ListSection] { [section] }

  /// Sections that were collected elsewhere.
  public static func buildExpression(_ sections: [ListSection]) -> [ListSection] { sections }

  /// A statement that is no section: an assignment, a call of a function that returns nothing.
  @available(
    *, unavailable,
    message: "this statement is no section, and one in it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [ListSection] { [] }
}
