import QuoinGeometry
import QuoinModel

extension BoxEdges {
  /// The part of the border that belongs to an edge, and a margin outside: it ends at the lines
  /// through the outer and the inner corners (CSS Backgrounds 3 §4.3).
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

  /// Where the border between two edges begins to belong to one of them: the widths there, as a
  /// vector inward.
  private func miter(_ corner: Corner) -> Point {
    switch corner {
    case .topLeft: Point(widths.left, widths.top)
    case .topRight: Point(-widths.right, widths.top)
    case .bottomRight: Point(-widths.right, -widths.bottom)
    case .bottomLeft: Point(widths.left, -widths.bottom)
    }
  }

  /// A point outside of the box on the line between two edges.
  private func outside(_ corner: Corner, of edge: Edge) -> Point {
    let miter = miter(corner)
    let depth = widths[edge]
    return outer.rect.point(corner) + miter * (depth > 0 ? -2 / depth : 0)
  }

  /// The point on the line between two edges where the border ends; with a round inner corner, on
  /// the chord of the arc: all of the border lies outside of it.
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

  /// The middle of an edge's line, from corner to corner, where corners are sharp.
  func line(_ edge: Edge) -> Path {
    let middle = outer.rect.inset(by: widths.scaled(0.5))
    let rect = outer.rect
    // Dots stand whole in the corners.
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

  /// Whether an edge has round dots; narrow ones are square, for nobody sees the difference.
  private func hasDots(_ edge: Edge) -> Bool {
    lines[edge].line == .dotted && widths[edge] * scale > 3
  }

  /// The dashes or dots of an edge, fitted to a length: that of a closed path, or else that of the
  /// edge's line.
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

  /// The gap next to the wanted one with which dashes begin and end at the corners, or go round.
  private static func fittedGap(
    dash: Double, gap: Double, length: Double, isClosed: Bool
  ) -> Double {
    guard length > 0, dash + gap > 0, length / (dash + gap) < 100_000 else { return 0 }
    // With n dashes there are n gaps around, and one less along an edge.
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

  /// The length of the path, in points; curves are measured in 32 pieces each.
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
  /// The tip of a corner.
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
  /// The radii of a corner.
  package subscript(corner: Corner) -> Size {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomRight: bottomRight
    case .bottomLeft: bottomLeft
    }
  }
}
