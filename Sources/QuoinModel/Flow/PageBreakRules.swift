/// Where pages may end, must end and should not end: CSS Fragmentation 3 §3.
package struct PageBreakRules: Hashable, Sendable {
  /// What is said of the end of a page between two boxes.
  package enum Between: UInt8, Hashable, Sendable {
    /// It may be there.
    case auto
    /// It should not be there.
    case avoid
    /// It must be there.
    case page
    /// It must be there, and the page behind it is an even one.
    case left
    /// It must be there, and the page behind it is an odd one.
    case right

    /// Whether it must be there.
    package var isForced: Bool { self == .page || self == .left || self == .right }
  }

  /// What is said of the end of a page in front of the box.
  package var before = Between.auto
  /// What is said of the end of a page behind the box.
  package var after = Between.auto
  /// Whether no page should end in the box.
  package var avoidsInside = false
  /// How many lines of the box are left at the end of a page at least.
  package var orphans = 2
  /// How many lines of the box begin a page at least.
  package var widows = 2

  /// Nothing said.
  package init() {}
}
