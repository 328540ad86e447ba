import Foundation

/// A colour in OKLab, a colour space in which equal distances look equally different (Ottosson
/// 2020).
struct PerceivedColor {
  private let lightness: Double
  private let a: Double
  private let b: Double
  private let opacity: Double

  /// Creates the colour of an sRGB pixel composited on white.
  ///
  /// Opacity is kept separately, so that a transparent pixel does not equal a white one.
  init(_ pixel: ArraySlice<UInt8>) {
    let start = pixel.startIndex
    let opacity = Double(pixel[start + 3]) / 255
    self.opacity = opacity
    func linear(_ offset: Int) -> Double {
      let part = 1 - (1 - Double(pixel[start + offset]) / 255) * opacity
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(0), linear(1), linear(2))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The perceived distance between two colours; black and white are 1 apart.
  func distance(to other: PerceivedColor) -> Double {
    let parts = [lightness - other.lightness, a - other.a, b - other.b]
    let color = parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return max(color, (opacity - other.opacity).magnitude)
  }
}
