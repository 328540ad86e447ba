/// Whole pixels of what comes from documents and from arithmetic on it.
package enum AndroidPixels {
  /// More than any screen has, and little enough that sums of many are numbers still.
  private static let most = 1e9

  /// A number of pixels as a whole one; what is no number is none.
  package static func whole(_ pixels: Double) -> Int {
    pixels.isNaN ? 0 : Int(min(max(pixels.rounded(), -most), most))
  }
}
