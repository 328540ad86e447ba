import QuoinGeometry
import QuoinLayout
import QuoinModel

extension Canvas {
  /// Draws the content of a node except its text.
  ///
  /// - Parameter shape: The shape to fill; images are clipped to its corners.
  mutating func content(of item: Arrangement.Item, in shape: RoundedRect) {
    let look = item.look
    let frame = shape.rect
    guard !frame.isEmpty else { return }
    switch item.content {
    case .none, .text, .shape(.rectangle): break
    case .shape(.ellipse):
      if look.decoration.isNone, let color = look.background { ellipse(frame, color) }
    case .shape(.path(let path, let size)):
      self.path(Shape.path(path, size: size), in: frame, look: look)
    case .image(let image):
      self.image(image, in: shape, look: look)
    case .control(let control):
      parts = item.parts
      self.control(control, in: frame, look: look, texts: item.texts)
    }
  }

  /// Draws a shape: filled with the look's fill and layers, and stroked in the border colour.
  private mutating func path(_ shape: Shape, in frame: Rect, look: Look) {
    guard let path = shape.outline(in: frame), path.bounds.isFinite else { return }
    if !look.decoration.isNone {
      for shadow in look.decoration.parts.shadows.reversed()
      where !shadow.isInner && affords(parts: Canvas.silhouetteParts) {
        add(
          .beginSilhouette(
            Silhouette(
              color: resolve(shadow.color), offset: Point(shadow.x, shadow.y),
              deviation: shadow.blur / 2, bounds: path.bounds.outset(by: EdgeInsets(1)))))
        fill(path, .black)
        add(.endSilhouette)
      }
    }
    if let color = look.background { fill(path, color) }
    let layers = look.decoration.isNone ? [] : look.decoration.parts.layers
    if !layers.isEmpty {
      add(.beginPathClip(path))
      for layer in layers.reversed() where affords(parts: layer.parts) {
        self.layer(layer, in: RoundedRect(frame), area: frame, seen: frame)
      }
      add(.endClip)
    }
    if look.borderWidth > 0 { stroke(path, look.borderColor, width: look.borderWidth) }
  }

  /// Strokes the inside of an ellipse.
  mutating func ellipseBorder(_ rect: Rect, _ color: Color, width: Double) {
    let inner = rect.inset(by: EdgeInsets(width / 2))
    guard !inner.isEmpty else { return ellipse(rect, color) }
    stroke(Path(ellipse: inner), color, width: width)
  }
}
