import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Computes the underlines, overlines and strikethroughs of a text, using the font's position and
/// thickness unless the text specifies them.
struct DecorationPen {
  /// A decoration line as a stroked path.
  struct Line {
    var path: Path
    var stroke: Stroke
    /// The clip rectangle for waves.
    var clip: Rect?
  }

  private let text: DrawnText
  private let metrics: DecorationMetrics
  private let ascender: Double

  init?(_ text: DrawnText, _ setup: FontSetup) {
    guard let width = text.width, width > 0, width.isFinite else { return nil }
    self.text = text
    metrics = setup.decoration
    ascender = setup.metrics.ascender
  }

  private var thickness: Double {
    min(text.decorationThickness ?? metrics.thickness, CairoCanvas.widestLine)
  }

  /// The middle of the underline, measured downward from the baseline.
  ///
  /// CSS measures the offset to the upper edge (Text Decoration 4 §3.3), which does not move when
  /// the line becomes thicker.
  private var underline: Double {
    let edge = text.underlineOffset ?? -metrics.underline - metrics.thickness / 2
    return edge + thickness / 2
  }

  /// Returns the requested lines in drawing order.
  func lines(_ kinds: TextDecoration) -> [Line] {
    var lines: [Line] = []
    let baseline = text.origin.y
    if kinds.contains(.underline) {
      // A wave with an explicit position keeps clear of the letters.
      let isClear = text.decorationLine == .wavy && text.underlineOffset != nil
      add(
        baseline + underline + (isClear ? (thickness + 1) / 2 : 0), second: 1, to: &lines)
    }
    if kinds.contains(.overline) {
      add(baseline - ascender + thickness / 2, second: -1, to: &lines)
    }
    if kinds.contains(.lineThrough) { add(baseline - metrics.lineThrough, second: 1, to: &lines) }
    return lines
  }

  /// Adds a line at a vertical position; `side` is the direction of the second line of a double
  /// line.
  private func add(_ y: Double, second side: Double, to lines: inout [Line]) {
    guard thickness > 0 else { return }
    var stroke = Stroke(text.decorationColor ?? text.color, width: thickness, isRound: false)
    switch text.decorationLine {
    case .solid: break
    case .double: lines.append(Line(path: straight(y), stroke: stroke))
    case .dotted:
      stroke.cap = .round
      stroke.dashes = [0, 2 * thickness]
      stroke.dashPhase = -thickness / 2
    case .dashed: stroke.dashes = [3 * thickness, 2 * thickness]
    case .wavy: return lines.append(wave(y, stroke))
    }
    let isSecond = text.decorationLine == .double
    lines.append(
      Line(path: straight(isSecond ? y + 2 * thickness * side : y), stroke: stroke))
  }

  private func straight(_ y: Double) -> Path {
    Path(lines: [Point(text.left, y), Point(text.left + (text.width ?? 0), y)])
  }

  private func wave(_ y: Double, _ stroke: Stroke) -> Line {
    // CSS leaves the shape to browsers: an S with these dimensions matches Chromium.
    let width = text.width ?? 0
    let step = max(2 * thickness + 0.75, width / 10_000)
    let pull = 3 * thickness + 0.75
    let end = text.left + width
    var x = text.left
    var steps: [Path.Element] = [.move(Point(x, y))]
    while x < end {
      steps.append(
        .curve(Point(x + step, y + pull), Point(x + step, y - pull), Point(x + 2 * step, y)))
      x += 2 * step
    }
    return Line(
      path: Path(steps), stroke: stroke,
      clip: Rect(x: text.left, y: y - 2 * pull, width: width, height: 4 * pull))
  }
}

extension DecorationPen.Line {
  /// Strokes the line.
  func draw(on cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    if let clip {
      cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
      cairo_clip(cairo)
    }
    let color = stroke.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_line_width(cairo, stroke.width)
    cairo_set_line_cap(
      cairo, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    if !stroke.dashes.isEmpty {
      cairo_set_dash(cairo, stroke.dashes, Int32(stroke.dashes.count), stroke.dashPhase)
    }
    for step in path.elements {
      switch step {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let a, let b, let c): cairo_curve_to(cairo, a.x, a.y, b.x, b.y, c.x, c.y)
      case .close: cairo_close_path(cairo)
      }
    }
    cairo_stroke(cairo)
  }
}

extension DrawnText {
  /// The left end of the line.
  fileprivate var left: Double { anchor == .left ? origin.x : origin.x - (width ?? 0) / 2 }
}
