import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Inline content as it was laid out, in the coordinates of the content box.
struct InlineLines {
  /// A piece of an inline element or a text on one line.
  struct Fragment {
    var node: Int
    /// The border box of an element, the content area of a text.
    var frame: Rect
    /// The text, if it is one and texts are placed.
    var line: TextLine?
    /// The look of the text, where it is not that of its node.
    var look: TextLook?
    /// What justification adds to each space, in points.
    var wordSpacing = 0.0
  }

  /// What the box engine is told.
  var layout = InlineLayout(size: .zero)
  var fragments: [Fragment] = []
  /// The top and the bottom of each line.
  var lines: [Range<Double>] = []
}
