import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension DrawnGradient {
  /// Creates the gradient of a style that fills a rectangle: CSS Images 3 §3 and 4 §3.
  ///
  /// The lengths of a conic gradient's stops are degrees.
  package init(_ gradient: Gradient, in box: Rect) {
    switch gradient.shape {
    case .linear(let degrees):
      let angle = (degrees.isFinite ? degrees : 180) / 180 * .pi
      self.init(gradient, in: box, towards: Point(LibM.sin(angle), -LibM.cos(angle)))
    case .toCorner(let corner):
      // The line through the other two corners has a single colour, and the gradient line is
      // perpendicular to it.
      let isRight = corner == .topRight || corner == .bottomRight
      let isBottom = corner == .bottomLeft || corner == .bottomRight
      let sides = gradient.followsDiagonal ? box.size : Size(box.height, box.width)
      let way = Point(
        isRight ? sides.width : -sides.width, isBottom ? sides.height : -sides.height)
      let length = way.distance(to: .zero)
      self.init(
        gradient, in: box,
        towards: length > 0 ? Point(way.x / length, way.y / length) : Point(0, 1))
    case .radial(let radial): self.init(gradient, radial, in: box)
    case .conic(let degrees, let x, let y):
      let center = Point(
        box.minX + x.points(of: box.width), box.minY + y.points(of: box.height))
      self.init(conic: gradient, center: center, angle: degrees / 180 * .pi)
    }
  }

  private init(solid color: Color) {
    self.init(.linear(from: .zero, to: Point(1, 0)), stops: [Stop(0, color)])
  }

  /// Creates a linear gradient through the centre, in the direction of a unit vector (CSS Images 3
  /// §3.1.1).
  private init(_ gradient: Gradient, in box: Rect, towards way: Point) {
    let length = (box.width * way.x).magnitude + (box.height * way.y).magnitude
    let fixing = StopFixing(gradient.stops, length: length)
    func point(_ offset: Double) -> Point { box.center + way * ((offset - 0.5) * length) }
    let reach = fixing.last - fixing.first
    if fixing.stops.count < 2 {
      self.init(solid: fixing.average)
    } else if gradient.isRepeating {
      // A repetition narrower than a pixel is drawn as its average colour.
      guard reach * length > 1e-3 else {
        self.init(solid: fixing.average)
        return
      }
      self.init(
        .linear(from: point(fixing.first), to: point(fixing.last)),
        stops: fixing.mapped { ($0 - fixing.first) / reach }, isRepeating: true)
    } else if reach * length > 1e-6 {
      self.init(
        .linear(from: point(fixing.first), to: point(fixing.last)),
        stops: fixing.mapped { ($0 - fixing.first) / reach })
    } else {
      // All stops at one position: the first colour before it, the last one after it.
      let place = box.center + way * ((fixing.first - 0.5) * length)
      let (start, end) = (gradient.stops[0].color, gradient.stops[gradient.stops.count - 1].color)
      self.init(
        .linear(from: place + way * -1, to: place + way),
        stops: [Stop(0, start), Stop(0.5, start), Stop(0.5, end), Stop(1, end)])
    }
  }

  /// Creates a radial gradient (CSS Images 3 §3.2).
  private init(_ gradient: Gradient, _ radial: Gradient.Radial, in box: Rect) {
    let center = Point(
      box.minX + radial.x.points(of: box.width), box.minY + radial.y.points(of: box.height))
    let radii = radial.radii(about: center, in: box)
    let fixing = StopFixing(gradient.stops, length: radii.width)
    func grown(_ factor: Double) -> Line {
      .radial(center: center, radii: Size(radii.width * factor, radii.height * factor))
    }
    guard fixing.stops.count > 1 else {
      self.init(solid: fixing.average)
      return
    }
    // A degenerate ending shape shows only the last colour (§3.2.3).
    let isFlat = !(radii.width > 0 && radii.height > 0 && radii.isFinite)
    let last = gradient.stops[gradient.stops.count - 1].color
    if gradient.isRepeating {
      let reach = fixing.last - fixing.first
      guard !isFlat, reach * radii.width > 1e-3 else {
        self.init(solid: isFlat ? last : fixing.average)
        return
      }
      self.init(grown(reach), stops: fixing.period(), isRepeating: true)
    } else if isFlat || fixing.last <= 0 {
      self.init(solid: last)
    } else {
      // There is no position before the centre.
      var stops = fixing.mapped { $0 / fixing.last }
      let atCenter = Stop(0, DrawnGradient.color(at: 0, stops))
      stops = [atCenter] + stops.filter { $0.offset > 0 }
      self.init(grown(fixing.last), stops: stops)
    }
  }

  /// Creates a conic gradient (CSS Images 4 §3.3).
  private init(conic gradient: Gradient, center: Point, angle: Double) {
    let line = Line.conic(center: center, angle: angle.isFinite ? angle : 0)
    let fixing = StopFixing(gradient.stops, length: 360)
    let reach = fixing.last - fixing.first
    guard fixing.stops.count > 1 else {
      self.init(solid: fixing.average)
      return
    }
    guard gradient.isRepeating else {
      self.init(line, stops: fixing.cut())
      return
    }
    // Periods of less than a tenth of a degree are not visible individually.
    guard reach > 1.0 / 3600, Double(fixing.stops.count) / reach < 20_000 else {
      self.init(solid: fixing.average)
      return
    }
    let period = fixing.period()
    var stops: [Stop] = []
    var start = 0.0
    while start < 1 {
      stops += period.map { Stop(start + $0.offset * reach, $0.color) }
      start += reach
    }
    self.init(line, stops: StopFixing(ascending: stops).cut())
  }
}

extension StopFixing {
  /// Creates a fix-up from stops that are already in ascending order.
  fileprivate init(ascending stops: [DrawnGradient.Stop]) {
    self.init(stops.map { Gradient.Stop($0.color, at: .percent($0.offset * 100)) }, length: 1)
  }
}

extension Gradient.Radial {
  /// Returns the radii of the ending shape (CSS Images 3 §3.2.1).
  fileprivate func radii(about center: Point, in box: Rect) -> Size {
    let left = (center.x - box.minX).magnitude
    let right = (box.maxX - center.x).magnitude
    let top = (center.y - box.minY).magnitude
    let bottom = (box.maxY - center.y).magnitude
    let near = Size(min(left, right), min(top, bottom))
    let far = Size(max(left, right), max(top, bottom))
    /// The radii for the corner at some distances: a circle passes through it, and so does an
    /// ellipse, which keeps its ratio.
    func corner(_ sides: Size) -> Size {
      isCircle
        ? Size((sides.width * sides.width + sides.height * sides.height).squareRoot())
        : Size(sides.width * 2.0.squareRoot(), sides.height * 2.0.squareRoot())
    }
    switch extent {
    case .closestSide: return isCircle ? Size(min(near.width, near.height)) : near
    case .farthestSide: return isCircle ? Size(max(far.width, far.height)) : far
    case .closestCorner: return corner(near)
    case .farthestCorner: return corner(far)
    case .radii(let x, let y):
      let size = Size(x.points(of: box.width), y.points(of: box.height))
      return isCircle ? Size(size.width) : size
    }
  }
}
