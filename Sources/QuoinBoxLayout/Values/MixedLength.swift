/// A percentage with points beside it, within limits in points: what `calc()`, `min()`, `max()` and
/// `clamp()` of CSS Values §10 come to where one part of them refers to the container.
public struct MixedLength: Hashable, Sendable {
  /// The percentage, from 0 to 100.
  package var percent: Double
  /// The points that are added to it.
  package var points: Double
  /// The least length, which wins over the greatest one.
  package var least: Double
  /// The greatest length.
  package var greatest: Double

  /// A length of its parts.
  package init(
    percent: Double, points: Double = 0, least: Double = -.infinity, greatest: Double = .infinity
  ) {
    self.percent = percent
    self.points = points
    self.least = least
    self.greatest = greatest
  }
}

/// What is beside a percentage in the engine's tables.
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

  /// The length where the percentage comes to a share.
  @inline(__always) func length(_ share: Float) -> Float {
    (share + points).clamped(least, greatest)
  }
}
