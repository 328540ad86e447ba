import CPangoCairo

extension WidthCorrection {
  /// Gives glyphs the widths that their letters have in the intended font.
  ///
  /// Letters are centred in their new widths.
  ///
  /// - Parameter bytes: the text that contains the item.
  func widen(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>?, of item: UnsafeMutablePointer<PangoItem>?,
    _ bytes: [UInt8]
  ) {
    guard !letters.isEmpty, let glyphs, let item, let infos = glyphs.pointee.glyphs,
      let clusters = glyphs.pointee.log_clusters
    else { return }
    let count = Int(glyphs.pointee.num_glyphs)
    let isReversed = item.pointee.analysis.level % 2 == 1
    let start = Int(item.pointee.offset)
    let end = start + Int(item.pointee.length)
    var index = 0
    var before = end
    while index < count {
      let cluster = start + Int(clusters[index])
      var next = index + 1
      while next < count, clusters[next] == clusters[index] { next += 1 }
      // In right-to-left text, the next cluster of the text is the previous one of the glyphs.
      let following = isReversed ? before : next < count ? start + Int(clusters[next]) : end
      before = cluster
      if cluster < following, following <= bytes.count, infos[index].geometry.width > 0 {
        let added = letter(bytes[cluster..<following], width: 0) / factor
        let units = Int32((added * Double(PANGO_SCALE)).rounded())
        infos[next - 1].geometry.width += units
        for glyph in index..<next { infos[glyph].geometry.x_offset += units / 2 }
      }
      index = next
    }
  }

  /// Condenses later drawing to the width of the intended font.
  func condense(_ cairo: OpaquePointer, about x: Double) {
    guard factor != 1 else { return }
    cairo_translate(cairo, x, 0)
    cairo_scale(cairo, factor, 1)
    cairo_translate(cairo, -x, 0)
  }
}
