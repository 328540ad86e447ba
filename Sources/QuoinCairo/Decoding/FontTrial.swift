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
    guard !file.axes.areTooMany else { return "has more than \(FontAxes.limit) axes" }
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
    defer { cairo_surface_destroy(picture) }
    draw(glyphs, font, on: picture, asOutlines: true)
    let document = embed(glyphs, font)
    if let fault = document.fault { return fault }
    if let fault = faultOfInstances(file, glyphs, font, on: picture) { return fault }
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
  enum Program {
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
  static func embed(
    _ glyphs: [cairo_glyph_t], _ font: OpaquePointer, variations: String? = nil
  ) -> (fault: String?, program: Program) {
    let writer = ByteWriter()
    return withExtendedLifetime(writer) {
      guard
        let document = cairo_pdf_surface_create_for_stream(
          ByteWriter.callback, writer.closure, 100, 100)
      else { return ("cannot be read", .other) }
      // Later versions compress the descriptions of fonts.
      cairo_pdf_surface_restrict_to_version(document, CAIRO_PDF_VERSION_1_4)
      draw(glyphs, font, on: document, asOutlines: false, variations: variations)
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

  static func draw(
    _ glyphs: [cairo_glyph_t], _ font: OpaquePointer, on surface: OpaquePointer,
    asOutlines: Bool, variations: String? = nil
  ) {
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_set_font_face(context, font)
    cairo_set_font_size(context, 20)
    if let variations, let options = cairo_font_options_create() {
      cairo_font_options_set_variations(options, variations)
      cairo_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }
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
