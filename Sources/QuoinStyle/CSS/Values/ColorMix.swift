import QuoinModel

extension CSS {
  /// `color-mix()`: CSS Color 5 §3.
  package struct ColorMix: Hashable, Sendable {
    /// The colour space in which the colours are mixed.
    package enum Space: String, Hashable, Sendable {
      case srgb
      case linear = "srgb-linear"
      case oklab
    }

    package var space: Space
    package var first: ColorValue
    package var second: ColorValue
    /// The shares of the colours; if their sum is less than 1, the result is partly transparent.
    package var shares: (Double, Double)

    /// Returns the mixture, computed with premultiplied colours: CSS Color 4 §12.3.
    func color(_ first: Color, _ second: Color) -> Color {
      let total = shares.0 + shares.1
      guard total > 0 else { return .clear }
      let (one, two) = (shares.0 / total, shares.1 / total)
      let alpha = first.alpha * one + second.alpha * two
      guard alpha > 0 else { return .clear }
      let (a, b) = (parts(first), parts(second))
      func mixed(_ x: Double, _ y: Double) -> Double {
        (x * first.alpha * one + y * second.alpha * two) / alpha
      }
      let parts = (mixed(a.0, b.0), mixed(a.1, b.1), mixed(a.2, b.2))
      let linear: (Double, Double, Double)
      switch space {
      case .srgb:
        return Color(
          red: parts.0, green: parts.1, blue: parts.2, alpha: alpha * min(1, total))
      case .linear: linear = parts
      case .oklab: linear = fromOKLab(parts.0, parts.1, parts.2)
      }
      return Color(
        red: encodeSRGB(linear.0), green: encodeSRGB(linear.1), blue: encodeSRGB(linear.2),
        alpha: alpha * min(1, total))
    }

    private func parts(_ color: Color) -> (Double, Double, Double) {
      if space == .srgb { return (color.red, color.green, color.blue) }
      let linear = (decodeSRGB(color.red), decodeSRGB(color.green), decodeSRGB(color.blue))
      return space == .linear ? linear : toOKLab(linear)
    }

    package static func == (a: ColorMix, b: ColorMix) -> Bool {
      a.space == b.space && a.first == b.first && a.second == b.second && a.shares == b.shares
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(space)
      hasher.combine(first)
      hasher.combine(second)
      hasher.combine(shares.0)
      hasher.combine(shares.1)
    }
  }

  /// Returns the linear value of an sRGB component: the inverse of the sRGB transfer function.
  static func decodeSRGB(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// Converts linear sRGB to OKLab.
  static func toOKLab(_ rgb: (Double, Double, Double)) -> (Double, Double, Double) {
    let (r, g, b) = rgb
    let long = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1.0 / 3)
    let medium = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1.0 / 3)
    let short = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1.0 / 3)
    return (
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    )
  }
}

extension CSS.ValueReader {
  /// Parses the arguments of `color-mix()`.
  mutating func colorMix() -> CSS.ColorMix? {
    var space = CSS.ColorMix.Space.oklab
    if keyword(.in) {
      guard let word = keyword([.srgb, .srgbLinear, .oklab]),
        let read = CSS.ColorMix.Space(rawValue: word.name), comma()
      else { return nil }
      space = read
    }
    func part(_ reader: inout CSS.ValueReader) -> (CSS.ColorValue, Double?)? {
      func share(_ reader: inout CSS.ValueReader) -> Double? {
        guard case .percentage(let percent) = reader.kind, (0...100).contains(percent) else {
          return nil
        }
        reader.advance()
        return percent / 100
      }
      let before = share(&reader)
      guard let color = reader.color() else { return nil }
      return (color, before ?? share(&reader))
    }
    guard let (first, one) = part(&self), comma(), let (second, two) = part(&self) else {
      return nil
    }
    // §3.1: an omitted share is the remainder of the whole.
    var shares = (one ?? two.map { 1 - $0 } ?? 0.5, two ?? one.map { 1 - $0 } ?? 0.5)
    let total = shares.0 + shares.1
    guard total > 0 else { return nil }
    if total > 1 { shares = (shares.0 / total, shares.1 / total) }
    return CSS.ColorMix(space: space, first: first, second: second, shares: shares)
  }
}
