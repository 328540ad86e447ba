import CPangoCairo

/// Decompression of WOFF and WOFF 2 web fonts: OpenType files whose tables are compressed.
///
/// FreeType reads them, but Pango's shaper needs the original file, so it is written out once.
enum CompressedFont {
  /// Whether a font is in WOFF or WOFF 2 format.
  static func isCompressed(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("wOFF".utf8)) || bytes.starts(with: Array("wOF2".utf8))
  }

  /// Returns the decompressed OpenType file, or `nil` if the font is damaged.
  static func opened(_ bytes: [UInt8]) -> [UInt8]? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    defer { FT_Done_FreeType(library) }
    return bytes.withUnsafeBufferPointer { buffer in
      var face: FT_Face?
      guard
        FT_New_Memory_Face(library, buffer.baseAddress, FT_Long(buffer.count), 0, &face) == 0,
        let face
      else { return nil }
      defer { FT_Done_Face(face) }
      // FreeType: tag 0 refers to the whole file.
      var length: FT_ULong = 0
      guard FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, length > 0 else { return nil }
      var file = [UInt8](repeating: 0, count: Int(length))
      guard FT_Load_Sfnt_Table(face, 0, 0, &file, &length) == 0 else { return nil }
      return file
    }
  }
}
