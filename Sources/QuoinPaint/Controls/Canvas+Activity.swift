import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws an activity indicator of eight fading spokes.
  mutating func activity(isLarge: Bool, in frame: Rect, look: Look) {
    let side = min(isLarge ? 37 : 20, frame.width, frame.height)
    guard let own = parts[.indicator] else { return }
    let color = look.accents.on ?? own.background ?? look.tint
    let wide = side * 0.115
    let long = side * 0.25
    let spoke = Rect(frame.midX - wide / 2, frame.midY - side * 0.48, wide, long)
    for index in 0..<8 {
      add(.beginRotation(angle: Double(index) * .pi / 4, center: frame.center))
      fill(
        spoke, color.opacity(1 - 0.1 * Double((8 - index) % 8)),
        radius: min(own.cornerRadius, wide / 2))
      add(.endRotation)
    }
  }
}
