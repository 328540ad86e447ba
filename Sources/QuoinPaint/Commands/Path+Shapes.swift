import QuoinGeometry

extension Path {
  /// An ellipse that fills a rectangle, of four curves.
  public init(ellipse rect: Rect) {
    let right = Point(rect.maxX, rect.midY)
    let dx = rect.width / 2 * Path.roundness
    let dy = rect.height / 2 * Path.roundness
    let (x, y) = (rect.midX, rect.midY)
    self.init([
      .move(right),
      .curve(Point(rect.maxX, y + dy), Point(x + dx, rect.maxY), Point(x, rect.maxY)),
      .curve(Point(x - dx, rect.maxY), Point(rect.minX, y + dy), Point(rect.minX, y)),
      .curve(Point(rect.minX, y - dy), Point(x - dx, rect.minY), Point(x, rect.minY)),
      .curve(Point(x + dx, rect.minY), Point(rect.maxX, y - dy), right),
      .close,
    ])
  }

  /// A rectangle with round corners.
  public init(_ shape: RoundedRect) {
    let rect = shape.rect
    let radius = shape.drawnRadius
    guard radius > 0 else {
      self.init(
        lines: [
          rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
          Point(rect.minX, rect.maxY),
        ], closed: true)
      return
    }
    let pull = radius * (1 - Path.roundness)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init([
      .move(Point(left + radius, top)), .line(Point(right - radius, top)),
      .curve(Point(right - pull, top), Point(right, top + pull), Point(right, top + radius)),
      .line(Point(right, bottom - radius)),
      .curve(
        Point(right, bottom - pull), Point(right - pull, bottom), Point(right - radius, bottom)),
      .line(Point(left + radius, bottom)),
      .curve(Point(left + pull, bottom), Point(left, bottom - pull), Point(left, bottom - radius)),
      .line(Point(left, top + radius)),
      .curve(Point(left, top + pull), Point(left + pull, top), Point(left + radius, top)),
      .close,
    ])
  }

  /// How far along its tangents a quarter circle's control points lie.
  static let roundness = 0.552_284_75
}
