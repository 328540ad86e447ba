import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension TextEngine {
  /// Draws a piece of a line in a single direction, letter by letter as it was measured.
  ///
  /// - Returns: whether it succeeded.
  func drawPiece(_ text: DrawnText, on cairo: OpaquePointer, as letters: Letters) -> Bool {
    let setup = setup(text.font)
    let before = Array(text.context.before.utf8)
    let own = TextEngine.shortened(Array(text.string.utf8), PANGO_ELLIPSIZE_END)
    let bytes = (before + own + Array(text.context.after.utf8)).map { $0 == 0 ? 32 : $0 }
    let items = shaped(bytes, before.count..<before.count + own.count, text, setup)
    defer { for item in items { pango_glyph_item_free(item) } }
    for item in items {
      setup.correction.widen(item.pointee.glyphs, of: item.pointee.item, bytes)
    }
    let natural = items.reduce(0.0) { $0 + TextEngine.width(of: $1) }
    let total = setup.correction.letter(EmptyCollection(), width: natural)
    var x = text.origin.x
    // Right-to-left text begins at the right end.
    if text.isRightToLeft, let width = text.width { x += width - total }
    if text.anchor == .middle { x -= total / 2 }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    setup.correction.condense(cairo, about: x)
    if letters == .outlines, items.contains(where: \.pointee.hasPictures) { return false }
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        for item in text.isRightToLeft ? items.reversed() : items {
          if let base = characters.baseAddress {
            cairo_move_to(cairo, x, text.origin.y)
            TextEngine.draw(item, of: base, on: cairo, as: letters)
          }
          x += TextEngine.width(of: item)
        }
      }
    }
    return true
  }

  /// The glyphs of a part of a text, in reading order.
  private func shaped(
    _ bytes: [UInt8], _ part: Range<Int>, _ text: DrawnText, _ setup: FontSetup
  ) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    let font = PartFont(setup, letterSpacing: text.letterSpacing, wordSpacing: text.wordSpacing)
    var bytes = bytes
    if StackedMarks.limit(&bytes) { findings.hasStackedMarks = true }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    bytes.withUnsafeBufferPointer {
      font.insert(into: attributes, from: 0, to: bytes.count, of: $0)
    }
    var result: [UnsafeMutablePointer<PangoGlyphItem>] = []
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress, !part.isEmpty else { return }
        let length = Int32(clamping: characters.count)
        var items = ItemList(
          pango_itemize_with_base_dir(
            context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, base,
            Int32(clamping: part.lowerBound), Int32(clamping: part.count), attributes, nil))
        while let item = items.next() {
          // The direction is the measured one, regardless of the letters' own direction.
          item.pointee.analysis.level = text.isRightToLeft ? 1 : 0
          guard let glyphs = pango_glyph_string_new() else { continue }
          pango_shape_full(
            base + Int(item.pointee.offset), item.pointee.length, base, length,
            &item.pointee.analysis, glyphs)
          setup.replaceMissing(in: glyphs, of: item.pointee.analysis.font)
          font.space(glyphs, bytes, item)
          guard let copy = pango_item_copy(item) else { continue }
          // Allocated by Pango's allocator, because `pango_glyph_item_free` releases it.
          guard
            let glyphItem = g_slice_alloc0(gsize(MemoryLayout<PangoGlyphItem>.size))?
              .assumingMemoryBound(to: PangoGlyphItem.self)
          else { continue }
          glyphItem.pointee.item = copy
          glyphItem.pointee.glyphs = glyphs
          result.append(glyphItem)
        }
      }
    }
    return result
  }

  static func width(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Double {
    Double(pango_glyph_string_get_width(item.pointee.glyphs)) / Double(PANGO_SCALE)
  }
}

extension PartFont {
  /// Adds letter and word spacing to glyphs.
  fileprivate func space(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ bytes: [UInt8],
    _ item: UnsafeMutablePointer<PangoItem>
  ) {
    let letters = tracking + letterSpacing
    guard letters != 0 || wordSpacing != 0, let infos = glyphs.pointee.glyphs,
      let clusters = glyphs.pointee.log_clusters
    else { return }
    let isReversed = item.pointee.analysis.level % 2 == 1
    let count = Int(glyphs.pointee.num_glyphs)
    var index = 0
    while index < count {
      var end = index
      var width = 0
      while end < count, clusters[end] == clusters[index] {
        width += Int(infos[end].geometry.width)
        end += 1
      }
      let start = Int(item.pointee.offset) + Int(clusters[index])
      let isSpace = bytes[start] == 32 || bytes[start] == 0xC2 && bytes[start + 1] == 0xA0
      let extra = (width > 0 ? letters : 0) + (isSpace ? wordSpacing : 0)
      let units = extra.spacingUnits
      // In right-to-left text, the space after a letter is on its left.
      let place = isReversed ? index : end - 1
      infos[place].geometry.width += units
      if isReversed { infos[index].geometry.x_offset += units }
      index = end
    }
  }
}
