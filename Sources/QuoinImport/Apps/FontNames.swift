/// The names in a font file's `name` table.
struct FontNames: Hashable, Sendable {
  /// The PostScript name, by which documents refer to the font, such as `OpenSans-Bold`.
  let postScript: String

  /// Reads the names of an OpenType or TrueType font, or of the first font of a collection.
  init?(_ bytes: [UInt8]) {
    var start = 0
    if bytes.starts(with: Array("ttcf".utf8)) {
      guard let first = FontNames.number(bytes, 12, 4) else { return nil }
      start = first
    }
    guard let count = FontNames.number(bytes, start + 4, 2) else { return nil }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let tag = FontNames.number(bytes, record, 4) else { return nil }
      guard tag == 0x6E61_6D65 else { continue }
      guard let offset = FontNames.number(bytes, record + 8, 4),
        let name = FontNames.postScript(bytes, offset)
      else { return nil }
      postScript = name
      return
    }
    return nil
  }

  private static func postScript(_ bytes: [UInt8], _ table: Int) -> String? {
    guard let count = number(bytes, table + 2, 2), let texts = number(bytes, table + 4, 2) else {
      return nil
    }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = number(bytes, record, 2), let name = number(bytes, record + 6, 2),
        let length = number(bytes, record + 8, 2), let offset = number(bytes, record + 10, 2)
      else { return nil }
      let start = table + texts + offset
      guard name == 6, start >= 0, length > 0, length <= 200, start <= bytes.count - length else {
        continue
      }
      // PostScript names are ASCII; Windows and Unicode names use two bytes per character.
      let letters = bytes[start..<start + length].filter { $0 > 0x20 && $0 < 0x7F }
      guard platform != 1 || letters.count == length, !letters.isEmpty else { continue }
      return String(decoding: letters, as: UTF8.self)
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start >= 0, start <= bytes.count - count else { return nil }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
