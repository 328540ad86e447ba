import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the background of a bar, its hairline, and a glyph for each tab.
  mutating func bar(_ bar: BarContent, in frame: Rect, look: Look) {
    if let own = look.accents.bar {
      fill(ground, own)
    } else if look.background == nil {
      part(.ground, in: ground)
    }
    let hairline = size(of: .hairline).height ?? 0.5
    let y = bar.kind == .navigation ? frame.maxY - hairline : frame.minY
    part(.hairline, in: Rect(frame.minX, y, frame.width, hairline))
    guard bar.kind == .tabs, bar.count > 0, bar.count <= 100 else { return }
    for (index, cell) in frame.split(.horizontal, into: bar.count).enumerated() {
      let part = index == 0 ? ControlPart.current : .indicator
      guard let own = parts[part] else { continue }
      let color =
        index == 0
        ? own.background ?? look.tint : look.accents.off ?? own.background ?? look.tint
      // Tabs stay in the upper 49 points, however far the bar extends below the safe area.
      let center = Point(cell.midX, frame.minY + min(frame.height, 49) * 0.37)
      tabGlyph(index, at: center, color)
    }
  }

  /// Draws a simple shape in place of a tab's image; there are four different ones.
  private mutating func tabGlyph(_ index: Int, at center: Point, _ color: Color) {
    let box = Rect(center.x - 11, center.y - 11, 22, 22)
    switch index % 4 {
    case 0: fill(box, color, radius: 6)
    case 1: ellipse(box, color)
    case 2:
      for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        fill(
          Rect(box.minX + Double(column) * 12, box.minY + Double(row) * 12, 10, 10), color,
          radius: 2.5)
      }
    default:
      for row in 0..<3 {
        fill(Rect(box.minX, box.minY + 2.5 + Double(row) * 7, 22, 3.5), color, radius: 1.75)
      }
    }
  }
}
