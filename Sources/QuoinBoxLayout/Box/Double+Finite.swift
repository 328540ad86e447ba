extension Double {
  /// The largest length with which the engine computes.
  ///
  /// Sums and products of a tree's worth of such lengths stay finite, so no input can produce an
  /// infinite frame.
  static let largestLength = 1e12

  /// The number within what the engine computes with; NaN is zero.
  var finite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.largestLength), Double.largestLength)
  }

  /// The number as a size or a factor, which is never negative.
  var finiteLength: Double { Swift.max(0, finite) }

  /// A percentage of a length.
  func percent(of length: Double) -> Double { (finite * length / 100).finite }

  /// The length within limits, of which the lower one wins.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    Swift.max(lower, Swift.min(upper, self))
  }
}
