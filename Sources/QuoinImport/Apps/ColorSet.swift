import QuoinModel

/// A named colour of an asset catalogue, with light, dark and high-contrast variants.
struct ColorSet: Hashable, Sendable {
  private var light: Color?
  private var dark: Color?

  /// Reads the set that `Contents.json` describes.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device. Its own colours take precedence over universal ones.
  ///   - isHighContrast: Whether high-contrast colours are preferred.
  init(_ contents: PropertyValue, idiom: String, isHighContrast: Bool = false) {
    var best: [Bool: (rank: Int, color: Color)] = [:]
    for entry in contents["colors"]?.values.prefix(1_000) ?? [] {
      guard let color = entry["color"].flatMap({ ColorSet.color($0) }) else { continue }
      let own = entry["idiom"]?.text ?? "universal"
      guard own == idiom || own == "universal" else { continue }
      var (isDark, isHigh) = (false, false)
      for appearance in entry["appearances"]?.values ?? [] {
        switch (appearance["appearance"]?.text, appearance["value"]?.text) {
        case ("luminosity", "dark"): isDark = true
        case ("contrast", "high"): isHigh = true
        default: break
        }
      }
      if isHigh, !isHighContrast { continue }
      var rank = isHigh ? 4 : 0
      if own == idiom { rank += 2 }
      // Display P3 variants supplement sRGB ones.
      if (entry["display-gamut"] ?? entry["gamut"])?.text != "display-P3" { rank += 1 }
      if best[isDark].map({ rank > $0.rank }) ?? true { best[isDark] = (rank, color) }
    }
    light = best[false]?.color
    dark = best[true]?.color
  }

  /// The colour with its light and dark variants, or `nil` if the set is empty.
  var color: Color? {
    guard let first = light ?? dark else { return nil }
    return dark.map { Color(light: first, dark: $0) } ?? first
  }

  /// Returns the colour of an entry, in sRGB.
  private static func color(_ value: PropertyValue) -> Color? {
    if let reference = value["reference"]?.text {
      return SystemColors.color(reference) ?? SystemColors.color(reference + "Color")
    }
    guard let parts = value["components"] else { return nil }
    let alpha = parts["alpha"].flatMap { component($0) } ?? 1
    if let white = parts["white"].flatMap({ component($0) }) {
      return Color(white: white, alpha: alpha)
    }
    guard let red = parts["red"].flatMap({ component($0) }),
      let green = parts["green"].flatMap({ component($0) }),
      let blue = parts["blue"].flatMap({ component($0) })
    else { return nil }
    return switch value["color-space"]?.text {
    case "display-p3": ColorReader.fromDisplayP3(red, green, blue, alpha)
    case "extended-linear-srgb":
      Color(
        red: ColorReader.encoded(red), green: ColorReader.encoded(green),
        blue: ColorReader.encoded(blue), alpha: alpha)
    default: Color(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Returns a colour component: `0.5`, or 0 to 255 as `0x7F` or `127`.
  private static func component(_ value: PropertyValue) -> Double? {
    guard let text = value.text else { return value.number }
    let word = text.filter { !$0.isWhitespace }
    if word.lowercased().hasPrefix("0x") {
      return Int(word.dropFirst(2), radix: 16).map { Double(min(max($0, 0), 255)) / 255 }
    }
    guard let number = Number.parse(word) else { return nil }
    return !word.contains(".") && number > 1 ? number / 255 : number
  }
}
