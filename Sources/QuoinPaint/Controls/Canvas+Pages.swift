import QuoinGeometry
import QuoinModel

extension Canvas {
  /// A row of dots.
  mutating func pages(count: Int, current: Int, in frame: Rect, look: Look) {
    // A document may claim any number of dots; more than fit are not drawn.
    let shown = max(0, min(count, Int(min(frame.width, 4000) / 15.5) + 1))
    let first = frame.midX - Double(shown - 1) * 15.5 / 2
    for index in 0..<shown {
      let place = isRightToLeft ? shown - 1 - index : index
      let isCurrent = index == current
      let faint = Color(
        light: Color(white: 0, alpha: 0.25), dark: Color(white: 1, alpha: 0.3))
      disc(
        Point(first + Double(place) * 15.5, frame.midY), radius: 3.5,
        isCurrent ? look.accents.on ?? .label.opacity(0.85) : look.accents.off ?? faint)
    }
  }
}
