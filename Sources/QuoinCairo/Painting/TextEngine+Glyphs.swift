import CPangoCairo

extension TextEngine {
  /// Draws the glyphs of an item at the current point; emoji, which are pictures and have no
  /// outlines, as they are.
  static func draw(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, of characters: UnsafePointer<CChar>,
    on cairo: OpaquePointer, asOutlines: Bool
  ) {
    if asOutlines, !item.pointee.hasPictures {
      pango_cairo_glyph_string_path(
        cairo, item.pointee.item.pointee.analysis.font, item.pointee.glyphs)
      cairo_fill(cairo)
    } else {
      pango_cairo_show_glyph_item(cairo, characters, item)
    }
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The items of the line from left to right.
  var items: [UnsafeMutablePointer<PangoGlyphItem>] {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var next = pointee.runs
    while let entry = next {
      if let data = entry.pointee.data {
        items.append(data.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      next = entry.pointee.next
    }
    return items
  }

  /// Whether there are glyphs in it that are pictures.
  var hasPictures: Bool { items.contains { $0.pointee.hasPictures } }
}

extension PangoGlyphItem {
  /// Whether the glyphs are pictures instead of outlines.
  fileprivate var hasPictures: Bool {
    guard let font = item.pointee.analysis.font,
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var isOutline = FcTrue
    return FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline) == FcResultMatch
      && isOutline == FcFalse
  }
}
