import CPangoCairo

/// The positions of underlines and strikethroughs according to the font file, in points above the
/// baseline.
struct DecorationMetrics {
  /// The middle of the underline; negative.
  let underline: Double
  /// The middle of the strikethrough line.
  let lineThrough: Double
  /// The thickness of the lines.
  let thickness: Double

  init(_ description: OpaquePointer, _ context: OpaquePointer, size: Double) {
    guard let metrics = pango_context_get_metrics(context, description, nil) else {
      (underline, lineThrough, thickness) = (-0.1 * size, 0.3 * size, 0.06 * size)
      return
    }
    defer { pango_font_metrics_unref(metrics) }
    let unit = Double(PANGO_SCALE)
    let thickness = Double(pango_font_metrics_get_underline_thickness(metrics)) / unit
    // Pango reports the upper edge of a line.
    underline = Double(pango_font_metrics_get_underline_position(metrics)) / unit - thickness / 2
    lineThrough =
      Double(pango_font_metrics_get_strikethrough_position(metrics)) / unit
      - Double(pango_font_metrics_get_strikethrough_thickness(metrics)) / unit / 2
    self.thickness = max(thickness, size / 100)
  }
}
