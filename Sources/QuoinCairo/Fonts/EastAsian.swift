import CPangoCairo

/// The characters of Chinese, Japanese and Korean, of which a font has some 65,000.
///
/// Fonts for them are added when a text first contains such a character, and are used for these
/// characters only, so that other texts look the same whether or not the fonts were added.
enum EastAsian {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
    0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x323AF,
  ]

  /// Whether a text contains one of the characters.
  ///
  /// - Complexity: O(length).
  static func isIn(_ text: String) -> Bool {
    // In UTF-8, all of them begin with this byte or a greater one.
    guard text.utf8.contains(where: { $0 >= 0xE1 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      ranges.contains { $0.contains(scalar.value) }
    }
  }

  /// The first font of a file, restricted to these characters; the other fonts of a collection
  /// contain other variants of the same characters.
  ///
  /// - Returns: a pattern that the caller owns, or `nil` if the file contains no font.
  static func font(inFile file: String) -> OpaquePointer? {
    var count: Int32 = 0
    var characters: OpaquePointer?
    guard let font = file.withUnsignedCString({ FcFreeTypeQuery($0, 0, nil, &count) }) else {
      return nil
    }
    guard FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch,
      let wanted = FcCharSetCreate()
    else {
      FcPatternDestroy(font)
      return nil
    }
    defer { FcCharSetDestroy(wanted) }
    for range in ranges { for value in range { _ = FcCharSetAddChar(wanted, value) } }
    let common = FcCharSetIntersect(characters, wanted)
    defer { FcCharSetDestroy(common) }
    FcPatternDel(font, FC_CHARSET)
    FcPatternAddCharSet(font, FC_CHARSET, common)
    return font
  }
}
