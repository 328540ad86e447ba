/// The symbols for lengths and distances (RFC 1951 §3.2.5).
enum DeflateSymbols {
  /// A symbol with its extra bits.
  struct Symbol {
    let symbol: Int
    let rest: Int
    let extraBits: Int

    init(_ symbol: Int, _ rest: Int, _ extraBits: Int) {
      (self.symbol, self.rest, self.extraBits) = (symbol, rest, extraBits)
    }
  }

  /// The symbol for each length from 3 to 258.
  static let lengths: [Symbol] = (0...258).map { length in
    if length == 258 { return Symbol(285, 0, 0) }
    let offset = max(0, length - 3)
    guard offset >= 8 else { return Symbol(257 + offset, 0, 0) }
    // Four symbols for each power of two.
    let bits = offset.bitWidth - offset.leadingZeroBitCount - 3
    return Symbol(257 + 4 * bits + offset >> bits, offset & (1 << bits - 1), bits)
  }

  /// The symbol for a distance from 1 to 32,768.
  static func distance(_ distance: Int) -> Symbol {
    let offset = distance - 1
    guard offset >= 4 else { return Symbol(offset, 0, 0) }
    // Two symbols for each power of two.
    let bits = offset.bitWidth - offset.leadingZeroBitCount - 2
    return Symbol(2 * bits + offset >> bits, offset & (1 << bits - 1), bits)
  }
}
