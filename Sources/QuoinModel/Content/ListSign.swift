/// The marker of a list item that is drawn as a shape rather than a letter: CSS Counter Styles 3
/// §6.1.
package enum ListSign: Hashable, Sendable {
  /// A filled circle.
  case disc
  /// A ring.
  case circle
  /// A filled square.
  case square
}

/// The position at which browsers draw the marker of a list item, in whole pixels.
package struct ListSignPlace {
  /// The side of the square that the marker fills.
  package let side: Double
  /// The distance from the top of the letters to that of the marker.
  package let top: Double
  /// The distance from the beginning of the marker to that of the item's content, if the marker is
  /// outside of it.
  package let distance: Double

  /// Computes the position for letters with an ascent in points: half of two thirds of it, nine
  /// points before them.
  package init(ascent: Double) {
    let reach = (ascent * 2 / 3).rounded(.down)
    side = ((reach + 1) / 2).rounded(.down)
    top = (3 * (ascent - reach) / 2).rounded(.down)
    distance = reach + 7
  }
}
