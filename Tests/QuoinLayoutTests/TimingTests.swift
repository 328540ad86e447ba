import QuoinLayout
import Testing

@Suite struct TimingTests {
  /// At the parameter ½ a curve is at (3/8·(x₁+x₂) + 1/8, 3/8·(y₁+y₂) + 1/8).
  @Test func curvesOfUIKit() {
    let cases: [(TimingCurve, time: Double, progress: Double)] = [
      (.linear, 0.3, 0.3), (.easeInOut, 0.5, 0.5),
      (.easeIn, 0.375 * 1.42 + 0.125, 0.5), (.easeOut, 0.375 * 0.58 + 0.125, 0.5),
      (.ease, 0.375 * 0.5 + 0.125, 0.375 * 1.1 + 0.125),
    ]
    for (curve, time, progress) in cases {
      #expect((curve.progress(at: time) - progress).magnitude < 1e-12)
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 7) == 1)
    }
  }

  /// A curve drawn by de Casteljau's construction is the curve that is solved.
  @Test(arguments: 0..<50) func curvesAreBezier(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 77)
    let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
    let curve = TimingCurve(numbers[0], numbers[1] * 3 - 1, numbers[2], numbers[3] * 3 - 1)
    func mid(_ points: [Double], _ s: Double) -> Double {
      var points = points
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s }
      }
      return points[0]
    }
    for step in 1..<20 {
      let s = Double(step) / 20
      let time = mid([0, curve.x1, curve.x2, 1], s)
      let progress = mid([0, curve.y1, curve.y2, 1], s)
      #expect((curve.progress(at: time) - progress).magnitude < 1e-6)
    }
  }

  @Test func aCriticalSpring() {
    // k = 100, c = 20: 1 − e^(−10t)·(1 + 10t).
    let spring = Spring(stiffness: 100, damping: 20)
    #expect((spring.dampingRatio - 1).magnitude < 1e-15)
    #expect((spring.progress(at: 0.1) - 0.264_241_117_657_115_33).magnitude < 1e-12)
    #expect((spring.progress(at: 0.2) - 0.593_994_150_290_161_8).magnitude < 1e-12)
    #expect(spring.progress(at: 0) == 0)
  }

  /// The closed solution is what small steps of the equation of motion come to (Runge and Kutta's
  /// method of the fourth order).
  @Test(arguments: [0.1, 0.4, 0.825, 0.999_999_9, 1, 1.000_000_1, 1.5, 4], [0.0, 3, -5])
  func springsObeyTheirEquation(ratio: Double, velocity: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio, initialVelocity: velocity)
    func pull(_ x: Double, _ v: Double) -> Double {
      -(spring.damping * v + spring.stiffness * (x - 1)) / spring.mass
    }
    var (x, v) = (0.0, velocity)
    let step = 0.000_5
    for index in 1...2000 {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      #expect((spring.progress(at: Double(index) * step) - x).magnitude < 1e-6)
    }
  }

  @Test(arguments: [0.1, 0.5, 0.825, 1, 1.5, 3]) func springsSettle(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let end = spring.settlingDuration
    for step in 0..<500 {
      #expect((spring.progress(at: end + Double(step) * 0.01) - 1).magnitude <= 0.001 + 1e-12)
    }
    // Not much too late either: within the last swing or so it was still on its way.
    let last = stride(from: end, to: 0, by: -0.001).first {
      (spring.progress(at: $0) - 1).magnitude > 0.001
    }
    #expect(end - (last ?? 0) < 0.3)
    let fitted = Spring(settlingIn: 0.7, dampingRatio: ratio)
    #expect((fitted.settlingDuration - 0.7).magnitude < 1e-9)
  }

  @Test func springsByDurationAndBounce() {
    // k = (2π / 0.5)², c = 2·0.7·(2π / 0.5)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect((spring.stiffness - 157.913_670_417_429_7).magnitude < 1e-9)
    #expect((spring.damping - 17.592_918_860_102_84).magnitude < 1e-9)
    #expect((Spring(duration: 1, bounce: -0.5).dampingRatio - 2).magnitude < 1e-12)
  }

  @Test func delaysAndEnds() {
    let timing = Timing.linear(duration: 2).delayed(1)
    #expect(timing.duration == 3)
    #expect([0, 1, 2, 2.5, 3, 9].map { timing.progress(at: $0) } == [0, 0, 0.5, 0.75, 1, 1])
    #expect(
      Timing.linear(duration: .nan).duration == 0 && Timing.linear(duration: 0).progress(at: 0) == 1
    )
  }

  @Test func springsOfNonsenseTrap() async {
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: 1) }
  }
}
