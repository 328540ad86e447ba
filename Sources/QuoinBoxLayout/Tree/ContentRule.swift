/// Rarely used rules for the content of a box.
struct ContentRule {
  /// The size that replaces that of the content while sizes are contained.
  var width: Float = 0
  var height: Float = 0
  /// The height that the marker of a list's item gives its content at least.
  var markerHeight: Float = 0
  /// The distance from the top of a list item's marker to its baseline.
  var markerAscent: Float = 0
  /// Whether the box is a button: as browsers have it, its baseline is that of its content, or else the lower edge of
  /// its content box.
  var isButton = false
  /// The number of lines after which the content of the block is cut, or 0.
  var lineLimit: Int32 = 0
}
