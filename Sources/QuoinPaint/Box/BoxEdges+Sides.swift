import QuoinGeometry
import QuoinModel

extension BoxEdges {
  /// Returns the part of the border that belongs to an edge, with a margin outside.
  ///
  /// It ends at the lines through the outer and the inner corners (CSS Backgrounds 3 §4.3).
  func side(_ edge: Edge) -> [Point] {
    let (start, end): (Corner, Corner) =
      switch edge {
      case .top: (.topLeft, .topRight)
      case .right: (.topRight, .bottomRight)
      case .bottom: (.bottomRight, .bottomLeft)
      case .left: (.bottomLeft, .topLeft)
      }
    return [
      outside(start, of: edge), outside(end, of: edge), inside(end), inside(start),
    ]
  }

  /// Returns the vector from an outer corner to the inner corner, along which two borders are
  /// divided.
  private func miter(_ corner: Corner) -> Point {
    switch corner {
    case .topLeft: Point(widths.left, widths.top)
    case .topRight: Point(-widths.right, widths.top)
    case .bottomRight: Point(-widths.right, -widths.bottom)
    case .bottomLeft: Point(widths.left, -widths.bottom)
    }
  }

  /// Returns a point outside of the box on the dividing line between two edges.
  private func outside(_ corner: Corner, of edge: Edge) -> Point {
    let miter = miter(corner)
    let depth = widths[edge]
    return outer.rect.point(corner) + miter * (depth > 0 ? -2 / depth : 0)
  }

  /// Returns the point where the border ends on the dividing line between two edges.
  ///
  /// At a round inner corner that is on the chord of the arc, because the whole border lies outside
  /// of it.
  private func inside(_ corner: Corner) -> Point {
    let miter = miter(corner)
    let inner = self.inner
    let tip = inner.rect.point(corner)
    let radii = inner.drawnRadii[corner]
    guard radii.width > 0, radii.height > 0 else { return tip }
    // On the chord: x / rx + y / ry = 1, along the miter from the tip.
    let pace = miter.x.magnitude / radii.width + miter.y.magnitude / radii.height
    guard pace > 0 else { return tip }
    return tip + miter * (1 / pace)
  }

  /// Returns the centre line of an edge from corner to corner, for sharp corners.
  func line(_ edge: Edge) -> Path {
    let middle = outer.rect.inset(by: widths.scaled(0.5))
    let rect = outer.rect
    // Dots in the corners are drawn whole.
    let inset = hasDots(edge) ? widths[edge] / 2 : 0
    return switch edge {
    case .top:
      Path(lines: [Point(rect.minX + inset, middle.minY), Point(rect.maxX - inset, middle.minY)])
    case .bottom:
      Path(lines: [Point(rect.minX + inset, middle.maxY), Point(rect.maxX - inset, middle.maxY)])
    case .left:
      Path(lines: [Point(middle.minX, rect.minY + inset), Point(middle.minX, rect.maxY - inset)])
    case .right:
      Path(lines: [Point(middle.maxX, rect.minY + inset), Point(middle.maxX, rect.maxY - inset)])
    }
  }

  /// Returns whether an edge has round dots; narrow ones are square, where no difference is
  /// visible.
  private func hasDots(_ edge: Edge) -> Bool {
    lines[edge].line == .dotted && widths[edge] * scale > 3
  }

  /// Returns the stroke for the dashes or dots of an edge, fitted to the length of a closed path
  /// or, by default, of the edge.
  func stroke(_ edge: Edge, _ resolve: (Color) -> Color, along closed: Double? = nil) -> Stroke {
    let width = widths[edge]
    let isHorizontal = edge == .top || edge == .bottom
    let hasDots = hasDots(edge)
    let length =
      closed ?? (isHorizontal ? outer.rect.width : outer.rect.height) - (hasDots ? width : 0)
    var dash = width
    var gap = width
    if lines[edge].line == .dashed {
      let isWide = width * scale >= 3
      dash = width * (isWide ? 2 : 3)
      gap = width * (isWide ? 1 : 2)
    } else if hasDots {
      dash = 0
      gap = 2 * width
    }
    gap = BoxEdges.fittedGap(dash: dash, gap: gap, length: length, isClosed: closed != nil)
    return Stroke(
      resolve(lines[edge].color), width: width, cap: hasDots ? .round : .butt,
      dashes: gap > 0 ? [dash, gap] : [])
  }

  /// Returns the gap closest to the desired one for which dashes start and end at the corners, or
  /// close a loop.
  private static func fittedGap(
    dash: Double, gap: Double, length: Double, isClosed: Bool
  ) -> Double {
    guard length > 0, dash + gap > 0, length / (dash + gap) < 100_000 else { return 0 }
    // With n dashes there are n gaps in a loop, and one less along an edge.
    let open = isClosed ? 0.0 : 1
    let fewest = max(1 + open, ((length + open * gap) / (dash + gap)).rounded(.down))
    func fitted(_ count: Double) -> Double { (length - count * dash) / (count - open) }
    let (wide, narrow) = (fitted(fewest), fitted(fewest + 1))
    if narrow > 0, (narrow - gap).magnitude < (wide - gap).magnitude { return narrow }
    return wide
  }
}

extension Path {
  /// A closed path of straight lines.
  init(_ polygon: [Point]) { self.init(lines: polygon, closed: true) }

  /// The length of the path in points, approximating each curve by 32 segments.
  package var length: Double {
    var (length, start, pen) = (0.0, Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point):
        length += pen.distance(to: point)
        pen = point
      case .curve(let a, let b, let end):
        let from = pen
        for piece in 1...32 {
          let t = Double(piece) / 32
          let u = 1 - t
          let next =
            from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
          length += pen.distance(to: next)
          pen = next
        }
      case .close:
        length += pen.distance(to: start)
        pen = start
      }
    }
    return length
  }
}

extension Rect {
  /// Returns the position of a corner.
  func point(_ corner: Corner) -> Point {
    switch corner {
    case .topLeft: Point(minX, minY)
    case .topRight: Point(maxX, minY)
    case .bottomRight: Point(maxX, maxY)
    case .bottomLeft: Point(minX, maxY)
    }
  }
}

extension CornerRadii {
  /// The radii at a corner.
  package subscript(corner: Corner) -> Size {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomRight: bottomRight
    case .bottomLeft: bottomLeft
    }
  }
}
