import CPangoCairo

/// Tests a font by doing everything that layout, drawing and embedding would do with it.
///
/// It is meant for a decoder process: a font that crashes or hangs there would have done so later.
enum FontTrial {
  /// The maximum number of glyphs tested; larger fonts are sampled evenly.
  private static let maximumGlyphs = 6_000

  /// Returns the problem with a font, worded to follow its name, or `nil`.
  static func fault(in bytes: [UInt8]) -> String? {
    guard let file = FontFile(bytes) else { return "is not a font that can be read" }
    let count = Int(file.face.pointee.num_glyphs)
    guard count > 0 else { return "has no glyphs" }
    guard file.face.pointee.face_flags & FT_Long(1 /* FT_FACE_FLAG_SCALABLE */) != 0 else {
      // A bitmap font has no outlines to be embedded in documents.
      return nil
    }
    guard file.hasSoundNames else { return "is damaged (its table of names ends too early)" }
    guard let font = file.cairoFace() else { return "cannot be read" }
    defer { cairo_font_face_destroy(font) }
    let step = max(1, (count + maximumGlyphs - 1) / maximumGlyphs)
    let glyphs = stride(from: 0, to: count, by: step).map {
      cairo_glyph_t(index: UInt($0), x: 10, y: 50)
    }
    // Draw the glyphs as outlines, as pictures do.
    guard
      let picture = cairo_image_surface_create(CAIRO_FORMAT_A8, 64, 64)
    else { return "cannot be read" }
    draw(glyphs, font, on: picture, asOutlines: true)
    cairo_surface_destroy(picture)
    let document = embed(glyphs, font)
    if let fault = document.fault { return fault }
    // Cairo stops reading glyphs at the first damaged one: it draws them as pictures, or embeds all subroutines of a CFF
    // font. Then nothing after that glyph was tested, but a document may have only the others.
    let most: Int
    switch document.program {
    case .trueType: return nil
    case .compact: most = 512
    case .other: most = 64
    }
    // What is left on the stack by a damaged glyph is the operand of the next one, so these are not only tested apart.
    guard glyphs.allSatisfy({ file.canLoad($0.index) }) else {
      return "is damaged (it has glyphs that cannot be read)"
    }
    let apart = max(1, (glyphs.count + most - 1) / most)
    for index in stride(from: 0, to: glyphs.count, by: apart) {
      if let fault = embed([glyphs[index]], font).fault { return fault }
    }
    return nil
  }

  /// The kind of the fonts in a PDF file: PDF 1.7 §9.8.1 and §9.6.5.
  private enum Program {
    /// Subsets in TrueType.
    case trueType
    /// Subsets in CFF.
    case compact
    /// Programs of Type 1, or pictures of glyphs.
    case other
  }

  /// Writes a file with the font embedded, as documents do.
  ///
  /// - Returns: the problem, if any, and the kind of the font in the file.
  private static func embed(
    _ glyphs: [cairo_glyph_t], _ font: OpaquePointer
  ) -> (fault: String?, program: Program) {
    let writer = ByteWriter()
    return withExtendedLifetime(writer) {
      guard
        let document = cairo_pdf_surface_create_for_stream(
          ByteWriter.callback, writer.closure, 100, 100)
      else { return ("cannot be read", .other) }
      // Later versions compress the descriptions of fonts.
      cairo_pdf_surface_restrict_to_version(document, CAIRO_PDF_VERSION_1_4)
      draw(glyphs, font, on: document, asOutlines: false)
      cairo_surface_finish(document)
      let status = cairo_surface_status(document)
      cairo_surface_destroy(document)
      guard status == CAIRO_STATUS_SUCCESS else { return ("is damaged (\(status.words))", .other) }
      return (nil, program(in: writer.bytes))
    }
  }

  private static func program(in file: [UInt8]) -> Program {
    var program = Program.other
    return file.withUnsafeBytes { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
        let rest = bytes[index...]
        if rest.starts(with: "/FontFile2".utf8) {
          program = .trueType
        } else if rest.starts(with: "/FontFile3".utf8) {
          program = .compact
        } else if rest.starts(with: "/FontFile ".utf8) || rest.starts(with: "/Type3".utf8) {
          return .other
        }
      }
      return program
    }
  }

  private static func draw(
    _ glyphs: [cairo_glyph_t], _ font: OpaquePointer, on surface: OpaquePointer,
    asOutlines: Bool
  ) {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_set_font_face(context, font)
    cairo_set_font_size(context, 20)
    glyphs.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      if asOutlines {
        for index in buffer.indices {
          cairo_glyph_path(context, base + index, 1)
          cairo_new_path(context)
        }
      } else {
        cairo_show_glyphs(context, base, Int32(buffer.count))
      }
    }
  }
}

/// A font in memory, opened by FreeType.
///
/// Cairo caches the glyphs of unused fonts and looks them up by the address of the face, so the
/// face must stay alive until cairo releases it.
private final class FontFile {
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
