import CPangoCairo

/// Does with a font all that laying out, drawing and writing a document do with it.
///
/// It is made for a decoder process: a font that crashes or hangs there would have done so later.
enum FontTrial {
  /// Glyphs that are tried; of fonts that have more, every so manieth is.
  private static let mostGlyphs = 6_000

  /// What is wrong with a font, in words that follow its name, or `nil`.
  static func fault(in bytes: [UInt8]) -> String? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "cannot be read" }
    defer { FT_Done_FreeType(library) }
    return bytes.withUnsafeBufferPointer { buffer in
      var face: FT_Face?
      guard let base = buffer.baseAddress,
        FT_New_Memory_Face(library, base, FT_Long(buffer.count), 0, &face) == 0, let face
      else { return "is not a font that can be read" }
      defer { FT_Done_Face(face) }
      return fault(in: face)
    }
  }

  private static func fault(in face: FT_Face) -> String? {
    let count = Int(face.pointee.num_glyphs)
    guard count > 0 else { return "has no glyphs" }
    guard face.pointee.face_flags & FT_Long(1 /* FT_FACE_FLAG_SCALABLE */) != 0 else {
      // A font of bitmaps has no outlines to be written into documents.
      return nil
    }
    guard
      let font = cairo_ft_font_face_create_for_ft_face(face, 1 << 1 /* FT_LOAD_NO_HINTING */)
    else { return "cannot be read" }
    defer { cairo_font_face_destroy(font) }
    let step = max(1, (count + mostGlyphs - 1) / mostGlyphs)
    let glyphs = stride(from: 0, to: count, by: step).map {
      cairo_glyph_t(index: UInt($0), x: 10, y: 50)
    }
    // Outlines, as pictures need them.
    guard
      let picture = cairo_image_surface_create(CAIRO_FORMAT_A8, 64, 64)
    else { return "cannot be read" }
    draw(glyphs, font, on: picture, asOutlines: true)
    cairo_surface_destroy(picture)
    // A file with the font in it, as documents have it.
    guard
      let document = cairo_pdf_surface_create_for_stream(
        { _, _, _ in CAIRO_STATUS_SUCCESS }, nil, 100, 100)
    else { return "cannot be read" }
    draw(glyphs, font, on: document, asOutlines: false)
    cairo_surface_finish(document)
    let status = cairo_surface_status(document)
    cairo_surface_destroy(document)
    return status == CAIRO_STATUS_SUCCESS ? nil : "is damaged (\(status.words))"
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
