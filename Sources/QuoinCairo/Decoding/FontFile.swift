import CPangoCairo

/// A font in memory, opened by FreeType.
///
/// Cairo caches the glyphs of unused fonts and looks them up by the address of the face, so the
/// face must stay alive until cairo releases it.
final class FontFile {
  let face: FT_Face
  private let library: FT_Library
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init?(_ data: [UInt8]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    var face: FT_Face?
    guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(data.count), 0, &face) == 0,
      let face
    else {
      bytes.deallocate()
      FT_Done_FreeType(library)
      return nil
    }
    (self.face, self.library, self.bytes) = (face, library, bytes)
  }

  /// Calls a closure with the font as a HarfBuzz face.
  func withShaper<Result>(_ work: (_ face: OpaquePointer) -> Result) -> Result? {
    let blob = hb_blob_create(
      UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
      UInt32(clamping: bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    return work(face)
  }

  /// The axes of the font.
  private(set) lazy var axes = withShaper { FontAxes($0) } ?? FontAxes()

  /// Whether FreeType can read the outline of a glyph.
  func canLoad(_ glyph: UInt) -> Bool {
    FT_Set_Pixel_Sizes(face, 0, 20) == 0
      && FT_Load_Glyph(
        face, FT_UInt(glyph), 1 << 1 | 1 << 3 /* FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP */) == 0
  }

  /// Whether all names of the font lie inside the table "name": OpenType 1.9, "Naming table
  /// header".
  ///
  /// Cairo trusts the offsets in the table and reads memory beyond it; this need not crash here,
  /// but may crash another process later.
  var hasSoundNames: Bool {
    let tag = FT_ULong(0x6E61_6D65)  // "name"
    var length: FT_ULong = 0
    // A font without the table has no invalid names.
    guard FT_Load_Sfnt_Table(face, tag, 0, nil, &length) == 0 else { return true }
    var table = [UInt8](repeating: 0, count: Int(length))
    guard length >= 6, FT_Load_Sfnt_Table(face, tag, 0, &table, &length) == 0 else { return false }
    func number(at place: Int) -> Int { Int(table[place]) << 8 | Int(table[place + 1]) }
    let (count, storage) = (number(at: 2), number(at: 4))
    guard 6 + 12 * count <= table.count else { return false }
    return (0..<count).allSatisfy { record in
      let place = 6 + 12 * record
      return storage + number(at: place + 10) + number(at: place + 8) <= table.count
    }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// A cairo font face, which keeps this file alive.
  func cairoFace() -> OpaquePointer? {
    guard let font = cairo_ft_font_face_create_for_ft_face(face, 1 << 1 /* FT_LOAD_NO_HINTING */)
    else { return nil }
    let holder = Unmanaged.passRetained(self)
    let status = cairo_font_face_set_user_data(
      font, FontFile.key, holder.toOpaque(),
      { file in file.map { Unmanaged<FontFile>.fromOpaque($0).release() } })
    guard status == CAIRO_STATUS_SUCCESS else {
      holder.release()
      cairo_font_face_destroy(font)
      return nil
    }
    return font
  }

  /// The key, compared by address, of the data attached to a font face.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)
}
