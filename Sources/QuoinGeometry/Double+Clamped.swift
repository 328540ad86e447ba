/// The longest length that the geometry functions compute with, in points.
///
/// Sums and products of two such lengths are finite, so no function turns finite rectangles into
/// infinity or NaN.
let maximumLength = 1e15

extension Double {
  /// The length clamped to the usable range: NaN becomes zero, an infinity `maximumLength`.
  var clamped: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -maximumLength), maximumLength)
  }

  /// The length clamped to a usable extent: as `clamped`, with negative values as zero.
  var clampedExtent: Double { Swift.max(0, clamped) }
}
