import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Interpolation {
  /// Interpolates in the common unit; if the units differ, in points.
  ///
  /// `whole` holds the lengths that percentages refer to at the start and at the end.
  static func length(
    _ a: LengthPercentage, _ b: LengthPercentage, _ fraction: Double, _ whole: (Double, Double)
  ) -> LengthPercentage {
    if let length = length(a, b, fraction) { return length }
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    return .points(number(a.points(of: whole.0), b.points(of: whole.1), fraction))
  }

  /// Interpolates in the common unit, or returns `nil` if the units differ.
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

  /// Clamps a length to zero, for lengths that an overshooting spring must not make negative.
  static func positive(_ length: LengthPercentage) -> LengthPercentage {
    switch length {
    case .points(let points): .points(max(0, points))
    case .percent(let percent): .percent(max(0, percent))
    }
  }

  /// Interpolates a percentage and the points added to it, each on its own.
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
