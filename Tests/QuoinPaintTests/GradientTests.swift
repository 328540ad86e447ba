import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinPaint

@Suite struct GradientTests {
  private let box = Rect(10, 20, 200, 100)
  private let red = Color(hex: 0xFF0000)
  private let lime = Color(hex: 0x00FF00)
  private let blue = Color(hex: 0x0000FF)

  private func near(_ a: Point, _ b: Point) -> Bool { a.distance(to: b) < 1e-9 }

  /// The line of a linear gradient through the box.
  private func line(_ shape: Gradient.Shape) -> (Point, Point)? {
    let gradient = DrawnGradient(Gradient(shape, stops: [.init(red), .init(blue)]), in: box)
    guard case .linear(let from, let to) = gradient.line else { return nil }
    return (from, to)
  }

  @Test func anAngleReachesTheCornersItPointsTo() throws {
    // CSS Images 3 §3.1.1: the line is |w·sin a| + |h·cos a| long, about the middle.
    let up = try #require(line(.linear(angle: 0)))
    #expect(near(up.0, Point(110, 120)) && near(up.1, Point(110, 20)))
    let right = try #require(line(.linear(angle: 90)))
    #expect(near(right.0, Point(10, 70)) && near(right.1, Point(210, 70)))
    // At 45 degrees: (200 + 100) / √2 long; half of it along each axis is 75.
    let slanted = try #require(line(.linear(angle: 45)))
    #expect(near(slanted.0, Point(110 - 75, 70 + 75)) && near(slanted.1, Point(110 + 75, 70 - 75)))
  }

  @Test func theOtherTwoCornersShareAColour() throws {
    let (from, to) = try #require(line(.toCorner(.topRight)))
    let way = to - from
    func offset(_ point: Point) -> Double {
      let at = point - from
      return (at.x * way.x + at.y * way.y) / (way.x * way.x + way.y * way.y)
    }
    #expect(abs(offset(Point(10, 20)) - 0.5) < 1e-9)
    #expect(abs(offset(Point(210, 120)) - 0.5) < 1e-9)
    #expect(abs(offset(Point(10, 120))) < 1e-9)
    #expect(abs(offset(Point(210, 20)) - 1) < 1e-9)
  }

  @Test func stopsAreFixedUp() {
    // CSS Images 4 §3.4.3: ends, then no step back, then even distances.
    func offsets(_ positions: [Double?]) -> [Double] {
      StopFixing(
        positions.map { Gradient.Stop(red, at: $0.map { .percent($0) }) }, length: 100
      ).stops.map { ($0.offset * 1000).rounded() / 10 }
    }
    #expect(offsets([nil, nil]) == [0, 100])
    #expect(offsets([nil, nil, nil, nil, nil]) == [0, 25, 50, 75, 100])
    #expect(offsets([40, nil, nil]) == [40, 70, 100])
    #expect(offsets([20, 0, 0, 100]) == [20, 20, 20, 100])
    #expect(offsets([nil, -50, nil]) == [0, 0, 100])
    #expect(offsets([-50, nil, 50]) == [-50, 0, 50])
    #expect(offsets([nil, 80, nil, nil, 20]) == [0, 80, 80, 80, 80])
    #expect(offsets([nil, nil, 120, nil]) == [0, 60, 120, 120])
  }

  @Test func coloursAreMixedWithTheirOpacity() {
    // Half way from red to transparent: still red, half as strong.
    let half = red.mixed(with: .clear, by: 0.5)
    #expect(half.red == 1 && half.green == 0 && half.alpha == 0.5)
    // (0.8·red + 0.2·blue) / 2 at opacity 0.5: 0.8 and 0.2 of it.
    let mixed = red.opacity(0.8).mixed(with: blue.opacity(0.2), by: 0.5)
    #expect(abs(mixed.red - 0.8) < 1e-12 && abs(mixed.blue - 0.2) < 1e-12)
    #expect(abs(mixed.alpha - 0.5) < 1e-12)
  }

  @Test func plainMixingOfTheGivenStopsComesNear() {
    let gradient = DrawnGradient(
      .linear(from: .zero, to: Point(1, 0)),
      stops: [
        .init(0, red.opacity(0.9)), .init(0.4, blue.opacity(0.1)), .init(0.7, .clear),
        .init(1, lime),
      ])
    let stops = gradient.stopsForPlainMixing
    for step in 0...1000 {
      let offset = Double(step) / 1000
      let exact = DrawnGradient.color(at: offset, gradient.stops)
      guard let high = stops.firstIndex(where: { $0.offset > offset }), high > 0 else { continue }
      let (a, b) = (stops[high - 1], stops[high])
      let share = (offset - a.offset) / (b.offset - a.offset)
      let alpha = a.color.alpha + (b.color.alpha - a.color.alpha) * share
      for part in [\Color.red, \.green, \.blue] {
        let plain =
          (a.color[keyPath: part] + (b.color[keyPath: part] - a.color[keyPath: part]) * share)
          * alpha
        #expect(abs(plain - exact[keyPath: part] * exact.alpha) < 0.012)
      }
      #expect(abs(alpha - exact.alpha) < 1e-9)
    }
  }

