/// The orientation that a camera recorded for a picture.
enum EXIF {
  /// The orientation in a JPEG file, 1…8; 1, upright, if it is missing or invalid.
  static func orientation(_ bytes: [UInt8]) -> Int {
    var position = 2
    // Segments: a marker of two bytes, and a length that includes itself.
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      // The image data begins; EXIF comes before it.
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return 1 }
      let body = bytes[(position + 4)..<end]
      if marker == 0xE1, body.starts(with: Array("Exif".utf8) + [0, 0]) {
        return orientation(tiff: Array(body.dropFirst(6)))
      }
      position = end
    }
    return 1
  }

  /// The value of tag 0x112 in the first directory (TIFF 6.0 §2).
  private static func orientation(tiff: [UInt8]) -> Int {
    guard tiff.count >= 8 else { return 1 }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= tiff.count else { return nil }
      return (0..<count).reduce(0) { sum, index in
        sum << 8 | Int(tiff[isLittle ? start + count - 1 - index : start + index])
      }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return 1 }
    for index in 0..<min(entries, 512) {
      let entry = directory + 2 + index * 12
      guard number(entry, 2) == 0x112 else { continue }
      guard let value = number(entry + 8, 2), (1...8).contains(value) else { return 1 }
      return value
    }
    return 1
  }
}
