import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws what a node shows but its texts.
  mutating func content(of item: Arrangement.Item, in frame: Rect) {
    let look = item.look
    guard !frame.isEmpty else { return }
    switch item.content {
    case .none, .text, .shape(.rectangle): break
    case .shape(.ellipse):
      if let color = look.background { ellipse(frame, color) }
    case .image(let image):
      self.image(image, in: frame, look: look)
    case .control(let control):
      self.control(control, in: frame, look: look, texts: item.texts)
    }
  }

  /// A line along the inside of an ellipse.
  mutating func ellipseBorder(_ rect: Rect, _ color: Color, width: Double) {
    let inner = rect.inset(by: EdgeInsets(width / 2))
    guard !inner.isEmpty else { return ellipse(rect, color) }
    stroke(Path(ellipse: inner), color, width: width)
  }
}
