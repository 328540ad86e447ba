import QuoinGeometry
import QuoinStyle

/// An element whose size rules and lengths of its descendants refer to: CSS Conditional 5 §3.
struct QueryContainer {
  /// The number among the elements.
  let element: Int
  let item: Int
  /// The width of its padding and borders on both sides, and their height.
  private let edges: Size

  init(_ element: Int, item: Int, _ style: CSS.ComputedStyle) {
    func points(_ properties: [CSS.Property]) -> Double {
      properties.reduce(0) { sum, property in
        if case .length(let points, .px) = style[property] { sum + points } else { sum }
      }
    }
    self.element = element
    self.item = item
    edges = Size(
      points([.paddingLeft, .paddingRight, .borderLeftWidth, .borderRightWidth]),
      points([.paddingTop, .paddingBottom, .borderTopWidth, .borderBottomWidth]))
  }

  /// Returns the size of its content box.
  func contentSize(_ frame: Rect) -> Size {
    Size(max(0, frame.width - edges.width), max(0, frame.height - edges.height))
  }
}
