import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a switch: a knob on a track.
  mutating func toggle(isOn: Bool, in frame: Rect, look: Look) {
    let natural = size(of: .track, or: Size(51, 31))
    guard natural.width > 0, natural.height > 0 else { return }
    let height = min(natural.height, frame.height)
    let scale = height / natural.height
    let track = frame.centered(Size(min(frame.width, natural.width * scale), height))
    part(.track, in: track, accent: isOn ? look.accents.on : look.accents.off)
    let own = size(of: .thumb, or: Size(27))
    let knob = Size(min(own.width * scale, track.width), min(own.height * scale, height))
    let margin = min((height - knob.height) / 2, (track.width - knob.width) / 2)
    let isRight = isOn != isRightToLeft
    let x = isRight ? track.maxX - margin - knob.width : track.minX + margin
    part(
      .thumb,
      in: Rect(
        origin: Point(x, track.midY - knob.height / 2), size: knob), accent: look.accents.thumb)
  }
}
