import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension TextEngine {
  /// Draws one line with the font and spacing that it was measured with.
  func draw(_ text: DrawnText, on cairo: OpaquePointer, as letters: Letters) {
    guard text.isDrawable else { return }
    var text = text
    if letters == .filled, text.standsOnPixels {
      text.origin.y = TextEngine.onPixel(text.origin, cairo)
    }
    let pen = text.decoration.isEmpty ? nil : DecorationPen(text, setup(text.font))
    // CSS Text Decoration 3, §2: underlines and overlines are painted behind the letters,
    // strikethroughs over them.
    for line in pen?.lines(text.decoration.subtracting(.lineThrough)) ?? [] {
      line.draw(on: cairo)
    }
    let color = text.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_new_path(cairo)
    draw(letters: text, on: cairo, as: letters)
    cairo_new_path(cairo)
    for line in pen?.lines(text.decoration.intersection(.lineThrough)) ?? [] {
      line.draw(on: cairo)
    }
  }

  /// Draws the letters of a line in the current colour.
  ///
  /// - Returns: whether it succeeded.
  @discardableResult
  func draw(letters text: DrawnText, on cairo: OpaquePointer, as letters: Letters) -> Bool {
    var text = text
    // A space at the end of a line matters only when the text is copied.
    if letters == .shown, text.endsWord, !text.isRightToLeft, text.anchor == .left {
      text.string += " "
    }
    return text.isPiece
      ? drawPiece(text, on: cairo, as: letters) : drawLine(text, on: cairo, as: letters)
  }

  /// The y coordinate nearest to a point's that lies on a pixel boundary, if the axes are aligned
  /// with the pixels.
  private static func onPixel(_ point: Point, _ cairo: OpaquePointer) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy.magnitude > 1e-6 else { return point.y }
    return ((matrix.yy * point.y + matrix.y0).rounded() - matrix.y0) / matrix.yy
  }

  /// Draws a line that may mix directions.
  private func drawLine(_ text: DrawnText, on cairo: OpaquePointer, as letters: Letters) -> Bool {
    let setup = setup(text.font)
    pango_layout_set_font_description(layout, setup.description)
    pango_layout_set_width(layout, -1)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    // The direction is that of the measured line, which may be a part of a longer text.
    pango_layout_set_auto_dir(layout, 0)
    pango_context_set_base_dir(
      context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_context_changed(layout)
    let bytes = TextEngine.shortened(Array(text.string.utf8), PANGO_ELLIPSIZE_END)
    fontOfSpaces = nil
    setText(bytes)
    fontOfSpaces = setup
    if text.wordSpacing > 0 {
      let attributes = spaced(setup, by: text.wordSpacing, bytes)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    } else {
      pango_layout_set_attributes(layout, setup.attributes)
    }
    setSpaces(bytes)
    let correction = setup.correction
    // Glyphs whose widths change must be a modifiable part of the layout.
    let own =
      correction.isNone
      ? pango_layout_get_line_readonly(layout, 0) : pango_layout_get_line(layout, 0)
    guard let line = own else { return true }
    var x = text.origin.x
    if text.anchor == .middle {
      x -= correction.line(bytes, width: TextEngine.width(of: line)) / 2
    }
    // In right-to-left text, the space after the last letter is on its left.
    if text.isRightToLeft { x += correction.trailing }
    for item in line.items { correction.widen(item.pointee.glyphs, of: item.pointee.item, bytes) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    correction.condense(cairo, about: x)
    cairo_move_to(cairo, x, text.origin.y)
    switch letters {
    case .shown where !line.hasPictures: pango_cairo_show_layout_line(cairo, line)
    case _ where line.hasPictures:
      if letters == .outlines { return false }
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          guard let base = characters.baseAddress else { return }
          for item in line.items {
            cairo_move_to(cairo, x, text.origin.y)
            TextEngine.draw(item, of: base, on: cairo, as: letters)
            x += TextEngine.width(of: item)
          }
        }
      }
    default:
      pango_cairo_layout_line_path(cairo, line)
      if letters == .filled { cairo_fill(cairo) }
    }
    return true
  }

  /// The attributes of a font with wider spacing.
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

extension DrawnText {
  /// Whether there are letters, at a position within cairo's range.
  var isDrawable: Bool {
    !string.isEmpty && origin.isFinite && font.size.isFinite && abs(origin.x) < 1e6
      && abs(origin.y) < 1e6
  }
}
