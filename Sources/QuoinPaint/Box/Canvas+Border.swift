import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws the border of a box: CSS Backgrounds 3 §4 and §5.
  mutating func border(_ edges: BoxEdges) {
    guard edges.hasBorder, edges.outer.rect.isFinite, !edges.outer.rect.isEmpty else { return }
    let visible = Edge.allCases.filter {
      edges.widths[$0] > 0 && resolve(edges.lines[$0].color).alpha > 0
    }
    guard let first = visible.first else { return }
    if let line = edges.uniform, line.line == .solid, edges.widths == EdgeInsets(line.width) {
      border(edges.outer, line.color, width: line.width)
      return
    }
    // First the lines without gaps, as rings: one for each band of the border's width.
    var rings: [BorderRing] = []
    for edge in visible {
      let width = edges.widths[edge]
      for band in edges.lines[edge].bands(of: edge, width: width) {
        let color = resolve(band.color)
        if let index = rings.firstIndex(where: { $0.from == band.from && $0.to == band.to }) {
          rings[index].add(edge, color)
        } else {
          rings.append(BorderRing(from: band.from, to: band.to, parts: [([edge], color)]))
        }
      }
    }
    for ring in rings { fill(ring, edges) }
    let dashed = visible.filter { [.dashed, .dotted].contains(edges.lines[$0].line) }
    guard !dashed.isEmpty else { return }
    let isUniform =
      dashed.count == 4 && edges.uniform != nil
      && edges.widths == EdgeInsets(edges.widths[first])
    if !edges.outer.isSharp {
      dashesAround(edges, dashed, isUniform: isUniform)
    } else {
      for edge in dashed {
        let isShared = dashed.count == visible.count && edges.uniform?.color.alpha == 1
        if !isShared { add(.beginPathClip(Path(edges.side(edge)))) }
        add(.path(edges.line(edge), fill: nil, stroke: edges.stroke(edge, resolve)))
        if !isShared { add(.endClip) }
      }
    }
  }

  /// Fills a ring, with each edge's part in its own colour.
  private mutating func fill(_ ring: BorderRing, _ edges: BoxEdges) {
    let path = Path(
      edges.outer.inset(by: edges.widths.scaled(ring.from)),
      without: edges.outer.inset(by: edges.widths.scaled(ring.to)))
    let present = Edge.allCases.filter { edges.widths[$0] > 0 }
    let isWhole = ring.parts.reduce(0) { $0 + $1.edges.count } == present.count
    if isWhole, ring.parts.count == 1, present.count < 4, edges.outer.isSharp {
      // A ring without width on one side degenerates to a line there, which PDF viewers always
      // show.
      add(.path(bands(ring, edges, present), fill: ring.parts[0].color, stroke: nil))
      return
    }
    // Where opaque colours meet, extend the first one under the next: otherwise the background
    // would show through the antialiased edges of both.
    let isOpaque = ring.parts.allSatisfy { $0.color.alpha >= 1 }
    for (index, part) in ring.parts.enumerated() {
      let clipped =
        isOpaque ? ring.parts[index...].flatMap { $0.edges } : part.edges
      if isWhole, clipped.count == present.count {
        add(.path(path, fill: part.color, stroke: nil))
        continue
      }
      var clip = Path()
      for edge in clipped { clip.elements += Path(edges.side(edge)).elements }
      add(.beginPathClip(clip))
      add(.path(path, fill: part.color, stroke: nil))
      add(.endClip)
    }
  }

  /// Returns the parts of a ring with sharp corners along some edges, without overlaps.
  private func bands(_ ring: BorderRing, _ edges: BoxEdges, _ present: [Edge]) -> Path {
    let outer = edges.outer.inset(by: edges.widths.scaled(ring.from)).rect
    let inner = edges.outer.inset(by: edges.widths.scaled(ring.to)).rect
    var path = Path()
    for edge in present {
      let band =
        switch edge {
        case .top: Rect(left: outer.minX, top: outer.minY, right: outer.maxX, bottom: inner.minY)
        case .bottom: Rect(left: outer.minX, top: inner.maxY, right: outer.maxX, bottom: outer.maxY)
        case .left: Rect(left: outer.minX, top: inner.minY, right: inner.minX, bottom: inner.maxY)
        case .right: Rect(left: inner.maxX, top: inner.minY, right: outer.maxX, bottom: inner.maxY)
        }
      path.elements += Path(band).elements
    }
    return path
  }

  /// Draws dashes along the middle of a border with rounded corners.
  private mutating func dashesAround(_ edges: BoxEdges, _ dashed: [Edge], isUniform: Bool) {
    let middle = Path(edges.outer.inset(by: edges.widths.scaled(0.5)))
    if isUniform {
      let stroke = edges.stroke(.top, resolve, along: middle.length)
      add(.path(middle, fill: nil, stroke: stroke))
      return
    }
    add(.beginPathClip(Path(edges.outer, without: edges.inner)))
    for edge in dashed {
      add(.beginPathClip(Path(edges.side(edge))))
      add(.path(middle, fill: nil, stroke: edges.stroke(edge, resolve, along: middle.length)))
      add(.endClip)
    }
    add(.endClip)
  }
}

/// The area between two insets of a border, given as fractions of its widths.
private struct BorderRing {
  var from: Double
  var to: Double
  /// The groups of edges that share a colour.
  var parts: [(edges: [Edge], color: Color)]

  mutating func add(_ edge: Edge, _ color: Color) {
    if let index = parts.firstIndex(where: { $0.color == color }) {
      parts[index].edges.append(edge)
    } else {
      parts.append(([edge], color))
    }
  }
}

extension EdgeInsets {
  /// Returns the insets multiplied by a factor.
  func scaled(_ factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}
