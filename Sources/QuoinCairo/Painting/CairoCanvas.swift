import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Draws commands on a cairo context whose unit is the point.
struct CairoCanvas {
  /// The context.
  let context: OpaquePointer
  /// Lays out the glyphs.
  let engine: TextEngine
  /// Loads the pictures.
  let images: ImageLoader
  /// Whether glyphs are drawn as outlines, at subpixel positions, rather than as text that a
  /// document keeps.
  let drawsOutlines: Bool
  /// The bounds of the picture; nothing outside them is drawn.
  let bounds: Rect

  /// Pixels per unit of the surface, for content drawn as a picture: 1 if the surface itself is
  /// one, more in a document.
  let rasterScale: Double

  /// Collects what cannot be drawn as requested.
  let findings: PaintFindings

  /// Marks the parts of a page while it is drawn; `nil` for content drawn as a picture within it.
  var marks: DocumentMarks?

  /// Records the command at which cairo failed; `nil` for content drawn as a picture, which is part
  /// of one command.
  var failures: PaintFindings?

  /// Returns a canvas for a picture that is a part of this canvas.
  func inner(_ target: OpaquePointer, bounds: Rect) -> CairoCanvas {
    CairoCanvas(
      context: target, engine: engine, images: images, drawsOutlines: true, bounds: bounds,
      rasterScale: 1, findings: findings)
  }

  /// Draws commands that form a part of one of the page's commands.
  func draw(part commands: ArraySlice<DrawCommand>) {
    var plain = self
    plain.marks = nil
    plain.failures = nil
    plain.draw(commands)
  }

  /// Draws commands in order.
  func draw(_ commands: ArraySlice<DrawCommand>) {
    var run = CommandRun(commands, on: self)
    run.draw()
  }

  /// Whether the text size is supported by fonts; reports it otherwise.
  func isDrawable(_ text: DrawnText) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let across = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    let down = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
    let pixels = text.font.size * max(across, down)
    guard pixels > CairoCanvas.maximumFontSize else { return true }
    findings.note(
      DrawnOrigin().notPainted(
        "the text “\(text.string.prefix(40))” has letters of more than"
          + " \(Int(CairoCanvas.maximumFontSize)) pixels, which fonts do not have; it is left out"))
    return false
  }

  /// FreeType stores the pixels per em as a signed 16-bit number.
  private static let maximumFontSize = 30_000.0

  /// Draws a command that neither opens nor closes a group.
  func draw(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color): fill(shape, color)
    case .gradient(let shape, let gradient): fill(shape, gradient)
    case .layer(let layer): draw(layer)
    case .shadow(let shadow): draw(shadow)
    case .border(let shape, let width, let color): border(shape, width: width, color)
    case .ellipse(let rect, let color):
      path(Path(ellipse: rect))
      setColor(color)
      cairo_fill(context)
    case .path(let path, let fill, let stroke): draw(path, fill: fill, stroke: stroke)
    case .image(let image): draw(image)
    case .backdrop(let filters, let shape, let origin):
      draw(backdrop: filters, in: shape, of: origin)
    default: break
    }
  }

  /// Applies a transform to later drawing; one that collapses the plane to a line hides everything.
  func concatenate(_ matrix: AffineMatrix) {
    guard matrix.isFinite, matrix.inverse != nil else {
      // Cairo rejects such a transform and all later commands.
      cairo_rectangle(context, 0, 0, 0, 0)
      return cairo_clip(context)
    }
    var map = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_transform(context, &map)
  }

  /// The widest line whose round corners cairo can compute, in points.
  static let widestLine = 100_000.0

  func setColor(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func fill(_ shape: RoundedRect, _ color: Color) {
    guard shape.rect.isFinite, !shape.rect.isEmpty else { return }
    outline(shape)
    setColor(color)
    cairo_fill(context)
  }

  /// Draws a border between a shape and the same shape inset by a width.
  private func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    guard shape.rect.isFinite, !shape.rect.isEmpty, width > 0 else { return }
    outline(shape)
    let inner = shape.inset(by: EdgeInsets(width))
    if !inner.rect.isEmpty { outline(inner) }
    setColor(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func draw(_ path: Path, fill: Color?, stroke: Stroke?) {
    self.path(path)
    if let fill {
      setColor(fill)
      withRule(of: path) { cairo_fill_preserve(context) }
    }
    if let stroke, stroke.width > 0, stroke.width.isFinite {
      cairo_save(context)
      setColor(stroke.color)
      cairo_set_line_width(context, min(stroke.width, CairoCanvas.widestLine))
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(
        context, stroke.hasRoundJoins ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      if let dashes = stroke.drawnDashes(along: path) {
        cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase)
      }
      cairo_stroke_preserve(context)
      cairo_restore(context)
    }
    cairo_new_path(context)
  }

  /// Clips to a path; a path with invalid coordinates hides everything.
  func clip(_ path: Path) {
    guard path.bounds.isFinite else {
      cairo_rectangle(context, 0, 0, 0, 0)
      return cairo_clip(context)
    }
    cairo_new_path(context)
    self.path(path)
    withRule(of: path) { cairo_clip(context) }
  }

  func withRule(of path: Path, _ draw: () -> Void) {
    guard path.rule == .evenOdd else { return draw() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    draw()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds the outline of a rounded rectangle to the current path.
  func outline(_ shape: RoundedRect) {
    let rect = shape.rect
    guard rect.isFinite else { return cairo_rectangle(context, 0, 0, 0, 0) }
    guard !shape.isSharp else {
      // A negative extent would extend in the opposite direction.
      return cairo_rectangle(
        context, rect.minX, rect.minY, max(0, rect.width), max(0, rect.height))
    }
    path(Path(shape))
  }

  /// Adds a path to the current path; a path with invalid coordinates is ignored.
  func path(_ path: Path) {
    guard path.bounds.isFinite else { return }
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let a, let b, let c):
        cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}
