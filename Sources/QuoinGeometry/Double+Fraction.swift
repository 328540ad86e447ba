extension Double {
  /// Returns the position of the number in a range, from 0 at its start to 1 at its end.
  ///
  /// Numbers outside of the range count as its nearer end, and the position in an empty range is 0. The three numbers must
  /// be finite; the length of the range may overflow.
  package func fraction(from low: Double, to high: Double) -> Double {
    guard high > low else { return 0 }
    let value = Swift.min(Swift.max(self, low), high)
    let length = high - low
    guard length.isFinite else { return (value / 2 - low / 2) / (high / 2 - low / 2) }
    return (value - low) / length
  }
}
