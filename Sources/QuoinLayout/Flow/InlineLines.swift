import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Inline content after its layout, in the coordinates of the content box.
struct InlineLines {
  /// A piece of an inline element or a text on one line.
  struct Fragment {
    var node: Int
    /// The border box of an element, or the content area of a text.
    var frame: Rect
    /// The text line, if the fragment is a text and texts are placed.
    var line: TextLine?
    /// The look of the text, if it differs from its node's.
    var look: TextLook?
    /// The width that justification adds to each space, in points.
    var wordSpacing = 0.0
  }

  /// The result for the box engine.
  var layout = InlineLayout(size: .zero)
  var fragments: [Fragment] = []
  /// The top and the bottom of each line.
  var lines: [Range<Double>] = []
}
