import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Between {
  /// In the unit of both ends; where they differ, in points, with what a percentage is at its end.
  static func length(
    _ a: LengthPercentage, _ b: LengthPercentage, _ fraction: Double, _ whole: (Double, Double)
  ) -> LengthPercentage {
    if let length = length(a, b, fraction) { return length }
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    return .points(number(points(a, whole.0), points(b, whole.1), fraction))
  }

  /// In the unit of both ends, or `nil` where they differ.
  static func length(
    _ a: LengthPercentage, _ b: LengthPercentage, _ fraction: Double
  ) -> LengthPercentage? {
    switch (a, b) {
    case (.points(let a), .points(let b)): .points(number(a, b, fraction))
    case (.percent(let a), .percent(let b)): .percent(number(a, b, fraction))
    case (.points(0), .percent(let b)): .percent(number(0, b, fraction))
    case (.percent(let a), .points(0)): .percent(number(a, 0, fraction))
    default: nil
    }
  }

  private static func points(_ length: LengthPercentage, _ whole: Double) -> Double {
    switch length {
    case .points(let points): points
    case .percent(let percent): percent / 100 * whole
    }
  }

  /// A length of which a spring must not make a negative one.
  static func positive(_ length: LengthPercentage) -> LengthPercentage {
    switch length {
    case .points(let points): .points(max(0, points))
    case .percent(let percent): .percent(max(0, percent))
    }
  }

  /// A percentage and the points beside it, each for itself.
  static func mixed(
    _ a: (LengthPercentage, Double), _ b: (LengthPercentage, Double), _ fraction: Double
  ) -> (LengthPercentage, Double) {
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    if let length = length(a.0, b.0, fraction) { return (length, number(a.1, b.1, fraction)) }
    func parts(_ end: (LengthPercentage, Double)) -> (percent: Double, points: Double) {
      switch end.0 {
      case .points(let points): (0, points + end.1)
      case .percent(let percent): (percent, end.1)
      }
    }
    let (old, new) = (parts(a), parts(b))
    return (
      .percent(number(old.percent, new.percent, fraction)),
      number(old.points, new.points, fraction)
    )
  }

  static func position(
    _ a: BackgroundLayer.Position, _ b: BackgroundLayer.Position, _ fraction: Double
  ) -> BackgroundLayer.Position {
    guard a != b else { return a }
    var position = BackgroundLayer.Position()
    (position.x, position.moveX) = mixed((a.x, a.moveX), (b.x, b.moveX), fraction)
    (position.y, position.moveY) = mixed((a.y, a.moveY), (b.y, b.moveY), fraction)
    return position
  }
}
