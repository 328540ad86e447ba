import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a stepper: a minus and a plus sign in a rounded field.
  mutating func stepper(in frame: Rect, look: Look) {
    let own = size(of: .track, or: Size(94, 32))
    let pill = frame.centered(Size(min(own.width, frame.width), min(own.height, frame.height)))
    part(.track, in: pill, accent: look.accents.off)
    let line = size(of: .divider, or: Size(1, pill.height))
    part(.divider, in: pill.centered(Size(line.width, min(line.height, pill.height))))
    guard let sign = mark() else { return }
    let arm = min((size(of: .mark).width ?? 14) / 2, pill.height / 4)
    let (left, right) = (pill.minX + pill.width / 4, pill.maxX - pill.width / 4)
    let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
    for (from, to) in [
      (Point(minus - arm, pill.midY), Point(minus + arm, pill.midY)),
      (Point(plus - arm, pill.midY), Point(plus + arm, pill.midY)),
      (Point(plus, pill.midY - arm), Point(plus, pill.midY + arm)),
    ] {
      self.line([from, to], sign.color, width: sign.thickness)
    }
  }
}
