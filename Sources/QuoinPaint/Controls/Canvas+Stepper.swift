import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Minus and plus in a grey pill.
  mutating func stepper(in frame: Rect, look: Look) {
    let pill = frame.centered(Size(min(94, frame.width), min(32, frame.height)))
    fill(pill, look.accents.off ?? .tertiarySystemFill, radius: 8)
    fill(Rect(pill.midX - 0.5, pill.minY + 7, 1, max(0, pill.height - 14)), .separator)
    let arm = min(7, pill.height / 4)
    let (left, right) = (pill.minX + pill.width / 4, pill.maxX - pill.width / 4)
    let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
    line([Point(minus - arm, pill.midY), Point(minus + arm, pill.midY)], .label, width: 1.75)
    line([Point(plus - arm, pill.midY), Point(plus + arm, pill.midY)], .label, width: 1.75)
    line([Point(plus, pill.midY - arm), Point(plus, pill.midY + arm)], .label, width: 1.75)
  }
}
