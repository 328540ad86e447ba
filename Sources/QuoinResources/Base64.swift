/// Base64 encoding and decoding, for addresses that contain their data: RFC 4648 §4.
package enum Base64 {
  /// Encodes bytes as letters, with padding.
  package static func text(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let a = bytes[index]
      let b = rest > 1 ? bytes[index + 1] : 0
      let c = rest > 2 ? bytes[index + 2] : 0
      letters.append(alphabet[Int(a >> 2)])
      letters.append(alphabet[Int((a & 3) << 4 | b >> 4)])
      letters.append(rest > 1 ? alphabet[Int((b & 15) << 2 | c >> 6)] : padding)
      letters.append(rest > 2 ? alphabet[Int(c & 63)] : padding)
      index += 3
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Decodes letters to bytes, ignoring white space, or returns `nil` for other characters and lengths: Infra §8,
  /// “forgiving-base64 decode”.
  package static func bytes(_ text: [UInt8]) -> [UInt8]? {
    var letters = text[...]
    if letters.contains(where: isSpace) { letters.removeAll(where: isSpace) }
    if letters.count % 4 == 0 {
      for _ in 0..<2 where letters.last == padding { letters.removeLast() }
    }
    guard letters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3 + 2)
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in letters {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 9 || byte == 10 || byte == 12 || byte == 13
  }

  /// The value of each letter, 255 for others.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (index, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(index) }
    return values
  }()

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
}
