/// The engine's request for one box; all sizes are of the border box.
///
/// The container has already applied the box's own width, height, limits and aspect ratio: a side
/// that they determine is given as a number.
struct Request {
  /// The width, or NaN if it depends on the content within `available`.
  var width: Float
  /// The available width for a width that depends on the content: fit-content, so max-content if it
  /// is infinite.
  var available: Float = .infinity
  /// The height, or NaN if it depends on the content.
  var height: Float = .nan
  /// The height at which the lines of a column break, if the height depends on the content.
  var heightLimit: Float = .infinity
  /// The containing block's width, for percentages of the box's own padding; NaN while unknown.
  var block: Float
  /// Whether percentages of children may refer to the height (CSS Flexbox §9.8).
  var isHeightDefinite = false
  /// Whether the height is the one by the aspect ratio, which percentages refer to, and a minimum.
  ///
  /// Content that is higher makes the box higher (CSS Sizing 4 §4.1).
  var isLeast = false
  /// Whether margins of children may collapse with those of the box (CSS 2 §8.3.1).
  var collapses = false
  /// Whether the height is the box's own, so that margins at its bottom stay inside.
  var hasOwnHeight = false
  /// Whether all descendants must be placed, too.
  var isFinal = false
  var needsBaseline = false

  init(width: Float, block: Float) {
    self.width = width
    self.block = block
  }

  /// Makes the height a minimum, if there is one.
  @inline(__always) mutating func setMinimumHeight(_ least: Float) {
    guard least.isKnown else { return }
    height = least
    isHeightDefinite = true
    isLeast = true
  }

  /// Creates a request for the width of the content.
  init(available: Float, block: Float) {
    width = .nan
    self.available = available
    self.block = block
  }
}

/// The size of a border box, and its first baseline from the top if it was requested.
struct Answer {
  var width: Float = 0
  var height: Float = 0
  var baseline = Float.nan
}
