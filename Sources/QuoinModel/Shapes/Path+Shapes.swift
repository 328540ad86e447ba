import QuoinGeometry

extension Path {
  /// Creates a rounded rectangle, clockwise from the top left.
  package init(_ shape: RoundedRect) {
    let rect = shape.rect
    let radii = shape.drawnRadii
    guard !radii.isZero else {
      self.init(rect)
      return
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init([.move(Point(left + radii.topLeft.width, top))])
    line(to: Point(right - radii.topRight.width, top))
    corner(Point(right, top), to: Point(right, top + radii.topRight.height))
    line(to: Point(right, bottom - radii.bottomRight.height))
    corner(Point(right, bottom), to: Point(right - radii.bottomRight.width, bottom))
    line(to: Point(left + radii.bottomLeft.width, bottom))
    corner(Point(left, bottom), to: Point(left, bottom - radii.bottomLeft.height))
    line(to: Point(left, top + radii.topLeft.height))
    corner(Point(left, top), to: Point(left + radii.topLeft.width, top))
    elements.append(.close)
  }

  /// Creates the area between two shapes.
  package init(_ outer: RoundedRect, without inner: RoundedRect) {
    self.init(outer)
    if !inner.rect.isEmpty { elements += Path(inner).elements }
    rule = .evenOdd
  }

  /// The current point.
  private var pen: Point {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    default: .zero
    }
  }

  private mutating func line(to point: Point) {
    if point != pen { elements.append(.line(point)) }
  }

  /// Adds a quarter of an ellipse at a corner.
  private mutating func corner(_ tip: Point, to end: Point) {
    let start = pen
    guard start != end else { return }
    elements.append(
      .curve(
        start.interpolated(to: tip, by: Path.roundness),
        end.interpolated(to: tip, by: Path.roundness), end))
  }
}
