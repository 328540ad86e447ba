import QuoinStyle

/// A length in an attribute of an SVG: SVG 2 §4.2, a number without a unit is in pixels.
struct SVGLength {
  var number: Double
  /// The unit of CSS, or `nil` for a percentage.
  var unit: CSS.Unit?

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count, SVGLength.isSpace(bytes[start]) { start += 1 }
    var end = bytes.count
    while end > start, SVGLength.isSpace(bytes[end - 1]) { end -= 1 }
    let split = SVGLength.numberEnd(bytes[..<end], from: start)
    guard let number = Double(String(decoding: bytes[start..<split], as: UTF8.self)),
      number.isFinite
    else { return nil }
    self.number = number
    let word = String(decoding: bytes[split..<end], as: UTF8.self).asciiLowercased
    if word.isEmpty {
      unit = .px
    } else if word != "%" {
      guard let found = CSS.Unit(rawValue: word) else { return nil }
      unit = found
    }
  }

  /// The value as CSS.
  var css: String { "\(number)\(unit?.rawValue ?? "%")" }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// Returns the end of the number that begins at an index; an `e` is its exponent only before digits.
  private static func numberEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    func isDigit(_ index: Int) -> Bool {
      index < bytes.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    func isSign(_ index: Int) -> Bool {
      index < bytes.endIndex && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[index])
    }
    var index = start
    if isSign(index) { index += 1 }
    while isDigit(index) || (index < bytes.endIndex && bytes[index] == UInt8(ascii: ".")) {
      index += 1
    }
    guard index < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
    var exponent = index + (isSign(index + 1) ? 2 : 1)
    guard isDigit(exponent) else { return index }
    while isDigit(exponent) { exponent += 1 }
    return exponent
  }
}
