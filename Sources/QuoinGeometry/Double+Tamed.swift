/// The longest length that the geometry functions compute with, in points.
///
/// Sums and products of two such lengths are finite, so no function turns finite rectangles into
/// infinity or NaN.
let longestLength = 1e15

extension Double {
  /// The length clamped to the usable range: NaN becomes zero, an infinity `longestLength`.
  var tamed: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -longestLength), longestLength)
  }

  /// The length clamped to a usable extent: as `tamed`, with negative values as zero.
  var tamedExtent: Double { Swift.max(0, tamed) }
}
