extension [UInt8] {
  /// Appends the UTF-8 of a text.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a number as decimal digits with at most three decimals and no exponent.
  ///
  /// - Parameter thousandths: The number times 1,000.
  package mutating func append(thousandths: Int) {
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    append(decimal: thousandths.magnitude / 1000)
    var decimals = thousandths.magnitude % 1000
    guard decimals > 0 else { return }
    append(UInt8(ascii: "."))
    while decimals > 0 {
      append(UInt8(ascii: "0") + UInt8(decimals / 100))
      decimals = decimals % 100 * 10
    }
  }

  /// Appends a number as decimal digits.
  private mutating func append(decimal number: UInt) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