  @Test func endingShapesOfRadialGradients() {
    func radii(_ change: (inout Gradient.Radial) -> Void) -> Size? {
      var radial = Gradient.Radial()
      radial.x = .points(50)
      radial.y = .points(30)
      change(&radial)
      let gradient = Gradient(.radial(radial), stops: [.init(red), .init(blue)])
      guard case .radial(let center, let radii) = DrawnGradient(gradient, in: box).line,
        center == Point(60, 50)
      else { return nil }
      return radii
    }
    // Distances to the sides: 50 and 150, 30 and 70.
    #expect(radii { $0.extent = .closestSide } == Size(50, 30))
    #expect(radii { $0.extent = .farthestSide } == Size(150, 70))
    #expect(radii { ($0.extent, $0.isCircle) = (.closestSide, true) } == Size(30))
    #expect(radii { ($0.extent, $0.isCircle) = (.farthestSide, true) } == Size(150))
    let corner = radii { ($0.extent, $0.isCircle) = (.farthestCorner, true) }
    #expect(abs((corner?.width ?? 0) - (150.0 * 150 + 70 * 70).squareRoot()) < 1e-9)
    // An ellipse through the corner with the ratio of the sides: √2 times as large.
    let wide = radii { $0.extent = .farthestCorner }
    #expect(abs((wide?.width ?? 0) - 150 * 2.0.squareRoot()) < 1e-9)
    #expect(abs((wide?.height ?? 0) - 70 * 2.0.squareRoot()) < 1e-9)
  }

  @Test func gradientsWithoutExtentHaveOneColour() {
    func solid(_ gradient: Gradient, _ box: Rect) -> Color? {
      DrawnGradient(gradient, in: box).solid
    }
    var flat = Gradient.Radial()
    flat.extent = .radii(0, 10)
    #expect(solid(Gradient(.radial(flat), stops: [.init(red), .init(blue)]), box) == blue)
    let narrow = Gradient(
      .linear(angle: 90),
      stops: [.init(red, at: .points(5)), .init(blue, at: .points(5))], isRepeating: true)
    // CSS Images 3 §3.5.1: the average colour.
    #expect(solid(narrow, box)?.red == 0.5 && solid(narrow, box)?.blue == 0.5)
    #expect(solid(.linear(red), box) == red)
    #expect(solid(Gradient(.linear(angle: 0), stops: []), box)?.alpha == 0)
  }

  @Test func aRepetitionMayBeginAnywhere() {
    // Red at 90 %, blue at 130 %: at 0 the repetition is 3/4 on its way.
    let fixing = StopFixing(
      [.init(red, at: .percent(90)), .init(blue, at: .percent(130))], length: 1)
    let start = fixing.period()[0].color
    #expect(abs(start.red - 0.25) < 1e-9 && abs(start.blue - 0.75) < 1e-9)
    let offsets = fixing.period().map { ($0.offset * 100).rounded() }
    #expect(offsets == [0, 25, 25, 100])
  }

  @Test func wildNumbersMakeNoTrap() throws {
    let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300]
    for a in wild {
      for b in wild {
        for shape: Gradient.Shape in [
          .linear(angle: a), .toCorner(.topLeft), .conic(angle: a, x: .points(b), y: .percent(a)),
          .radial(.init()),
        ] {
          for isRepeating in [true, false] {
            let gradient = Gradient(
              shape,
              stops: [
                .init(red, at: .points(a)), .init(lime), .init(blue, at: .percent(b)),
              ], isRepeating: isRepeating)
            for box in [box, Rect(a, b, b, a)] {
              let drawn = DrawnGradient(gradient, in: box)
              let list = DisplayList(
                size: Size(10, 10), commands: [.gradient(RoundedRect(box, radius: a), drawn)])
              _ = try SVG(list).text
            }
          }
        }
      }
    }
  }

  /// Skia: where the stops do not reach the ends of a turn, it has their colours up to there.
  @Test func repeatedTurnsOfDrawablesBeginAndEndWithTheirStops() {
    var gradient = DrawingGradient(
      .linear(Point(0, 0), Point(10, 0)), [.init(0.75, blue), .init(0.25, red)])
    let plain = gradient.drawn(in: box)
    #expect(plain.stops.map(\.offset) == [0.25, 0.75])
    gradient.isRepeating = true
    let drawn = gradient.drawn(in: box)
    #expect(drawn.isRepeating)
    #expect(drawn.stops.map(\.offset) == [0, 0.25, 0.75, 1])
    #expect(drawn.stops.map(\.color) == [red, red, blue, blue])
  }
}
