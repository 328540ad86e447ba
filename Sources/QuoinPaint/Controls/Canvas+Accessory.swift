import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws an accessory at the end of a row.
  mutating func accessory(_ accessory: Accessory, in frame: Rect, look: Look) {
    switch accessory {
    case .disclosure:
      // Interface Builder documents reserve a margin of 16 or 20 points and the arrow beside the
      // content: 11 points wide or, up to iOS 12, 8 wide after a gap of 10. The arrow ends at the
      // margin.
      chevron(point(frame.width <= 33 ? 5.5 : 14, in: frame))
    case .detail: detail(frame.center, look: look)
    case .detailDisclosure:
      detail(point(11, in: frame), look: look)
      chevron(point(31.5, in: frame))
    case .checkmark:
      let c = frame.center
      line(
        [Point(c.x - 6, c.y + 0.5), Point(c.x - 2, c.y + 5), Point(c.x + 6.5, c.y - 5.5)],
        look.tint, width: 2)
    }
  }

  /// Returns the vertical centre of a rectangle at a distance from its leading edge.
  private func point(_ distance: Double, in frame: Rect) -> Point {
    let reach = min(distance, max(frame.width / 2, frame.width - 4))
    return Point(isRightToLeft ? frame.maxX - reach : frame.minX + reach, frame.midY)
  }

  /// Draws an arrow in the layout direction.
  mutating func chevron(_ center: Point) {
    guard let sign = mark() else { return }
    let side = isRightToLeft ? -1.0 : 1.0
    line(
      [
        Point(center.x - 2.5 * side, center.y - 5.5), Point(center.x + 3 * side, center.y),
        Point(center.x - 2.5 * side, center.y + 5.5),
      ], sign.color, width: sign.thickness)
  }

  /// Draws an “i” in a circle.
  private mutating func detail(_ center: Point, look: Look) {
    stroke(
      Path(ellipse: Rect(center.x - 10, center.y - 10, 20, 20)), look.tint, width: 1.5)
    disc(Point(center.x, center.y - 4.75), radius: 1.3, look.tint)
    line(
      [
        Point(center.x - 1.5, center.y - 1), Point(center.x + 0.25, center.y - 1),
        Point(center.x + 0.25, center.y + 5),
      ], look.tint, width: 1.5)
    line(
      [Point(center.x - 2, center.y + 5), Point(center.x + 2.5, center.y + 5)], look.tint,
      width: 1.5)
  }
}
