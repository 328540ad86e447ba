import QuoinGeometry

/// Rows and cells of which only those in a window are made: a `UITableView` or `UICollectionView`.
///
///     let list = ListContainer {
///       ListSection(count: 1_000_000, estimated: 44) { TextNode("Row \($0)") }
///         .header { TextNode("All rows") }
///     }
///     list.scroll(to: .row(ListIndex(item: 500_000), at: .center))
///
/// The list has no length of its own along the direction of scrolling: its container gives it one.
/// One that does not scroll (`scrolls = false`) is as long as all of its rows, and makes them all.
///
/// Laying out puts the rows of the window into the list as its children, from back to front: rows,
/// separators, footers, headers. A row that stays in the window keeps its node.
public final class ListContainer: ContainerNode, Container {
  /// What a child is there for.
  ///
  /// Rows are placed by the list alone, so there are no words for it.
  public struct Placement: Hashable, Sendable {
    /// What the child is there for.
    public let part: ListPart
  }

  /// The direction of scrolling.
  public var axis: Axis {
    didSet { if axis != oldValue { memory.forget() } }
  }
  /// The sections in order; `reload` and its companions change them.
  public internal(set) var sections: [ListSection]
  /// Whether the list is a window on its rows; else it is as long as they are.
  public var scrolls = true
  /// Whether headers stay in the window as long as something of their section does.
  public var pinsHeaders = true
  /// Whether footers do.
  public var pinsFooters = false
  /// The lines behind rows, or `nil` for none.
  public var separators: ListSeparators?
  /// How far beyond the window rows are laid out on either side, in points.
  public var overscan = 0.0

  /// The lengths that were measured, and what stays where it is.
  package let memory = ListMemory()
  /// What is among the children.
  package internal(set) var plan = ListPlan()
  /// What was wrong with the rows that were made last.
  package internal(set) var findings: [Diagnostic] = []
  /// What was wrong with where it was to be scrolled to.
  package var orderFindings: [Diagnostic] = []
  /// The ids of the rows among the children.
  var rowIDs: [ListIndex: AnyHashable] = [:]
  /// Rows that left in the rounds of the layout at hand, and may come back.
  var parked: [Relation<ListContainer>] = []
  /// Their ids.
  var parkedIDs: [ListIndex: AnyHashable] = [:]
  /// Rows of which the node is to be made anew.
  var stale: Set<ListIndex> = []
  /// Sections of which header and footer are to be made anew.
  var staleEnds: Set<Int> = []

  /// A list of sections.
  public init(
    _ axis: Axis = .vertical, separators: ListSeparators? = nil, file: String = #fileID,
    line: Int = #line, @ListSections _ sections: () -> [ListSection]
  ) {
    self.axis = axis
    self.separators = separators
    self.sections = []
    super.init()
    describe(file, line)
    self.sections = sections().map(taken)
  }

  /// The word for nodes of this kind.
  public override var kind: String { "list" }

  /// How many rows there are in all sections.
  ///
  /// - Complexity: O(sections).
  public var count: Int { sections.reduce(0) { $0 + $1.count } }
}

extension ListContainer {
  /// Says whether the list is a window on its rows; else it is as long as they are.
  @discardableResult public func scrolls(_ scrolls: Bool) -> Self {
    self.scrolls = scrolls
    return self
  }

  /// Says which heads and feet stay in the window as long as something of their section does.
  @discardableResult public func pins(headers: Bool, footers: Bool = false) -> Self {
    pinsHeaders = headers
    pinsFooters = footers
    return self
  }

  /// Has the next layout show a place.
  @discardableResult public func scroll(to position: ListPosition) -> Self {
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

  /// Has the next layout show what is so many points further on.
  @discardableResult public func scroll(by distance: Double) -> Self {
    guard distance.isFinite else { return scroll(to: .offset(.nan)) }
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
