import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a placeholder for a view that only the app can provide: light hatching with its name.
  mutating func foreign(_ name: String, in frame: Rect, look: Look) {
    let ground = Color(light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x1C1C1E))
    if look.background == nil { fill(frame, ground, radius: look.cornerRadius) }
    clip(frame, radius: look.cornerRadius) { canvas in
      canvas.hatch(frame, step: 12, Color.gray.opacity(0.16))
    }
    border(frame, Color.gray.opacity(0.3), width: 0.5, radius: look.cornerRadius)
    let size = 13.0
    guard !name.isEmpty, frame.height > 1.5 * size, frame.width > 2 * size else { return }
    clip(frame, radius: look.cornerRadius) { canvas in
      canvas.add(
        .text(
          DrawnText(
            String(name.prefix(120)), origin: Point(frame.midX, frame.midY + size * 0.36),
            font: .system(size), color: canvas.resolve(.secondaryLabel), anchor: .middle)))
    }
  }

  /// Draws slanted lines over a rectangle.
  private mutating func hatch(_ frame: Rect, step: Double, _ color: Color) {
    // All lines are one path; a huge frame gets wider steps instead of a million lines.
    let run = frame.width + frame.height
    let step = max(step, run / 400)
    var path = Path()
    var offset = step
    while offset < run {
      path.elements.append(.move(Point(frame.minX + offset, frame.minY)))
      path.elements.append(.line(Point(frame.minX + offset - frame.height, frame.maxY)))
      offset += step
    }
    if !path.elements.isEmpty { stroke(path, color, width: 1) }
  }
}
