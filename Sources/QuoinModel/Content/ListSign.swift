/// The sign before an item of a list that is drawn and not a letter: CSS Counter Styles 3 §6.1.
package enum ListSign: Hashable, Sendable {
  /// A filled circle.
  case disc
  /// A ring.
  case circle
  /// A filled square.
  case square
}

/// Where browsers draw the sign of a list's item, in whole pixels.
package struct ListSignPlace {
  /// The sides of the square that it fills.
  package let side: Double
  /// From the top of the letters to that of the sign.
  package let top: Double
  /// From the beginning of the sign to that of the item's content, where the sign is outside of it.
  package let distance: Double

  /// The place before letters of an ascent in points: half of two thirds of it, nine points before them.
  package init(ascent: Double) {
    let reach = (ascent * 2 / 3).rounded(.down)
    side = ((reach + 1) / 2).rounded(.down)
    top = (3 * (ascent - reach) / 2).rounded(.down)
    distance = reach + 7
  }
}
