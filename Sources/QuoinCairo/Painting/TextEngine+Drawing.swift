import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension TextEngine {
  /// Draws one line, in the same font and with the same spacing as it was measured.
  func draw(_ text: DrawnText, on cairo: OpaquePointer, asOutlines: Bool) {
    guard !text.string.isEmpty, text.origin.isFinite, text.font.size.isFinite,
      abs(text.origin.x) < 1e6, abs(text.origin.y) < 1e6
    else { return }
    var text = text
    if asOutlines, text.standsOnPixels { text.origin.y = TextEngine.onPixel(text.origin, cairo) }
    let lines = text.decoration.isEmpty ? nil : DecorationPen(text, setup(text.font), cairo)
    // CSS Text Decoration 3, §2: lines under and over lie behind the letters, lines through on them.
    lines?.draw(text.decoration.subtracting(.lineThrough))
    let color = text.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_new_path(cairo)
    if text.isPiece {
      drawPiece(text, on: cairo, asOutlines: asOutlines)
    } else {
      drawLine(text, on: cairo, asOutlines: asOutlines)
    }
    lines?.draw(text.decoration.intersection(.lineThrough))
  }

  /// The height nearest to a point's that is between two rows of pixels, where rows are rows.
  private static func onPixel(_ point: Point, _ cairo: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy.magnitude > 1e-6 else { return point.y }
    return ((matrix.yy * point.y + matrix.y0).rounded() - matrix.y0) / matrix.yy
  }

  /// Draws a line in which directions may mix.
  private func drawLine(_ text: DrawnText, on cairo: OpaquePointer, asOutlines: Bool) {
    let setup = setup(text.font)
    pango_layout_set_font_description(layout, setup.description)
    pango_layout_set_width(layout, -1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    // The direction is the measured line's, which may be a piece of a longer text.
    pango_layout_set_auto_dir(layout, 0)
    pango_context_set_base_dir(
      context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    let bytes = TextEngine.shortened(Array(text.string.utf8), PANGO_ELLIPSIZE_END)
    setText(bytes)
    if text.wordSpacing > 0 {
      let attributes = spaced(setup, by: text.wordSpacing, bytes)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    } else {
      pango_layout_set_attributes(layout, setup.attributes)
    }
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    var x = text.origin.x
    if text.anchor == .middle {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      x -= Double(logical.width) / Double(PANGO_SCALE) / 2
    }
    cairo_move_to(cairo, x, text.origin.y)
    if asOutlines, line.hasPictures {
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          guard let base = characters.baseAddress else { return }
          for item in line.items {
            cairo_move_to(cairo, x, text.origin.y)
            TextEngine.draw(item, of: base, on: cairo, asOutlines: true)
            x += TextEngine.width(of: item)
          }
        }
      }
    } else if asOutlines {
      pango_cairo_layout_line_path(cairo, line)
      cairo_fill(cairo)
    } else {
      pango_cairo_show_layout_line(cairo, line)
    }
    cairo_new_path(cairo)
  }

  /// The attributes of a font with wider spaces.
  private func spaced(
    _ setup: FontSetup, by extra: Double, _ bytes: [UInt8]
  ) -> OpaquePointer? {
    let list = pango_attr_list_copy(setup.attributes)
    let units = (setup.tracking + extra).spacingUnits
    for (index, byte) in bytes.enumerated() where byte == 32 {
      guard let attribute = pango_attr_letter_spacing_new(units) else { continue }
      attribute.pointee.start_index = guint(index)
      attribute.pointee.end_index = guint(index + 1)
      pango_attr_list_change(list, attribute)
    }
    return list
  }
}
