/// Decimal numbers in documents.
enum Number {
  /// The largest number that is accepted as a length.
  static let limit = 1e9
  /// All numbers that a layout accepts.
  static let all = -limit...limit
  /// The non-negative numbers.
  static let positive = 0...limit

  /// Returns the value of a decimal number, which may be infinite, or `nil` for other text.
  ///
  /// Hexadecimal digits, `inf`, `nan` and white space are not accepted.
  static func decimal(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { decimal($0) }
  }

  /// Returns the value of the bytes of a decimal number, or `nil` for other bytes.
  static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var scanner = DecimalScanner(bytes)
    guard scanner.scan() else { return nil }
    // Both operands are exact, so the quotient is the nearest number to the text (Clinger 1990).
    if scanner.isExact { return scanner.exactValue }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the value of a decimal number that a layout accepts, or `nil` for other text.
  static func parse(_ text: String) -> Double? {
    guard let value = decimal(text), value.magnitude <= limit else { return nil }
    return value
  }

  /// Returns a factor, written as `0.5` or as a ratio such as `16:9` or `1/3`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let first = parse(String(parts[0])) else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parse(String(parts[1])), second != 0 else { return nil }
    let ratio = first / second
    return ratio.magnitude <= limit ? ratio : nil
  }
}

/// A scanner for the bytes of a decimal number: sign, digits with a point, exponent.
private struct DecimalScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var isNegative = false
  private var mantissa: UInt64 = 0
  /// The number of significant digits, from the first that is not 0.
  private var digits = 0
  private var fraction = 0
  private var hasExponent = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the digits and their power of ten are exactly representable.
  var isExact: Bool { !hasExponent && digits <= 15 && fraction < DecimalScanner.powers.count }

  var exactValue: Double {
    let value = Double(mantissa) / DecimalScanner.powers[fraction]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Scans the bytes, and returns whether all of them form a number.
  mutating func scan() -> Bool {
    if let sign = byte, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position += 1
    }
    let whole = skipDigits()
    var part = 0
    if byte == UInt8(ascii: ".") {
      position += 1
      part = skipDigits()
      fraction = part
    }
    guard whole + part > 0 else { return false }
    if let mark = byte, mark | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      position += 1
      if let sign = byte, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
      guard skipDigits() > 0 else { return false }
    }
    return position == bytes.count
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte, byte >= 0x30, byte <= 0x39 {
      if digits > 0 || byte > 0x30 { digits += 1 }
      if digits <= 15 { mantissa = mantissa &* 10 &+ UInt64(byte - 0x30) }
      position += 1
    }
    return position - start
  }
}
