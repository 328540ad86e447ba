/// A percentage with added points, and limits in points.
///
/// It represents `calc()`, `min()`, `max()` and `clamp()` of CSS Values §10 if a part of them
/// refers to the container.
public struct MixedLength: Hashable, Sendable {
  /// The percentage, from 0 to 100.
  package var percent: Double
  /// The points added to the percentage.
  package var points: Double
  /// The minimum length, which takes precedence over the maximum.
  package var least: Double
  /// The maximum length.
  package var greatest: Double

  /// Creates a length from its parts.
  package init(
    percent: Double, points: Double = 0, least: Double = -.infinity, greatest: Double = .infinity
  ) {
    self.percent = percent
    self.points = points
    self.least = least
    self.greatest = greatest
  }
}

/// The points and limits of a percentage in the engine's tables.
struct PackedMixture: BitwiseCopyable {
  var points: Float = 0
  var least = -Float.infinity
  var greatest = Float.infinity

  init() {}

  init(_ length: MixedLength) {
    points = Float(length.points).limited.orZero
    least = length.least > -.infinity ? Float(length.least).limited.orZero : -.infinity
    greatest = length.greatest < .infinity ? Float(length.greatest).limited.orZero : .infinity
  }

  /// Returns the length for a resolved percentage.
  @inline(__always) func length(_ share: Float) -> Float {
    (share + points).clamped(least, greatest)
  }
}
