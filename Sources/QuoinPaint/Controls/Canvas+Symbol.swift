import QuoinGeometry
import QuoinModel

extension Canvas {
  /// One of the system's symbols in the tint: the commonest as they look, others as a round field.
  mutating func symbol(_ image: ImageContent, in frame: Rect, look: Look) {
    let natural = image.size ?? Size(20)
    let fill = look.contentMode == .scaleToFill || look.contentMode == .scaleAspectFit
    let side =
      fill ? min(frame.width, frame.height) : min(natural.width, natural.height)
    let box = frame.centered(Size(min(side, frame.width), min(side, frame.height)))
    let s = min(box.width, box.height)
    guard s > 0 else { return }
    let color = look.tint
    let width = max(s * 0.09, 0.5)
    func at(_ x: Double, _ y: Double) -> Point { Point(box.midX + x * s, box.midY + y * s) }
    let words = image.name.split(separator: ".")
    let isCircled = words.contains("circle") && words.count > 1
    if isCircled {
      stroke(Path(ellipse: box.inset(by: Size(width))), color, width: width * 0.8)
    }
    let k = isCircled ? 0.55 : 1.0
    let forward = isRightToLeft ? -1.0 : 1.0
    func lines(_ points: [(Double, Double)]) -> [Point] { points.map { at($0.0 * k, $0.1 * k) } }
    switch words.first.map({ String($0) }) ?? "" {
    case "plus":
      line(lines([(-0.38, 0), (0.38, 0)]), color, width: width)
      line(lines([(0, -0.38), (0, 0.38)]), color, width: width)
    case "minus": line(lines([(-0.38, 0), (0.38, 0)]), color, width: width)
    case "xmark":
      line(lines([(-0.32, -0.32), (0.32, 0.32)]), color, width: width)
      line(lines([(-0.32, 0.32), (0.32, -0.32)]), color, width: width)
    case "checkmark":
      line(lines([(-0.36, 0.04), (-0.12, 0.3), (0.36, -0.3)]), color, width: width)
    case "chevron", "arrow":
      let turned: (Double, Double) -> (Double, Double)
      switch words.dropFirst().first.map({ String($0) }) ?? "" {
      case "left": turned = { (-$0, $1) }
      case "backward": turned = { (-$0 * forward, $1) }
      case "up": turned = { ($1, -$0) }
      case "down": turned = { ($1, $0) }
      case "forward": turned = { ($0 * forward, $1) }
      default: turned = { ($0, $1) }
      }
      let isArrow = words.first == "arrow"
      let tip = isArrow ? 0.38 : 0.18
      line(
        lines([turned(tip - 0.34, -0.34), turned(tip, 0), turned(tip - 0.34, 0.34)]), color,
        width: width)
      if isArrow { line(lines([turned(-0.38, 0), turned(tip, 0)]), color, width: width) }
    case "magnifyingglass": magnifier(box.center, size: s * 0.95, color)
    case "ellipsis":
      for x in [-0.32, 0, 0.32] { disc(at(x * k, 0), radius: s * 0.075 * k, color) }
    case "circle", "record": disc(box.center, radius: s * 0.42, color)
    case "person":
      disc(at(0, -0.2 * k), radius: s * 0.19 * k, color)
      self.fill(
        Path([
          .move(at(-0.36 * k, 0.4 * k)),
          .curve(at(-0.36 * k, -0.05 * k), at(0.36 * k, -0.05 * k), at(0.36 * k, 0.4 * k)),
          .close,
        ]), color)
    case "star":
      self.fill(Path(lines: Canvas.starPoints.map { at($0.0, $0.1) }, closed: true), color)
    case "heart":
      self.fill(
        Path([
          .move(at(0, 0.4)),
          .curve(at(-0.75, -0.1), at(-0.35, -0.6), at(0, -0.2)),
          .curve(at(0.35, -0.6), at(0.75, -0.1), at(0, 0.4)), .close,
        ]), color)
    case "line", "list":
      for y in [-0.28, 0, 0.28] { line([at(-0.38, y), at(0.38, y)], color, width: width) }
    default:
      let inner = box.inset(by: Size(s * 0.1))
      self.fill(inner, color.opacity(0.28), radius: s * 0.22)
      border(inner, color, width: width * 0.8, radius: s * 0.22)
    }
  }

  /// A star's corners about the origin, within a square of one.
  private static let starPoints: [(Double, Double)] = [
    (0, -0.46), (0.135, -0.17), (0.45, -0.14), (0.21, 0.07), (0.28, 0.39), (0, 0.22),
    (-0.28, 0.39), (-0.21, 0.07), (-0.45, -0.14), (-0.135, -0.17),
  ]
}
