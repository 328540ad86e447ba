/// The longest length that the geometry tools compute with, in points.
///
/// Sums and products of two such lengths are finite, so no tool makes an infinity or NaN of finite
/// rectangles.
let longestLength = 1e15

extension Double {
  /// The length as the geometry tools take it: NaN counts as zero, an infinity as `longestLength`.
  var tamed: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -longestLength), longestLength)
  }

  /// The length as an extent: as `tamed`, and a negative one counts as zero.
  var tamedExtent: Double { Swift.max(0, tamed) }
}
