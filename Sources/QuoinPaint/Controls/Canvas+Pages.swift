import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a row of dots.
  mutating func pages(count: Int, current: Int, in frame: Rect, look: Look) {
    // A document may specify any number of dots; those that do not fit are not drawn.
    let shown = max(0, min(count, Int(min(frame.width, 4000) / 15.5) + 1))
    let first = frame.midX - Double(shown - 1) * 15.5 / 2
    for index in 0..<shown {
      let place = isRightToLeft ? shown - 1 - index : index
      let isCurrent = index == current
      let part = isCurrent ? ControlPart.current : .indicator
      let dot = size(of: part, or: Size(7))
      self.part(
        part,
        in: Rect(
          first + Double(place) * 15.5 - dot.width / 2, frame.midY - dot.height / 2, dot.width,
          dot.height), accent: isCurrent ? look.accents.on : look.accents.off)
    }
  }
}
