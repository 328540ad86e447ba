import QuoinGeometry
import QuoinModel
import Testing

/// Paths in the words of SVG 2 §9.3.
@Suite struct PathTextTests {
  @Test func linesAreAbsoluteOrRelative() throws {
    let path = try #require(Path(svg: "M10 10h5v-5L0 0zm1,2l3 4"))
    #expect(
      path.elements == [
        .move(Point(10, 10)), .line(Point(15, 10)), .line(Point(15, 5)), .line(Point(0, 0)),
        .close, .move(Point(11, 12)), .line(Point(14, 16)),
      ])
    // Numbers need nothing between them where their form says where they end.
    let dense = try #require(Path(svg: "M.5.5-1-1 2e1,3"))
    #expect(dense.elements == [.move(Point(0.5, 0.5)), .line(Point(-1, -1)), .line(Point(20, 3))])
  }

  @Test func smoothCurvesMirrorTheLastControlPoint() throws {
    let path = try #require(Path(svg: "M0 0C0 10 10 10 10 0S20-10 20 0"))
    #expect(path.elements.last == .curve(Point(10, -10), Point(20, -10), Point(20, 0)))
    // A quadratic curve is a cubic one whose points are two thirds on the way.
    let quadratic = try #require(Path(svg: "M0 0Q3 6 6 0T12 0"))
    guard case .curve(let a, let b, _) = quadratic.elements[1] else { Issue.record(); return }
    #expect(a.distance(to: Point(2, 4)) < 1e-12)
    #expect(b.distance(to: Point(4, 4)) < 1e-12)
    guard case .curve(let c, _, let end) = quadratic.elements[2] else { Issue.record(); return }
    #expect(c.distance(to: Point(8, -4)) < 1e-12)
    #expect(end == Point(12, 0))
  }

  /// All points of an arc are as far from its centre as its radius says, to what four cubics can do.
  @Test(arguments: ["0 0", "0 1", "1 0", "1 1"])
  func arcsAreArcs(flags: String) throws {
    let path = try #require(Path(svg: "M0 0A5 5 0 \(flags) 6 0"))
    // Of two circles through both ends, the flags say which, and which way round.
    let isAbove = flags == "0 1" || flags == "1 0"
    let center = Point(3, isAbove ? 4 : -4)
    var pen = Point.zero
    var length = 0.0
    for case .curve(let a, let b, let end) in path.elements {
      for step in 1...16 {
        let (t, u) = (Double(step) / 16, 1 - Double(step) / 16)
        let point =
          pen * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
        #expect((point.distance(to: center) - 5).magnitude < 0.003)
      }
      length += pen.distance(to: end)
      pen = end
    }
    #expect(pen == Point(6, 0))
    // The large arc is 286°, the small one 74° of 31.4 points.
    #expect(flags.hasPrefix("1") ? length > 18 : length < 7)
  }

  @Test(arguments: ["", "10 10", "L1 1", "M1", "M1 1L", "M1 1 z z q", "M1 1A1 1 0 2 0 3 3", "Mx"])
  func whatIsNoPathIsNone(text: String) {
    let path = Path(svg: text)
    #expect(text.isEmpty ? path?.elements.isEmpty == true : path == nil)
  }

  /// Radii that are too small for their ends are enlarged, SVG 2 §B.2.5: half a circle around (5, 5).
  @Test(arguments: ["1e-200", "5e-324", "1e-3", "1"]) func smallArcsAreEnlarged(_ radius: String)
    throws
  {
    let path = try #require(Path(svg: "M0 0a\(radius) \(radius) 0 0 1 10 10"))
    var points: [Point] = []
    for case .curve(_, _, let end) in path.elements { points.append(end) }
    #expect(points.count == 2)
    for point in points { #expect(abs(point.distance(to: Point(5, 5)) - 50.0.squareRoot()) < 1e-9) }
    #expect(points.last == Point(10, 10))
  }

  @Test(arguments: [
    "M0 0a1 5e-324 0 0 1 10 10", "M0 0a1 1 0 1 1 1e-200 1e-200", "M0 0a1e-200 1e6 30 1 0 10 10",
    "M0 0a1e-200 1e-300 0 0 1 1e6 -1e6", "M0 0a1 1 0 0 1 5e-324 0",
  ])
  func arcsHaveNumbers(_ text: String) throws {
    let path = try #require(Path(svg: text))
    #expect(path.elements.count > 1)
    #expect(!path.bounds.minX.isNaN && !path.bounds.height.isNaN)
    for case .curve(let a, let b, let end) in path.elements {
      for point in [a, b, end] { #expect(!point.x.isNaN && !point.y.isNaN) }
    }
  }
}
