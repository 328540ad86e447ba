/// The place of a row in a list: UIKit's `IndexPath`, which is Foundation's.
public struct ListIndex: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row or cell in the section, from 0.
  public var item: Int

  /// A place of its parts.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether the first stands before the second.
  public static func < (a: ListIndex, b: ListIndex) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

/// What a child of a list is there for.
public enum ListPart: Hashable, Sendable {
  /// The head of a section.
  case header(section: Int)
  /// A row or a cell.
  case row(ListIndex)
  /// The foot of a section.
  case footer(section: Int)
  /// The line behind a row.
  case separator(ListIndex)
}

extension ListPart {
  /// The section that the part is of.
  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let index), .separator(let index): index.section
    }
  }

  /// The same part where rows and sections have other numbers, or `nil` where it is gone.
  func renumbered(_ map: (ListIndex) -> ListIndex?, sections: (Int) -> Int?) -> ListPart? {
    switch self {
    case .header(let section): sections(section).map { .header(section: $0) }
    case .footer(let section): sections(section).map { .footer(section: $0) }
    case .row(let index): map(index).map { .row($0) }
    case .separator(let index): map(index).map { .separator($0) }
    }
  }
}
