import CPangoCairo

extension TextEngine {
  /// How letters are drawn.
  enum Letters {
    /// Their outlines are filled, at subpixel precision.
    case filled
    /// They are shown as glyphs, which documents keep as text.
    case shown
    /// Their outlines are added to the current path.
    case outlines
  }

  /// Draws the glyphs of an item at the current point; emoji, which are bitmaps without outlines,
  /// are drawn unchanged.
  ///
  /// - Returns: whether it succeeded.
  /// - Returns: whether it could be done.
  @discardableResult
  static func draw(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, of characters: UnsafePointer<CChar>,
    on cairo: OpaquePointer, as letters: Letters
  ) -> Bool {
    guard letters != .shown, !item.pointee.hasPictures else {
      if letters == .outlines { return false }
      pango_cairo_show_glyph_item(cairo, characters, item)
      return true
    }
    pango_cairo_glyph_string_path(
      cairo, item.pointee.item.pointee.analysis.font, item.pointee.glyphs)
    if letters == .filled { cairo_fill(cairo) }
    return true
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

  /// Whether it contains bitmap glyphs.
  var hasPictures: Bool {
    var next = pointee.runs
    while let entry = next {
      if let data = entry.pointee.data,
        data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.hasPictures
      {
        return true
      }
      next = entry.pointee.next
    }
    return false
  }
}

extension PangoGlyphItem {
  /// Whether the glyphs are bitmaps instead of outlines.
  var hasPictures: Bool {
    guard let font = item.pointee.analysis.font,
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    else { return false }
    var isOutline = FcTrue
    return FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline) == FcResultMatch
      && isOutline == FcFalse
  }
}
