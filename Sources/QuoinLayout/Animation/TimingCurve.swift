/// A timing curve that maps time to progress: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The timing functions of CSS Easing Functions Level 2 §2.3 and of Core Animation are such curves.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, 0…1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Creates a curve from its control points.
  ///
  /// Times are clamped to 0…1, since time does not run backwards.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func time(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    self.x1 = time(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = time(x2)
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// A constant pace.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// UIKit's `curveEaseIn`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// UIKit's `curveEaseOut`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// UIKit's `curveEaseInOut`, its default.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default function, and CSS's `ease`.
  public static let ease = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the progress at a fraction of the time: 0 before the start, 1 after the end.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return TimingCurve.value(y1, y2, at: parameter(at: time))
  }

  /// Returns the curve's parameter at a time, by Newton's method with bisection as the fallback.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let error = TimingCurve.value(x1, x2, at: parameter) - time
      guard error.magnitude > 1e-15 else { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / TimingCurve.slope(x1, x2, at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  /// Returns 3(1−s)²s·p + 3(1−s)s²·q + s³.
  private static func value(_ p: Double, _ q: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * p + 3 * rest * s * s * q + s * s * s
  }

  private static func slope(_ p: Double, _ q: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * p + 6 * rest * s * (q - p) + 3 * s * s * (1 - q)
  }
}
