import QuoinBoxLayout
import QuoinGeometry
import Testing

/// The space that shapes of floats leave to lines: CSS Shapes 1.
@Suite struct FloatShapeTests {
  /// The right edge of a shape between two heights, from many points of its outline.
  static func edge(
    _ polygon: [Point], margin: Double, from top: Double, to bottom: Double
  ) -> Double? {
    var right: Double?
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      for step in 0...2000 {
        let point = start.interpolated(to: end, by: Double(step) / 2000)
        // The widest point of the circle around it that is between the heights.
        let distance = max(0, top - point.y, point.y - bottom)
        guard distance <= margin else { continue }
        let x = point.x + (margin * margin - distance * distance).squareRoot()
        right = max(right ?? x, x)
      }
    }
    return right.map { min(max(0, $0), 100) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func linesAvoidPolygonsAndTheirMargins(seed: UInt64) {
    var dice = Dice(seed: seed)
    let polygon = (0..<Int.random(in: 3...7, using: &dice)).map { _ in
      Point(Double.random(in: -20...120, using: &dice), Double.random(in: -20...120, using: &dice))
    }
    let margin = seed % 3 == 0 ? 0 : Double.random(in: 0...30, using: &dice)
    var space = FloatSpace()
    _ = space.place(
      Size(100, 100), .left, below: 0, left: 0, right: 400,
      shape: FloatShape(outline: [polygon], margin: margin))
    for top in stride(from: -10.0, to: 100, by: 7) {
      let band = space.lineBand(from: top, to: top + 13, left: 0, right: 400)
      // Nothing of the shape is above or below the margin box.
      let expected = FloatShapeTests.edge(
        polygon, margin: margin, from: max(0, top), to: min(100, top + 13))
      #expect(abs(band.left - (expected ?? 0)) < 0.2, "\(polygon) \(margin) at \(top)")
      #expect(band.right == 400)
    }
    // Other boxes and floats avoid the margin box.
    #expect(space.band(from: 10, to: 20, left: 0, right: 400).left == 100)
  }

  /// A line that fits nowhere beside a float finds its end in few steps, however high it is.
  @Test(arguments: [1e5, 1e12, 1e30]) func searchesBesideHighFloatsEnd(height: Double) {
    var space = FloatSpace()
    let box = [Point(0, 0), Point(100, 0), Point(100, height), Point(0, height)]
    _ = space.place(
      Size(100, height), .left, below: 0, left: 0, right: 120, shape: FloatShape(outline: [box]))
    var y = 0.0
    var steps = 0
    while let next = space.nextLine(below: y), steps < 10_000 {
      #expect(next > y)
      y = next
      steps += 1
    }
    #expect(y == height)
    #expect(steps <= 4_097)
  }

  @Test func rightShapesNarrowTheOtherSide() {
    var space = FloatSpace()
    let triangle = [Point(0, 100), Point(100, 0), Point(100, 100)]
    let origin = space.place(
      Size(100, 100), .right, below: 0, left: 0, right: 400,
      shape: FloatShape(outline: [triangle]))
    #expect(origin == Point(300, 0))
    // At the lower end of a line, 40, the hypotenuse is 60 from the left of the box.
    #expect(space.lineBand(from: 20, to: 40, left: 0, right: 400).right == 360)
    // A line looks for space beside a shape pixel by pixel, and otherwise below the float.
    #expect(space.nextLine(below: 20) == 21)
    #expect(space.nextBottom(below: 20) == 100)
  }
}
