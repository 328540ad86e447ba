import QuoinBoxLayout
import QuoinGeometry

extension BasicShape {
  /// Returns the outline in a box: CSS Shapes 1 §3.1.
  package func outline(in box: Rect) -> Path {
    switch self {
    case .inset(let inset): return Path(RoundedRect(inset, in: box))
    case .ellipse(let ellipse): return Path(ellipse: ellipse.rect(in: box))
    case .polygon(let points, let rule):
      var path = Path(lines: points.map { $0.point(in: box) }, closed: true)
      path.rule = rule
      return path
    case .path(let path): return path.mapped(by: .translation(box.minX, box.minY))
    }
  }
}

extension RoundedRect {
  /// Creates the rectangle of an inset; overlapping distances are reduced in proportion.
  init(_ inset: BasicShape.Inset, in box: Rect) {
    func pair(_ a: LengthPercentage, _ b: LengthPercentage, _ room: Double) -> (Double, Double) {
      let (first, second) = (a.points(of: room), b.points(of: room))
      let total = first + second
      guard total > room, total > 0 else { return (first, second) }
      return (first * room / total, second * room / total)
    }
    let (left, right) = pair(inset.left, inset.right, box.width)
    let (top, bottom) = pair(inset.top, inset.bottom, box.height)
    self.init(
      box.inset(by: EdgeInsets(top: top, left: left, bottom: bottom, right: right)),
      radii: CornerRadii(inset.radii, in: box.size))
  }
}

extension BasicShape.Ellipse {
  /// Returns the bounding rectangle of the ellipse.
  func rect(in box: Rect) -> Rect {
    let middle = center.point(in: box)
    let across = [middle.x - box.minX, box.maxX - middle.x].map(\.magnitude)
    let down = [middle.y - box.minY, box.maxY - middle.y].map(\.magnitude)
    func points(_ radius: BasicShape.Radius, _ sides: [Double], _ whole: Double) -> Double {
      switch radius {
      case .closestSide: sides.min() ?? 0
      case .farthestSide: sides.max() ?? 0
      case .length(let length): max(0, length.points(of: whole))
      }
    }
    let radii: Size
    if let vertical {
      radii = Size(points(horizontal, across, box.width), points(vertical, down, box.height))
    } else {
      // §3.1: percentages of a circle's radius refer to the box's diagonal divided by √2.
      let size = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      radii = Size(points(horizontal, across + down, size))
    }
    return Rect(
      x: middle.x - radii.width, y: middle.y - radii.height, width: 2 * radii.width,
      height: 2 * radii.height)
  }
}

extension BackgroundLayer.Position {
  /// Returns the point in a box; unlike for backgrounds, percentages refer to the whole box.
  fileprivate func point(in box: Rect) -> Point {
    Point(
      box.minX + x.points(of: box.width) + moveX, box.minY + y.points(of: box.height) + moveY)
  }
}
