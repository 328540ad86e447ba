import QuoinGeometry
import QuoinModel

extension Canvas {
  /// A pill with a knob.
  mutating func toggle(isOn: Bool, in frame: Rect, look: Look) {
    let height = min(31, frame.height)
    let pill = frame.centered(Size(min(frame.width, height * 51 / 31), height))
    let off = Color(light: Color(hex: 0xE9E9EA), dark: Color(hex: 0x39393D))
    fill(
      pill, isOn ? look.accents.on ?? .green : look.accents.off ?? off, radius: height / 2)
    let margin = 2.0
    let radius = max(0, height / 2 - margin)
    let isRight = isOn != isRightToLeft
    let x = isRight ? pill.maxX - margin - radius : pill.minX + margin + radius
    knob(Point(x, pill.midY), radius: radius, look.accents.thumb ?? .white)
  }

  /// A round thing to drag, with a soft edge below.
  mutating func knob(_ center: Point, radius: Double, _ color: Color) {
    // A soft shadow below, and a hairline all around, so that white is seen on white.
    disc(Point(center.x, center.y + 2), radius: radius + 1.5, Color(white: 0, alpha: 0.03))
    disc(Point(center.x, center.y + 1), radius: radius + 0.75, Color(white: 0, alpha: 0.05))
    disc(center, radius: radius + 0.5, Color(white: 0, alpha: 0.1))
    disc(center, radius: radius, color)
  }
}
