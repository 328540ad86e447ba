import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Draws the lines under, over and through a text, where and as thick as its font says.
struct DecorationPen {
  private let text: DrawnText
  private let cairo: OpaquePointer
  private let metrics: DecorationMetrics
  private let ascender: Double
  private let thickness: Double

  init?(_ text: DrawnText, _ setup: FontSetup, _ cairo: OpaquePointer) {
    guard let width = text.width, width > 0, width.isFinite else { return nil }
    self.text = text
    self.cairo = cairo
    metrics = setup.decoration
    ascender = setup.metrics.ascender
    thickness = text.decorationThickness ?? setup.decoration.thickness
  }

  /// Draws some of the lines.
  func draw(_ lines: TextDecoration) {
    guard !lines.isEmpty else { return }
    let color = text.decorationColor ?? text.color
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    let baseline = text.origin.y
    if lines.contains(.underline) {
      // A wave whose place is said keeps clear of the letters.
      let isClear = text.decorationLine == .wavy && text.underlineOffset != nil
      line(at: baseline + underline + (isClear ? (thickness + 1) / 2 : 0), second: 1)
    }
    if lines.contains(.overline) {
      line(at: baseline - ascender + thickness / 2, second: -1)
    }
    if lines.contains(.lineThrough) { line(at: baseline - metrics.lineThrough, second: 1) }
    cairo_new_path(cairo)
  }

  private var thickness: Double { text.decorationThickness ?? metrics.thickness }

  /// The middle of the line under the letters, below the baseline: CSS counts its distance to the
  /// upper edge (Text Decoration 4 §3.3), which stays where it is when the line grows thicker.
  private var underline: Double {
    let edge = text.underlineOffset ?? -metrics.underline - metrics.thickness / 2
    return edge + thickness / 2
  }

  /// Draws a line along a height; the second one of a double line is on the given side.
  private func line(at y: Double, second side: Double) {
    let thickness = thickness
    guard thickness > 0 else { return }
    cairo_set_line_width(cairo, thickness)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    switch text.decorationLine {
    case .solid: stroke(y)
    case .double:
      stroke(y)
      stroke(y + 2 * thickness * side)
    case .dotted:
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      dash([0, 2 * thickness], offset: -thickness / 2)
      stroke(y)
    case .dashed:
      dash([3 * thickness, 2 * thickness], offset: 0)
      stroke(y)
    case .wavy: wave(y)
    }
  }

  private func dash(_ lengths: [Double], offset: Double) {
    cairo_set_dash(cairo, lengths, Int32(lengths.count), offset)
  }

  private func stroke(_ y: Double) {
    cairo_move_to(cairo, text.left, y)
    cairo_line_to(cairo, text.left + (text.width ?? 0), y)
    cairo_stroke(cairo)
  }

  private func wave(_ y: Double) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // CSS leaves the form to browsers: an S of these measures is that of Chromium.
    let step = max(2 * thickness + 0.75, (text.width ?? 0) / 10_000)
    let pull = 3 * thickness + 0.75
    let end = text.left + (text.width ?? 0)
    cairo_rectangle(cairo, text.left, y - 2 * pull, end - text.left, 4 * pull)
    cairo_clip(cairo)
    var x = text.left
    cairo_move_to(cairo, x, y)
    while x < end {
      cairo_curve_to(cairo, x + step, y + pull, x + step, y - pull, x + 2 * step, y)
      x += 2 * step
    }
    cairo_stroke(cairo)
  }
}

extension DrawnText {
  /// The left end of the line.
  fileprivate var left: Double { anchor == .left ? origin.x : origin.x - (width ?? 0) / 2 }
}
