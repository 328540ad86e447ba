/// A position that a list can scroll to.
public enum ListPosition: Hashable, Sendable {
  /// A distance from the beginning of the content, in points; UIKit's `contentOffset`.
  ///
  /// It refers to the lengths that are known when the list is laid out.
  case offset(Double)
  /// A row at a position in the window, moved by a distance, in points.
  case row(ListIndex, at: ListAlignment, distance: Double = 0)
}

/// The position of a row in the window of a list.
public enum ListAlignment: Hashable, Sendable {
  /// At the beginning, below a pinned header.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
}

/// The part of a list that stays in place while rows are measured, inserted or deleted.
package struct ListAnchor: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The beginning of the content.
    case start
    case header
    /// The line that holds an item.
    case item(Int)
    case footer
  }

  package var section = 0
  package var kind = Kind.start
  /// The distance from the beginning of the window to that of the part, in points.
  package var distance = 0.0

  package init(section: Int = 0, _ kind: Kind = .start, distance: Double = 0) {
    self.section = section
    self.kind = kind
    self.distance = distance
  }
}

/// The part of a list that was laid out, and its position in the content.
///
/// Lengths that were not measured yet are estimates, so `contentLength` and `offset` may change
/// from one layout to the next while everything visible stays in place.
public struct ListWindow: Hashable, Sendable {
  /// The distance from the beginning of the content to that of the window, in points; UIKit's
  /// `contentOffset`.
  public var offset: Double
  /// The length of the window, in points.
  public var length: Double
  /// The length of all sections, as far as known, in points.
  public var contentLength: Double
  /// The rows in the window, in order; the first and the last may be partly visible.
  public var rows: [ListIndex]

  package init(offset: Double, length: Double, contentLength: Double, rows: [ListIndex]) {
    self.offset = offset
    self.length = length
    self.contentLength = contentLength
    self.rows = rows
  }
}
