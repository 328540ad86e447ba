/// Base64 encoding and decoding, for `data:` URLs.
enum Base64 {
  static func text(_ bytes: [UInt8]) -> String {
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

  /// Decodes letters to bytes, ignoring spaces; `nil` if there are other characters.
  static func bytes(_ letters: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    var isOver = false
    for letter in letters {
      let value = values[Int(letter)]
      if letter <= 32 { continue }
      if letter == padding {
        isOver = true
        continue
      }
      guard value < 64, !isOver else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  /// The value of each letter, 255 for invalid ones; includes the URL-safe alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (index, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(index) }
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
}
