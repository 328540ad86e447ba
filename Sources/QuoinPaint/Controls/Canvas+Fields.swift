import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the frame of a text field.
  mutating func textField(_ field: TextFieldContent, in frame: Rect, look: Look) {
    switch field.border {
    case .none: break
    case .rounded:
      part(.rounded, in: frame, accent: look.background, radius: look.cornerRadius)
    case .line: part(.line, in: frame, accent: look.background)
    case .bezel: part(.bezel, in: frame, accent: look.background)
    }
  }

  /// Draws a rounded field with a magnifying glass.
  mutating func searchField(in frame: Rect, look: Look) {
    let height = size(of: .field).height ?? 36
    let pill = frame.centered(
      Size(max(0, frame.width - 16), min(height, max(0, frame.height - 8))))
    if let ground = look.accents.bar { fill(frame, ground) } else { part(.ground, in: frame) }
    part(.field, in: pill, accent: look.accents.off)
    guard let sign = mark() else { return }
    let x = isRightToLeft ? pill.maxX - 16 : pill.minX + 16
    magnifier(Point(x, pill.midY), size: size(of: .mark).width ?? 14, sign.color)
  }

  /// Draws a magnifying glass around a point.
  mutating func magnifier(_ center: Point, size: Double, _ color: Color) {
    let radius = size * 0.36
    let lens = Point(center.x - size * 0.1, center.y - size * 0.1)
    let width = size * 0.11
    stroke(
      Path(ellipse: Rect(lens.x - radius, lens.y - radius, 2 * radius, 2 * radius)), color,
      width: width)
    let edge = radius * 0.75
    line(
      [
        Point(lens.x + edge, lens.y + edge),
        Point(center.x + size * 0.44, center.y + size * 0.44),
      ], color, width: width * 1.2)
  }
}
