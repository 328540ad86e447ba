import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the shadows of a text's glyphs, the first on top (CSS Text Decoration 3 §4).
  mutating func shadows(of placed: PlacedText, in node: Rect) {
    guard !placed.look.shadows.isEmpty else { return }
    // Glyphs may reach out of their lines.
    let room = placed.frame.offset(by: node.origin)
      .outset(by: EdgeInsets(max(0, placed.look.font.size)))
    for shadow in placed.look.shadows.reversed() {
      let color = resolve(shadow.color)
      guard color.alpha > 0 else { continue }
      add(
        .beginSilhouette(
          Silhouette(
            color: color, offset: Point(shadow.x, shadow.y), deviation: shadow.blur / 2,
            bounds: room)))
      text(placed, in: node)
      endSilhouette()
    }
  }
}
