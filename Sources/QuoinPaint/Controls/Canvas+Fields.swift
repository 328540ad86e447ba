import QuoinGeometry
import QuoinModel

extension Canvas {
  /// The frame of a line of text to type in.
  mutating func textField(_ field: TextFieldContent, in frame: Rect, look: Look) {
    let ground = Color(light: .white, dark: .black)
    let edge = Color(
      light: Color(hex: 0x3C3C43, alpha: 0.2), dark: Color(hex: 0xEBEBF5, alpha: 0.22))
    switch field.border {
    case .none: break
    case .rounded:
      let radius = look.cornerRadius > 0 ? look.cornerRadius : 5
      fill(frame, look.background ?? ground, radius: radius)
      border(frame, edge, width: 0.5, radius: radius)
    case .line:
      border(frame, .label, width: 1)
    case .bezel:
      if look.background == nil { fill(frame, ground) }
      border(frame, edge.opacity(0.8), width: 1)
      fill(Rect(frame.minX, frame.minY, frame.width, min(2, frame.height)), edge)
    }
  }

  /// A grey pill with a magnifier.
  mutating func searchField(in frame: Rect, look: Look) {
    let pill = frame.centered(
      Size(max(0, frame.width - 16), min(36, max(0, frame.height - 8))))
    if let ground = look.accents.bar { fill(frame, ground) }
    fill(pill, look.accents.off ?? .tertiarySystemFill, radius: 10)
    let x = isRightToLeft ? pill.maxX - 16 : pill.minX + 16
    magnifier(Point(x, pill.midY), size: 14, .secondaryLabel)
  }

  /// A magnifying glass about a point.
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
