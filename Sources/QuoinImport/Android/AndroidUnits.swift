/// Numbers with units as documents write them.
struct AndroidUnits {
  let density: Double
  let fontScale: Double

  init(_ configuration: AndroidConfiguration) {
    density = configuration.density
    fontScale = configuration.fontScale
  }

  /// The pixels of a length, not rounded, or `nil` for what is none.
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

  /// The pixels of a size: rounded, half away from zero, and not 0 unless it is 0.
  func size(_ text: String) -> Int? { pixels(text).map(AndroidUnits.rounded) }

  static func rounded(_ pixels: Double) -> Int {
    let whole = Int(pixels.rounded(.toNearestOrAwayFromZero))
    if whole != 0 || pixels == 0 { return whole }
    return pixels > 0 ? 1 : -1
  }
}
