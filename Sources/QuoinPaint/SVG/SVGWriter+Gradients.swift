import QuoinGeometry
import QuoinModel

extension SVGWriter {
  /// Writes a shape filled with a gradient.
  mutating func fill(_ shape: RoundedRect, _ gradient: DrawnGradient) {
    guard let element = element(shape), gradient.isFinite else { return }
    if let color = gradient.solid {
      text += "<\(element)\(paint("fill", color))/>\n"
      return
    }
    let name = newName()
    let spread = gradient.isRepeating ? " spreadMethod=\"repeat\"" : ""
    switch gradient.line {
    case .linear(let from, let to):
      text +=
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        + attribute("x1", from.x) + attribute("y1", from.y) + attribute("x2", to.x)
        + attribute("y2", to.y) + spread + ">" + stops(gradient) + "</linearGradient>\n"
    case .radial(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return }
      let matrix = AffineMatrix(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      text +=
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\""
        + " gradientTransform=\"matrix(\(SVGNumber.text(matrix)))\"" + spread + ">"
        + stops(gradient) + "</radialGradient>\n"
    case .conic(let center, let angle):
      wedges(gradient, in: shape, about: center, from: angle)
      return
    }
    text += "<\(element) fill=\"url(#\(name))\"/>\n"
  }

  private func stops(_ gradient: DrawnGradient) -> String {
    gradient.stopsForPlainMixing.map { stop in
      "<stop offset=\"\(SVGNumber.fraction(stop.offset))\"\(color(stop.color))/>"
    }
    .joined()
  }

  private func color(_ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    return SVGText.paint("stop-color", opaque)
      + (color.alpha < 1 ? attribute("stop-opacity", color.alpha) : "")
  }

  /// Writes a conic gradient as wedges, because SVG does not support it.
  ///
  /// Each wedge has one colour. They are narrow enough to hide the steps, and have hard edges, so
  /// that nothing shows between them.
  private mutating func wedges(
    _ gradient: DrawnGradient, in shape: RoundedRect, about center: Point, from angle: Double
  ) {
    let rect = shape.rect
    let reach =
      [
        rect.origin, Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
        Point(rect.maxX, rect.maxY),
      ].map { $0.distance(to: center) }.max() ?? 0
    // A wedge is a triangle whose base must lie completely outside of the shape.
    let radius = reach * 1.02 + 1
    beginClip(shape)
    text += "<g shape-rendering=\"crispEdges\">\n"
    func point(_ offset: Double) -> Point {
      let turn = angle + offset * 2 * .pi
      return Point(center.x + radius * LibM.sin(turn), center.y - radius * LibM.cos(turn))
    }
    for (from, to, color) in gradient.wedges where color.alpha > 0 {
      let path = Path([center, point(from), point((from + to) / 2), point(to)])
      text += "<path d=\"\(SVGPath.text(path))\"\(paint("fill", color))/>\n"
    }
    text += "</g>\n</g>\n"
  }
}

extension DrawnGradient {
  /// The gradient divided into pieces of a single colour, with steps of less than two in 255 and at
  /// most a tenth of a turn.
  var wedges: [(from: Double, to: Double, color: Color)] {
    var wedges: [(Double, Double, Color)] = []
    for (a, b) in zip(stops, stops.dropFirst()) where b.offset > a.offset {
      let change =
        [
          a.color.red * a.color.alpha - b.color.red * b.color.alpha,
          a.color.green * a.color.alpha - b.color.green * b.color.alpha,
          a.color.blue * a.color.alpha - b.color.blue * b.color.alpha,
          a.color.alpha - b.color.alpha,
        ].map(\.magnitude).max() ?? 0
      let width = b.offset - a.offset
      let count = max(1, max(change * 128, width * 10).rounded(.up))
      for index in 0..<Int(count) {
        let (from, to) = (Double(index) / count, Double(index + 1) / count)
        wedges.append(
          (
            a.offset + width * from, a.offset + width * to,
            a.color.mixed(with: b.color, by: (from + to) / 2)
          ))
      }
    }
    return wedges
  }
}
