/// Where a list is to be scrolled to.
public enum ListPosition: Hashable, Sendable {
  /// A distance from the beginning of the content, in points, as lengths are known when the list is
  /// laid out: UIKit's `contentOffset`.
  case offset(Double)
  /// A row, at a place of the window, and moved on from there by a distance, in points.
  case row(ListIndex, at: ListAlignment, distance: Double = 0)
}

/// The place of a row in the window of a list.
public enum ListAlignment: Hashable, Sendable {
  /// At the beginning, below a pinned header.
  case start
  /// In the middle.
  case center
  /// At the end.
  case end
}

/// What of a list stays where it is, whatever is measured, inserted or deleted.
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
  /// From the beginning of the window to that of the part, in points.
  package var distance = 0.0

  package init(section: Int = 0, _ kind: Kind = .start, distance: Double = 0) {
    self.section = section
    self.kind = kind
    self.distance = distance
  }
}

/// What of a list was laid out, and where that is in its content.
///
/// Lengths that were not measured yet are estimates; so `contentLength` and `offset` may change from
/// one layout to the next while all that is seen stays where it is.
public struct ListWindow: Hashable, Sendable {
  /// From the beginning of the content to that of the window, in points: UIKit's `contentOffset`.
  public var offset: Double
  /// The length of the window, in points.
  public var length: Double
  /// The length of all sections, as far as is known, in points.
  public var contentLength: Double
  /// The rows in the window, in order, of which the first and the last may be cut.
  public var rows: [ListIndex]

  package init(offset: Double, length: Double, contentLength: Double, rows: [ListIndex]) {
    self.offset = offset
    self.length = length
    self.contentLength = contentLength
    self.rows = rows
  }
}
