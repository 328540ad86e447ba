/// Limits the number of combining marks on one letter, because a shaper compares each with all
/// before it.
enum StackedMarks {
  /// The maximum number of successive marks.
  static let maximumMarks = 64

  /// Replaces the excess marks by invisible characters of the same length.
  ///
  /// - Returns: whether there were any.
  /// - Complexity: O(n).
  static func limit(_ bytes: inout [UInt8]) -> Bool {
    // No combining mark is below U+0300.
    guard bytes.count > 2 * maximumMarks, bytes.contains(where: { $0 >= 0xCC }) else {
      return false
    }
    var count = 0
    var index = 0
    var hasMore = false
    while index < bytes.count {
      let length = length(of: bytes[index])
      guard length > 1, index + length <= bytes.count,
        isMark(bytes[index..<index + length])
      else {
        count = 0
        index += 1
        continue
      }
      count += 1
      if count > maximumMarks {
        hasMore = true
        for (offset, byte) in unseen[length - 2].enumerated() { bytes[index + offset] = byte }
      }
      index += length
    }
    return hasMore
  }

  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return true
    default: return false
    }
  }

  /// A soft hyphen, a word joiner, and a language tag.
  private static let unseen: [[UInt8]] = [
    [0xC2, 0xAD], [0xE2, 0x81, 0xA0], [0xF3, 0xA0, 0x80, 0x81],
  ]
}
