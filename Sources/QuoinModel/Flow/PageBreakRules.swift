/// The rules for page breaks: CSS Fragmentation 3 §3.
package struct PageBreakRules: Hashable, Sendable {
  /// The rule for a page break between two boxes.
  package enum Rule: UInt8, Hashable, Sendable {
    /// A break is allowed.
    case auto
    /// A break should be avoided.
    case avoid
    /// A break is forced.
    case page
    /// A break is forced, and the next page is a left page, with an even number.
    case left
    /// A break is forced, and the next page is a right page, with an odd number.
    case right

    /// Whether a break is forced.
    package var isForced: Bool { self == .page || self == .left || self == .right }
  }

  /// The rule for a break between two columns.
  package enum ColumnRule: UInt8, Hashable, Comparable, Sendable {
    /// A break is allowed.
    case auto
    /// A break should be avoided.
    case avoid
    /// A break is forced.
    case column

    /// Whether another rule takes precedence: CSS Fragmentation 3 §3.1.
    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The rules for a break between columns before the box and after it.
  package var columnBefore = ColumnRule.auto
  package var columnAfter = ColumnRule.auto
  /// The rule for a page break before the box.
  package var before = Rule.auto
  /// The rule for a page break after the box.
  package var after = Rule.auto
  /// Whether page breaks inside the box should be avoided.
  package var avoidsInside = false
  private var orphanCount: Int32 = 2
  private var widowCount: Int32 = 2
  /// What the box contributes to its pages; `nil` for nothing.
  package var marks: PageMarks?

  /// The minimum number of lines of the box at the end of a page.
  package var orphans: Int {
    get { Int(orphanCount) }
    set { orphanCount = Int32(clamping: newValue) }
  }
  /// The minimum number of lines of the box at the beginning of a page.
  package var widows: Int {
    get { Int(widowCount) }
    set { widowCount = Int32(clamping: newValue) }
  }

  /// Creates the initial rules.
  package init() {}
}
