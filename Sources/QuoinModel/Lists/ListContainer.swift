import QuoinGeometry

/// A list of rows or cells that are created only while visible: a `UITableView` or
/// `UICollectionView`.
///
///     let list = ListContainer {
///       ListSection(count: 1_000_000, estimated: 44) { TextNode("Row \($0)") }
///         .header { TextNode("All rows") }
///     }
///     list.scroll(to: .row(ListIndex(item: 500_000), at: .center))
///
/// The list has no length of its own along the scrolling direction: its container determines it. A
/// list that does not scroll (`scrolls = false`) is as long as all of its rows, and creates them
/// all.
///
/// Layout adds the rows of the window to the list as its children, from back to front: rows,
/// separators, footers, headers. A row that stays in the window keeps its node.
public final class ListContainer: ContainerNode, Container {
  /// The role of a child.
  ///
  /// Rows are placed by the list alone, so there are no methods for their placement.
  public struct Placement: Hashable, Sendable {
    /// The part of the list that the child shows.
    public let part: ListPart
  }

  /// The scrolling direction.
  public var axis: Axis {
    didSet {
      if axis != oldValue { memory.forget() }
      noteChange()
    }
  }
  /// The sections in order; change them with `reload` and the methods for rows and sections.
  public internal(set) var sections: [ListSection] { didSet { noteChange() } }
  /// Whether the list scrolls; otherwise it is as long as its rows.
  public var scrolls = true { didSet { noteChange() } }
  /// Whether headers stay in the window as long as a part of their section does.
  public var pinsHeaders = true { didSet { noteChange() } }
  /// Whether footers stay in the window as long as a part of their section does.
  public var pinsFooters = false { didSet { noteChange() } }
  /// The separators after rows, or `nil` for none.
  public var separators: ListSeparators? { didSet { noteChange() } }
  /// The distance beyond the window within which rows are laid out on either side, in points.
  public var overscan = 0.0 { didSet { noteChange() } }

  /// The measured lengths and the scroll anchor.
  package let memory = ListMemory()
  /// The part of the list whose nodes are children.
  package internal(set) var plan = ListPlan()
  /// The diagnostics about rows that were created since the last layout.
  package var findings: [Diagnostic] = []
  /// The diagnostics about the last scroll request.
  package var orderFindings: [Diagnostic] = []
  /// The ids of the rows among the children.
  var rowIDs: [ListIndex: AnyHashable] = [:]
  /// Rows that left in earlier rounds of the current layout, and may return.
  var parked: [Relation<ListContainer>] = []
  /// The ids of these rows.
  var parkedIDs: [ListIndex: AnyHashable] = [:]
  /// The rows whose nodes are to be created again.
  var stale: Set<ListIndex> = []
  /// The sections whose headers and footers are to be created again.
  var staleEnds: Set<Int> = []

  /// Creates a list of sections.
  public init(
    _ axis: Axis = .vertical, separators: ListSeparators? = nil, file: String = #fileID,
    line: Int = #line, @ListSections _ sections: () -> [ListSection]
  ) {
    self.axis = axis
    self.separators = separators
    self.sections = []
    super.init()
    describe(file, line)
    self.sections = sections().map(sanitized)
  }

  /// The name of the node's kind.
  public override var kind: String { "list" }

  /// The number of rows in all sections.
  ///
  /// - Complexity: O(sections).
  public var count: Int { sections.reduce(0) { $0 + $1.count } }
}

extension ListContainer {
  /// Sets whether the list scrolls; otherwise it is as long as its rows.
  @discardableResult public func scrolls(_ scrolls: Bool) -> Self {
    self.scrolls = scrolls
    return self
  }

  /// Sets whether headers and footers stay in the window as long as a part of their section does.
  @discardableResult public func pins(headers: Bool, footers: Bool = false) -> Self {
    pinsHeaders = headers
    pinsFooters = footers
    return self
  }

  /// Scrolls to a position in the next layout.
  @discardableResult public func scroll(to position: ListPosition) -> Self {
    noteChange()
    orderFindings = []
    if case .offset(let offset) = position, !(offset >= 0 && offset.isFinite) {
      orderFindings.append(
        Diagnostic(
          .warning, rule: "list-position",
          "\(displayName) cannot be scrolled to an offset of \(offset); it stays within its content",
          place: place, nodes: [displayName]))
      if offset.isNaN { return self }
    }
    memory.request = position
    return self
  }

  /// Scrolls by a distance in points in the next layout.
  @discardableResult public func scroll(by distance: Double) -> Self {
    guard distance.isFinite else { return scroll(to: .offset(.nan)) }
    noteChange()
    switch memory.request {
    case .offset(let offset): memory.request = .offset(offset + distance)
    case .row(let index, let alignment, let moved):
      memory.request = .row(index, at: alignment, distance: moved + distance)
    case nil:
      if memory.anchor.kind == .start {
        memory.request = .offset(distance)
      } else {
        memory.anchor.distance -= distance
      }
    }
    return self
  }
}
