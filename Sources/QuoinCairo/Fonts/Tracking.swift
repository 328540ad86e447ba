import QuoinModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The space between letters that makes Inter about as wide as iOS's system font.
///
/// The coefficients were fitted to 259 natural widths of labels and buttons that Xcode recorded
/// in public storyboards (11 to 140 points, mostly 13 to 20; all weights, mostly regular): the sum
/// of absolute differences to Inter 4.0's widths, each at most 4 points, was minimised. The median
/// error is one pixel (0.5 points, 0.6 % of the width; 3 points and 4.5 % without correction); nine
/// in ten are within 1.5 points. The step at 20 points is where iOS changes from its text face to
/// its display face.
enum Tracking {
  /// The space after each letter, in points, negative where letters move together.
  static func points(size: Double, weight: Font.Weight) -> Double {
    // Below 11 points there is no record to fit.
    let em = size < 20 ? text.base + text.rise * exp(-max(size, 11) / text.decay) : display
    return (em + perWeight * Double(weight.rawValue - 400) / 300) * size
  }

  private static let text = (base: -0.04825, rise: 0.373, decay: 5.913)
  private static let display = -0.04346
  private static let perWeight = 0.01504
}
