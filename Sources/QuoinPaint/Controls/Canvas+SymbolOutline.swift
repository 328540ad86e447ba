import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a symbol as an outline, and returns `false` if there is none with that name.
  mutating func outline(_ name: String, in square: SymbolSquare) -> Bool {
    guard let found = SymbolOutline.named(name) else { return false }
    let isFilled = square.isFilled
    let width = square.penWidth * 0.75
    for points in found.closed {
      let path = Path(lines: square.at(points), closed: true)
      if isFilled { fill(path, square.color) } else { stroke(path, square.color, width: width) }
    }
    // Details inside of a filled shape are cut out of it.
    let detail = isFilled && !found.closed.isEmpty ? square.ground : square.color
    for circle in found.circles {
      let length = circle.radius * square.side * square.share
      let center = square.at(circle.center.x, circle.center.y)
      let box = Rect(center.x - length, center.y - length, 2 * length, 2 * length)
      if isFilled, found.closed.isEmpty {
        fill(Path(ellipse: box), square.color)
      } else {
        stroke(Path(ellipse: box), detail, width: width)
      }
    }
    for points in found.open {
      line(square.at(points), isInside(points, of: found) ? detail : square.color, width: width)
    }
    for circle in found.discs {
      disc(
        square.at(circle.center.x, circle.center.y),
        radius: circle.radius * square.side * square.share,
        isInside([circle.center], of: found) ? detail : square.color)
    }
    return true
  }

  /// Whether points are inside the bounds of a closed line of an outline.
  private func isInside(_ points: [SymbolOutline.Point], of outline: SymbolOutline) -> Bool {
    outline.closed.contains { shape in
      let (xs, ys) = (shape.map(\.x), shape.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return false }
      return points.allSatisfy {
        $0.x > left - 0.01 && $0.x < right + 0.01 && $0.y > top - 0.01 && $0.y < bottom + 0.01
      }
    }
  }
}
