import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a shape that fills a rectangle, with its stroke inset by half of the width, as on
  /// Android.
  mutating func shape(_ shape: DrawingShape, in rect: Rect) {
    let width = shape.stroke.map { max(0, $0.width) } ?? 0
    if case .line = shape.outline {
      guard let stroke = shape.stroke else { return }
      let line = Path(lines: [Point(rect.minX, rect.midY), Point(rect.maxX, rect.midY)])
      return path(DrawingPath(line, stroke: stroke), in: rect)
    }
    let inner = rect.inset(by: EdgeInsets(width / 2))
    guard inner.width >= 0, inner.height >= 0 else { return }
    if let corners = shape.corners(in: inner), width == 0, case .color(let color) = shape.fill {
      return fill(corners, color)
    }
    guard let outline = shape.path(in: inner) else { return }
    path(DrawingPath(outline, fill: shape.fill, stroke: shape.stroke), in: inner)
  }
}

extension DrawingShape {
  /// Returns the rounded rectangle, or `nil` if the shape is not a rectangle.
  fileprivate func corners(in rect: Rect) -> RoundedRect? {
    guard case .rectangle(let radii) = outline else { return nil }
    guard radii.count == 4 else { return RoundedRect(rect) }
    // As in Skia, radii that do not fit are reduced by a common factor.
    let most = min(rect.width, rect.height)
    let sizes = radii.map { Size(min(max(0, $0), most)) }
    return RoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: sizes[0], topRight: sizes[1], bottomRight: sizes[2], bottomLeft: sizes[3]))
  }

  /// Returns the outline in a rectangle, or `nil` for a line, which has no area.
  func path(in rect: Rect) -> Path? {
    switch outline {
    case .rectangle: return corners(in: rect).map { Path($0) }
    case .oval: return Path(ellipse: rect)
    case .line: return nil
    case .ring(let inner, let thickness):
      let least = inner.points(of: rect.width)
      let most = least + thickness.points(of: rect.width)
      func circle(_ radius: Double) -> Path {
        Path(ellipse: Rect(rect.midX - radius, rect.midY - radius, 2 * radius, 2 * radius))
      }
      guard most > 0 else { return nil }
      var ring = circle(most)
      ring.elements += circle(max(0, least)).elements
      ring.rule = .evenOdd
      return ring
    }
  }
}

extension DrawingGradient {
  /// Returns the gradient in the coordinates of the rectangle it fills.
  func drawn(in rect: Rect) -> DrawnGradient {
    var stops = stops.map { DrawnGradient.Stop(min(max($0.offset, 0), 1), $0.color) }
    stops.sort { $0.offset < $1.offset }
    if isRepeating, let first = stops.first, let last = stops.last {
      // As in Skia, each turn begins and ends with the colours of the first and the last stop.
      if first.offset > 0 { stops.insert(DrawnGradient.Stop(0, first.color), at: 0) }
      if last.offset < 1 { stops.append(DrawnGradient.Stop(1, last.color)) }
    }
    let line: DrawnGradient.Line
    switch self.line {
    case .across(let angle):
      let (from, to) = DrawingGradient.ends(angle, rect)
      line = .linear(from: from, to: to)
    case .linear(let from, let to): line = .linear(from: from, to: to)
    case .radial(let point, let isFraction, let radius):
      let center = isFraction ? DrawingGradient.place(point, in: rect) : point
      switch radius {
      case .points(let points): line = .radial(center: center, radii: Size(points))
      case .fraction(let fraction):
        line = .radial(center: center, radii: Size(min(rect.width, rect.height) * fraction))
      }
    case .sweep(let center):
      line = .conic(center: DrawingGradient.place(center, in: rect), angle: .pi / 2)
    }
    return DrawnGradient(line, stops: stops, isRepeating: isRepeating)
  }

  private static func place(_ point: Point, in rect: Rect) -> Point {
    Point(rect.minX + rect.width * point.x, rect.minY + rect.height * point.y)
  }

  /// Returns the ends of a linear gradient, which runs between edges or corners.
  private static func ends(_ angle: Int, _ rect: Rect) -> (Point, Point) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let step = ((angle % 360) + 360) % 360 / 45
    return switch step {
    case 0: (Point(left, top), Point(right, top))
    case 1: (Point(left, bottom), Point(right, top))
    case 2: (Point(left, bottom), Point(left, top))
    case 3: (Point(right, bottom), Point(left, top))
    case 4: (Point(right, top), Point(left, top))
    case 5: (Point(right, top), Point(left, bottom))
    case 6: (Point(left, top), Point(left, bottom))
    default: (Point(left, top), Point(right, bottom))
    }
  }
}
