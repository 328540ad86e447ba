/// Bytes as letters, for `data:` URLs.
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

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
}
