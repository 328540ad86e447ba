import Foundation
import QuoinModel

/// Reads colours given as components.
enum ColorReader {
  /// Returns the colour of an element's components, in sRGB, or `nil` if it has none.
  static func components(_ element: XMLTreeElement) -> Color? {
    let alpha = element.number("alpha", otherwise: "1 is used") ?? 1
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    if let white = element.number("white") {
      // Gamma 2.2 greys differ from sRGB greys by less than 1/255 in the relevant range.
      return Color(white: white, alpha: alpha)
    }
    guard element.has("red") || element.has("green") || element.has("blue") else { return nil }
    let red = element.number("red", otherwise: "0 is used") ?? 0
    let green = element.number("green", otherwise: "0 is used") ?? 0
    let blue = element.number("blue", otherwise: "0 is used") ?? 0
    guard space == "displayP3" else {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    return fromDisplayP3(red, green, blue, alpha)
  }

  static func fromDisplayP3(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return Color(
      red: encoded(1.2249 * r - 0.2247 * g), green: encoded(-0.0420 * r + 1.0419 * g),
      blue: encoded(-0.0197 * r - 0.0786 * g + 1.0979 * b), alpha: alpha)
  }

  /// Returns the linear value of an sRGB component: the inverse of the sRGB transfer function.
  static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB component of a linear value: the sRGB transfer function.
  static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? max(0, part) * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
