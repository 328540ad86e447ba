/// Parses numbers with units.
struct AndroidUnits {
  let density: Double
  let fontScale: Double

  /// A unit of length.
  private enum Unit: String {
    case dp, dip, sp, px, pt
    case inch = "in"
    case mm
  }

  init(_ configuration: AndroidConfiguration) {
    density = configuration.density
    fontScale = configuration.fontScale
  }

  /// Parses a number, or returns `nil` if the text is not a number, or is one too large to compute with.
  ///
  /// - Parameter limit: The magnitude that the number must be less than; the default is beyond all integers of the
  ///   framework.
  static func number(_ text: some StringProtocol, below limit: Double = 1e10) -> Double? {
    Double(text).flatMap { $0.magnitude < limit ? $0 : nil }
  }

  /// Returns a length in pixels without rounding, or `nil` if it is invalid.
  func pixels(_ text: String) -> Double? {
    guard let (number, unit) = AndroidUnits.plainParts(text) ?? AndroidUnits.parts(text),
      number.magnitude < 1e6
    else { return nil }
    switch unit {
    case .dp, .dip: return number * density
    case .sp: return number * density * fontScale
    case .px: return number
    case .pt: return number * density * 160 / 72
    case .inch: return number * density * 160
    case .mm: return number * density * 160 / 25.4
    }
  }

  /// Returns the number and the unit of a length.
  private static func parts(_ text: String) -> (Double, Unit)? {
    let text = text.filter { !$0.isWhitespace }
    let name = String(text.reversed().prefix { $0.isLetter }.reversed())
    guard let unit = Unit(rawValue: name), let number = Double(text.dropLast(name.count)) else {
      return nil
    }
    return (number, unit)
  }

  /// Returns the number and the unit of a length such as `16dp` or `-0.5sp`, as nearly all are written.
  private static func plainParts(_ text: String) -> (Double, Unit)? {
    var text = text
    return text.withUTF8 { bytes in
      var next = 0
      let isNegative = bytes.first == UInt8(ascii: "-")
      if isNegative { next = 1 }
      let first = next
      // Few enough digits that the number and the power of ten are exact, and so is their quotient.
      var digits = 0.0
      var divisor = 1.0
      var hasPoint = false
      while next < bytes.count, next < first + 15 {
        if let digit = digit(bytes[next]) {
          digits = digits * 10 + digit
          if hasPoint { divisor *= 10 }
        } else if bytes[next] == UInt8(ascii: "."), !hasPoint, next > first {
          hasPoint = true
        } else {
          break
        }
        next += 1
      }
      guard next > first, next < bytes.count, digit(bytes[next - 1]) != nil,
        let unit = unit(bytes[next...])
      else { return nil }
      let number = digits / divisor
      return (isNegative ? -number : number, unit)
    }
  }

  private static func digit(_ byte: UInt8) -> Double? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      ? Double(byte - UInt8(ascii: "0")) : nil
  }

  private static func unit(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unit? {
    guard name.count == 2, let first = name.first, let last = name.last else {
      return name.elementsEqual("dip".utf8) ? .dip : nil
    }
    switch (first, last) {
    case (UInt8(ascii: "d"), UInt8(ascii: "p")): return .dp
    case (UInt8(ascii: "s"), UInt8(ascii: "p")): return .sp
    case (UInt8(ascii: "p"), UInt8(ascii: "x")): return .px
    case (UInt8(ascii: "p"), UInt8(ascii: "t")): return .pt
    case (UInt8(ascii: "i"), UInt8(ascii: "n")): return .inch
    case (UInt8(ascii: "m"), UInt8(ascii: "m")): return .mm
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
