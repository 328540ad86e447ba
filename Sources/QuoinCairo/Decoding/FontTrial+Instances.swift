import CPangoCairo

// The instances of variable fonts, which are drawn by other tables than the font as it is: OpenType 1.9, "gvar", "HVAR",
// "CFF2" and "avar".
extension FontTrial {
  /// The number of glyphs that are tested at the ends of each axis.
  private static let sampledGlyphs = 256

  /// Returns the problem with an instance of a variable font, or `nil`.
  ///
  /// All glyphs are tested where all axes are at their ends, and some where one of them is.
  static func faultOfInstances(
    _ file: FontFile, _ glyphs: [cairo_glyph_t], _ font: OpaquePointer, on picture: OpaquePointer
  ) -> String? {
    let axes = file.axes.ranges.sorted { $0.key < $1.key }
      .filter { $0.key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2C && $0 != 0x3D } }
    guard !axes.isEmpty else { return nil }
    let step = max(1, glyphs.count / sampledGlyphs)
    let some = stride(from: 0, to: glyphs.count, by: step).map { glyphs[$0] }
    let corners = [
      axes.map { ($0.key, $0.value.lowerBound) }, axes.map { ($0.key, $0.value.upperBound) },
    ]
    let ends = axes.flatMap { axis in
      [axis.value.lowerBound, axis.value.upperBound].map { [(axis.key, $0)] }
    }
    for (index, values) in (corners + ends).enumerated() {
      let text = values.map { "\($0.0)=\($0.1)" }.joined(separator: ",")
      let tested = index < corners.count ? glyphs : some
      draw(tested, font, on: picture, asOutlines: true, variations: text)
      shape(tested, values, file)
      if index < corners.count, let fault = embed(tested, font, variations: text).fault {
        return fault
      }
    }
    return nil
  }

  /// Reads the widths of glyphs in an instance, and shapes a text in it.
  private static func shape(
    _ glyphs: [cairo_glyph_t], _ values: [(tag: String, value: Double)], _ file: FontFile
  ) {
    _ = file.withShaper { face in
      guard let font = hb_font_create(face), let buffer = hb_buffer_create() else { return }
      defer {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
      }
      let variations = values.map { tag, value in
        hb_variation_t(
          tag: tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }, value: Float(value))
      }
      hb_font_set_variations(font, variations, UInt32(variations.count))
      var extents = hb_glyph_extents_t()
      for glyph in glyphs {
        _ = hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph.index))
        _ = hb_font_get_glyph_extents(font, hb_codepoint_t(glyph.index), &extents)
      }
      let text = (0x20...0x17F).compactMap { UInt32(exactly: $0) }
      hb_buffer_add_utf32(buffer, text, Int32(text.count), 0, Int32(text.count))
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
    }
  }
}
