import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a slider: a knob on a track.
  mutating func slider(_ fraction: Double, in frame: Rect, look: Look) {
    let own = size(of: .thumb, or: Size(27))
    let knob = Size(min(own.width, frame.width), min(own.height, frame.height))
    let part = isRightToLeft ? 1 - fraction.asFraction : fraction.asFraction
    let x = frame.minX + knob.width / 2 + part * max(0, frame.width - knob.width)
    track(in: frame, upTo: x, look: look)
    self.part(
      .thumb,
      in: Rect(origin: Point(x - knob.width / 2, frame.midY - knob.height / 2), size: knob),
      accent: look.accents.thumb)
  }

  /// Draws a progress bar.
  mutating func progress(_ fraction: Double, in frame: Rect, look: Look) {
    let part = isRightToLeft ? 1 - fraction.asFraction : fraction.asFraction
    track(in: frame, upTo: frame.minX + frame.width * part, look: look)
  }

  /// Draws a centred bar, filled from its leading edge to an x coordinate.
  private mutating func track(in frame: Rect, upTo x: Double, look: Look) {
    let height = size(of: .track).height ?? 4
    let bar = frame.centered(Size(frame.width, min(height, frame.height)))
    part(.track, in: bar, accent: look.accents.off)
    var full = bar
    if isRightToLeft { full.origin.x = x }
    full.size.width = isRightToLeft ? bar.maxX - x : x - bar.minX
    part(.fill, in: full, accent: look.accents.on, tint: look.tint)
  }
}
