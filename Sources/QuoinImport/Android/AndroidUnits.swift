/// Parses numbers with units.
struct AndroidUnits {
  let density: Double
  let fontScale: Double

  init(_ configuration: AndroidConfiguration) {
    density = configuration.density
    fontScale = configuration.fontScale
  }

  /// Returns a length in pixels without rounding, or `nil` if it is invalid.
  func pixels(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    guard let number = Double(text.dropLast(unit.count)), number.isFinite, number.magnitude < 1e6
    else { return nil }
    switch unit {
    case "dp", "dip": return number * density
    case "sp": return number * density * fontScale
    case "px": return number
    case "pt": return number * density * 160 / 72
    case "in": return number * density * 160
    case "mm": return number * density * 160 / 25.4
    default: return nil
    }
  }

  /// Returns a size in whole pixels, rounded half away from zero, and 0 only for a size of 0.
  func size(_ text: String) -> Int? { pixels(text).map(AndroidUnits.rounded) }

  static func rounded(_ pixels: Double) -> Int {
    let whole = Int(pixels.rounded(.toNearestOrAwayFromZero))
    if whole != 0 || pixels == 0 { return whole }
    return pixels > 0 ? 1 : -1
  }
}
