import QuoinGeometry
import Testing

/// What holds for any rectangle.
@Suite struct ToolsetLawTests {
  @Test func movingARectangleMovesAllThatIsMadeOfIt() {
    withRandomRects { r, random in
      let by = Point(random.quarters(-400...400), random.quarters(-400...400))
      let s = random.size()
      let moved = r.offset(by: by)
      #expect(moved.centered(s) == r.centered(s).offset(by: by))
      #expect(moved.aligned(s, to: .bottomRight) == r.aligned(s, to: .bottomRight).offset(by: by))
      for edge in Edge.allCases {
        #expect(
          moved.adjacent(s, at: edge, gap: 3) == r.adjacent(s, at: edge, gap: 3).offset(by: by))
        #expect(moved.trimmed(9, from: edge) == r.trimmed(9, from: edge).offset(by: by))
        #expect(
          moved.bar(at: edge, thickness: 20, margin: Size(2, 3))
            == r.bar(at: edge, thickness: 20, margin: Size(2, 3)).offset(by: by))
      }
    }
  }

  @Test func mirroringTwiceIsNothing() {
    withRandomRects { outer, random in
      let r = random.rect()
      #expect(r.mirrored(in: outer).mirrored(in: outer) == r)
      let s = random.size()
      #expect(
        outer.aligned(s, to: .topLeft).mirrored(in: outer) == outer.aligned(s, to: .topRight))
      #expect(
        outer.inset(by: EdgeInsets(left: 0.5)).mirrored(in: outer)
          == outer.inset(by: EdgeInsets(left: 0.5).mirrored))
    }
  }

  @Test func partsFillTheWhole() {
    withRandomRects { r, random in
      let count = Int.random(in: 1...9, using: &random)
      let spacing = random.quarters(0...200)
      for axis in Axis.allCases {
        let parts = r.split(axis, into: count, spacing: spacing)
        #expect(parts.count == count)
        #expect(
          parts.allSatisfy { $0.size[axis] >= 0 && $0.size[axis.cross] == r.size[axis.cross] })
        #expect((parts[0].origin[axis] - r.origin[axis]).magnitude < 1e-9)
        let last = parts[count - 1]
        if count > 1 || spacing == 0 {
          let end = last.origin[axis] + last.size[axis]
          #expect((end - r.origin[axis] - r.size[axis]).magnitude < 1e-9)
        }
        for (a, b) in zip(parts, parts.dropFirst()) {
          #expect(b.origin[axis] >= a.origin[axis] + a.size[axis] - 1e-9)
        }
      }
    }
  }

  @Test func weightsShareInProportion() {
    let r = Rect(10, 0, 70, 5)
    #expect(
      r.split(.horizontal, weights: [1, 0, 2], spacing: 5)
        == [Rect(10, 0, 20, 5), Rect(35, 0, 0, 5), Rect(40, 0, 40, 5)])
    #expect(r.split(.horizontal, weights: [.nan, -3]).map(\.width) == [35, 35])
    withRandomRects { r, random in
      let weights = (0..<5).map { _ in random.quarters(0...8) }
      let parts = r.split(.vertical, weights: weights)
      #expect((parts[4].maxY - r.maxY).magnitude < 1e-9)
      for (a, b) in zip(parts, parts.dropFirst()) {
        #expect((b.minY - a.maxY).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: [1.0, 2, 3]) func pixelPartsDifferByOnePixelAtMost(scale: Double) {
    let grid = PixelGrid(scale: scale)
    withRandomRects { r, random in
      let count = Int.random(in: 1...9, using: &random)
      let parts = r.split(.horizontal, into: count, spacing: random.quarters(0...40), on: grid)
      let pixels = parts.map { ($0.width * scale).rounded() }
      #expect(parts.count == count && (pixels.max() ?? 0) - (pixels.min() ?? 0) <= 1)
      #expect(pixels == pixels.sorted(by: >))
      #expect(parts.allSatisfy { ($0.minX - grid.round($0.minX)).magnitude < 1e-9 })
      let gaps = zip(parts, parts.dropFirst()).map { (($1.minX - $0.maxX) * scale).rounded() }
      #expect(Set(gaps).count <= 1)
      #expect((parts[count - 1].maxX - grid.round(r).maxX).magnitude < 1e-9)
    }
  }

  @Test func gridsAreRowsOfColumns() {
    let cells = Rect(0, 0, 100, 50).grid(columns: 3, rows: 2, spacing: Size(5, 10))
    #expect(cells.count == 6)
    #expect(cells[0] == Rect(0, 0, 30, 20))
    #expect(cells[2] == Rect(70, 0, 30, 20))
    #expect(cells[4] == Rect(35, 30, 30, 20))
  }

  @Test func fittingKeepsTheShape() {
    withRandomRects { r, random in
      let shape = random.size()
      guard let ratio = shape.aspectRatio, r.width > 0, r.height > 0 else { return }
      let fit = r.fitting(shape)
      let fill = r.covering(shape)
      #expect(r.outset(by: EdgeInsets(1e-9)).contains(fit))
      #expect(fill.outset(by: EdgeInsets(1e-9)).contains(r))
      #expect((fit.width - fit.height * ratio).magnitude < 1e-6)
      #expect((fill.width - fill.height * ratio).magnitude < 1e-6)
      #expect(fit.width == r.width || fit.height == r.height)
    }
  }

  @Test func roundingOutwardCoversAndInwardIsCovered() {
    withRandomRects { r, _ in
      let grid = PixelGrid(scale: 3)
      let outer = grid.outward(r)
      let inner = grid.inward(r)
      #expect(outer.outset(by: EdgeInsets(1e-6)).contains(r))
      #expect(inner.isEmpty || r.outset(by: EdgeInsets(1e-6)).contains(inner))
    }
  }

  @Test(arguments: [1e40, Double.infinity]) func widthsBeyondAllPixelsAreSplit(_ width: Double) {
    let parts = Rect(0, 0, width, 10).split(.horizontal, into: 3, on: PixelGrid(scale: 2))
    #expect(parts.count == 3)
    #expect(parts.allSatisfy { $0.width >= 0 && $0.width <= width })
  }

  @Test(arguments: hostileNumbers) func noToolMakesNaN(number: Double) {
    let insets = EdgeInsets(top: number, left: number, bottom: -number, right: 3)
    let size = Size(number.isFinite ? number : 5, 10)
    withRandomRects(20) { r, _ in
      var results = [
        r.inset(by: insets), r.inset(by: number), r.outset(by: insets), r.shrunk(by: Size(number)),
        r.scaled(by: number), r.fitting(Size(number, 4)), r.covering(Size(3, number)),
        r.row(below: r, gap: number, height: number, margin: number),
        r.column(after: r, gap: number, width: number, margin: number),
        r.aligned(Size(3, 4), to: .bottomRight, margin: number),
        Rect(center: r.center, size: size),
      ]
      for edge in Edge.allCases {
        results += [
          r.trimmed(number, from: edge), r.extended(number, to: edge),
          r.divided(at: number, from: edge).slice, r.divided(at: number, from: edge).remainder,
          r.bar(at: edge, thickness: number, margin: Size(number)),
          r.adjacent(Size(3, 4), at: edge, gap: number),
        ]
      }
      for axis in Axis.allCases {
        results += r.split(axis, into: 3, spacing: number)
        results += r.split(axis, weights: [number, 1, 2], spacing: number)
        results += r.split(axis, into: 3, spacing: number, on: PixelGrid(scale: 2))
      }
      for result in results { #expect(result.isFinite, "\(number) in \(r) gives \(result)") }
      #expect(
        results.filter { $0 != Rect(center: r.center, size: size) }.allSatisfy {
          $0.width >= 0 && $0.height >= 0
        })
    }
  }
}
