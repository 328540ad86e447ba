import CPangoCairo

extension TextEngine {
  /// Keeps the characters of glyphs that are pictures in a document: cairo draws such glyphs as pixels
  /// and forgets what they stand for.
  ///
  /// Under each a stroke of the text's font is shown, as wide as the picture, which stands for the
  /// characters: they can be selected, found and copied. It is clipped to a line that is too thin to be
  /// seen; what has no ink at all would be left out. Where the font of the text has pictures itself,
  /// nothing can be kept.
  func keepCharacters(
    of item: UnsafeMutablePointer<PangoGlyphItem>, _ characters: UnsafePointer<CChar>, x: Double,
    y: Double, _ setup: FontSetup, on cairo: OpaquePointer
  ) {
    guard item.pointee.hasPictures, let font = pango_context_load_font(context, setup.description)
    else { return }
    defer { g_object_unref(font) }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let stroke = Stroke(scaled), let glyphs = item.pointee.glyphs,
      let infos = glyphs.pointee.glyphs, let places = glyphs.pointee.log_clusters
    else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
    let start = characters + Int(item.pointee.item.pointee.offset)
    let count = Int(glyphs.pointee.num_glyphs)
    // Where the characters of each glyph end: where those of the next one begin.
    let begins = Set((0..<count).map { places[$0] }).sorted()
    var (index, left) = (0, x)
    while index < count {
      let begin = places[index]
      var width = 0.0
      while index < count, places[index] == begin {
        width += Double(infos[index].geometry.width) / Double(PANGO_SCALE)
        index += 1
      }
      let end = begins.first { $0 > begin } ?? item.pointee.item.pointee.length
      var matrix = cairo_matrix_t(
        xx: setup.size * width / stroke.width, yx: 0, xy: 0, yy: setup.size, x0: 0, y0: 0)
      var glyph = cairo_glyph_t(index: stroke.glyph, x: left, y: y)
      var cluster = cairo_text_cluster_t(num_bytes: end - begin, num_glyphs: 1)
      left += width
      guard width > 0, end > begin else { continue }
      cairo_save(cairo)
      // Cairo counts in 256ths.
      cairo_rectangle(cairo, left - width, y - setup.size * 0.3, width, 1 / 128)
      cairo_clip(cairo)
      cairo_set_font_matrix(cairo, &matrix)
      cairo_show_text_glyphs(
        cairo, start + Int(begin), end - begin, &glyph, 1, &cluster, 1,
        cairo_text_cluster_flags_t(rawValue: 0))
      cairo_restore(cairo)
    }
  }

  /// The upright stroke of a font.
  private struct Stroke {
    var glyph: UInt
    /// Its width in a font of the size that the text has, in points.
    var width: Double

    init?(_ font: OpaquePointer) {
      var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
      var count: Int32 = 0
      let status = cairo_scaled_font_text_to_glyphs(
        font, 0, 0, "|", 1, &glyphs, &count, nil, nil, nil)
      defer { cairo_glyph_free(glyphs) }
      guard status == CAIRO_STATUS_SUCCESS, count == 1, let glyph = glyphs?[0].index else {
        return nil
      }
      var extents = cairo_text_extents_t()
      var one = cairo_glyph_t(index: glyph, x: 0, y: 0)
      cairo_scaled_font_glyph_extents(font, &one, 1, &extents)
      guard extents.x_advance > 0 else { return nil }
      self.glyph = glyph
      width = extents.x_advance
    }
  }
}
