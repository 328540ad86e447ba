/// Conversion of numbers from documents and computations to whole pixels.
package enum AndroidPixels {
  /// More than any screen has, and small enough that sums of many do not overflow.
  private static let maximum = 1e9

  /// Returns a number of pixels as an integer; NaN counts as zero.
  package static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(min(max(pixels.rounded(), -maximum), maximum))
  }
}
