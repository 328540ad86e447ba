import QuoinModel

extension CSS {
  /// `color-mix()`: CSS Color 5 §3.
  package struct ColorMix: Hashable, Sendable {
    /// The way between two hues: CSS Color 4 §12.4.
    package enum HueArc: String, Hashable, Sendable {
      case shorter
      case longer
      case increasing
      case decreasing
    }

    /// The colour space in which the colours are mixed.
    package var space: ColorModel
    package var arc = HueArc.shorter
    package var first: ColorValue
    package var second: ColorValue
    /// The shares of the colours; if their sum is less than 1, the result is partly transparent.
    package var shares: (Double, Double)

    /// Returns the mixture, in each colour scheme.
    func color(_ first: Color, _ second: Color) -> Color {
      Color.inEachScheme([first, second]) { mixed($0[0], $0[1]) }
    }

    /// Returns the mixture, computed with premultiplied colours: CSS Color 4 §12.3.
    private func mixed(_ first: Color, _ second: Color) -> Color {
      let total = shares.0 + shares.1
      guard total > 0 else { return .clear }
      let (one, two) = (shares.0 / total, shares.1 / total)
      let alpha = first.alpha * one + second.alpha * two
      guard alpha > 0 else { return .clear }
      var (a, b) = (space.components(first), space.components(second))
      if let hue = space.hue { alignHues(&a, &b, at: hue) }
      let mixed = (0..<3).map { index -> Double in
        if index == space.hue { return a[index] * one + b[index] * two }
        return (a[index] * first.alpha * one + b[index] * second.alpha * two) / alpha
      }
      return space.color(mixed, alpha: alpha * min(1, total))
    }

    /// Prepares two hues for mixing: CSS Color 4 §12.4.
    ///
    /// A colour without chroma takes the hue of the other one.
    private func alignHues(_ a: inout [Double], _ b: inout [Double], at hue: Int) {
      func isGrey(_ parts: [Double]) -> Bool {
        space == .hwb ? parts[1] + parts[2] >= 99.99 : parts[1] < space.wholes[1] * 1e-4
      }
      switch (isGrey(a), isGrey(b)) {
      case (true, false): a[hue] = b[hue]
      case (false, true): b[hue] = a[hue]
      default: break
      }
      let difference = b[hue] - a[hue]
      switch arc {
      case .shorter:
        if difference > 180 { a[hue] += 360 } else if difference < -180 { b[hue] += 360 }
      case .longer:
        if difference > 0, difference < 180 {
          a[hue] += 360
        } else if difference > -180, difference <= 0 {
          b[hue] += 360
        }
      case .increasing: if difference < 0 { b[hue] += 360 }
      case .decreasing: if difference > 0 { a[hue] += 360 }
      }
    }

    package static func == (a: ColorMix, b: ColorMix) -> Bool {
      a.space == b.space && a.arc == b.arc && a.first == b.first && a.second == b.second
        && a.shares == b.shares
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(space)
      hasher.combine(arc)
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
    var space = CSS.ColorModel.oklab
    var arc = CSS.ColorMix.HueArc.shorter
    if keyword(.in) {
      guard let word = kind.ident, let read = CSS.ColorModel(rawValue: word) else { return nil }
      advance()
      space = read
      if space.hue != nil, let word = kind.ident, let read = CSS.ColorMix.HueArc(rawValue: word) {
        advance()
        guard kind.ident == "hue" else { return nil }
        advance()
        arc = read
      }
      guard comma() else { return nil }
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
    return CSS.ColorMix(space: space, arc: arc, first: first, second: second, shares: shares)
  }
}
