import QuoinGeometry
import QuoinModel

extension Canvas {
  /// A knob on a track.
  mutating func slider(_ fraction: Double, in frame: Rect, look: Look) {
    let radius = min(14, frame.height / 2, frame.width / 2)
    let part = isRightToLeft ? 1 - fraction.asFraction : fraction.asFraction
    let x = frame.minX + radius + part * max(0, frame.width - 2 * radius)
    track(
      Rect(frame.minX, frame.midY - 2, frame.width, 4), upTo: x, look: look)
    knob(Point(x, frame.midY), radius: radius - 0.5, look.accents.thumb ?? .white)
  }

  /// A bar that fills up.
  mutating func progress(_ fraction: Double, in frame: Rect, look: Look) {
    // UIKit draws the bar at its own height, in the middle.
    let bar = frame.centered(Size(frame.width, min(4, frame.height)))
    let part = isRightToLeft ? 1 - fraction.asFraction : fraction.asFraction
    track(bar, upTo: bar.minX + bar.width * part, look: look)
  }

  /// A thin bar, filled from where rows begin to an x.
  private mutating func track(_ bar: Rect, upTo x: Double, look: Look) {
    let radius = bar.height / 2
    fill(bar, look.accents.off ?? .systemFill, radius: radius)
    var full = bar
    if isRightToLeft { full.origin.x = x }
    full.size.width = isRightToLeft ? bar.maxX - x : x - bar.minX
    fill(full, look.accents.on ?? look.tint, radius: radius)
  }
}
