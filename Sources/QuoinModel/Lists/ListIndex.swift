/// The index of a row in a list: like UIKit's `IndexPath`, which is part of Foundation.
public struct ListIndex: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row or cell in the section, from 0.
  public var item: Int

  /// Creates an index from its parts.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether the first index precedes the second.
  public static func < (a: ListIndex, b: ListIndex) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// The part of a list that a child shows.
public enum ListPart: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)
  /// A row or a cell.
  case row(ListIndex)
  /// The footer of a section.
  case footer(section: Int)
  /// The separator after a row.
  case separator(ListIndex)
}

extension ListPart {
  /// The section of the part.
  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let index), .separator(let index): index.section
    }
  }

  /// Returns the same part with new row and section indices, or `nil` if it is gone.
  func renumbered(_ map: (ListIndex) -> ListIndex?, sections: (Int) -> Int?) -> ListPart? {
    switch self {
    case .header(let section): sections(section).map { .header(section: $0) }
    case .footer(let section): sections(section).map { .footer(section: $0) }
    case .row(let index): map(index).map { .row($0) }
    case .separator(let index): map(index).map { .separator($0) }
    }
  }
}
