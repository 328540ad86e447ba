import CPangoCairo
import QuoinModel

extension FontSetup {
  /// The line metrics according to the font file, and to what a document says of it: CSS Fonts 4 §11.
  ///
  /// Those that Pango gives for a context include every font that Latin text would need, which are others than a font of
  /// icons.
  ///
  /// - Parameter size: the size in which the font is drawn, in points.
  static func metrics(
    of font: UnsafeMutablePointer<PangoFont>, size: Double, _ rule: FontFaceRule?
  ) -> FontMetrics {
    let found = FontSetup.extents(of: font) ?? FontSetup.unscaledExtents(of: font, size: size)
    guard let found else { return VerticalMetrics.system }
    let unit = Double(PANGO_SCALE)
    var ascender = Double(found.ascent) / unit
    var descender = Double(found.descent) / unit
    var height = Double(found.height) / unit
    if let rule {
      let gap = rule.lineGap.map { $0 * size } ?? max(0, height - ascender - descender)
      ascender = rule.ascent.map { $0 * size } ?? ascender
      descender = rule.descent.map { $0 * size } ?? descender
      height = ascender + descender + gap
    }
    let letters = FontTables(font)?.heights(size: size)
    return FontMetrics(
      ascender: ascender, descender: descender, lineHeight: max(height, ascender + descender),
      xHeight: letters?.x, capHeight: letters?.capital)
  }

  /// The line metrics of a font that draws characters which the first one lacks, at a size in points.
  static func lineMetrics(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> FontMetrics? {
    guard let found = extents(of: font) ?? unscaledExtents(of: font, size: size) else { return nil }
    let unit = Double(PANGO_SCALE)
    return FontMetrics(
      ascender: Double(found.ascent) / unit, descender: Double(found.descent) / unit,
      lineHeight: Double(max(found.height, found.ascent + found.descent)) / unit)
  }

  /// The first font of a description, which the caller releases.
  ///
  /// It is that of the language of the texts. For another language, also that of the user's settings, Pango would search
  /// all fonts a second time.
  static func font(
    of description: OpaquePointer, in context: OpaquePointer
  ) -> UnsafeMutablePointer<PangoFont>? {
    guard
      let fonts = pango_font_map_load_fontset(
        pango_context_get_font_map(context), context, description, TextEngine.language)
    else { return nil }
    defer { g_object_unref(fonts) }
    var first: UnsafeMutablePointer<PangoFont>?
    withUnsafeMutablePointer(to: &first) { first in
      pango_fontset_foreach(
        fonts,
        { _, font, found in
          let found = found?.assumingMemoryBound(to: UnsafeMutablePointer<PangoFont>?.self)
          found?.pointee = font.map { g_object_ref($0).assumingMemoryBound(to: PangoFont.self) }
          return 1
        }, first)
    }
    return first
  }

  /// The extents of a line, in Pango's units.
  struct Extents: Equatable {
    var ascent: Int32
    var descent: Int32
    var height: Int32
  }

  /// The extents of a line as HarfBuzz reads them from the font file, or `nil` if a matrix scales the font, as that of
  /// letters made of pixels.
  ///
  /// They are Pango's, which does not hint metrics here. But Pango would also lay out a sample text for the widths of
  /// its letters, and look for all fonts that this needs: a third of the time that a new size takes.
  static func extents(of font: UnsafeMutablePointer<PangoFont>) -> Extents? {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix,
      matrix.pointee.yy != 1 || matrix.pointee.yx != 0
    {
      return nil
    }
    guard let shaped = pango_font_get_hb_font(font) else { return nil }
    var found = hb_font_extents_t()
    hb_font_get_extents_for_direction(shaped, HB_DIRECTION_LTR, &found)
    return Extents(
      ascent: found.ascender, descent: -found.descender,
      height: found.ascender - found.descender + found.line_gap)
  }

  /// The extents of a line in a font whose letters a matrix scales to a size in points.
  ///
  /// Pango scales them twice.
  private static func unscaledExtents(
    of font: UnsafeMutablePointer<PangoFont>, size: Double
  ) -> Extents? {
    guard let scaled = pango_font_get_hb_font(font), let face = hb_font_get_face(scaled),
      let shaped = hb_font_create(face)
    else { return nil }
    defer { hb_font_destroy(shaped) }
    let units = Int32((size * Double(PANGO_SCALE)).rounded())
    hb_font_set_scale(shaped, units, units)
    var found = hb_font_extents_t()
    hb_font_get_extents_for_direction(shaped, HB_DIRECTION_LTR, &found)
    return Extents(
      ascent: found.ascender, descent: -found.descender,
      height: found.ascender - found.descender + found.line_gap)
  }

  /// Sets the width and the axis values of a font description, and the size that `size-adjust` and `font-size-adjust`
  /// give it.
  ///
  /// - Parameters:
  ///   - face: the font of a document that draws the text, if it is one.
  ///   - size: the font size, in points.
  /// - Returns: the size in which the font is drawn, in points.
  static func choose(
    _ font: Font, _ face: DocumentFaces.Face?, size: Double, _ description: OpaquePointer,
    _ context: OpaquePointer
  ) -> Double {
    guard !font.features.isEmpty || face != nil else { return size }
    if font.stretch != 100 { pango_font_description_set_stretch(description, font.pangoStretch) }
    let factor = face?.rule.sizeAdjust ?? 1
    // Pango asks for a font of the size that it found, too, which is then scaled twice; FreeType has 65,535 pixels.
    let limit = min(10_000 * min(1, factor), 60_000 / factor)
    var used = min(size * factor, limit)
    // CSS Fonts 5 §2.2: the height that is wanted, by that of the font.
    if let wanted = font[.xHeight] ?? font[.capHeight],
      let heights = FontTables(description, context)?.heights(size: size)
    {
      let height = (font[.xHeight] != nil ? heights.x : heights.capital) / size
      // A font whose letters have no height keeps its size.
      if height > 0 { used = min(max(size * wanted / height, 0.01), limit) }
    }
    if used != size * factor {
      pango_font_description_set_absolute_size(description, used / factor * Double(PANGO_SCALE))
    }
    var values = face?.variations(font, size: used) ?? [:]
    for feature in font.features where feature.kind == .axis {
      values[feature.tag] = feature.coordinate
    }
    if !values.isEmpty {
      let text = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      pango_font_description_set_variations(description, text.joined(separator: ","))
    }
    return used
  }
}

extension Font {
  /// The width as one of Pango's nine: CSS Fonts 4 §2.3.
  fileprivate var pangoStretch: PangoStretch {
    let widths: [(Double, PangoStretch)] = [
      (50, PANGO_STRETCH_ULTRA_CONDENSED), (62.5, PANGO_STRETCH_EXTRA_CONDENSED),
      (75, PANGO_STRETCH_CONDENSED), (87.5, PANGO_STRETCH_SEMI_CONDENSED),
      (100, PANGO_STRETCH_NORMAL), (112.5, PANGO_STRETCH_SEMI_EXPANDED),
      (125, PANGO_STRETCH_EXPANDED), (150, PANGO_STRETCH_EXTRA_EXPANDED),
      (200, PANGO_STRETCH_ULTRA_EXPANDED),
    ]
    let wanted = stretch
    let nearest = widths.min { abs($0.0 - wanted) < abs($1.0 - wanted) }
    return nearest?.1 ?? PANGO_STRETCH_NORMAL
  }
}
